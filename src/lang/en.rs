//! English, and the list of all texts.

use super::Language;

/// Defines [`Texts`] and its English values at once. A text's documentation is its English form.
macro_rules! texts {
    ($( $name:ident: $english:literal; )+) => {
        /// All texts of the program in one language. Every text is documented by its English form;
        /// what stands in braces is filled in by [`fill`](super::fill).
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Texts {
            /// The language itself.
            pub language: Language,
            $( #[doc = concat!("`", $english, "`")] pub $name: &'static str, )+
        }

        impl Texts {
            /// Every text with its name, for tests and for translators.
            #[must_use]
            pub fn all(&self) -> Vec<(&'static str, &'static str)> {
                vec![$( (stringify!($name), self.$name), )+]
            }
        }

        pub(super) const TEXTS: Texts = Texts {
            language: Language::English,
            $( $name: $english, )+
        };
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
    turn_one: "1 turn";
    turn_many: "{count} turns";
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
    marble_chosen: "The {colour} marble is chosen";
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
    loaded: "{file}: {turns} loaded";
    not_saved: "Not saved: {reason}";
    not_loaded: "Not loaded: {reason}";
    resumed: "Resumed: {turns} so far";
    opening: "Opening {file} …";
    search_dropped: "The game went on meanwhile, so no other one was opened";
    pasted: "Pasted: {turns}";
    no_records: "This game is not one of a list of records";
    records_none: "There is no record in it";
    records_none_reads: "None of its records can be read";
    records_last: "This is the last of {count} records";
    records_first: "This is the first record";
    record_place: "Record {number} of {count}";
    record_skipped: "Skipped {file}: {reason}";
    records_skipped: "Skipped {count} records; {file}: {reason}";
    more_warnings: "{count} more: see :warnings";
    no_warnings: "Nothing is odd about this record";
    no_autosave: "There is no game to resume";
    looking_back: "Looking back: after turn {turn} of {turns}";
    looking_at_start: "Looking back: the start, {turns} to come";
    thought_for: "{time} thought";

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
    refuse_position: "Not a position: {reason}";
    refuse_syntax: "Not a turn: expected {expected} at column {column}, found {found}";
    turn_part_start: "a marble (W, G, B) and a ring, or x";
    turn_part_ring: "a ring name such as d4";
    turn_part_claimed: "a claimed marble such as Wa1";
    turn_part_end: "the end of the turn";
    the_end: "the end";
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
    command_rules: "show how to play, and by which rules this game goes";
    command_line: "show the position as one line of text";
    command_new: "start a new game, by the same rules if none are named";
    command_save: "save the game";
    command_load: "load a game or an example";
    command_next: "go to the next record of the folder or archive";
    command_previous: "go to the record before";
    command_warnings: "tell what is odd about the record";
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
    plain_comment: "Remark: {text}";
    plain_commented: "Remark noted";
    plain_passed: "You let it pass";
    plain_no_clock: "No clock is set";
    plain_time_left: "{player} {time}";
    plain_time_out: "{player} has run out of time. The command flag confirms the loss";
    plain_not_out: "Nobody has run out of time";
    plain_named: "The players are {one} and {two}";
    help_examples: "Examples: {names}";
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

    // How to play, in short.
    play_shared: "All marbles are shared: nobody owns a colour. A turn is a placement or a capture, never both.";
    play_place: "Placing: put a marble from the pool on any vacant ring, then remove a free ring. A ring is free when it is vacant and two places beside it, next to each other, are empty: it could be slid off the board. If no ring is free, none is removed.";
    play_capture: "Capturing: a marble jumps in a straight line over a marble beside it to the vacant ring right behind, and takes it. Any marble may jump any other.";
    play_duty: "Whoever can capture must, and goes on jumping with the same marble as long as it can; at a fork the player chooses. So give a marble to make the opponent jump where you want.";
    play_isolate: "Isolating: when your turn leaves connected rings without a vacant one, their marbles are yours and the rings leave the board.";
    play_pool: "When the whole pool is empty, you place marbles that you have captured.";
    play_end: "Filling the last vacant ring of the board wins too. Who must place but has no marble loses, and the same position for the third time is a tie.";

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
    setting_autosave: "keep the game after every turn; off keeps it only when the program is ended without a question";
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

    // The engine.
    reason_wins: "wins with {how}";
    reason_wins_in: "wins by force in {turns} turns";
    reason_loses_in: "the opponent wins by force in {turns} turns whatever is played";
    reason_only_turn: "the only legal turn";
    reason_captures: "captures {marbles}";
    reason_isolates: "isolates {marbles} on {rings}";
    reason_forces: "forces a capture";
    reason_forces_many: "forces a capture of {count} marbles";
    reason_back: "captures at least {count} in return";
    reason_empties: "empties the board: the opponent has to feed the first marble";
    reason_threatens: "threatens to win with {how}";
    reason_prevents: "prevents a win with {how}";
    reason_nears: "needs {missing} more for {set}";
    by_full_board: "the last vacant ring";
    by_no_marble: "the opponent's empty supply";
    by_resignation: "a resignation";
    by_time: "time";
    score_win: "wins in {turns}";
    score_loss: "loses in {turns}";
    thinking: "{player} is thinking: Enter plays what is found so far, Esc stops it";
    thinking_stopped: "Thinking stopped: Enter lets the computer go on, u takes your turn back, or make its turn yourself";
    hint_thinking: "Looking for a good turn";
    hint_idea: "Idea: {ring}: {reasons}. j shows the turn";
    hint_demand: "Hint: demand the take-back, for a capture was overlooked";
    hint_turn: "Hint: {turn}: {reasons}";
    quiet: "a quiet turn";
    no_lines: "There is nothing to choose from yet";
    analysis: "Analysis";
    analysis_state: "{player}: depth {depth}, {nodes} positions";
    analysis_waiting: "thinking";
    analysis_over: "The game ends here";
    review_state: "Going through the game: {done} of {turns}";
    graph: "Course of the game";
    turning_point: "Turning point: better was {turn} ({score})";
    missed_win: "Missed win: {turn}";
    time_up: "time is up";
    time_out: "{player} has run out of time: :flag confirms the loss";
    answer_analysis: "see where the game turned";
    label_hint: "hint";
    label_analysis: "analysis";
    label_play_now: "play now";
    label_think: "let it think";
    label_line_next: "next line";
    help_hint: "suggest a turn: first the idea, then the turn";
    help_analysis: "show or hide the analysis; after the game also its course and turning points";
    help_line_next: "draw the next line of the analysis on the board";
    help_line_previous: "draw the line before";

    // Groups of keys.
    keys_cursor: "Moving about on the board";
    keys_turn: "Making a turn";
    keys_history: "Taking back and looking back";
    keys_game: "Games and files";
    keys_screen: "The screen";
    keys_lists: "Lists, forms and questions";
    keys_typing: "Typing";

    // Names of keys.
    key_space: "Space";
    key_home: "Home";
    key_end: "End";
    key_page_up: "PgUp";
    key_page_down: "PgDn";
    key_delete: "Del";
    key_any: "letters";
    key_arrows: "arrows";
    key_up_down: "↑↓";
    key_left_right: "←→";
    key_marbles: "1–3";

    // A word or two for each key that works now.
    label_demand: "demand take-back";
    label_let_pass: "let it pass";
    label_claim: "claim";
    label_decline: "decline";
    label_place: "place";
    label_remove: "remove";
    label_jump: "jump";
    label_result: "result";
    label_marble: "marble";
    label_back: "step back";
    label_move: "move";
    label_next_target: "next legal";
    label_forward: "forward";
    label_past_back: "back";
    label_start: "start";
    label_end: "end";
    label_replay: "replay";
    label_stop: "stop";
    label_play_on: "play on from here";
    label_go_to: "go there";
    label_past_close: "to the game";
    label_undo: "undo";
    label_redo: "redo";
    label_rules: "rules";
    label_help: "help";
    label_line: "type";
    label_history: "look back";
    label_new: "new";
    label_save: "save";
    label_open: "open";
    label_next_record: "next record";
    label_previous_record: "previous";
    label_resign: "resign";
    label_tie: "tie";
    label_quit: "quit";
    label_panel: "panels";
    label_settings: "settings";
    label_scroll: "scroll";
    label_choose: "choose";
    label_change: "change";
    label_begin: "begin";
    label_answer: "answer";
    label_run: "do it";
    label_close: "close";
    label_complete: "complete";
    label_earlier: "earlier lines";

    // What each key does.
    help_demand: "demand that the turn that overlooked a capture be taken back";
    help_let_pass: "let an overlooked capture pass";
    help_claim: "claim the isolated group in question";
    help_decline: "do not claim it";
    help_confirm: "make the present step at the cursor: place, remove, take up a marble, jump";
    help_digit: "the row after a column letter, as in d 5; otherwise the marble to place: 1 white, 2 grey, 3 black";
    help_white: "place a white marble";
    help_grey: "place a grey marble";
    help_black: "place a black marble";
    help_back: "take back the last step of the turn; forget a column letter";
    help_letter: "column of the ring to go to; its number follows";
    help_walk: "move the cursor: up and down its column, or to the column beside it";
    help_walk_aslant: "move the cursor to a neighbour: upper left, upper right, lower left, lower right";
    help_next_target: "cursor to the next ring where the step can be made";
    help_previous_target: "cursor to the one before";
    help_forward: "look one turn on";
    help_past_back: "look one turn back";
    help_start: "look at the start of the game";
    help_end: "back to the last turn";
    help_replay: "replay by itself; stop";
    help_faster: "replay faster";
    help_slower: "replay slower";
    help_turn_digit: "number of the turn to go to, then Enter";
    help_play_on: "go to the number typed; otherwise play on from here as a new game";
    help_past_close: "back to the game as it stands";
    help_undo: "take back the last turn";
    help_redo: "play again what was taken back";
    help_rules: "show how to play, and by which rules this game goes";
    help_help: "show the keys that work now; each can be clicked";
    help_line: "type a turn in the official notation, or a command";
    help_back_from_now: "look back a turn; nothing is lost by looking back";
    help_forward_from_now: "look forward again";
    help_new: "new game";
    help_save: "save";
    help_save_as: "save under another name";
    help_open: "open a game";
    help_next_record: "next record of the folder or archive";
    help_previous_record: "record before";
    help_resign: "resign";
    help_tie: "offer a tie";
    help_quit: "quit; asks when something is not saved";
    help_panel: "show pool, players and turns where there is no room beside the board";
    help_settings: "all settings";
    help_mouse: "mouse on or off; off lets the terminal select text";
    help_larger: "draw the board larger";
    help_smaller: "draw the board smaller";
    help_theme: "next theme: dark, light, high contrast, 16 colours, none";
    help_redraw: "draw everything anew";
    help_leave: "quit at once; the game is kept for zertz --resume";
    help_list_up: "up, or the choice before";
    help_list_down: "down, or the next choice";
    help_page_up: "a page up";
    help_page_down: "a page down";
    help_previous_value: "the value before";
    help_next_value: "the next value";
    help_accept: "accept";
    help_close: "close";
    help_answer: "the first letter of an answer gives it";
    help_complete: "complete what is typed";
    help_line_up: "an earlier line";
    help_line_down: "a later line";
    help_type: "type";
    help_backspace: "delete the letter before the cursor";
    help_delete: "delete the letter behind the cursor";
    help_type_left: "a letter to the left";
    help_type_right: "a letter to the right";
    help_type_home: "to the beginning";
    help_type_end: "to the end";
    help_word_back: "delete the word before the cursor";
    help_to_start: "delete everything before the cursor";
    help_to_end: "delete everything behind the cursor";

    // What else the status line says.
    compulsory_jump: "Capture is compulsory: {ring} jumps to {rings}";
    pending_column: "{column}_";
    pending_turn: "turn {number}_";
    let_pass: "The overlooked capture passes";
    tie_declined: "{player} does not agree on a tie";
    at_start: "This is the start of the game";
    at_end: "This is the game as it stands";
    pace: "{seconds} s a turn";
    plays_on: "A new game goes on after turn {turn}";
    mouse_on: "Mouse on";
    mouse_off: "Mouse off: the terminal can select text; m switches it on";
    too_slow: "The terminal is slow: turns are shown without motion (:set animation on tries again)";
    no_motion: "[no motion]";
    no_mouse: "[mouse off]";
    largest: "The board is as large as it can be here";
    smallest: "The board is as small as it can be";
    theme: "Theme: {theme}";
    panels_shown: "The panels stand beside the board already";
    refuse_answer_first: "A capture was overlooked: demand the take-back (k), let it pass (l), or capture";
    refuse_claim_first: "First claim the isolated group (y) or decline it (n)";
    refuse_taken: "Touch-move: the {colour} marble that was taken must be played";
    refuse_digit: "A digit names a ring after a column letter, as in d 5; alone 1, 2, 3 choose a marble";
    refuse_no_column: "The board has no column {column}";
    refuse_no_turn: "There is no turn {turn}: the game has {turns}";
    refuse_no_remark: "There is no turn to remark on";
    refuse_no_time: "Nobody has run out of time";
    demand_made: "demand";

    // Dialogs.
    heading_help: "Keys";
    heading_new: "New game";
    heading_warnings: "Warnings about the record";
    heading_settings: "Settings";
    heading_open: "Open";
    heading_save: "Save";
    heading_over: "The game is over";
    heading_unsaved: "Not saved";
    heading_replace: "Replace";
    heading_play_on: "Play on";
    heading_resign: "Resign";
    heading_tie: "Tie";
    ask_unsaved_lost: "The game is not saved, and it is not kept either: autosave is off";
    ask_unsaved: "The game is not saved. It is kept for zertz --resume until another one begins";
    ask_replace: "There is a file {file} already. Replace it?";
    ask_play_on: "Play on after turn {turn} as a new game? The later turns are not part of it";
    ask_play_on_unsaved: "Play on after turn {turn} as a new game? The game as it stands is not saved: its later turns are lost";
    ask_resign: "{player}: really resign? {opponent} wins then";
    ask_tie: "{opponent} offers a tie. {player}: do you agree?";
    answer_yes: "yes";
    answer_no: "no";
    answer_save: "save";
    answer_save_first: "save first";
    answer_discard: "go on without saving";
    answer_stay: "stay";
    answer_next_game: "next game: {player} begins";
    answer_other_game: "another kind of game";
    answer_look: "look at the board";
    answer_review: "look at the game from its start";
    answer_demand: "{player}: demand the take-back";
    answer_quit: "quit";
    field_rules: "Rules";
    field_rings: "Rings";
    field_player: "Player {number}";
    field_first: "Begins";
    field_set: "Marbles";
    field_claims: "Claims";
    field_touch_move: "Touch-move";
    field_capture_duty: "Captures";
    field_start: "Begin";
    field_file: "File";
    clock_wrong: "Not a time: {found}. Write minutes, and seconds added for every turn: 10, 1:30, 10+5 or none";
    field_seat: "played by";
    field_clock: "Clock";
    seat_person: "a person";
    computer: "Computer {level}";
    seat_computer: "computer {level}";
    about_person: "Somebody at this keyboard";
    about_rules: "The rules of a game; what follows can differ from them";
    about_board: "How many rings the board has";
    about_name: "What the player is called";
    about_start: "Begin the game";
    about_clock: "Minutes for each player, and seconds added for every turn: 10, 1:30, 10+5 or none";
    about_claims: "Isolated marbles are claimed at once, or the player is asked group by group";
    about_touch_move: "With touch-move no step of a turn can be taken back";
    about_capture_duty: "A capture that is overlooked is refused, or the opponent may demand it";
    about_set: "White, grey and black marbles in the pool";
    about_first: "Who makes the first turn";
    level_1: "A first game: takes what lies there and overlooks much";
    level_2: "Knows the rules: sees its own turn, half of what you can do";
    level_3: "Has played a few times: expects your answer, misses some";
    level_4: "An attentive player: follows a sacrifice or two";
    level_5: "A club player: sees forced wins in two or three turns";
    level_6: "A strong club player: gives marbles away with a plan";
    level_7: "A champion on a quick evening";
    level_8: "All it has: thinks as long as you let it and knows the theory";
    first_lot: "by lot";
    claims_automatic: "automatic";
    claims_ask: "the player decides";
    duty_enforced: "enforced";
    duty_on_demand: "on demand";
    archive: "archive";
    folder: "folder";
    folder_empty: "The folder is empty";
    folder_unread: "The folder can't be read: {reason}";
    file_turns: "{rings} rings, {turns}";
    file_unread: "Not a game: {reason}";
}
