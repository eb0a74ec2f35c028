//! The line prompt: whole games, dialogs, files, the clock, and the program itself.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use assert_cmd::Command as Program;
use rand::SeedableRng;
use rand::rngs::StdRng;
use zertz::board::Board;
use zertz::clock::TimeControl;
use zertz::engine::{Line, Score};
use zertz::lang::Language;
use zertz::notation::TurnText;
use zertz::plain::{Advice, Options, run};
use zertz::record::{Action, Game};
use zertz::rules::{
    ByPlayer, Outcome, Player, Position, Preset, Ruleset, TieReason, Turn, WinReason,
};

/// The game after some lines, and everything said.
fn play_with(options: Options, game: Game, lines: &str) -> (Game, String) {
    let mut said = Vec::new();
    let game = run(game, options, lines.as_bytes(), &mut said).expect("no error of the system");
    (game, String::from_utf8(said).expect("UTF-8"))
}

fn play(game: Game, lines: &str) -> (Game, String) {
    play_with(Options::default(), game, lines)
}

fn new(preset: Preset) -> Game {
    Game::new(Ruleset::new(preset))
}

fn at(position: &str) -> Game {
    Game::from_position(position.parse().unwrap())
}

#[track_caller]
fn assert_said(said: &str, text: &str) {
    assert!(said.contains(text), "{text:?} is missing in:\n{said}");
}

/// Whole random games of every preset and board, typed in official notation.
#[test]
fn whole_games_are_played_by_every_preset() {
    let mut rng = StdRng::seed_from_u64(7);
    let boards = |preset| match preset {
        Preset::Basic | Preset::Blitz => &[Board::Rings37][..],
        Preset::Expanded => &Board::ALL[1..],
        Preset::Tournament => &[Board::Rings48, Board::Rings61],
    };
    for &preset in Preset::ALL {
        for &board in boards(preset) {
            let start = Position::start(Ruleset::new(preset).on(board));
            let mut game = Game::from_position(start);
            let mut typed = String::new();
            while let Some(turn) = game.position().random_turn(&mut rng) {
                let written = TurnText::new(game.position(), &turn).to_string();
                game.play(turn).unwrap();
                typed.push_str(&written);
                typed.push('\n');
                // A declined group is not written, so the prompt asks about it.
                if let Turn::Place { declined, .. } = turn
                    && !declined.is_empty()
                    && !written.contains('x')
                {
                    let before = game.position_after(game.len() - 1).unwrap();
                    let groups = zertz::command::open_claims(before, &turn);
                    typed.push_str(&"no\n".repeat(groups.len()));
                }
            }
            let (played, said) = play(Game::from_position(start), &typed);
            assert_eq!(played.position(), game.position(), "{preset} {board}");
            assert_eq!(played.plies(), game.plies());
            let outcome = game.outcome().expect("a random game ends");
            let texts = Language::English.texts();
            let names = ByPlayer::new(String::new(), String::new());
            assert_said(&said, &texts.outcome(outcome, game.rules().set, &names));
        }
    }
}

#[test]
fn a_game_is_played_step_by_step_and_leniently() {
    let typed = ":wd4\nd1\ng d5 a1\nd4 d6\nb b2 - g4\nquit\n";
    let (game, said) = play(new(Preset::Basic), typed);
    assert_eq!(game.len(), 4);
    for text in [
        "Step 2/2: remove a free ring: a1 a2",
        "Player 1 places Wd4,d1\nPlayer 2 to move\n",
        "Capture is compulsory: jump with d4 or d5",
        "Player 1 captures 1 grey marble: x d4Gd6",
        "Player 2 places Bb2,g4",
        "Goodbye",
    ] {
        assert_said(&said, text);
    }
}

#[test]
fn a_half_made_turn_waits_and_can_be_dropped() {
    let (game, said) = play(
        new(Preset::Basic),
        "wd4\npool\nd5\nd4\nz9\nback\nback\ngc3\nwd4,a1\n",
    );
    assert_said(&said, "Pool: 6 white marbles, 8 grey marbles and 10 black");
    assert_said(&said, "d5 is not free: its neighbours hold it in place");
    assert_said(&said, "d4 has just been filled and can't be removed");
    assert_said(&said, "Dropped");
    assert_said(&said, "There is no half-made turn");
    // Another turn typed in its place counts instead.
    assert_eq!(game.len(), 1);
    assert_said(&said, "Player 1 places Wd4,a1");
}

