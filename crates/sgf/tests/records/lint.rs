//! The linter on random games, on damaged records and on endless ones.

use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Replay, RuleSet};
use gocheck_sgf::rules::OccupiedPoint;
use gocheck_sgf::value::sgf_point;
use gocheck_sgf::{GameLine, GameRow, LintOptions, Linted, Linter, Rules, Selection, Severity, lint_codes};
use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::StdRng, seq::IteratorRandom};
use std::io::Read;

fn options(rules: RuleSet) -> LintOptions {
    LintOptions { rules: Rules::Set(rules), ..LintOptions::default() }
}

/// The options for start positions and moves: every error is a fault.
fn line_options(rules: RuleSet) -> LintOptions {
    let errors = lint_codes().into_iter().filter(|code| code.severity() == Severity::Error);
    let selection = Selection::of(errors.chain(GameLine::required_codes()));
    LintOptions { main_line: true, selection, ..options(rules) }
}

/// A record that is larger than any real one gives a finding, in bounded memory.
#[test]
fn exceeded_bounds_are_findings() {
    let codes = |checked: Linted| -> Vec<&str> {
        let mut codes: Vec<&str> = checked.findings.iter().map(|finding| finding.code().id()).collect();
        codes.dedup();
        codes
    };
    let mut linter = Linter::new(options(RuleSet::TrompTaylor));
    let deep = "(;".repeat((1 << 20) + 2);
    assert_eq!(codes(linter.lint(deep.as_bytes())), ["E901", "E103"]);
    let long = format!("(;SZ[9]{})", ";B[];W[]".repeat(40_000));
    assert_eq!(codes(linter.lint(long.as_bytes())), ["E902"]);
    let faulty = format!("(;SZ[9];B[ee]{})", ";W[ee];B[ee]".repeat(1000));
    let checked = linter.lint(faulty.as_bytes());
    assert_eq!(checked.findings.len(), 1001);
    assert_eq!(codes(checked), ["M101", "E904"]);
    let comment = std::io::repeat(b'x').take(32 << 20);
    let record = b"(;SZ[9]C[".chain(comment).chain(&b"];B[ee];W[ee])"[..]);
    assert_eq!(codes(linter.lint(record)), ["M101"]);
}

/// A finding on the whole file, such as one on its encoding, hides none of a game, whichever place it has.
#[test]
fn rows_count_all_findings_of_their_games() {
    let record = b"(;SZ[9]CA[UTF-8];B[aa];W;C[\xb5\xda\xce\xe5];B)(;SZ[9];B[aa];W[aa])";
    let (checked, rows) = Linter::new(options(RuleSet::Japanese)).lint_games(&record[..], false);
    let of_file: Vec<&str> = checked
        .findings
        .iter()
        .filter(|finding| finding.game == 0)
        .map(|finding| finding.code().id())
        .collect();
    assert!(!of_file.is_empty());
    let counts = |row: &GameRow| -> Vec<(&str, usize)> {
        row.findings.iter().map(|&(code, count)| (code.id(), count as usize)).collect()
    };
    assert_eq!(rows.iter().map(counts).collect::<Vec<_>>(), [vec![("E109", 2)], vec![("M101", 1)]]);
    assert!(rows.iter().all(|row| !row.is_main_line_clean));
}

type Move = (Color, Option<Point>);

/// A game of random legal moves with some passes; it ends with two.
fn random_game(rng: &mut StdRng, size: Size, rules: RuleSet, most: usize) -> Vec<Move> {
    let mut replay = Replay::new(size);
    let mut moves: Vec<Move> = Vec::new();
    let mut color = Color::Black;
    while moves.len() < most {
        let point = if rng.random_ratio(1, 8) { None } else { replay.legal(color, rules).choose(rng) };
        match point {
            Some(point) => {
                replay.play_unchecked(color, point);
            }
            None => replay.pass(color),
        }
        let is_end = point.is_none() && moves.last().is_some_and(|last| last.1.is_none());
        moves.push((color, point));
        if is_end {
            break;
        }
        color = color.opponent();
    }
    moves
}

