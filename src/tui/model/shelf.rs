//! Where the game stands in a list of records: a folder or an archive.

/// A place in a list of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shelf {
    /// Number of the record, from 0.
    pub index: usize,
    /// How many records there are.
    pub count: usize,
}

/// A record that is being looked for, while the game on the table stays as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Search {
    /// Whether it comes after the present one; `None` for the first record of a list.
    pub forward: Option<bool>,
    /// How many actions the game on the table had. A game that has gone on since is not taken away.
    pub turns: usize,
    /// Where the game on the table stands, if nothing is found.
    pub shelf: Option<Shelf>,
}
