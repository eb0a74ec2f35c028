//! The loop: draw, wait, change.

use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use ratatui::layout::{Position, Rect};

use super::effect::Effect;
use super::event::{self, Input, Signal};
use super::keymap::{self, Context};
use super::librarian::{Librarian, Order};
use super::message::{Message, Opening};
use super::model::Model;
use super::model::motion::FRAME;
use super::mouse;
use super::present::Presentation;
use super::terminal::{self, Screen};
use super::thinker::Thinker;
use super::update::{self, update};
use super::world;

/// The exit status of a usage error: here, that there is no terminal.
const NO_TERMINAL: u8 = 2;

/// How long the first frame waits for a list of records.
const MOMENT: Duration = Duration::from_millis(50);

/// Runs the program on the terminal until it ends.
///
/// # Errors
///
/// The terminal fails.
pub fn run(model: Model, opening: Opening) -> anyhow::Result<ExitCode> {
    if !terminal::is_there() {
        eprintln!("zertz: not a terminal; use --plain");
        return Ok(ExitCode::from(NO_TERMINAL));
    }
    let screen = Screen::open(model.settings().mouse).context("the terminal can't be used")?;
    let (sender, events) = channel();
    let mut app = App {
        model,
        screen,
        started: Instant::now(),
        sender,
        thinker: Thinker::default(),
        librarian: Librarian::default(),
        stale: true,
    };
    app.measure()?;
    let is_list = matches!(opening, Opening::List(_));
    app.apply(Message::Opened(opening))?;
    // A list of the usual size is there before anybody sees the empty board.
    if is_list && let Ok(event) = events.recv_timeout(MOMENT) {
        app.handle(event)?;
    }
    app.draw()?;
    // Only now: the first frame waits for nothing.
    event::listen(&app.sender).context("no input")?;
    // The size may have changed before anybody listened.
    if app.screen.size()? != app.model.screen.as_size() {
        app.measure()?;
    }
    let end = app.run(&events);
    drop(app);
    end
}

/// The running program.
struct App {
    model: Model,
    screen: Screen,
    started: Instant,
    sender: Sender<Event>,
    thinker: Thinker,
    librarian: Librarian,
    /// Whether the screen shows something that is no longer so.
    stale: bool,
}

/// Whatever the loop waits for.
enum Event {
    Input(Input),
    Report(Message),
}

impl From<Input> for Event {
    fn from(input: Input) -> Self {
        Self::Input(input)
    }
}

/// Whether and how the program ends.
enum Flow {
    Go,
    End(ExitCode),
}

impl App {
    fn run(&mut self, events: &Receiver<Event>) -> anyhow::Result<ExitCode> {
        loop {
            if self.stale {
                self.draw()?;
            }
            let first = match self.model.wake() {
                None => events.recv().ok(),
                Some(moment) => {
                    let wait = moment.saturating_sub(self.started.elapsed());
                    match events.recv_timeout(wait) {
                        Ok(event) => Some(event),
                        Err(RecvTimeoutError::Timeout) => {
                            self.apply(Message::Tick)?;
                            continue;
                        }
                        Err(RecvTimeoutError::Disconnected) => None,
                    }
                }
            };
            let first = first.unwrap_or(Event::Input(Input::Gone));
            // Whatever has come in meanwhile is one frame.
            for event in std::iter::once(first).chain(events.try_iter()) {
                if let Flow::End(code) = self.handle(event)? {
                    return Ok(code);
                }
            }
        }
    }

    fn draw(&mut self) -> anyhow::Result<()> {
        self.stale = false;
        let began = Instant::now();
        let presentation = Presentation::new(&self.model);
        self.screen.draw(|frame| presentation.draw(frame))?;
        drop(presentation);
        // Writing waits for a terminal that can't keep up.
        let took = began.elapsed();
        if self.model.motion.is_some() && took > FRAME {
            self.apply(Message::Slow(took))?;
        }
        Ok(())
    }