#[test]
fn refusals_are_told_in_words() {
    let (game, said) = play(
        new(Preset::Basic),
        "wd4 d4\nwd4 d3\nwi9 a1\nx d4 d6\nxyzzy\nwd4,d1\nwd4,a1\nresume\ngoto 9\nsuspend\n",
    );
    assert_eq!(game.len(), 1);
    for text in [
        "d4 has just been filled and can't be removed",
        "d3 is not free: its neighbours hold it in place",
        "The board has no ring i9",
        "There is no marble on d4",
        "There is no command \"xyzzy\"",
        "d4 is not vacant",
        "There is no game to resume",
        "There is no turn 9: the game has 1 turn",
        "suspend only works on the screen",
    ] {
        assert_said(&said, text);
    }
}

/// d4 jumps over d5 and then must jump over c5.
const ONE_WAY: &str = "oooo/ooooo/ooooBo/oooWGooo/1oooooo/2ooooo/3oooo 5/7/9 0/0/0 0/0/0 1 44";

#[test]
fn a_capture_goes_on_by_itself_until_it_forks() {
    let board = Board::Rings44;
    let game = at(ONE_WAY);
    let captures: Vec<String> = game
        .position()
        .legal_turns()
        .iter()
        .map(|turn| TurnText::new(game.position(), turn).to_string())
        .collect();
    assert!(
        captures.iter().all(|text| text.starts_with('x')),
        "{captures:?}"
    );
    let start = board.ring_named("d4").unwrap();
    assert!(game.position().all_jumpers().contains(start));
    let first = captures
        .iter()
        .find(|text| text.starts_with("x d4"))
        .expect("d4 jumps");
    // Only the first jump is typed; what follows leaves no choice.
    let (played, said) = play(game.clone(), "d4 d6\n");
    assert_eq!(played.len(), 1, "{said}");
    let turn = played.last().unwrap().turn().unwrap();
    assert_eq!(&TurnText::new(game.position(), turn).to_string(), first);
}

/// d4 jumps over d5 and can go on over c5 or over e5.
const CROSS: &str = "oooo/ooooo/ooooGo/oooWGoo/1ooooGo/2ooooo/3oooo 5/5/10 0/0/0 0/0/0 1 37";

#[test]
fn at_a_fork_the_player_is_asked() {
    let game = at(CROSS);
    let position = game.position();
    let forks: Vec<Turn> = position
        .legal_turns()
        .into_iter()
        .filter(|turn| {
            let text = TurnText::new(position, turn).to_string();
            text.starts_with("x d4Gd6")
        })
        .collect();
    assert!(forks.len() > 1, "{forks:?}");
    let wanted = TurnText::new(position, &forks[1]).to_string();
    let second: String = wanted.chars().skip("x d4Gd6G".len()).take(2).collect();
    let (played, said) = play(game.clone(), &format!("d4 d6\na1\n{second}\n"));
    assert_said(&said, "Keep jumping with d6: to ");
    assert_said(&said, "No jump leads from d6 to a1");
    assert_eq!(played.last().unwrap().turn(), Some(&forks[1]), "{said}");
}

/// The white marble on a1 hangs on by a2 alone.
fn isolation(preset: Preset) -> Game {
    let text = "Wo/3oo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 5/8/10 0/0/0 0/0/0 1 37";
    let position: Position = text.parse().unwrap();
    Game::from_position(position.with_conduct(Ruleset::new(preset)))
}

#[test]
fn claims_are_made_without_being_written() {
    let game = isolation(Preset::Basic);
    let position = *game.position();
    let claiming = position
        .legal_turns()
        .into_iter()
        .find(|turn| !position.taken_by(turn).is_empty());
    let Some(turn) = claiming else {
        panic!("nothing can be claimed");
    };
    let written = TurnText::new(&position, &turn).to_string();
    let bare = written.split(" x ").next().unwrap();
    assert_ne!(bare, written);
    let (played, said) = play(game, &format!("{bare}\n"));
    assert_said(&said, &format!("Player 1 places {written} and claims "));
    assert_eq!(played.last().unwrap().turn(), Some(&turn));
}

