//! SGF as such: games as trees of nodes with properties. Knows nothing of any game.

use std::borrow::Cow;

use crate::notation::parts::parts;
use crate::record::{MOST_TURNS, Place, decode, shown};

/// The most nodes that are read from one file.
const MOST_NODES: usize = MOST_TURNS;

/// A file in the Smart Game Format: one or more games, each a tree of nodes.
///
/// Names of properties may hold digits, `+` and `-` besides letters, as Boardspace's `P-1` does.
/// What stands before the first game is skipped. Reading takes time and memory in proportion to the
/// file, however deep it is nested.
///
/// ```
/// use zertz::sgf::Tree;
/// let (tree, fault) = Tree::read(br"(;GM[22]C[a \] b](;P0[Done])(;P1[Done]))");
/// assert!(fault.is_none());
/// let root = tree.roots()[0];
/// assert_eq!(tree.property(root, "C").as_deref(), Some("a ] b"));
/// assert_eq!(tree.children(root).count(), 2);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Tree<'a> {
    bytes: &'a [u8],
    nodes: Vec<Node>,
    properties: Vec<Property<'a>>,
    roots: Vec<NodeId>,
    ends_early: Option<&'static str>,
}

/// A node of a [`Tree`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

/// One value of a property.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Property<'a> {
    /// The name; a property with several values comes several times.
    pub name: &'a str,
    /// The value as it stands in the file, escapes and all.
    pub raw: &'a [u8],
}

parts! {
    /// What belongs somewhere in a file.
    SgfPart {
        Property = "a property, `;`, `(` or `)`",
        Node = "`;`, `(` or `)`",
        Game = "a game: `(;`",
        FirstNode = "`;` after `(`",
        Length = "at most 65536 nodes",
        Value = "`[` and the value of a property",
        ValueEnd = "`]` at the end of a value",
    }
}

/// The file is no SGF from some place on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: expected {expected}, found {found}", .place.line, .place.column)]
pub struct SyntaxError {
    /// Where.
    pub place: Place,
    /// What could have stood there.
    pub expected: SgfPart,
    /// What stands there.
    pub found: String,
}

#[derive(Debug, Clone)]
struct Node {
    /// Offset of its `;`.
    at: u32,
    first_property: u32,
    end_property: u32,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

impl<'a> Tree<'a> {
    /// Reads a file. With a fault, the tree holds everything before it.
    #[must_use]
    pub fn read(bytes: &'a [u8]) -> (Self, Option<SyntaxError>) {
        let mut reader = Reader {
            tree: Self {
                bytes,
                ..Self::default()
            },
            at: 0,
            open: Vec::new(),
            current: None,
            in_node: false,
        };
        let fault = reader.read().err();
        (reader.tree, fault)
    }

    /// The first node of every game.
    #[must_use]
    pub fn roots(&self) -> &[NodeId] {
        &self.roots
    }

    /// What is missing at the end of the file, if it stops within a game.
    #[must_use]
    pub const fn ends_early(&self) -> Option<&'static str> {
        self.ends_early
    }

    /// The nodes that can follow a node; the first goes on with the main line.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.node(node).and_then(|node| node.first_child);
        std::iter::successors(first, |&child| self.node(child)?.next_sibling)
    }

    /// The properties of a node in the order of the file.
    #[must_use]
    pub fn properties(&self, node: NodeId) -> &[Property<'a>] {
        let range = self.node(node).map_or(0..0, |node| {
            node.first_property as usize..node.end_property as usize
        });
        self.properties.get(range).unwrap_or_default()
    }

    /// The first value of a property of a node.
    #[must_use]
    pub fn property(&self, node: NodeId, name: &str) -> Option<Cow<'a, str>> {
        let property = self
            .properties(node)
            .iter()
            .find(|other| other.name == name);
        property.map(Property::text)
    }

    /// Where a node stands in the file.
    #[must_use]
    pub fn place(&self, node: NodeId) -> Place {
        let at = self.node(node).map_or(0, |node| node.at as usize);
        Place::of(self.bytes, at)
    }

    fn node(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node.0 as usize)
    }
}

impl<'a> Property<'a> {
    /// The value, escapes resolved, read as UTF-8 or else as Latin-1.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        if !self.raw.contains(&b'\\') {
            return decode(self.raw);
        }
        let mut bytes = Vec::with_capacity(self.raw.len());
        let mut rest = self.raw.iter().copied().peekable();
        while let Some(byte) = rest.next() {
            if byte != b'\\' {
                bytes.push(byte);
                continue;
            }
            match rest.next() {
                // A line broken for the eye only.
                Some(b'\r') => {
                    rest.next_if_eq(&b'\n');
                }
                Some(b'\n') | None => {}
                Some(escaped) => bytes.push(escaped),
            }
        }
        Cow::Owned(decode(&bytes).into_owned())
    }
}

/// The file being read.
struct Reader<'a> {
    tree: Tree<'a>,
    at: usize,
    /// For every open parenthesis the node it hangs on.
    open: Vec<Option<NodeId>>,
    current: Option<NodeId>,
    /// Whether a property may follow, which belongs to the last node.
    in_node: bool,
}

