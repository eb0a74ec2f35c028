//! What the ZEN reader makes of the details.
