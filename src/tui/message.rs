//! What can happen: what the user wants, and what the world reports.

use std::path::PathBuf;
use std::time::Duration;

use crate::board::Ring;
use crate::library::{Found, Opened};
use crate::record::Game;
use crate::rules::{Marble, Player};
use crate::tui::model::brain::Reply;
use crate::tui::model::cursor::Heading;
use crate::tui::model::files::{Entry, Preview};
use crate::tui::model::line::Edit;
use crate::tui::model::shelf::Shelf;

/// What the program opens with.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Nothing was said about the game: lot decides who begins.
    Lot,
    /// A game whose first player lot has decided.
    Drawn,
    /// A game that was left before.
    Resumed,
    /// The game that was asked for.
    Play,
    /// The first record of a folder or an archive.
    List(PathBuf),
}

/// Something that happens to the program.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// The engine has something to say.
    Engine {
        /// The question it answers.
        id: u64,
        /// What it says.
        reply: Reply,
    },
    /// The program begins.
    Opened(Opening),
    /// The user wants something that a key can say.
    User(Intent),
    /// The user points at a ring: the present step is to be made there.
    Ring(Ring),
    /// The user points at a row of a list.
    Row(usize),
    /// The user points at one of several values in a row of a form.
    Option {
        /// Which row.
        row: usize,
        /// Which value.
        option: usize,
    },
    /// The user points at an action of the move list: show the board after so many actions.
    ShowPly(usize),
    /// The wheel was turned over a list: down, or up.
    Scroll(bool),
    /// A text was pasted.
    Pasted(String),
    /// A key or a click that means nothing here.
    Pointless,
    /// Time has passed; something that moves may have to move on.
    Tick,
    /// A frame took so long to draw, longer than it was to be shown.
    Slow(Duration),
    /// The terminal has another size, or shows something else: draw anew.
    Redraw,
    /// The first player was drawn by lot.
    LotDrawn(Player),
    /// A game was saved, or not.
    Saved {
        /// Where.
        path: PathBuf,
        /// What the file could not hold, each in words; or why it was not saved.
        result: Result<Vec<String>, String>,
    },
    /// A setting could not be written into the config file.
    NotConfigured(String),
    /// The game could not be kept for resuming.
    AutosaveFailed(String),
    /// The game that was kept for resuming was read; or why there is none.
    Resumed(Result<Box<Game>, String>),
    /// A file or an example was read; or why it was not.
    Read(Result<Box<Opened>, String>),
    /// The records that lie beside a file were listed.
    Shelved {
        /// Which file.
        path: PathBuf,
        /// Its place among them.
        shelf: Shelf,
    },
    /// A list of records was searched for one that can be read; or why it could not be opened.
    Searched(Result<Box<Found>, String>),
    /// A folder was listed.
    Listed {
        /// Which.
        folder: PathBuf,
        /// What is in it, or why that is not known.
        result: Result<Vec<Entry>, String>,
    },
    /// A file was looked at.
    Previewed {
        /// Which.
        path: PathBuf,
        /// What it holds, or why that is not known.
        result: Result<Box<Preview>, String>,
    },
}

impl Message {
    /// Whether a person has done something.
    #[must_use]
    pub const fn is_by_user(&self) -> bool {
        match self {
            Self::User(_)
            | Self::Ring(_)
            | Self::Row(_)
            | Self::Option { .. }
            | Self::ShowPly(_)
            | Self::Scroll(_)
            | Self::Pasted(_)
            | Self::Pointless => true,
            Self::Engine { .. }
            | Self::Opened(_)
            | Self::Tick
            | Self::Slow(_)
            | Self::Redraw
            | Self::LotDrawn(_)
            | Self::Saved { .. }
            | Self::NotConfigured(_)
            | Self::AutosaveFailed(_)
            | Self::Resumed(_)
            | Self::Shelved { .. }
            | Self::Searched(_)
            | Self::Read { .. }
            | Self::Listed { .. }
            | Self::Previewed { .. } => false,
        }
    }
}

macro_rules! intents {
    ($( $(#[$doc:meta])* $name:ident $( ($value:ty) = $example:expr )? , )+) => {
        /// What a user can want, whichever key says it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Intent { $( $(#[$doc])* $name $(($value))?, )+ }

        impl Intent {
            /// One example of every kind; for tests.
            #[must_use]
            pub fn examples() -> Vec<Self> {
                vec![$( Self::$name $(($example))?, )+]
            }
        }
    };
}

intents! {
    /// Moves the cursor.
    Walk(Heading) = Heading::Up,
    /// Names a column, 0 for `a`.
    Letter(u8) = 0,
    /// Names a row after a column; otherwise chooses a marble.
    Digit(u8) = 1,
    /// Moves the cursor to the next ring where the step can be made.
    NextTarget,
    /// Moves it to the one before.
    PreviousTarget,
    /// Makes the step at the cursor.
    Confirm,
    /// Takes the last step back, or closes what is open.
    Back,
    /// Chooses a colour.
    Marble(Marble) = Marble::White,
    /// Demands that the last turn be taken back.
    Demand,
    /// Lets an overlooked capture pass.
    LetPass,
    /// Claims the group in question, or declines it.
    Claim(bool) = true,
    /// Takes back the last turn.
    Undo,
    /// Plays it again.
    Redo,
    /// Gives up.
    Resign,
    /// Offers a tie.
    OfferTie,
    /// Asks for a suggestion.
    Hint,
    /// Shows or hides the analysis.
    Analysis,
    /// Draws the next line of the analysis on the board.
    NextLine,
    /// Draws the line before.
    PreviousLine,
    /// Looks one action back.
    HistoryBack,
    /// Looks one action forward.
    HistoryForward,
    /// Looks at the start.
    HistoryStart,
    /// Looks at the end.
    HistoryEnd,
    /// Starts or stops replaying by itself.
    Replay,
    /// Replays faster.
    Faster,
    /// Replays slower.
    Slower,
    /// A digit of the number of the action to look at.
    TurnDigit(u8) = 1,
    /// Goes to the number typed, or plays on from here.
    PlayOn,
    /// Begins a new game.
    New,
    /// Saves.
    Save,
    /// Saves under another name.
    SaveAs,
    /// Opens a file.
    Open,
    /// Goes to the next record of the list.
    NextRecord,
    /// Goes to the record before.
    PreviousRecord,
    /// Switches the mouse on or off.
    Mouse,
    /// Draws the board larger.
    Larger,
    /// Draws the board smaller.
    Smaller,
    /// Takes the next theme.
    Theme,
    /// Shows pool, players and turns where there is no room beside the board.
    Panel,
    /// Shows the keys.
    Help,
    /// Shows how to play.
    Rules,
    /// Opens the settings.
    Settings,
    /// Opens the command line.
    CommandLine,
    /// Draws everything anew.
    Redraw,
    /// Quits, after a question when something is not saved.
    Quit,
    /// Quits at once; the game is kept for resuming.
    Leave,
    /// Goes up a list.
    Up,
    /// Goes down a list.
    Down,
    /// Goes up a page.
    PageUp,
    /// Goes down a page.
    PageDown,
    /// Takes the next value of a setting.
    NextValue,
    /// Takes the value before.
    PreviousValue,
    /// Accepts what is chosen or typed.
    Accept,
    /// Types a letter.
    Type(char) = 'x',
    /// Edits what is typed.
    Edit(Edit) = Edit::Left,
    /// Completes what is typed.
    Complete,
}
