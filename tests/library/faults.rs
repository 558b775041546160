//! Faults of programs.

use gocheck::board::{Color, Size};
use gocheck::generate::{Generator, LEVELS, Wanted};
use gocheck::grade::Task;
use gocheck::grade::faults::{Explainer, faults};
use gocheck::puzzle::{Given, Name, Question};

/// Sets of problems, as `gocheck generate --set` makes them.
fn sets(count: usize, seed: u64) -> Vec<Task> {
    let problems = [
        ("0", Question::Rule, 2),
        ("00", Question::Rule, 2),
        ("1", Question::Captures, 1),
        ("2", Question::Captures, 2),
        ("3", Question::Captures, 3),
        ("4", Question::Captures, 4),
        ("5", Question::Moves, 3),
    ];
    let wanted: Vec<Wanted> = (0..count * problems.len())
        .map(|at| {
            let (_, question, level) = problems[at % problems.len()];
            Wanted {
                question,
                is_spoiled: (at * 5 + at / 7) % 3 == 0 && question == Question::Rule,
                level: LEVELS[level - 1],
            }
        })
        .collect();
    let boards = Generator::new(Size::default(), seed).positions(&wanted).unwrap();
    let task = |(at, board)| {
        let (number, question, _) = problems[at % problems.len()];
        let name = Name::new(&format!("set{}_{number}", at / problems.len())).unwrap();
        Task::new(name, question, board, Color::White)
    };
    boards.into_iter().enumerate().map(task).collect()
}

#[test]
fn survey() {
    for count in [1, 5, 30] {
        let tasks = sets(count, 1);
        let mut explainer = Explainer::new(&tasks);
        let right: Vec<Given> = tasks.iter().map(|task| Given::from(&task.entry.answer)).collect();
        let (mut named, mut among, mut other, mut none, mut equal) = (0, 0, 0, 0, 0);
        let started = std::time::Instant::now();
        for fault in faults() {
            let mut line = std::collections::BTreeMap::new();
            for program in &fault.programs {
                let answers: Vec<Given> = tasks
                    .iter()
                    .map(|task| program.answer(&task.setup, task.entry.question, Color::White))
                    .collect();
                if answers == right {
                    equal += 1;
                    *line.entry("equal".to_owned()).or_insert(0) += 1;
                    continue;
                }
                let given: Vec<Option<&Given>> = answers.iter().map(Some).collect();
                let said = match explainer.explain(&given) {
                    None => {
                        none += 1;
                        "none".to_owned()
                    }
                    Some(found) if found.fault == fault.message => {
                        named += 1;
                        format!(
                            "named, {} others {:?}, {} stones",
                            found.others.len(),
                            found.others,
                            found.board.stones().count()
                        )
                    }
                    Some(found) if found.others.contains(&fault.message) => {
                        among += 1;
                        format!("among {:?}", found.fault)
                    }
                    Some(found) => {
                        other += 1;
                        format!("OTHER {:?} {:?} {:?}", found.fault, found.others, found.output)
                    }
                };
                *line.entry(said).or_insert(0) += 1;
            }
            println!("{:?}: {line:?}", fault.message);
        }
        println!(
            "== {count} sets: named {named} among {among} other {other} none {none} equal {equal} {:?}",
            started.elapsed()
        );
    }
}
