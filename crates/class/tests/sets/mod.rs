//! Puzzles in sets, and answers to them.

#![allow(dead_code, reason = "each test uses a part")]

use gocheck_board::{Color, Size};
use gocheck_class::Task;
use gocheck_class::faults::Program;
use gocheck_puzzle::generate::{Generator, LEVELS, Wanted};
use gocheck_puzzle::{Coordinates, Given, Name, Question};

/// The problems of a set: the number, the question, and the level that `gocheck generate --set` takes.
const PROBLEMS: [(&str, Question, usize); 7] = [
    ("0", Question::Rule, 2),
    ("00", Question::Rule, 2),
    ("1", Question::Captures, 1),
    ("2", Question::Captures, 2),
    ("3", Question::Captures, 3),
    ("4", Question::Captures, 4),
    ("5", Question::Moves, 3),
];

pub(crate) fn sets(count: usize, seed: u64) -> Vec<Task> {
    let wanted: Vec<Wanted> = (0..count * PROBLEMS.len())
        .map(|at| {
            let (_, question, level) = PROBLEMS[at % PROBLEMS.len()];
            let is_spoiled = question == Question::Rule && (at * 5 + at / PROBLEMS.len()).is_multiple_of(3);
            Wanted { question, is_spoiled, level: LEVELS[level - 1] }
        })
        .collect();
    let boards = Generator::new(Size::default(), seed).positions(&wanted).unwrap();
    let task = |(at, board)| {
        let (number, question, _) = PROBLEMS[at % PROBLEMS.len()];
        let name = Name::new(&format!("set{}_{number}", at / PROBLEMS.len())).unwrap();
        Task::new(name, question, board, Color::White)
    };
    boards.into_iter().enumerate().map(task).collect()
}

pub(crate) fn answers(program: &Program, tasks: &[Task]) -> Vec<Given> {
    tasks.iter().map(|task| program.answer(&task.setup, task.entry.question, Color::White)).collect()
}

pub(crate) fn right(tasks: &[Task]) -> Vec<Given> {
    tasks.iter().map(|task| Given::from(&task.entry.answer)).collect()
}

pub(crate) fn all(answers: &[Given]) -> Vec<Option<&Given>> {
    answers.iter().map(Some).collect()
}

/// `True`, `False`, or points such as `(0, 1) (2, 3)`.
pub(crate) fn given(text: &str) -> Given {
    match text {
        "True" => Given::Valid(true),
        "False" => Given::Valid(false),
        _ => {
            let numbers: Vec<i32> = text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|part| !part.is_empty())
                .map(|number| number.parse().unwrap())
                .collect();
            Given::points(numbers.chunks(2).map(|pair| Coordinates { row: pair[0], col: pair[1] }).collect())
        }
    }
}