#[test]
fn where_the_rules_ask_claims_are_asked_group_by_group() {
    let game = isolation(Preset::Tournament);
    let position = *game.position();
    let turns = position.legal_turns();
    let turn = turns
        .iter()
        .find(|turn| !zertz::command::open_claims(&position, turn).is_empty())
        .expect("a turn that isolates");
    let written = TurnText::new(&position, turn).to_string();
    let bare = written.split(" x ").next().unwrap().to_owned();
    let groups = zertz::command::open_claims(&position, turn).len();

    let yes = format!("{bare}\nwhat\nscore\n{}", "yes\n".repeat(groups));
    let (claimed, said) = play(game.clone(), &yes);
    assert_said(&said, "Isolated: 2 white marbles on a1 and a2. Claim them?");
    assert_said(&said, "Please answer yes or no");
    assert_said(&said, "and claims ");
    assert!(!claimed.position().captured(Player::One).is_empty());

    let (declined, said) = play(game.clone(), &format!("{bare}\n{}", "n\n".repeat(groups)));
    assert!(declined.position().captured(Player::One).is_empty());
    assert_said(&said, &format!("Player 1 places {bare}\n"));

    // Touch-move: the turn is made but for the claim, so it can't be dropped.
    let (kept, said) = play(game, &format!("{bare}\nback\n"));
    assert_said(&said, "Touch-move: a step once made can't be taken back");
    assert!(kept.is_empty());
}

#[test]
fn a_take_back_is_demanded() {
    let start = new(Preset::Tournament);
    let (game, said) = play(
        start.clone(),
        "wd4,d1\ngd5,a1\nbb2,a2\ndemand\nwe5,a3\nd4 d6\n",
    );
    for text in [
        "A capture is possible: jump with d4 or d5; a placement overlooks it",
        "Player 1 overlooked a capture: capture, demand the take-back, or let it pass",
        "Player 2 demands the take-back",
        "Take-back demanded: Player 1 must capture with d4 or d5",
        "Capture is compulsory: jump with d4 or d5",
        "Player 1 captures 1 grey marble: x d4Gd6",
    ] {
        assert_said(&said, text);
    }
    assert_eq!(game.plies()[3].action, Action::Demand);
    assert_eq!(game.len(), 5);

    let (game, said) = play(
        start.clone(),
        "wd4,d1\ndemand\ngd5,a1\nbb2,a2\npass\npass\ndemand\nwf4,a3\n",
    );
    assert_eq!(game.len(), 4);
    assert_said(&said, "No take-back can be demanded");
    assert_said(&said, "You let it pass");
    assert_said(&said, "Player 2 overlooked a capture");
}

#[test]
fn in_tournaments_a_turn_is_taken_back_only_by_agreement() {
    let (game, said) = play(new(Preset::Tournament), "wd4,d1\nundo\nno\n");
    assert_eq!(game.len(), 1);
    assert_said(&said, "Touch-move: a turn is only taken back if both");
    let (game, _) = play(new(Preset::Tournament), "wd4,d1\nundo\nyes\n");
    assert_eq!((game.len(), game.undone()), (0, 1));
    // A marble put down is final.
    let (game, said) = play(new(Preset::Tournament), "wd4\nback\nwe5,a1\nhelp\na1\n");
    assert_said(&said, "Touch-move: a step once made can't be taken back");
    let turn = game.last().unwrap().turn().unwrap();
    assert_eq!(TurnText::new(game.start(), turn).to_string(), "Wd4,a1");
}

#[test]
fn turns_are_undone_and_redone() {
    let (game, said) = play(
        new(Preset::Basic),
        "undo\nredo\nwd4,d1\nundo\nredo\nu\nwe4,a1\nr\nresign\nundo\n",
    );
    assert_said(&said, "Nothing to undo");
    assert_said(&said, "Nothing to redo");
    assert_said(&said, "Undone: Player 1 places Wd4,d1");
    assert_said(&said, "Redone: Player 1 places Wd4,d1");
    assert_said(&said, "Undone: Player 1 wins: Player 2 resigns");
    assert_eq!((game.len(), game.outcome()), (1, None));
}

#[test]
fn the_players_can_end_the_game() {
    let (game, said) = play(
        new(Preset::Basic),
        "names Ann, Bob\ntie\nperhaps\nno\ntie\ny\ntie\nwd4\n",
    );
    assert_eq!(game.outcome(), Some(Outcome::Tie(TieReason::Agreement)));
    assert_said(&said, "The players are Ann and Bob");
    assert_said(&said, "Bob, do you agree on a tie?");
    assert_said(&said, "Dropped");
    assert_eq!(said.matches("Tie: the players agreed").count(), 3);
    let (game, said) = play(new(Preset::Basic), "wd4,d1\nresign\nresign\n");
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Player::One));
    assert_said(&said, "Player 1 wins: Player 2 resigns");
}

