//! Marks of single answers.

use gocheck_board::{Color, Size};
use gocheck_class::{Mark, RightAnswers, Task};
use gocheck_puzzle::{Answer, Coordinates, Entry, Given, Name, Question};
use gocheck_rules::{Board, plain};

#[test]
fn a_problem_s_score_is_right_of_right_missing_and_extra() {
    // White captures at (0, 0) and at (0, 3).
    let setup: Board = ". X O . X O\nX O . O . .\nO . . . O .\n. . . . . .".parse().unwrap();
    let task = |setup: &Board, question| {
        let analysis = plain::analyse(setup, Color::White);
        let answer = Answer::new(question, &analysis);
        let entry = Entry { name: Name::new("t_1").unwrap(), question, answer };
        Task { entry, setup: setup.clone(), analysis }
    };
    let captures = task(&setup, Question::Captures);
    assert_eq!(captures.entry.answer.to_string(), "[(0, 0)]");
    let rule = task(&setup, Question::Rule);
    // There are no points: only the name is the right answer.
    let none = task(&Board::new(Size::default()), Question::Captures);
    let points = |points: &[(i32, i32)]| {
        Given::points(points.iter().map(|&(row, col)| Coordinates { row, col }).collect())
    };
    for (task, given, score) in [
        (&captures, points(&[(0, 0)]), "100.0"),
        (&captures, points(&[(0, 0), (2, 2)]), "50.0"),
        (&captures, points(&[(0, 0), (2, 2), (99, -1)]), "33.3"),
        (&captures, points(&[]), "0.0"),
        (&captures, Given::Valid(true), "0.0"),
        (&rule, Given::Valid(true), "100.0"),
        (&rule, Given::Valid(false), "0.0"),
        (&rule, points(&[]), "0.0"),
        (&none, points(&[]), "100.0"),
        (&none, points(&[(0, 0)]), "0.0"),
    ] {
        let mark = Mark::new(task, &given, &RightAnswers::default());
        assert_eq!(mark.score().to_string(), score, "{}: {given}", task.entry.question.title());
    }
    for task in [&captures, &rule, &none] {
        assert_eq!(Mark::not_given(task, None).score().to_string(), "0.0");
    }
}

/// A slip that explains the whole answer is reported with its code.
#[test]
fn slips_are_named() {
    // White (0, 0) captures (0, 1) and would otherwise be suicide; (3, 3) is suicide for White, (4, 0) for Black.
    let board = ". X O . . .\nX O . . . .\n. . . X . .\nO . X . X .\n. O . X . .";
    let setup: Board = board.parse().unwrap();
    let analysis = plain::analyse(&setup, Color::White);
    let mark = |question, points: &[(i32, i32)]| {
        let entry =
            Entry { name: Name::new("t_1").unwrap(), question, answer: Answer::new(question, &analysis) };
        let task = Task { entry, setup: setup.clone(), analysis: analysis.clone() };
        let given = Given::points(points.iter().map(|&(row, col)| Coordinates { row, col }).collect());
        let mark = Mark::new(&task, &given, &RightAnswers::default());
        mark.reason.map_or("right", |reason| reason.code().name())
    };
    let empty: Vec<(i32, i32)> =
        setup.empty_points().map(|point| (point.row() as i32, point.col() as i32)).collect();
    let without = |gone: (i32, i32)| empty.iter().copied().filter(|&point| point != gone).collect::<Vec<_>>();
    let legal = without((3, 3));
    let swapped: Vec<(i32, i32)> = legal.iter().map(|&(row, col)| (col, row)).collect();
    // Rows and columns are swapped, and row 0 is the lowest of five.
    let turned: Vec<(i32, i32)> = legal.iter().map(|&(row, col)| (col, 4 - row)).collect();
    let from_one =
        |points: &[(i32, i32)]| points.iter().map(|&(row, col)| (row + 1, col + 1)).collect::<Vec<_>>();
    let no_capture: Vec<(i32, i32)> = legal.iter().copied().filter(|&point| point != (0, 0)).collect();
    for (points, reason) in [
        (legal.clone(), "right"),
        (from_one(&legal), "from-one"),
        (from_one(&swapped), "swapped-from-one"),
        (swapped, "swapped"),
        (from_one(&turned), "from-below"),
        (turned, "from-below"),
        (without((4, 0)), "other-colour"),
        (empty.clone(), "suicide-as-legal"),
        (no_capture, "capture-as-suicide"),
        (vec![(2, 0)], "differs"),
        (vec![(2, 0), (99, 99)], "off-the-board"),
        (vec![], "no-points"),
    ] {
        assert_eq!(mark(Question::Moves, &points), reason, "{points:?}");
    }
    assert_eq!(mark(Question::Captures, &[(0, 0), (4, 4)]), "takes-nothing");
    assert_eq!(mark(Question::Rule, &legal), "wrong-kind");
}
