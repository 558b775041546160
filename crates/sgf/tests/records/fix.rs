//! Fixing random and damaged records: a second run changes nothing, and moves and text stay the same.

use gocheck_board::Color;
use gocheck_rules::RuleSet;
use gocheck_rules::score::{self, Effort};
use gocheck_sgf::faults::TooManyFindings;
use gocheck_sgf::rules::{
    MoveAfterPassesInVariation, MoveAfterTwoPasses, OccupiedPoint, OffBoard, ResultAgainstEnd,
    ResultAgainstScore,
};
use gocheck_sgf::{
    Change, Code, EncodingHints, Event, FixCode, FixMessage, FixOptions, Fixed, LintOptions, Linter,
    Listener, Place, PropertyName, Reader, Replayer, Rules, Selection, Step, fix, main_line,
};
use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use std::collections::BTreeMap;
use std::fs;
use test_support::{every, files, project};

/// The events of a record: number, kind, colour, point; and the stones after each setup.
#[derive(Default, PartialEq, Debug)]
struct Events {
    moves: Vec<(u32, String)>,
    boards: Vec<(u32, String)>,
}

impl Listener for Events {
    fn on_event(&mut self, replayer: &Replayer, _: Place, event: Event<'_>) {
        let number = replayer.number();
        let name = |color: Color| color.name();
        match event {
            Event::Play { color, point, .. } => self.moves.push((number, format!("{} {point}", name(color)))),
            Event::Pass(color) => self.moves.push((number, format!("{} pass", name(color)))),
            Event::NotPlayed { color, why, .. } => {
                self.moves.push((number, format!("{} not played {why:?}", name(color))));
            }
            Event::StonesSetUp => self.boards.push((number, replayer.game().board().to_string())),
            _ => {}
        }
    }
}

fn events(bytes: &[u8]) -> Events {
    let mut events = Events::default();
    Replayer::default().play(bytes, &mut events).unwrap();
    events
}

/// Everything else that reads records accepts damaged ones, too, and agrees on their content.
fn read_everywhere(bytes: &[u8]) {
    let all = LintOptions { rules: Rules::All, boards: true, ..LintOptions::default() };
    let mut linter = Linter::new(all);
    let linted = linter.lint(bytes);
    let (again, rows) = linter.lint_games(bytes, true);
    assert_eq!(linted.findings, again.findings);
    assert_eq!((linted.games, linted.moves), (again.games, again.moves));
    assert!(rows.len() <= linted.games as usize);
    assert!(rows.iter().all(|row| row.prefix_hashes.len() <= row.moves as usize));
    let line = main_line(bytes, None).unwrap();
    if let Ok(game) = line.game {
        for rules in RuleSet::ALL {
            let _ = score::count(&game.board(), &line.agreed, Effort::Static, &line.info.terms(rules, &game));
        }
    }
}

/// The lines of all comments.
fn comments(bytes: &[u8]) -> Vec<String> {
    let mut reader = Reader::new(bytes).keeping(1 << 20);
    let mut lines: Vec<String> = Vec::new();
    loop {
        let node = match reader.next_step().unwrap() {
            Step::Node(node) => node,
            Step::End => return lines,
            _ => continue,
        };
        for property in node.properties().filter(|property| property.name() == PropertyName::new("C")) {
            for value in property.values() {
                let text = value.text().replace("\r\n", "\n").replace("\n\r", "\n").replace('\r', "\n");
                lines.extend(text.lines().map(str::to_owned).filter(|line| !line.trim().is_empty()));
            }
        }
    }
}

fn counts(bytes: &[u8]) -> BTreeMap<Code, usize> {
    let options = LintOptions { selection: Selection::all(), ..LintOptions::default() };
    let mut counts = BTreeMap::new();
    for finding in Linter::new(options).lint(bytes).findings {
        *counts.entry(finding.code()).or_default() += 1;
    }
    counts
}

const FIX: FixOptions = FixOptions {
    form_only: false,
    drop_impossible: false,
    encoding: EncodingHints { given: None, prior: None },
    accepts_guesses: false,
};
const FORMAT: FixOptions = FixOptions { form_only: true, ..FIX };
const UNSAFE: FixOptions = FixOptions { drop_impossible: true, ..FIX };

/// Returns true if all lines are parts of others, in their order.
fn are_in(lines: &[String], others: &[String]) -> bool {
    let others = others.join("\n");
    let mut rest = others.as_str();
    lines.iter().all(|line| {
        let Some((_, after)) = rest.split_once(line) else { return false };
        rest = after;
        true
    })
}