    /// Takes the size of the terminal over.
    fn measure(&mut self) -> anyhow::Result<()> {
        let size = self.screen.size()?;
        self.model.screen = Rect::from((Position::ORIGIN, size));
        self.stale = true;
        Ok(())
    }

    fn handle(&mut self, event: Event) -> anyhow::Result<Flow> {
        let input = match event {
            Event::Input(input) => input,
            Event::Report(message) => return self.apply(message),
        };
        match input {
            Input::Key(key) => match keymap::lookup(self.model.context(), key) {
                Some(intent) => self.apply(Message::User(intent)),
                None => self.pointless(),
            },
            Input::Mouse(event) => match mouse::message(&self.model, event) {
                Some(message) => self.apply(message),
                None => self.pointless(),
            },
            Input::Paste(text) => self.apply(Message::Pasted(text)),
            Input::Resized => {
                self.screen.spoil();
                self.measure()?;
                Ok(Flow::Go)
            }
            Input::Signal(signal) => self.signal(signal),
            Input::Gone => {
                self.keep();
                Ok(Flow::End(ExitCode::FAILURE))
            }
        }
    }

    /// A key or click without meaning ends the motion; at rest it does not even make a frame.
    fn pointless(&mut self) -> anyhow::Result<Flow> {
        match self.model.motion {
            Some(_) => self.apply(Message::Pointless),
            None => Ok(Flow::Go),
        }
    }

    /// Sends what others report into the channel of all events.
    fn reporter(&self) -> impl FnMut(Message) + Send + Clone + 'static {
        let sender = self.sender.clone();
        move |message| {
            // When nobody listens any more the program is about to end.
            let _ = sender.send(Event::Report(message));
        }
    }

    fn ask(&mut self, order: Order) {
        let tell = self.reporter();
        self.librarian.ask(order, self.model.texts(), tell);
    }

    fn signal(&mut self, signal: Signal) -> anyhow::Result<Flow> {
        match signal {
            Signal::End(number) => {
                self.keep();
                let code = 128 + u8::try_from(number).unwrap_or(0) % 128;
                Ok(Flow::End(ExitCode::from(code)))
            }
            Signal::Stop => {
                self.screen.suspend()?;
                self.measure()?;
                Ok(Flow::Go)
            }
            Signal::Continue => {
                self.screen.reenter()?;
                self.measure()?;
                Ok(Flow::Go)
            }
        }
    }

    /// Keeps the game for resuming, since nobody can be asked about it any more.
    fn keep(&self) {
        for effect in update::leave(&self.model) {
            // Nothing is left to report a failure to.
            let _ = world::perform(effect, self.model.texts());
        }
    }

    /// Changes the model and does what follows from it, until nothing more does.
    fn apply(&mut self, message: Message) -> anyhow::Result<Flow> {
        self.stale = true;
        let mut messages = vec![message];
        while let Some(message) = messages.pop() {
            self.model.now = self.started.elapsed();
            for effect in update(&mut self.model, message) {
                match effect {
                    Effect::Quit => return Ok(Flow::End(ExitCode::SUCCESS)),
                    Effect::Suspend => {
                        self.screen.suspend()?;
                        self.measure()?;
                    }
                    Effect::Redraw => {
                        self.screen.reenter()?;
                        self.measure()?;
                    }
                    Effect::Think(question) => {
                        let tell = self.reporter();
                        self.thinker.think(*question, tell);
                    }
                    Effect::Open(path) => self.ask(Order::Open(path)),
                    Effect::Shelve(path) => self.ask(Order::Shelve(path)),
                    Effect::Seek { index, forward } => self.ask(Order::Seek { index, forward }),
                    Effect::Hurry => self.thinker.hurry(),
                    Effect::StopThinking => self.thinker.stop(),
                    effect => messages.extend(world::perform(effect, self.model.texts())),
                }
            }
        }
        self.screen.set_mouse(self.model.settings().mouse)?;
        self.screen
            .set_paste(self.model.context() == Context::Line)?;
        Ok(Flow::Go)
    }
}
