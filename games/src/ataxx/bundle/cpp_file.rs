//! The C++ file: the engine as `data/ataxx/bundle/cpp` has it, with this program's constants and the networks.

use super::networks::{self, WALLED_SEEDS};
use super::sources::MODULES;
use super::{BundleError, Judge, print::print};
use crate::ataxx::evaluation::ANCHOR_STEP;
use crate::ataxx::network::{FIRST_BUCKETS, STEPS};
use crate::ataxx::policy;
use crate::ataxx::weights::WEIGHTS;
use crate::ataxx::{Length, Position, Rules};
use crate::search::Searchable;
use quote::ToTokens;
use syn::Item;

/// Constants that stand in the sources as C++ would write them, and their modules.
const CONSTANTS: &[(&str, &[&str])] = &[
    ("ataxx::geometry", &["WIDTH", "STRIDE"]),
    ("search::score", &["WIN", "WIN_AT_LEAST", "MAX_PLY"]),
    ("search::engine", &["WINDOW"]),
    ("search::threads", &["MOST_LATE"]),
    ("search::limits", &["NODES_A_SECOND"]),
    (
        "search::ordering",
        &[
            "HISTORY_LIMIT",
            "GAINED=HISTORY_BONUS",
            "MOST_GAINED=MAX_HISTORY_BONUS",
            "PROMISE=ORDERING_SCORE_WEIGHT",
            "KILLER=KILLER_BONUS",
            "EARLIER_KILLER=EARLIER_KILLER_BONUS",
        ],
    ),
    ("search::table", &["SLOT=MOVE", "DEPTH", "BOUND", "GENERATION", "KEY", "AGE"]),
    ("search::eval_cache", &["VALUES", "VALUE_BITS"]),
    ("search::worker", &["NODES_BETWEEN_CHECKS"]),
    ("ataxx::searchable", &["SWINGING_EMPTY", "SWING_LOST", "LEAST_SWING", "LEAST_EMPTY_TO_PROBE"]),
    ("ataxx::evaluation", &["FEATURES"]),
    ("ataxx::network", &["BUCKETS", "HIDDEN_ONE", "OUTPUT_ONE", "UNIT"]),
    ("ataxx::network::symmetric", &["SEEDS"]),
    ("ataxx::network::coder", &["FIRST", "BEHIND", "HANGUL", "BASE", "CHANCE", "PACE", "DECISIONS"]),
    ("ataxx::network::text", &["OUTPUT_BIAS", "SIZES", "HINTS", "SIZE", "NEURON_PACE", "ROW_PACE"]),
    ("main", &["MEGABYTES"]),
];

/// The program for `judge`.
pub(super) fn cpp_file(judge: Judge) -> Result<String, BundleError> {
    let (own, rules) = match judge {
        Judge::Botzone => (include_str!("../../../data/ataxx/bundle/cpp/botzone.cpp"), Rules::Botzone),
        Judge::CodinGame => (include_str!("../../../data/ataxx/bundle/cpp/codingame.cpp"), Rules::CodinGame),
    };
    let parts = [
        include_str!("../../../data/ataxx/bundle/cpp/begin.cpp"),
        &constants()?,
        &numbers(rules),
        &weights(judge),
        include_str!("../../../data/ataxx/bundle/cpp/rules.cpp"),
        include_str!("../../../data/ataxx/bundle/cpp/evaluation.cpp"),
        include_str!("../../../data/ataxx/bundle/cpp/policy.cpp"),
        include_str!("../../../data/ataxx/bundle/cpp/search.cpp"),
        include_str!("../../../data/ataxx/bundle/cpp/engine.cpp"),
        own,
        include_str!("../../../data/ataxx/bundle/cpp/main.cpp"),
    ];
    // Characters are scarce.
    let lines = parts.concat().replace("    ", "\t");
    Ok(lines.split_inclusive('\n').filter(|line| !line.trim_start().starts_with("//")).collect())
}