#[test]
fn an_empty_pool_is_told() {
    let text = "Booo/ooWoo/oooooo/oGoooGo/1oooooo/2oGooo/3oooW 0/0/0 1/3/5 3/2/4 2 37";
    let (game, said) = play(at(text), "pool\ngd4\nlegal\na2\nscore\nwe4,a3\nwc4,a3\n");
    for text in [
        "Pool empty: place from your own captures",
        "Step 1/2: the pool is empty: choose one of your captured marbles and a ring",
        "Player 2 places Gd4,a2\n",
        "Player 2 has 3 white marbles, 1 grey marble and 4 black marbles; still needs 1 white",
        "Capture is compulsory",
    ] {
        assert_said(&said, text);
    }
    assert_eq!(game.len(), 2, "{said}");
}

#[test]
fn looking_back_destroys_nothing() {
    let (game, said) = play(
        new(Preset::Basic),
        "wd4,d1\ngb2,a1\nbf2,g1\ngoto 1\nlast\nboard\ngb2,a1\ngoto 1\nge2,a4\nno\nge2,a4\nyes\nmoves\n",
    );
    assert_said(&said, "Looking back: after turn 1 of 3");
    assert_said(&said, "Looking back: after turn 2 of 3");
    assert_said(&said, "Play on from here?");
    assert_eq!(game.len(), 2);
    assert_eq!(game.plies()[1].variations.len(), 1);
    assert_eq!(game.plies()[1].variations[0].len(), 2);
    assert_said(&said, "2. Player 2 places Ge2,a4");
}

#[test]
fn the_board_is_told_in_words_and_drawn() {
    let (_, said) = play(
        new(Preset::Basic),
        "wd4,d1\nboard\ncol d\ncol i\nd4\nd1\nd2\nc3\nd7\nwhere w\nfree\nlegal d4\nlegal a2\nlegal\nrules\nline\nmoves\ncomment good\nlast\n",
    );
    for text in [
        "               ( 7 )\n          ( 6 )     ( 6 )\n",
        "( 3 )     ( 4 )     ( 4 )     ( 3 )\n     ( 3 )     ( W )     ( 3 )\n",
        "Column d: d1 gone, d2 vacant, d3 vacant, d4 white, d5 vacant, d6 vacant, d7 free",
        "The board has no column i",
        "d4 holds a white marble\n",
        "d1 has been removed",
        "d2 is vacant\n",
        "d7 is vacant and free",
        "white: d4",
        "Free rings: a1 a2 a3 a4 b1 b5 c1 c6 d7 e1 e6 f1 f5 g1 g2 g3 g4",
        "No legal turn begins on d4",
        "Ba2,a1  Ba2,a3",
        "basic, 37 rings",
        "wins with 4 white marbles, 5 grey marbles, 6 black marbles or 3 marbles of each colour",
        "oooo/ooooo/oooooo/1ooWooo/1oooooo/2ooooo/3oooo 5/8/10 0/0/0 0/0/0 2 37",
        "1. Player 1 places Wd4,d1\nRemark: good",
    ] {
        assert_said(&said, text);
    }
}

#[test]
fn every_command_is_in_the_help() {
    let (_, said) = play(new(Preset::Basic), "help\nhelp save\n");
    for info in zertz::command::CommandInfo::at_prompt() {
        let usage = info.usage(Language::English.texts());
        assert_said(&said, &format!("  {usage}: "));
    }
    assert_said(&said, "save [FILE]: save the game\nAlso: s, write");
    let (_, said) = play(new(Preset::Basic), "help set\nhelp load\n");
    assert_said(&said, "  animation: on, off or auto. show how marbles jump");
    assert_said(&said, "Examples: sacrifice, isolation");
}

