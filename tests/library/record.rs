//! One player of records: the linter and the main line agree about every board.

use gocheck::board::Color;
use gocheck::go::{Action, Replay, Setup};
use gocheck::record::value::sgf_point;
use gocheck::record::{
    Code, Event, Finding, LintOptions, Linter, Listener, Place, Player, Rules, Selection, main_line,
};
use proptest::prelude::*;
use test_support::table;

/// `3x3 AB[aa]AW[bb] black`: the size, the stones, who moves next.
fn written(game: &Replay) -> String {
    let board = game.board();
    let mut text = format!("{} ", game.size());
    for (color, name) in [(Color::Black, "AB"), (Color::White, "AW")] {
        let stones: Vec<String> =
            board.stones().filter(|stone| stone.1 == color).map(|stone| sgf_point(stone.0)).collect();
        if !stones.is_empty() {
            text += &format!("{name}[{}]", stones.join("]["));
        }
    }
    format!("{text} {}", game.to_move())
}

#[test]
fn the_linter_and_the_main_line_agree() {
    for line in table(include_str!("../data/record/one_player.tsv")) {
        let [record, codes, number, expected] = line[..] else { panic!("{line:?}") };
        let found = Linter::new(LintOptions::default()).lint(record.as_bytes()).findings;
        let said: Vec<&str> = found.iter().map(|finding| finding.code().id()).collect();
        assert_eq!(said.join(" "), codes, "{record}");
        let line = main_line(record.as_bytes(), Some(number.parse().unwrap())).unwrap();
        assert!(line.is_found);
        assert_eq!(line.game.as_ref().map_or("-".to_owned(), written), expected, "{record} {number}");
        // What bears on the board is said alike.
        assert!(line.findings.iter().all(|finding| found.contains(finding)), "{record}: {:?}", line.findings);
        let cannot_be_played = ["M101", "M102", "P105", "S101"];
        let bears = |finding: &&Finding| cannot_be_played.contains(&finding.code().id());
        let all = main_line(record.as_bytes(), None).unwrap().findings;
        assert!(found.iter().filter(bears).all(|finding| all.contains(finding)), "{record}: {all:?}");
    }
}

/// A move that cannot be played is no pass: it is not shown as one.
#[test]
fn moves_of_the_main_line_are_what_the_record_says() {
    let record = b"(;SZ[5];B[aa];W[aa];B[];W[zz];B[bb])";
    let game = main_line(record.as_slice(), None).unwrap().game.unwrap();
    let actions: Vec<Action> = game.line().map(|played| played.action).collect();
    let at = |row, col| Action::Play(game.size().point(row, col).unwrap());
    assert_eq!(actions, [at(0, 0), Action::Skip, Action::Pass, Action::Skip, at(1, 1)]);
}

/// The boards of the first game's main line: before each move, and at the end.
#[derive(Default)]
struct Boards(Vec<Setup>);

impl Listener for Boards {
    fn hear(&mut self, player: &Player, _: Place, event: Event<'_>) {
        let is_main = player.games() == 1 && !player.main_line_is_over();
        if matches!(event, Event::Play { .. } | Event::Pass(_) | Event::NotPlayed { .. }) && is_main {
            self.0.push(player.game().board_after(player.number() - 1));
        }
        let is_end = matches!(event, Event::MainLineEnd) && player.games() == 1;
        if is_end && player.info().size.is_some() {
            self.0.push(player.game().board());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Whatever a record is made of: after each move of the main line, the position is the board that the linter has,
    /// and the one on which it judges the next move.
    #[test]
    fn boards_agree_at_every_move(
        size in 1..6usize,
        root in "(PL\\[[BW]\\]|HA\\[[0-3]\\]|AB\\[[a-e]{2}\\]|AW\\[[a-e]{2}\\]|GM\\[[12]\\]){0,3}",
        text in "(;[BW]\\[[a-e]{2}\\]){0,9}((;[BW]\\[[a-f]{2}\\]|;[BW]\\[\\]|[BW]\\[[a-e]{2}\\]|;|;?A[BWE]\\[[a-e]{2}\\]|\\(|\\)|PL\\[[BW]\\]|C\\[x\\]|SZ\\[3\\]|\\[|\\]|;b\\[aa\\]|x|tt){0,40}|\\PC{0,40})\\)?",
    ) {
        let record = format!("(;SZ[{size}]{root}{text}");
        let mut boards = Boards::default();
        let mut player = Player::default();
        player.play(record.as_bytes(), &mut boards).unwrap();
        for (number, board) in boards.0.iter().enumerate() {
            let line = main_line(record.as_bytes(), Some(number as u32)).unwrap();
            let game = line.game.expect("the linter has played it");
            prop_assert_eq!(&game.board(), board, "{} after move {}", record, number);
        }
        let options = LintOptions {
            rules: Rules::All,
            main_line: true,
            selection: Selection::new(Code::RECORDS, &["M".to_owned()], &[]).unwrap(),
            boards: true,
        };
        let linted = Linter::new(options).lint(record.as_bytes());
        // Where a variation is closed, the main line is over.
        let end = record.chars().position(|letter| letter == ')').unwrap_or(usize::MAX);
        for finding in linted.findings.iter().filter(|finding| (finding.place.character as usize) < end) {
            if let Some(found) = &finding.boards {
                let board = boards.0.get(finding.number as usize - 1);
                prop_assert_eq!(board, Some(&found.before), "{} {}", record, finding);
            }
        }
    }
}
