//! Records as they are found in the wild.