#[test]
fn games_are_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a game.json");
    let name = file.display();
    let (_, said) = play(
        new(Preset::Expanded),
        &format!("save\nwd4,d1\nsave {name}\ngb2,a1\nsave\nload {name}.x\n"),
    );
    assert_said(&said, "save: expected the name of a file");
    assert_said(&said, &format!("Saved as {name}"));
    assert_said(&said, &format!("Not loaded: {name}.x: "));
    let saved = Game::from_json(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(saved.len(), 2);

    let (loaded, said) = play(
        new(Preset::Basic),
        &format!("wd4,d1\nload {name}\nno\nload {name}\nyes\nlast\n"),
    );
    assert_said(&said, "The game has not been saved. Give it up?");
    assert_said(&said, &format!("{name}: 2 turns loaded"));
    assert_eq!(loaded.plies(), saved.plies());

    // A loaded game is saved to where it came from, in its own format.
    for ending in ["json", "sgf", "zen"] {
        let file = folder.path().join(format!("game.{ending}"));
        let name = file.display();
        let (_, said) = play(
            new(Preset::Basic),
            &format!("wd4,d1\nsave {name}\nload {name}\ngb2,a1\nsave\n"),
        );
        assert_eq!(
            said.matches(&format!("Saved as {name}")).count(),
            2,
            "{said}"
        );
        let again = zertz::library::open_game(&file).unwrap().game;
        assert_eq!(again.len(), 2);
    }
    let (_, said) = play(new(Preset::Blitz), "save /tmp/blitz.sgf\n");
    assert_said(
        &said,
        "Not saved: /tmp/blitz.sgf: the format has no blitz marbles",
    );
    let (example, said) = play(new(Preset::Basic), "load sacrifice\ngoto 16\nsave\n");
    assert_said(&said, "sacrifice: 20 turns loaded");
    assert_said(&said, "Remark: The first gift");
    assert_said(&said, "save: expected the name of a file");
    assert!(example.outcome().is_some());

    let missing = folder.path().join("no/such/folder/game.json");
    let (_, said) = play(new(Preset::Basic), &format!("save {}\n", missing.display()));
    assert_said(&said, "Not saved: ");
}

fn keeping(autosave: &Path) -> Options {
    Options {
        autosave: Some(autosave.to_owned()),
        ..Options::default()
    }
}

#[test]
fn the_game_is_kept_after_every_turn_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let autosave = folder.path().join("state/zertz/autosave.json");
    let (_, said) = play_with(keeping(&autosave), new(Preset::Blitz), "wd4,d1\ngb2");
    assert_said(&said, "The input has ended\nThe game is kept");
    let kept = Game::from_json(&std::fs::read_to_string(&autosave).unwrap()).unwrap();
    assert_eq!(kept.len(), 1);
    let (game, said) = play_with(keeping(&autosave), new(Preset::Basic), "resume\ngb2,a1\n");
    assert_said(&said, "Resumed: 1 turn so far");
    assert_eq!((game.len(), game.rules().preset), (2, Preset::Blitz));
    // Nothing was played, so nothing is kept.
    let other = folder.path().join("other.json");
    let (_, said) = play_with(keeping(&other), new(Preset::Basic), "board\n");
    assert!(!other.exists());
    assert!(!said.contains("The game is kept"), "{said}");
}

#[test]
fn a_place_that_cannot_be_written_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let (game, said) = play_with(
        keeping(&file.join("autosave.json")),
        new(Preset::Basic),
        "wd4,d1\ngb2,a1\n",
    );
    assert_eq!(game.len(), 2);
    assert_eq!(said.matches("Not saved: ").count(), 1, "{said}");
}

#[test]
fn the_next_game_is_begun_by_the_other_player() {
    let (game, said) = play(new(Preset::Basic), "wd4,d1\nnew\nyes\n");
    assert_eq!((game.len(), game.first()), (0, Player::Two));
    assert_said(&said, "Player 2 begins");
    let (game, _) = play(new(Preset::Basic), "new 48 blitz first 2\n");
    assert_eq!(game.rules(), Ruleset::new(Preset::Blitz).on(Board::Rings48));
    assert_eq!(game.first(), Player::Two);
    let (game, _) = play(new(Preset::Basic), &format!("position {ONE_WAY}\n"));
    assert_eq!(game.start().to_string(), ONE_WAY);
    let json = "{\"format\":\"zertz-game\",\"version\":1,\"turns\":[\"Wd4,d1\"]}";
    let (game, said) = play(new(Preset::Basic), &format!("{json}\n{{\n(;GM[1])\n"));
    assert_eq!(game.len(), 1);
    assert_said(&said, "Not loaded: ");
}