/// A record with one move per line, so that move N is on line N + 1, its property in column 2.
fn record(size: Size, moves: &[Move]) -> String {
    let mut sgf = format!("(;FF[4]GM[1]SZ[{}:{}]", size.cols(), size.rows());
    for (color, point) in moves {
        let name = if *color == Color::Black { 'B' } else { 'W' };
        sgf += &format!("\n;{name}[{}]", point.map_or(String::new(), sgf_point));
    }
    sgf + ")"
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// A game has no findings under its own rules. If a pass is replaced by a move on a stone, that is the only finding.
    #[test]
    fn random_games_are_clean_and_a_spoiled_move_is_found(
        seed: u64, rows in 1..=7usize, cols in 1..=7usize, rules in 0..RuleSet::ALL.len(),
    ) {
        let mut rng = StdRng::seed_from_u64(seed);
        let (size, rules) = (Size::new(rows, cols).unwrap(), RuleSet::ALL[rules]);
        let mut moves = random_game(&mut rng, size, rules, 120);
        let mut linter = Linter::new(options(rules));
        let sgf = record(size, &moves);
        let checked = linter.lint(sgf.as_bytes());
        prop_assert!(checked.findings.is_empty(), "{rules}\n{sgf}\n{:?}", checked.findings);
        prop_assert_eq!(checked.moves, moves.len() as u64);
        let mut line_reader = Linter::new(line_options(rules));
        let (_, lines) = line_reader.lint_lines(sgf.as_bytes(), size);
        prop_assert_eq!(lines.len(), 1);
        prop_assert!(lines[0].fault.is_none());
        prop_assert_eq!(&lines[0].moves, &moves);

        let mut replay = Replay::new(size);
        let mut spoiled = None;
        for (index, &(color, point)) in moves.iter().enumerate() {
            match point {
                Some(point) => {
                    replay.play(color, point, rules).unwrap();
                }
                None => {
                    let stone = replay.board().stones().choose(&mut rng);
                    if let Some((stone, _)) = stone {
                        spoiled = Some((index, stone));
                        break;
                    }
                    replay.pass(color);
                }
            }
        }
        if let Some((index, stone)) = spoiled {
            moves[index].1 = Some(stone);
            let checked = linter.lint(record(size, &moves).as_bytes());
            let found: Vec<_> = checked
                .findings
                .iter()
                .map(|finding| (finding.code(), finding.place.line, finding.place.column, finding.number, finding.point))
                .collect();
            let (line, number) = (index as u32 + 2, index as u32 + 1);
            prop_assert_eq!(found, [(OccupiedPoint::CODE, line, 2, number, Some(stone))]);
            let (_, lines) = line_reader.lint_lines(record(size, &moves).as_bytes(), size);
            prop_assert_eq!(lines[0].fault.as_ref().map(|fault| fault.code()), Some(OccupiedPoint::CODE));
            prop_assert_eq!(&lines[0].moves, &moves[..index]);
        }
    }

    /// With any bytes the linter ends, and findings have places in the text.
    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        // In every encoding, the end of a line has one of these bytes.
        let lines = bytes.iter().filter(|byte| b"\n\r".contains(byte)).count() as u32 + 1;
        let checked = Linter::new(LintOptions::default()).lint(bytes.as_slice());
        for finding in &checked.findings {
            prop_assert!(finding.place.line <= lines, "{bytes:?} {finding}");
        }
    }

    /// Records with bytes changed, removed and inserted.
    #[test]
    fn damaged_records_are_read(
        text in "(\\(|\\)|;|B|W|AB|AE|SZ|HA|RE|C|\\[|\\]|\\[[a-j]{2}\\]|\\[[a-j]{2}:[a-j]{2}\\]|\\[9\\]|\\\\|\n|x|é){0,200}",
    ) {
        let text = format!("(;SZ[9]{text}");
        let checked = Linter::new(LintOptions { rules: Rules::All, boards: true, ..LintOptions::default() }).lint(text.as_bytes());
        prop_assert_eq!(checked.games >= 1, true);
        for finding in &checked.findings {
            let line = text.split('\n').nth(finding.place.line as usize - 1).expect("a line of the text");
            prop_assert!(finding.place.character as usize <= line.chars().count() + 1, "{text:?} {finding}");
        }
        // The moves that are read can be played.
        let size = Size::new(9, 9).unwrap();
        let (_, lines) = Linter::new(line_options(RuleSet::Japanese)).lint_lines(text.as_bytes(), size);
        for line in lines {
            let mut game = Replay::new(size);
            game.set_up(line.start.iter().map(|&(point, color)| (point, Some(color))));
            for (color, point) in line.moves {
                if let Some(point) = point {
                    prop_assert_eq!(game.play_unchecked(color, point).occupied, None, "{:?}", text);
                }
            }
        }
    }
}