/// Checks all guarantees for one file.
fn check(bytes: &[u8]) -> Fixed {
    let shown = String::from_utf8_lossy(bytes);
    for options in [FORMAT, UNSAFE, FIX] {
        let fixed = fix(bytes, &options);
        let Some(text) = &fixed.text else {
            assert!(!fixed.changes.iter().any(Change::is_made));
            if options == FIX {
                return fixed;
            }
            continue;
        };
        assert!(fixed.changes.iter().any(Change::is_made) && text != bytes, "{shown}");
        assert!(std::str::from_utf8(text).is_ok());
        let again = fix(text, &options);
        assert!(
            again.text.is_none(),
            "{options:?}\n{shown}\n---\n{}\n---\n{}",
            String::from_utf8_lossy(text),
            String::from_utf8_lossy(&again.text.unwrap())
        );
        assert!(fix(text, &FORMAT).text.is_none(), "a fixed record is formatted: {shown}");
        let (before, after) = (counts(bytes), counts(text));
        if !before.contains_key(&TooManyFindings::CODE) {
            // Moves off the board that become passes may end the game.
            let ends = [
                MoveAfterTwoPasses::CODE,
                MoveAfterPassesInVariation::CODE,
                ResultAgainstEnd::CODE,
                ResultAgainstScore::CODE,
            ];
            let may_end = options == UNSAFE && before.contains_key(&OffBoard::CODE);
            for (code, found) in after.iter().filter(|(code, _)| !(may_end && ends.contains(code))) {
                assert!(
                    before.get(code).is_some_and(|before| before >= found),
                    "{code} {options:?}\n{shown}\n---\n{}",
                    String::from_utf8_lossy(text)
                );
            }
        }
        if options == UNSAFE {
            assert!(
                !after.contains_key(&OccupiedPoint::CODE) && !after.contains_key(&OffBoard::CODE),
                "{shown}"
            );
            continue;
        }
        assert_eq!(events(bytes), events(text), "{options:?}\n{shown}");
        let mut said = comments(text);
        let mut before = comments(bytes);
        // Consecutive duplicates count once.
        said.dedup();
        before.dedup();
        if fixed.changes.iter().any(|change| matches!(change.done, FixMessage::JoinText { .. })) {
            assert!(are_in(&before, &said), "{before:?} {said:?}\n{shown}");
        } else {
            assert_eq!(before, said, "{options:?}\n{shown}");
        }
        if options == FIX {
            return fixed;
        }
    }
    unreachable!("the last options return")
}

/// The records of the cases of linter and fixes, which have every known fault.
fn seeds() -> Vec<Vec<u8>> {
    let folders = ["tests/data/lint", "../../tests/data/fix"];
    folders
        .iter()
        .flat_map(|folder| files(&project(folder), "sgf"))
        .map(|file| fs::read(file).unwrap())
        .collect()
}

/// Of the known faults, only ambiguous ones keep a file from being fixed.
#[test]
fn known_faults_are_fixed() {
    for folder in ["tests/data/lint", "../../tests/data/fix"] {
        every(files(&project(folder), "sgf"), |file| {
            let fixed = check(&fs::read(&file).unwrap());
            let kept = fixed.kept.map(|kept| kept.code());
            assert_ne!(kept, Some(FixCode::Unsure), "{}", file.display());
        });
    }
}

/// `B` has no value, and the text after the variation no name: without the variation they would be a move.
#[test]
fn a_removed_variation_joins_no_text() {
    for value in ["cc", "\n0"] {
        let record = format!("(;SZ[9];B(;W[ec8])[{value}])");
        check(record.as_bytes());
        let kept = fix(record.as_bytes(), &UNSAFE).kept.map(|kept| kept.code());
        assert_eq!(kept, Some(FixCode::Unsure), "{record}");
    }
}

/// Concatenated files have several byte-order marks; and without its mark a UTF-8 file may look like UTF-16.
#[test]
fn byte_order_marks_are_removed_in_one_run() {
    let utf_16: Vec<u8> =
        "\u{FEFF}\u{FEFF}(;SZ[9];B[ee])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marks = "\u{FEFF}\u{FEFF}\u{FEFF}(;SZ[9];B[ee])".as_bytes();
    for bytes in [&utf_16, marks] {
        let fixed = check(bytes);
        assert_eq!(fixed.text.unwrap(), b"(;FF[4]CA[UTF-8]SZ[9]\n;B[ee])\n");
        assert!(fixed.changes.iter().any(|change| change.place == Place::START));
    }
    let kept = check("\u{FEFF}x\0y\0B[aa](;SZ[9];B[ee])".as_bytes()).kept.map(|kept| kept.code());
    assert_eq!(kept, Some(FixCode::Unsure));
}

#[test]
fn a_converted_move_that_cannot_be_read_stays_one_value() {
    let gib = "\\HS\n\\HE\n\\GS\n2 1 0\nSTO 0 2 1 3 3\nSTO 0 3 2 (;x[y 3)\nSTO 0 4 1 4 4\n\\GE\n";
    let text = String::from_utf8(check(gib.as_bytes()).text.unwrap()).unwrap();
    assert!(text.contains(r"W[\(\;x\[y 3\)]"), "{text}");
}

