//! What a text could have had in a place where it has something else.

/// Defines the things that can be expected somewhere, each with its English words. An enum, so that
/// no other language can forget one.
macro_rules! parts {
    ($(#[$meta:meta])* $name:ident { $( $variant:ident = $text:literal, )+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name { $( #[doc = $text] $variant, )+ }

        /// In English words.
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $( Self::$variant => $text, )+ })
            }
        }
    };
}

pub(crate) use parts;
