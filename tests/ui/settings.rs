//! How the screen looks.

use zertz::settings::Key;
use zertz::tui::effect::Effect;
use zertz::tui::model::preferences::Preferences;
use zertz::tui::model::settings_form::is_typed;
use zertz::tui::theme::ThemeName;

use super::driver::Ui;

#[test]
fn themes_go_round_and_say_their_names() {
    let mut ui = Ui::basic();
    let mut seen = Vec::new();
    for _ in ThemeName::ALL {
        ui.keys("t");
        let theme = ui.model.settings().theme;
        ui.shows(&format!("Theme: {theme}"));
        seen.push(theme);
    }
    assert_eq!(seen.last(), Some(&ThemeName::Dark), "where it began");
    for theme in ThemeName::ALL {
        assert!(seen.contains(&theme), "{theme}");
    }
}

#[test]
fn the_board_goes_through_its_sizes() {
    let mut ui = Ui::basic().sized(160, 50);
    let mut frames = vec![ui.frame()];
    ui.keys("+");
    ui.shows("The board is as large as it can be here");
    for _ in 1..ui.model.sizes() {
        ui.keys("-");
        frames.push(ui.frame());
    }
    frames.dedup();
    assert_eq!(frames.len(), ui.model.sizes(), "every size looks different");
    ui.keys("-");
    ui.shows("The board is as small as it can be");
    ui.keys("=");
    assert!(
        ui.effects.is_empty(),
        "nothing is written to the config file"
    );
}

#[test]
fn the_mouse_can_be_switched_off_and_says_so() {
    let mut ui = Ui::basic().after("m");
    ui.shows("[mouse off]");
    ui.shows("m switches it on");
    ui.keys("m");
    ui.hides("[mouse off]");
}

#[test]
fn panels_open_where_there_is_no_room_for_them() {
    let mut ui = Ui::basic().sized(60, 20);
    ui.hides("─ Pool");
    ui.keys("p");
    ui.shows("Pool");
    ui.shows("Moves");
    ui.keys("<esc>");
    ui.hides("Moves");
    let ui = Ui::basic().after("p");
    ui.shows("The panels stand beside the board already");
}

#[test]
fn every_setting_is_changed_in_the_form_and_written() {
    for (number, &key) in Key::ALL.iter().enumerate() {
        let mut ui = Ui::basic().sized(120, 40);
        ui.model.preferences = Preferences::default();
        ui.keys(",").keys(&"<down>".repeat(number));
        let value = match key.expected().choices() {
            _ if is_typed(key) => {
                let text = match key {
                    Key::Clock => "10+5",
                    Key::Smaller => "1",
                    Key::TableMemory => "32",
                    _ => "Ann",
                };
                ui.keys(text).keys("<enter>");
                text
            }
            words => {
                ui.keys("<right>");
                words[0]
            }
        };
        assert_eq!(
            ui.model.preferences.given(key).as_deref(),
            Some(value),
            "{key}"
        );
        let written = |effect: &Effect| {
            matches!(effect, Effect::Configure { key: written, value: text }
                if *written == key && text == value)
        };
        assert!(ui.effects.iter().any(written), "{key}: {:?}", ui.effects);
    }
}

#[test]
fn a_wrong_value_is_refused_in_the_form() {
    let clock = Key::ALL.iter().position(|&key| key == Key::Clock).unwrap();
    let mut ui = Ui::basic().sized(120, 40).after(",");
    ui.keys(&"<down>".repeat(clock)).keys("soon<enter>");
    assert!(ui.model.is_refused(), "{}", ui.frame());
    assert!(ui.model.popup.is_some());
    assert!(ui.effects.is_empty());
}

#[test]
fn set_changes_at_once_and_says_it() {
    let mut ui = Ui::basic().after(":set language de<enter>");
    ui.shows("Schritt 1/2");
    ui.keys(":set language en<enter>:set ascii on<enter>");
    assert!(ui.frame().is_ascii());
    ui.keys(":set thme light<enter>");
    ui.shows("did you mean \"theme\"?");
}