#[test]
fn a_dictionary_is_fixed() {
    // As many nodes, variations and properties as Kogo's Joseki Dictionary.
    let variation = "(;B[aa]C[A: this is\r\nthe usual move]LB[bb:A];W[bb];B[cc];W[dd])";
    let text = format!("(;GM[1]SZ[19];B[pd]{})", variation.repeat(16_000));
    let fixed = fix(text.as_bytes(), &FIX);
    assert!(fixed.kept.is_none() && fixed.text.is_some(), "{:?}", fixed.kept);
}

#[test]
fn files_that_take_too_much_memory_are_left_unchanged() {
    let kept = |text: &str, options: &FixOptions| {
        let fixed = fix(text.as_bytes(), options);
        assert!(fixed.text.is_none() && fixed.changes.is_empty());
        fixed.kept.map(|kept| kept.code().id())
    };
    for options in [FORMAT, FIX, UNSAFE] {
        assert_eq!(kept(&format!("(;SZ[9]{})", ";".repeat(1_000_000)), &options), Some("W207"));
    }
    // Lists of points, written one by one.
    let full = "(;SZ[25]TR[aa:yy])";
    assert_eq!(kept(&full.repeat(8_000), &FIX), Some("W208"));
    assert!(fix(full.repeat(100).as_bytes(), &FIX).text.is_some());
}

#[test]
fn after_many_changes_the_rest_are_counted() {
    let passes = 30_000;
    let fixed = fix(format!("(;FF[4]CA[UTF-8]SZ[9]{})\n", ";B[tt]".repeat(passes)).as_bytes(), &FIX);
    let text = fixed.text.unwrap();
    assert_eq!(String::from_utf8(text).unwrap().matches("B[]").count(), passes);
    assert_eq!(fixed.changes.len(), 20_001);
    let last = fixed.changes.last().unwrap();
    assert_eq!(last.code().id(), "W209");
    // The layout is a change, too.
    assert_eq!(last.done, FixMessage::MoreChanges { more: passes + 1 - 20_000 });
}

/// Bytes of a record are changed, removed, doubled and inserted, the same ones in each run.
#[test]
fn damaged_records_are_fixed_or_left_unchanged() {
    const PIECES: [&[u8]; 30] = [
        b"(",
        b")",
        b";",
        b"[",
        b"]",
        b"\\",
        b"\\]",
        b":",
        b"\r\n",
        b"\n",
        b" ",
        b"B[aa]",
        b"W[tt]",
        b"W[]",
        b"PL[W]",
        b"PL[B]",
        b"AB[aa:cc]",
        b"AW[cc:aa]",
        b"AE[bb]",
        b"C[x]",
        b"C[y\r\nz]",
        b"KM[6,5]",
        b"KM[]",
        b"FF[3]",
        b"CA[GBK]",
        "黄".as_bytes(),
        b"Xx",
        b"(;",
        b";B[bb]",
        b"SZ[9]",
    ];
    let mut rng = StdRng::seed_from_u64(18);
    let (mut repaired, mut unsure) = (0, 0);
    for seed in seeds().into_iter().filter(|seed| seed.len() < 1000) {
        for _ in 0..10 {
            let mut bytes = seed.clone();
            for _ in 0..rng.random_range(1..=4) {
                let at = rng.random_range(0..=bytes.len());
                let end = (at + rng.random_range(1..=8)).min(bytes.len());
                match rng.random_range(0..5) {
                    0 => drop(bytes.drain(at..end)),
                    1 => bytes.extend_from_within(at..end),
                    2 if at < bytes.len() => bytes[at] = rng.random(),
                    _ => drop(bytes.splice(at..at, PIECES.choose(&mut rng).unwrap().iter().copied())),
                }
            }
            read_everywhere(&bytes);
            let fixed = check(&bytes);
            repaired += usize::from(fixed.text.is_some());
            unsure += usize::from(fixed.kept.is_some_and(|kept| kept.code() == FixCode::Unsure));
        }
    }
    assert!(repaired > 1000 && unsure * 50 < repaired, "{repaired} fixed, {unsure} left");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn whatever_is_put_together_is_mended_or_left(
        text in "(\\(;|\\(|\\)|;|B|W|AB|AW|AE|PL|SZ|HA|KM|RE|C|TR|Abc|\\[\\]|\\[W\\]|\\[[a-j]{2}\\]|\\[[a-j]{2}|\\[[a-j]{2}:[a-j]{2}\\]|\\[9\\]|\\[a\\\\\\]b\\]|\\\\|\r\n|\n|x|é){0,80}",
    ) {
        check(format!("(;SZ[9]{text}").as_bytes());
    }

    #[test]
    fn any_bytes_are_mended_or_left(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        check(&[b"(;".as_slice(), &bytes].concat());
        check(&bytes);
    }
}