/// The constants that the sources write out.
fn constants() -> Result<String, BundleError> {
    let mut text = String::new();
    for &(path, names) in CONSTANTS {
        let fault = |why: String| BundleError::Source { path, why };
        let source = MODULES.iter().find(|(module, _)| *module == path).map_or("", |(_, source)| source);
        let items = syn::parse_file(source).map_err(|error| fault(error.to_string()))?.items;
        for names in names {
            let (cpp, name) = names.split_once('=').unwrap_or((names, names));
            let expression = items.iter().find_map(|item| match item {
                Item::Const(item) if item.ident == name => Some(print(item.expr.to_token_stream())),
                _ => None,
            });
            let expression = expression.ok_or_else(|| fault(format!("it has no constant {name}")))?;
            text += &format!("const auto {cpp} = {expression};\n");
        }
    }
    Ok(text)
}

/// What the search leaves out, the length of games, their phases, the weights of the evaluation by hand.
fn numbers(rules: Rules) -> String {
    let (Length::CountAfter(turns) | Length::DrawAfter(turns) | Length::DrawWithoutSingle(turns)) =
        rules.length();
    let list = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
    let mut text = format!(
        "const bool IS_BOTZONE = {};\nconst int MOST_TURNS = {turns}, ANCHOR_STEP = {ANCHOR_STEP}, WALLED_SEEDS = {WALLED_SEEDS};\n\
         const int FIRST_BUCKETS[] = {{{}}}, STEPS[] = {{{}}};\n",
        rules == Rules::Botzone,
        list(&FIRST_BUCKETS.map(|bucket| bucket as i32)),
        list(&STEPS),
    );
    if let Some(pruning) = Position::PARAMS {
        for (name, number) in [
            ("REVERSE_DEPTH", pruning.rfp_depth),
            ("REVERSE_MARGIN", pruning.rfp_margin),
            ("REVERSE_IMPROVING", pruning.rfp_improving),
            ("FUTILE_DEPTH", pruning.futility_depth),
            ("FUTILE_BASE", pruning.futility_base),
            ("FUTILE_PLY", pruning.futility_margin),
            ("FUTILE_MOVES", pruning.futility_moves as i32),
            ("PROBE_DEPTH", pruning.probcut_depth),
            ("PROBE_GAP", pruning.probcut_gate),
            ("PROBE_MARGIN", pruning.probcut_margin),
            ("MOST_BASE", pruning.lmp_base as i32),
            ("MOST_PLY", pruning.lmp_slope as i32),
            ("MOST_WORSENING", pruning.lmp_worsening as i32),
            ("BEFORE_QUIET", pruning.lmp_quiet_moves as i32),
            ("EXTENDED_DEPTH", pruning.extension_depth),
            ("REDUCTION_OPEN", pruning.lmr_pv),
            ("REDUCTION_WORSENING", pruning.lmr_worsening),
            ("HISTORY_A_PLY", pruning.lmr_history),
        ] {
            text += &format!("const int {name} = {number};\n");
        }
        let (base, slope) = (pruning.lmr_base, pruning.lmr_slope);
        text += &format!("const float REDUCTION_BASE = {base:?}f, REDUCTION_SLOPE = {slope:?}f;\n");
    }
    let rows: Vec<String> = WEIGHTS.iter().map(|row| format!("    {{{}}},\n", list(row))).collect();
    text + "const int WEIGHTS[][FEATURES] = {\n" + &rows.concat() + "};\n"
}

/// The networks and the policy as constants, without what is met on boards with walls alone where there are none.
fn weights(judge: Judge) -> String {
    let of = |name: &str, lines: &str| {
        let lines: String = lines.lines().map(|line| format!("R\"({line})\",\n")).collect();
        format!("const char *const {name}[] = {{\n{lines}}};\n")
    };
    let walled = if judge.has_walls() { networks::WALLED } else { "\n" };
    let networks = of("WALLED", walled) + &of("OPEN", networks::OPEN);
    let policy = policy::embedded().to_text(judge.has_walls());
    format!("{networks}const char POLICY[] = R\"({policy})\";\n\n")
}
