//! Replaying records: the linter and the main line agree on every board.

use gocheck_board::Color;
use gocheck_rules::{Action, Board, Replay, RuleSet};
use gocheck_sgf::result::sgf_result;
use gocheck_sgf::value::sgf_point;
use gocheck_sgf::{
    Branch, ChosenLine, EncodingHints, Event, Finding, LineChoice, LineOfPlay, LintOptions, Linter, Listener,
    NoLine, NodeChoice, Place, Replayer, Rules, Selection, chosen_line, lint_codes, main_line,
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
fn a_komi_in_hundredths_is_understood() {
    let meant = |root: &str| main_line(format!("(;FF[4]{root})").as_bytes(), None).unwrap().info.meant_komi();
    for line in table(include_str!("../data/record/komi_meant.tsv")) {
        let [written, expected, ref more @ ..] = line[..] else { panic!("{line:?}") };
        let root = format!("KM[{written}]{}", more.concat());
        assert_eq!(meant(&root), expected.parse().ok(), "{root}");
    }
}

#[test]
fn handicap_stones_are_counted() {
    for line in table(include_str!("../data/record/given_stones.tsv")) {
        let [record, expected] = line[..] else { panic!("{line:?}") };
        let line = main_line(record.as_bytes(), None).unwrap();
        let terms = line.info.terms(RuleSet::Chinese, &line.game.unwrap());
        assert_eq!(terms.handicap.to_string(), expected, "{record}");
    }
}

#[test]
fn results_in_words_are_understood() {
    for line in table(include_str!("../data/record/results_in_words.tsv")) {
        let [written, expected] = line[..] else { panic!("{line:?}") };
        let line = main_line(format!("(;FF[4]CA[UTF-8]RE[{written}])").as_bytes(), None).unwrap();
        let found = line.info.result.map_or("-".to_owned(), |(result, _)| sgf_result(result));
        assert_eq!(found, expected, "{written}");
    }
}

#[test]
fn the_linter_and_the_main_line_agree() {
    for line in table(include_str!("../data/record/one_player.tsv")) {
        let [record, codes, number, expected] = line[..] else { panic!("{line:?}") };
        let found = Linter::new(LintOptions::default()).lint(record.as_bytes()).findings;
        let said: Vec<&str> = found.iter().map(|finding| finding.code().id()).collect();
        assert_eq!(said.join(" "), codes, "{record}");
        let line = main_line(record.as_bytes(), Some(number.parse().unwrap())).unwrap();
        assert!(!matches!(line.game, Err(NoLine::Game { .. })));
        assert_eq!(line.game.as_ref().map_or("-".to_owned(), written), expected, "{record} {number}");
        // Findings about the board are the same.
        assert!(line.findings.iter().all(|finding| found.contains(finding)), "{record}: {:?}", line.findings);
        let cannot_be_played = ["M101", "M102", "P105", "S101"];
        let bears = |finding: &&Finding| cannot_be_played.contains(&finding.code().id());
        let all = main_line(record.as_bytes(), None).unwrap().findings;
        assert!(found.iter().filter(bears).all(|finding| all.contains(finding)), "{record}: {all:?}");
    }
}

/// A move that cannot be played is not shown as a pass.
#[test]
fn moves_of_the_main_line_are_those_of_the_record() {
    let record = b"(;SZ[5];B[aa];W[aa];B[];W[zz];B[bb])";
    let game = main_line(record.as_slice(), None).unwrap().game.unwrap();
    let actions: Vec<Action> = game.line().map(|played| played.action).collect();
    let at = |row, col| Action::Play(game.size().point(row, col).unwrap());
    assert_eq!(actions, [at(0, 0), Action::Skip, Action::Pass, Action::Skip, at(1, 1)]);
}

/// The boards of the first game's main line: before each move, and at the end.
#[derive(Default)]
struct Boards(Vec<Board>);

impl Listener for Boards {
    fn on_event(&mut self, replayer: &Replayer, _: Place, event: Event<'_>) {
        let is_main = replayer.games() == 1 && !replayer.main_line_is_over();
        if matches!(event, Event::Play { .. } | Event::Pass(_) | Event::NotPlayed { .. }) && is_main {
            self.0.push(replayer.game().board_after(replayer.number() - 1));
        }
        let is_end = matches!(event, Event::MainLineEnd) && replayer.games() == 1;
        if is_end && replayer.info().size.is_some() {
            self.0.push(replayer.game().board());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// For any record: after each move of the main line, the position is the linter's board, on which it also judges the
    /// next move.
    #[test]
    fn boards_agree_at_every_move(
        size in 1..6usize,
        root in "(PL\\[[BW]\\]|HA\\[[0-3]\\]|AB\\[[a-e]{2}\\]|AW\\[[a-e]{2}\\]|GM\\[[12]\\]){0,3}",
        text in "(;[BW]\\[[a-e]{2}\\]){0,9}((;[BW]\\[[a-f]{2}\\]|;[BW]\\[\\]|[BW]\\[[a-e]{2}\\]|;|;?A[BWE]\\[[a-e]{2}\\]|\\(|\\)|PL\\[[BW]\\]|C\\[x\\]|SZ\\[3\\]|\\[|\\]|;b\\[aa\\]|x|tt){0,40}|\\PC{0,40})\\)?",
    ) {
        let record = format!("(;SZ[{size}]{root}{text}");
        let mut boards = Boards::default();
        let mut replayer = Replayer::default();
        replayer.play(record.as_bytes(), &mut boards).unwrap();
        for (number, board) in boards.0.iter().enumerate() {
            let line = main_line(record.as_bytes(), Some(number as u32)).unwrap();
            let game = line.game.expect("the linter has played it");
            prop_assert_eq!(&game.board(), board, "{} after move {}", record, number);
        }
        let options = LintOptions {
            rules: Rules::All,
            main_line: true,
            selection: Selection::new(&lint_codes(), &["M".to_owned()], &[]).unwrap(),
            boards: true,
            encoding: EncodingHints::default(),
            estimate: None,
            outlook: false,
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

/// A game tree; the moves of each node are its own.
#[derive(Clone, Debug)]
struct Tree {
    /// A node without a move.
    point: Option<(usize, usize)>,
    children: Vec<Tree>,
}

fn trees() -> impl Strategy<Value = Tree> {
    let point = || prop::option::weighted(0.8, (0..5usize, 0..5usize));
    let leaf = point().prop_map(|point| Tree { point, children: Vec::new() });
    leaf.prop_recursive(12, 60, 4, move |inner| {
        let children = prop::collection::vec(inner, 1..4);
        (point(), children).prop_map(|(point, children)| Tree { point, children })
    })
}

/// Everything along one line of a tree: where it branches off, the moves, and the label after each of them.
#[derive(Clone, Default)]
struct Along {
    branches: Vec<Branch>,
    moves: Vec<(usize, usize)>,
    labels: Vec<String>,
    nodes: Vec<Labelled>,
}

/// A node along a line: its label, its line and column in the file, and the number of moves up to it.
#[derive(Clone)]
struct Labelled {
    label: String,
    at: (u32, u32),
    moves: usize,
}

/// The line and column of what is written next.
fn next_place(record: &str) -> (u32, u32) {
    let line = record.matches('\n').count() + 1;
    let column = record.rsplit('\n').next().unwrap().chars().count() + 1;
    (line as u32, column as u32)
}

impl Tree {
    /// Writes the record and lists the lines.
    fn write(&self, record: &mut String, mut along: Along, count: &mut usize, lines: &mut Vec<Along>) {
        *count += 1;
        let label = format!("n{count}");
        let at = next_place(record);
        record.push(';');
        if let Some((row, col)) = self.point {
            let point: String = [col, row].map(|at| char::from(b'a' + at as u8)).iter().collect();
            record.push_str(&format!("{}[{point}]", ["B", "W"][along.moves.len() % 2]));
            along.moves.push((row, col));
            along.labels.push(label.clone());
        } else if let Some(last) = along.labels.last_mut() {
            *last = label.clone();
        }
        record.push_str(&format!("LB[ee:{label}]"));
        along.nodes.push(Labelled { label, at, moves: along.moves.len() });
        match self.children.as_slice() {
            [] => lines.push(along),
            [child] => child.write(record, along, count, lines),
            children => {
                for (variation, child) in (1..).zip(children) {
                    let mut along = along.clone();
                    if variation > 1 {
                        along.branches.push(Branch { after: along.moves.len() as u32, variation });
                    }
                    record.push('(');
                    child.write(record, along, count, lines);
                    record.push(')');
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Every line of every game of a file can be chosen, up to each of its moves, with the marks there.
    #[test]
    fn every_line_can_be_chosen(games in prop::collection::vec(trees(), 1..4)) {
        let mut file = String::new();
        let mut expected = Vec::new();
        for (game, tree) in (1..).zip(&games) {
            let label = "root".to_owned();
            let root = Labelled { label: label.clone(), at: (game, 2), moves: 0 };
            let start = Along { labels: vec![label], nodes: vec![root], ..Along::default() };
            let mut lines = Vec::new();
            file.push_str("(;SZ[5]LB[ee:root]");
            tree.write(&mut file, start, &mut 0, &mut lines);
            file.push_str(")\n");
            expected.push((game, lines));
        }
        for (game, lines) in expected {
            for (i, along) in lines.iter().enumerate() {
                for &Labelled { ref label, at: (line, column), moves } in &along.nodes {
                    // The place of its sign, and of its first property.
                    for column in [column, column + 1] {
                        let node = Some(NodeChoice::At { line, column });
                        let chosen = chosen_line(file.as_bytes(), &LineChoice { node, ..LineChoice::default() }).unwrap();
                        prop_assert_eq!(chosen.game.unwrap().moves() as usize, moves, "{} {:?}", file, node);
                        prop_assert_eq!(&chosen.markup.labels[0].1, label, "{} {:?}", file, node);
                    }
                }
                // If nodes without a move branch, several lines have the same name, which means the first one.
                if lines[..i].iter().any(|other| other.branches == along.branches) {
                    continue;
                }
                let is_clear = !lines[i + 1..].iter().any(|other| other.branches == along.branches);
                let node = |number| {
                    let line = LineOfPlay { steps: along.branches.clone(), more: 0 };
                    let node = Some(NodeChoice::Number(number));
                    chosen_line(file.as_bytes(), &LineChoice { game: Some(game), line, last: None, node, encoding: EncodingHints::default() }).unwrap()
                };
                for (number, Labelled { label, moves, .. }) in (0..).zip(&along.nodes).filter(|_| is_clear) {
                    let chosen = node(number);
                    prop_assert_eq!(chosen.game.unwrap().moves() as usize, *moves, "{} {}", file, number);
                    prop_assert_eq!(&chosen.markup.labels[0].1, label, "{} {}", file, number);
                }
                if is_clear {
                    let (number, nodes) = (along.nodes.len() as u32, along.nodes.len() as u32);
                    prop_assert_eq!(node(number).game.unwrap_err(), NoLine::Node { number, nodes });
                }
                for last in 0..=along.moves.len() {
                    let line = LineOfPlay { steps: along.branches.clone(), more: 0 };
                    let wanted = LineChoice { game: Some(game), line, last: Some(last as u32), node: None, encoding: EncodingHints::default() };
                    let chosen = chosen_line(file.as_bytes(), &wanted).unwrap();
                    let replay = chosen.game.unwrap();
                    prop_assert_eq!(replay.moves() as usize, last, "{} {:?}", file, wanted);
                    for (played, &(row, col)) in replay.line().zip(&along.moves) {
                        let point = replay.size().point(row, col).unwrap();
                        prop_assert!(matches!(played.action, Action::Skip) || played.action == Action::Play(point));
                    }
                    prop_assert_eq!(replay.to_move(), [Color::Black, Color::White][last % 2]);
                    // The board is that of the whole line after that move.
                    let whole = chosen_line(file.as_bytes(), &LineChoice { last: None, ..wanted.clone() }).unwrap();
                    let whole = whole.game.unwrap();
                    prop_assert_eq!(whole.moves() as usize, along.moves.len());
                    prop_assert_eq!(replay.board(), whole.board_after(last as u32));
                    if is_clear {
                        let label = chosen.markup.labels[0].1.clone();
                        prop_assert_eq!(&label, &along.labels[last], "{} {:?}", file, wanted);
                    }
                }
            }
        }
        let counted = chosen_line(file.as_bytes(), &LineChoice::default()).unwrap();
        prop_assert_eq!(counted.games, Some(games.len() as u32));
        let wanted = LineChoice { game: Some(games.len() as u32 + 1), ..LineChoice::default() };
        let missing = chosen_line(file.as_bytes(), &wanted).unwrap().game.unwrap_err();
        prop_assert_eq!(missing, NoLine::Game { games: games.len() as u32 });
    }
}

/// A file of very many games is not read to its end.
#[test]
fn games_are_counted_up_to_a_bound() {
    let most = ChosenLine::MAX_COUNTED as usize;
    for (games, counted) in [(1, 1), (most - 1, most - 1), (most, most), (most + 5, most)] {
        let file = "(;SZ[9];B[aa](;W[bb])(;W[cc]))\n".repeat(games);
        assert_eq!(chosen_line(file.as_bytes(), &LineChoice::default()).unwrap().games, Some(counted as u32));
    }
    let games = "(;SZ[9];B[aa])".repeat(most);
    let endless = std::io::Read::chain(games.as_bytes(), std::io::repeat(b' '));
    assert_eq!(chosen_line(endless, &LineChoice::default()).unwrap().games, Some(most as u32));
}
