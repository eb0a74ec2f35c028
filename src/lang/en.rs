//! English, and the list of all texts.

/// Defines [`Texts`] and its English values at once. A text's documentation is its English form.
macro_rules! texts {
    ($( $name:ident: $english:literal; )+) => {
        /// All texts of the program in one language. Every text is documented by its English form;
        /// what stands in braces is filled in by [`fill`](super::fill).
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Texts {
            $( #[doc = concat!("> ", $english)] pub $name: &'static str, )+
        }

        impl Texts {
            /// Every text with its name, for tests and for translators.
            #[must_use]
            pub fn all(&self) -> Vec<(&'static str, &'static str)> {
                vec![$( (stringify!($name), self.$name), )+]
            }
        }

        pub(super) const TEXTS: Texts = Texts { $( $name: $english, )+ };
    };
}

texts! {
    // Words. An attribute stands before "marble" or "marbles" without an article.
    white: "white";
    grey: "grey";
    black: "black";
    white_attribute: "white";
    grey_attribute: "grey";
    black_attribute: "black";
    marble_one: "1 {colour} marble";
    marble_many: "{count} {colour} marbles";
    marbles_none: "no marble";
    and: "and";
    or: "or";
    player: "Player {number}";
    each: "each";
    rings: "{count} rings";
    yes: "yes";
    no: "no";

    // Rules.
    preset_basic: "basic";
    preset_blitz: "blitz";
    preset_expanded: "expanded";
    preset_tournament: "tournament";
    set_standard: "standard";
    set_blitz: "blitz";

    // Panels.
    turn: "Turn {number}";
    pool: "Pool {count}";
    pool_empty: "Pool empty: place from your own captures";
    to_move: "to move";
    moves: "Moves";
    each_of: "{count} each";
    wins: "wins";
    too_small: "The board needs more room: columns +{columns}, rows +{rows}";
    too_narrow: "The board needs more room: columns +{columns}";
    too_low: "The board needs more room: rows +{rows}";

    // What the rules want now.
    step_place: "Step 1/2: choose a marble and a ring";
    step_place_own: "Step 1/2: the pool is empty: choose one of your captured marbles and a ring";
    step_place_colour: "Step 1/2: choose a ring for the {colour} marble";
    step_remove: "Step 2/2: remove a free ring: {rings}";
    no_free_ring: "No free ring: turn ends";
    capture_compulsory: "Capture is compulsory: jump with {rings}";
    capture_possible: "A capture is possible: jump with {rings}; a placement overlooks it";
    choose_landing: "Jump with {ring}: to {rings}";
    keep_jumping: "Keep jumping with {ring}: to {rings}";
    claim: "Isolated: {marbles} on {rings}. Claim them?";
    demand_possible: "{player} overlooked a capture: capture, demand the take-back, or let it pass";
    must_capture: "Take-back demanded: {player} must capture with {rings}";
    touch_move: "Touch-move: a step once made can't be taken back";
    game_over: "The game is over";

    // What has just happened.
    placed: "{player} places {turn}";
    captures: "{player} captures {marbles}: {turn}";
    claims: "{player} places {turn} and claims {marbles}";
    demanded: "{player} demands the take-back";
    undone: "Undone: {turn}";
    redone: "Redone: {turn}";
    nothing_to_undo: "Nothing to undo";
    nothing_to_redo: "Nothing to redo";
    drawn_by_lot: "Drawn by lot: {player} begins";
    begins: "{player} begins";
    saved: "Saved as {file}";
    loaded: "{file}: {turns} turns loaded";
    not_saved: "Not saved: {reason}";
    not_loaded: "Not loaded: {reason}";
    resumed: "Resumed after {turns} turns";
    no_autosave: "There is no game to resume";
    looking_back: "Looking back: after turn {turn} of {turns}";

    // Endings.
    win_set: "{winner} wins with {set}";
    set_each: "{count} marbles of each colour";
    win_full_board: "{winner} wins: no vacant ring is left, the last turn takes everything";
    win_no_marble: "{winner} wins: the pool is empty and {loser} has no marble to place";
    win_resignation: "{winner} wins: {loser} resigns";
    win_time: "{winner} wins: {loser} ran out of time";
    tie_repetition: "Tie: the same position stood for the third time";
    tie_agreement: "Tie: the players agreed";
    no_winner: "No winner: the pool is empty and there is no marble to place; in a tournament both players lose";

    // Refusals.
    refuse_game_over: "The game is over";
    refuse_no_marble_in_pool: "No {colour} marble is left in the pool";
    refuse_no_marble_captured: "No {colour} marble is left among your captured ones";
    refuse_no_ring: "There is no ring {ring} any more";
    refuse_no_such_ring: "The board has no ring {ring}";
    refuse_not_vacant: "{ring} is not vacant";
    refuse_removal_missing: "A free ring must be removed: {rings}";
    refuse_removal_filled: "{ring} has just been filled and can't be removed";
    refuse_removal_occupied: "{ring} holds a marble and can't be removed";
    refuse_removal_not_free: "{ring} is not free: its neighbours hold it in place";
    refuse_declined_not_isolated: "Only whole isolated groups can be declined";
    refuse_claims_automatic: "Isolated marbles are claimed automatically";
    refuse_board_full: "The board is full: everything on it is taken";
    refuse_no_marble: "There is no marble on {ring}";
    refuse_no_jump: "A capture needs at least one jump";
    refuse_nothing_to_jump: "Nothing to jump over from {ring} {direction}";
    refuse_no_landing: "No vacant ring behind {ring}";
    refuse_must_go_on: "The marble on {ring} must go on jumping to {rings}";
    refuse_not_a_jump: "No jump leads from {from} to {to}";
    refuse_wrong_colour: "The marble captured on the way to {ring} is {found}, not {written}";
    refuse_no_claim: "The turn isolates nothing that could be claimed";
    refuse_wrong_claim: "The turn isolates {marbles}: the claim is written \"x {marbles}\"";
    refuse_syntax: "Not a turn: expected {expected} at column {column}, found {found}";
    refuse_other: "Not allowed: {reason}";
    refuse_no_demand: "No take-back can be demanded: the last turn did not overlook a capture";
    refuse_cannot_jump: "The marble on {ring} can't jump";
    direction_north: "upwards";
    direction_north_east: "to the upper right";
    direction_south_east: "to the lower right";
    direction_south: "downwards";
    direction_south_west: "to the lower left";
    direction_north_west: "to the upper left";

    // Commands.
    commands_play: "Playing";
    commands_look: "Looking";
    commands_game: "Games and files";
    commands_program: "Program";
    command_back: "drop the half-made turn";
    command_undo: "take back the last turn";
    command_redo: "play again what was taken back";
    command_demand: "demand that the last turn, which overlooked a capture, be taken back";
    command_pass: "let an overlooked capture pass";
    command_resign: "resign";
    command_tie: "agree on a tie";
    command_flag: "confirm the loss of the player who ran out of time";
    command_hint: "suggest a turn";
    command_comment: "write a remark on the last turn, or remove it";
    command_board: "show the board";
    command_column: "show one column";
    command_ring: "tell about one ring: what lies on it, whether it is free, where its marble can jump";
    command_where: "show where the marbles lie";
    command_pool: "show the pool";
    command_score: "show the captured marbles and what each player still needs";
    command_free: "list the free rings";
    command_legal: "list the legal turns, or those of one ring";
    command_last: "show the last turn";
    command_moves: "list the turns so far";
    command_goto: "look at the position after a turn; 0 is the start";
    command_clock: "show the clocks";
    command_rules: "show the rules of this game";
    command_line: "show the position as one line of text";
    command_new: "start a new game, by the same rules if none are named";
    command_save: "save the game";
    command_load: "load a game or an example";
    command_resume: "go on with the game that was left last";
    command_position: "set up a position";
    command_names: "name the players";
    command_set: "change a setting, or show one or all";
    command_suspend: "stop the program; the shell's fg brings it back";
    command_help: "explain the commands";
    command_quit: "end the program";
    argument_file: "FILE";
    argument_optional_file: "[FILE]";
    argument_new_game: "[RINGS] [PRESET] [first 1|2]";
    argument_column: "LETTER";
    argument_ring: "RING";
    argument_optional_ring: "[RING]";
    argument_turn: "NUMBER";
    argument_setting: "[NAME [VALUE]]";
    argument_names: "NAME,NAME";
    argument_text: "[TEXT]";
    argument_position: "LINE";
    argument_command: "[COMMAND]";
    expected_nothing: "nothing more";
    expected_file: "the name of a file";
    expected_new_game: "a board (37, 40, 43, 44, 48, 61), a preset (basic, blitz, expanded, tournament) or \"first 1\" or \"first 2\"";
    expected_column: "a column letter from a to i";
    expected_marble: "a colour: W, G or B";
    expected_ring: "a ring such as d4";
    expected_turn: "the number of a turn";
    expected_setting: "a setting and its value";
    expected_names: "two names with a comma between";
    expected_text: "a text";
    expected_position: "a position line";
    expected_command: "the name of a command";
    command_empty: "Nothing was typed";
    command_too_long: "The text is longer than 4 MiB";
    command_unknown: "There is no command \"{name}\"";
    command_unknown_nearest: "There is no command \"{name}\": did you mean \"{nearest}\"?";
    command_argument: "{command}: expected {expected}, found \"{found}\"";
    command_argument_missing: "{command}: expected {expected}";

    // The plain prompt.
    plain_welcome: "ZÈRTZ, {rings}, {preset} rules. Type help for the commands, quit to end";
    plain_turns: "Turns: Wd4,d1 puts a white marble on d4 and removes the ring d1; d4 d6 jumps from d4 to d6";
    plain_to_move: "{player} to move";
    plain_goodbye: "Goodbye";
    plain_kept: "The game is kept; zertz --resume --plain goes on with it";
    plain_end_of_input: "The input has ended";
    plain_answer: "Please answer yes or no";
    plain_dropped: "Dropped";
    plain_nothing_to_drop: "There is no half-made turn";
    plain_lose_game: "The game has not been saved. Give it up?";
    plain_agree_tie: "{player}, do you agree on a tie?";
    plain_agree_undo: "Touch-move: a turn is only taken back if both players agree. Do you?";
    plain_branch: "You are looking back. Play on from here? The later turns are kept as a variation";
    plain_not_here: "{command} only works on the screen";
    plain_no_hint: "There is nobody to ask";
    plain_hint: "Hint: {turn}";
    plain_thinking: "{player} is thinking";
    plain_column: "Column {column}: {rings}";
    plain_no_column: "The board has no column {column}";
    plain_pool: "Pool: {marbles}";
    plain_on_board: "{colour}: {rings}";
    plain_none: "none";
    plain_score: "{player} has {marbles}; still needs {needs}";
    plain_free: "Free rings: {rings}";
    plain_vacant: "Vacant rings: {rings}";
    plain_legal: "Legal turns: {count}";
    plain_no_last: "No turn has been played";
    plain_no_turns: "No legal turn begins on {ring}";
    plain_no_such_turn: "There is no turn {number}: the game has {turns} turns";
    plain_comment: "Remark: {text}";
    plain_commented: "Remark noted";
    plain_passed: "You let it pass";
    plain_no_clock: "No clock is set";
    plain_time_left: "{player} {time}";
    plain_time_out: "{player} has run out of time. The command flag confirms the loss";
    plain_not_out: "Nobody has run out of time";
    plain_named: "The players are {one} and {two}";
    help_aliases: "Also: {names}";
    save_needs_name: "save: expected the name of a file";
    plain_setting: "{name} is {value}: {help}";
    ring_gone: "{ring} has been removed";
    ring_vacant: "{ring} is vacant";
    ring_free: "{ring} is vacant and free";
    ring_holds: "{ring} holds a {colour} marble";
    ring_jumps: "it can jump to {rings}";
    short_gone: "{ring} gone";
    short_vacant: "{ring} vacant";
    short_free: "{ring} free";
    rules_claims_automatic: "isolated marbles are claimed automatically";
    rules_claims_ask: "isolated marbles may be declined";
    rules_touch_move: "touch-move";
    rules_on_demand: "captures on demand";
    rules_enforced: "captures are enforced";
    rules_goals: "wins with {goals}";

    // Settings.
    setting_language: "language of the texts";
    setting_theme: "colours of the screen";
    setting_color: "whether to use colour, whatever the environment says";
    setting_ascii: "ASCII letters only";
    setting_form: "largest form of the board";
    setting_smaller: "how many sizes smaller than possible the board is drawn";
    setting_animation: "show how marbles jump and rings go";
    setting_mouse: "use the mouse";
    setting_clock: "clock of new games";
    setting_preset: "rules of new games";
    setting_rings: "board of new games";
    setting_player_1: "name of player 1 in new games";
    setting_player_2: "name of player 2 in new games";
    setting_autosave: "keep the game after every turn";
    setting_table_memory: "memory of the engine in MiB";
    setting_unknown: "There is no setting \"{name}\"";
    setting_unknown_nearest: "There is no setting \"{name}\": did you mean \"{nearest}\"?";
    setting_wrong: "{name}: expected {expected}, found \"{found}\"";
    setting_not_written: "Set for now; the config file is not written: {reason}";
    config_line: "line {line}: {reason}";
    config_syntax: "not a config file: {reason}";
    expected_number: "a number from {least} to {most} or auto";
    expected_clock: "a time such as 10, 1:30, 10+5, none or auto";
    expected_name: "a name of at most 60 letters or auto";
}
