//! The C++ file from its parts.

use super::networks::{OPEN, WALLED, WALLED_SEEDS};
use super::policy;
use anyhow::ensure;
use games::ataxx::evaluation::ANCHOR_STEP;
use games::ataxx::policy::Policy;
use games::ataxx::{Length, Rules};

/// The most characters of a file that CodinGame takes; it counts in UTF-16.
const MOST_CHARACTERS: usize = 100_000;

/// A judge that takes a single source file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judge {
    Botzone,
    CodinGame,
}

/// The program for `judge`.
///
/// # Errors
/// When it is too long, or the policy cannot be read.
pub(super) fn cpp_file(judge: Judge) -> anyhow::Result<String> {
    let (own, rules) = match judge {
        Judge::Botzone => (include_str!("../../cpp/botzone.cpp"), Rules::Botzone),
        Judge::CodinGame => (include_str!("../../cpp/codingame.cpp"), Rules::CodinGame),
    };
    let parts = [
        include_str!("../../cpp/begin.cpp"),
        include_str!("../../cpp/constants.cpp"),
        &rules_of(rules),
        include_str!("../../cpp/parameters.cpp"),
        &weights(judge)?,
        include_str!("../../cpp/rules.cpp"),
        include_str!("../../cpp/evaluation.cpp"),
        include_str!("../../cpp/policy.cpp"),
        include_str!("../../cpp/search.cpp"),
        include_str!("../../cpp/engine.cpp"),
        own,
        include_str!("../../cpp/main.cpp"),
    ];
    // Comments and blanks would take characters.
    let lines = parts.concat().replace("    ", "\t");
    let text: String =
        lines.split_inclusive('\n').filter(|line| !line.trim_start().starts_with("//")).collect();
    let characters = text.encode_utf16().count();
    ensure!(
        characters <= MOST_CHARACTERS,
        "the file would have {characters} characters, more than {MOST_CHARACTERS}: raise `lambda` in \
         games/workshop/src/bundle/networks.rs, and fit the networks again"
    );
    Ok(text)
}

/// The rules and the sizes of tables.
fn rules_of(rules: Rules) -> String {
    let (Length::CountAfter(turns) | Length::DrawAfter(turns) | Length::DrawWithoutSingle(turns)) =
        rules.length();
    format!(
        "const bool IS_BOTZONE = {};\n\
         const int MOST_TURNS = {turns}, ANCHOR_STEP = {ANCHOR_STEP}, WALLED_SEEDS = {WALLED_SEEDS};\n",
        rules == Rules::Botzone,
    )
}

/// The networks and the policy as constants, without the parts for walls where boards have none.
fn weights(judge: Judge) -> anyhow::Result<String> {
    let has_walls = judge == Judge::CodinGame;
    let of = |name: &str, lines: &str| {
        let lines: String = lines.lines().map(|line| format!("R\"({line})\",\n")).collect();
        format!("const char *const {name}[] = {{\n{lines}}};\n")
    };
    let networks = of("WALLED", if has_walls { WALLED } else { "\n" }) + &of("OPEN", OPEN);
    let policy = Policy::read(include_bytes!("../../../ataxx/src/policy/weights.bin"))?;
    Ok(format!("{networks}const char POLICY[] = R\"({})\";\n\n", policy::to_text(&policy, has_walls)))
}