#[test]
fn settings_are_shown_changed_and_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("zertz/config.toml");
    let options = || Options {
        config: Some(file.clone()),
        environment: zertz::settings::Environment::with(&[("LANG", "en_GB.UTF-8")]),
        ..Options::default()
    };
    let (game, said) = play_with(
        options(),
        new(Preset::Basic),
        "set\nset theme\nset them\nset theme pink\nset theme light\nset clock 10+5\nnew\nset language de\npool\nset ascii on\nset language auto\npool\n",
    );
    for text in [
        "theme is auto: colours of the screen\n",
        "table_memory is auto: ",
        "There is no setting \"them\": did you mean \"theme\"?",
        "theme: expected dark, light, high-contrast, 16, none or auto, found \"pink\"",
        "theme is light: ",
        "Vorrat: 6 weiße Kugeln",
        "Pool: 6 white marbles",
    ] {
        assert_said(&said, text);
    }
    assert_eq!(game.tags, [("clock".to_owned(), "10+5".to_owned())]);
    assert_eq!(
        std::fs::read_to_string(&file).unwrap(),
        "theme = \"light\"\nclock = \"10+5\"\nascii = true\n"
    );
    std::fs::write(&file, "theme = light").unwrap();
    let (_, said) = play_with(options(), new(Preset::Basic), "set theme dark\nset theme\n");
    assert_said(&said, "Set for now; the config file is not written: ");
    assert_eq!(said.matches("theme is dark").count(), 2);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "theme = light");
}

/// A clock whose hands the test moves: every look at it takes some seconds.
fn ticking(control: TimeControl, seconds: u64) -> Options {
    let now = Rc::new(Cell::new(Duration::ZERO));
    Options {
        clock: control,
        now: Box::new(move || {
            now.set(now.get() + Duration::from_secs(seconds));
            now.get()
        }),
        ..Options::default()
    }
}

#[test]
fn clocks_run_and_are_recorded() {
    let control = "10+5".parse().unwrap();
    let (game, said) = play_with(
        ticking(control, 1),
        new(Preset::Basic),
        "wd4,d1\nclock\nflag\n",
    );
    assert_said(&said, "Player 1 9:");
    assert_said(&said, "Nobody has run out of time");
    assert!(game.last().unwrap().thought.is_some());
    assert_eq!(game.tags, [("clock".to_owned(), "10+5".to_owned())]);
    let (game, said) = play(new(Preset::Basic), "wd4,d1\nclock\n");
    assert_said(&said, "No clock is set");
    assert_eq!(game.last().unwrap().thought, None);
}

#[test]
fn running_out_of_time_is_told_and_confirmed_by_the_players() {
    let control = "0:10".parse().unwrap();
    let (game, said) = play_with(ticking(control, 20), new(Preset::Basic), "wd4,d1\nflag\n");
    assert_said(
        &said,
        "Player 1 has run out of time. The command flag confirms",
    );
    assert_said(&said, "Player 2 wins: Player 1 ran out of time");
    let time = Outcome::Win {
        winner: Player::Two,
        reason: WinReason::Time,
    };
    assert_eq!(game.outcome(), Some(time));
    assert_eq!(game.len(), 1);
}

#[test]
fn hints_and_computers_are_asked() {
    let first_turn = |game: &Game| {
        let turn = *game.position().legal_turns().first()?;
        Some(Advice::Line(Line {
            score: Score::EVEN,
            turns: vec![turn],
        }))
    };
    let options = Options {
        adviser: Some(Box::new(first_turn)),
        computer: ByPlayer::new(None, Some(Box::new(first_turn))),
        ..Options::default()
    };
    let (game, said) = play_with(options, new(Preset::Basic), "hint\nwd4,d1\n");
    assert_said(&said, "Hint: Wa1,a2: a quiet turn");
    assert_said(&said, "Player 2 is thinking\nPlayer 2 places Wa1,a2\n");
    assert_eq!(game.len(), 2);
    let options = Options {
        computer: ByPlayer::new(Some(Box::new(|_: &Game| None)), Some(Box::new(first_turn))),
        ..Options::default()
    };
    let (game, said) = play_with(options, new(Preset::Basic), "wd4,d1\nwd4,d1\n");
    assert_eq!(said.matches("is thinking").count(), 3, "{said}");
    assert_eq!(game.len(), 2);
    let (_, said) = play(new(Preset::Basic), "hint\n");
    assert_said(&said, "There is nobody to ask");
}