impl<'a> Reader<'a> {
    fn read(&mut self) -> Result<(), SyntaxError> {
        self.skip_preface()?;
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(b'(') => self.open()?,
                Some(b')') => {
                    self.at += 1;
                    self.current = self.open.pop().flatten();
                    self.in_node = false;
                }
                Some(b';') => self.node()?,
                Some(byte) if self.in_node && byte.is_ascii_alphabetic() => self.property()?,
                Some(_) if self.in_node => {
                    return Err(self.error(SgfPart::Property));
                }
                Some(_) => return Err(self.error(SgfPart::Node)),
                None => self.tree.ends_early = Some("`)`"),
            }
            // After a game only another one counts.
            if self.open.is_empty() {
                self.skip_blanks();
                if !self.at_game() {
                    return Ok(());
                }
            }
            if self.tree.ends_early.is_some() {
                return Ok(());
            }
        }
    }

    fn peek(&self) -> Option<u8> {
        self.tree.bytes.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while self
            .peek()
            .is_some_and(|byte| byte.is_ascii_whitespace() || byte == 0)
        {
            self.at += 1;
        }
    }

    /// Goes to the first `(` that a `;` follows.
    fn skip_preface(&mut self) -> Result<(), SyntaxError> {
        while self.peek().is_some() {
            if self.at_game() {
                return Ok(());
            }
            self.at += 1;
        }
        self.at = 0;
        Err(self.error(SgfPart::Game))
    }

    fn at_game(&self) -> bool {
        let mut rest = self.tree.bytes.get(self.at..).unwrap_or_default().iter();
        rest.next() == Some(&b'(') && rest.find(|byte| !byte.is_ascii_whitespace()) == Some(&b';')
    }

    fn open(&mut self) -> Result<(), SyntaxError> {
        if !self.at_game() {
            self.at += 1;
            self.skip_blanks();
            return Err(self.error(SgfPart::FirstNode));
        }
        self.at += 1;
        self.in_node = false;
        self.open.push(self.current);
        Ok(())
    }

    fn node(&mut self) -> Result<(), SyntaxError> {
        if self.tree.nodes.len() == MOST_NODES {
            return Err(self.error(SgfPart::Length));
        }
        let id = NodeId(self.tree.nodes.len() as u32);
        let properties = self.tree.properties.len() as u32;
        self.tree.nodes.push(Node {
            at: self.at as u32,
            first_property: properties,
            end_property: properties,
            first_child: None,
            last_child: None,
            next_sibling: None,
        });
        self.at += 1;
        match self.current {
            None => self.tree.roots.push(id),
            Some(parent) => self.append_child(parent, id),
        }
        self.current = Some(id);
        self.in_node = true;
        Ok(())
    }

    fn append_child(&mut self, parent: NodeId, child: NodeId) {
        let Some(node) = self.tree.nodes.get_mut(parent.0 as usize) else {
            return;
        };
        let before = node.last_child.replace(child);
        node.first_child.get_or_insert(child);
        if let Some(before) = before
            && let Some(before) = self.tree.nodes.get_mut(before.0 as usize)
        {
            before.next_sibling = Some(child);
        }
    }

    fn property(&mut self) -> Result<(), SyntaxError> {
        let start = self.at;
        while self
            .peek()
            .is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+'))
        {
            self.at += 1;
        }
        let name = self.tree.bytes.get(start..self.at).unwrap_or_default();
        let name = std::str::from_utf8(name).unwrap_or_default();
        self.skip_blanks();
        if self.peek() != Some(b'[') {
            return Err(self.error(SgfPart::Value));
        }
        while self.peek() == Some(b'[') {
            let raw = self.value()?;
            self.tree.properties.push(Property { name, raw });
            let end = self.tree.properties.len() as u32;
            if let Some(node) = self.tree.nodes.last_mut() {
                node.end_property = end;
            }
            self.skip_blanks();
        }
        Ok(())
    }

    fn value(&mut self) -> Result<&'a [u8], SyntaxError> {
        let start = self.at + 1;
        let mut at = start;
        loop {
            match self.tree.bytes.get(at) {
                Some(b']') => break,
                Some(b'\\') => at += 2,
                Some(_) => at += 1,
                None => {
                    self.at = self.tree.bytes.len();
                    return Err(self.error(SgfPart::ValueEnd));
                }
            }
        }
        self.at = at + 1;
        Ok(self.tree.bytes.get(start..at).unwrap_or_default())
    }

    fn error(&self, expected: SgfPart) -> SyntaxError {
        let rest = self.tree.bytes.get(self.at..).unwrap_or_default();
        let next = decode(rest.get(..4).unwrap_or(rest)).chars().next();
        let found = next.map_or_else(
            || "the end of the file".to_owned(),
            |next| format!("`{}`", shown(next.encode_utf8(&mut [0; 4]))),
        );
        SyntaxError {
            place: Place::of(self.tree.bytes, self.at),
            expected,
            found,
        }
    }
}
