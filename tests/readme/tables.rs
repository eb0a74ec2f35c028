//! Tables in Markdown.

use zertz::command::{Group as Commands, Scope, TABLE};
use zertz::lang::{Language, Texts};
use zertz::settings::Key;
use zertz::tui::keymap::{BINDINGS, Group as Keys, rows};

const fn texts() -> &'static Texts {
    Language::English.texts()
}

/// Words as code, with blanks between.
fn code(words: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let words = words.into_iter();
    let words: Vec<String> = words
        .map(|word| format!("`{}`", word.as_ref().replace('|', "\\|")))
        .collect();
    words.join(" ")
}

/// A table with a heading above it.
fn table(title: &str, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | ")).replace("  ", " ");
    let head: Vec<String> = head.iter().map(ToString::to_string).collect();
    let rule = "---|".repeat(head.len());
    let mut text = format!("\n**{title}**\n\n{}|{rule}\n", line(&head));
    text.extend(rows.into_iter().map(|row| line(&row)));
    text
}

/// The keys; those that do the same stand in one row.
pub fn keys() -> String {
    let groups = Keys::ALL.map(|group| {
        let bindings = BINDINGS.iter().filter(|binding| binding.group == group);
        let rows = rows(texts(), bindings);
        let rows = rows
            .into_iter()
            .map(|row| vec![code(row.keys), row.does.to_owned()]);
        table(group.title(texts()), &["keys", ""], rows)
    });
    groups.concat().trim_start().to_owned()
}

/// The commands of the line and of the prompt.
pub fn commands() -> String {
    let groups = Commands::ALL.map(|group| {
        let commands = TABLE.iter().filter(|info| info.group == group);
        let rows = commands.map(|info| {
            let where_it_works = match info.scope {
                Scope::Everywhere => "",
                Scope::Screen => " (screen only)",
                Scope::Plain => " (`--plain`; the screen always shows it)",
            };
            vec![
                code([info.usage(texts())]),
                code(info.aliases),
                format!("{}{where_it_works}", info.help(texts())),
            ]
        });
        table(group.title(texts()), &["command", "also", ""], rows)
    });
    groups.concat().trim_start().to_owned()
}

/// The settings and what each can be.
pub fn settings() -> String {
    let rows = Key::ALL.iter().map(|key| {
        vec![
            code([key.as_str()]),
            key.help(texts()).to_owned(),
            key.expected().words(texts()),
        ]
    });
    table(
        "Settings",
        &["setting", "what it is", "what it can be"],
        rows,
    )
    .trim_start()
    .to_owned()
}