#[test]
fn no_control_character_reaches_the_terminal() {
    let mut game = new(Preset::Basic);
    game.players = ByPlayer::new(
        "\u{1b}[31mAnn\u{7}".to_owned(),
        "Bob\r\n\u{9b}2J".to_owned(),
    );
    let (_, said) = play_with(
        Options {
            echo: true,
            ..Options::default()
        },
        game,
        "wd4,d1\n\u{1b}]0;x\u{7}\ncomment \u{1b}c\nlast\nsave \u{1b}[2J\nhelp \u{1b}\n\u{0}\n",
    );
    let control = said
        .chars()
        .find(|letter| letter.is_control() && *letter != '\n');
    assert_eq!(control, None, "{said:?}");
}

#[test]
fn ascii_is_pure_in_both_languages() {
    for language in Language::ALL {
        let options = Options {
            language,
            ascii: true,
            ..Options::default()
        };
        let (_, said) = play_with(
            options,
            new(Preset::Tournament),
            "help\nwd4,d1\nboard\nscore\nrules\ngd5,a1\nbb2,a2\nundo\nno\n",
        );
        assert!(said.is_ascii(), "{said}");
    }
}

#[test]
fn german_is_spoken() {
    let options = Options {
        language: Language::German,
        ..Options::default()
    };
    let (game, said) = play_with(options, new(Preset::Basic), "wd4\nd1\ngd5,a1\ntie\nja\n");
    assert_eq!(game.outcome(), Some(Outcome::Tie(TieReason::Agreement)));
    assert_said(&said, "Schritt 2/2: einen freien Ring entfernen: a1 a2");
    assert_said(&said, "Spieler 1 setzt Wd4,d1");
    assert_said(&said, "Schlagzwang: springen mit d4 oder d5");
}

#[test]
fn lines_that_are_no_text_do_no_harm() {
    let mut said = Vec::new();
    let mut typed = b"\xff\xfe\nwd4,d1\r\n".to_vec();
    typed.extend(std::iter::repeat_n(b'x', 5 * 1024 * 1024));
    typed.extend(b"\ngb2,a1");
    let game = run(
        new(Preset::Basic),
        Options::default(),
        typed.as_slice(),
        &mut said,
    )
    .unwrap();
    assert_eq!(game.len(), 2);
    assert_said(&String::from_utf8_lossy(&said), "longer than 4 MiB");
}

/// The program with a home folder of its own.
fn program(home: &Path) -> Program {
    let mut program = Program::cargo_bin("zertz").unwrap();
    program
        .env_clear()
        .env("HOME", home)
        .env("LANG", "en_US.UTF-8")
        .env("TERM", "xterm");
    program
}

#[test]
fn the_program_plays_through_a_pipe_and_resumes() {
    let home = tempfile::tempdir().unwrap();
    let output = program(home.path())
        .args(["--plain", "--preset", "blitz", "--names", "Ann,Bob"])
        .write_stdin("wd4,d1\ngd5,a1\n")
        .assert()
        .success();
    let said = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    assert_said(&said, "ZÈRTZ, 37 rings, blitz rules");
    assert_said(&said, "Ann> wd4,d1\nAnn places Wd4,d1\nBob to move\n");
    assert_said(&said, "The game is kept");
    let output = program(home.path())
        .args(["--plain", "--resume"])
        .write_stdin("d4 d6\nmoves\n")
        .assert()
        .success();
    let said = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    assert_said(&said, "3. Ann captures 1 grey marble: x d4Gd6");
    assert!(!said.contains('\u{1b}'));
}

#[test]
fn a_dumb_terminal_gets_the_prompt() {
    let home = tempfile::tempdir().unwrap();
    let output = program(home.path())
        .env("TERM", "dumb")
        .env("LANG", "C")
        .args(["--expanded", "61", "--first", "2"])
        .write_stdin("quit\n")
        .assert()
        .success()
        .stderr("");
    let said = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    assert_said(&said, "ZERTZ, 61 rings, expanded rules");
    assert_said(&said, "Player 2> quit\nGoodbye\n");
}

#[test]
fn nothing_to_resume_is_an_error() {
    let home = tempfile::tempdir().unwrap();
    program(home.path())
        .args(["--plain", "--resume"])
        .assert()
        .code(1)
        .stdout("");
}
