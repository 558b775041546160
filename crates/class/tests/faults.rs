//! Faults of programs.

mod sets;

use gocheck_board::Color;
use gocheck_class::Task;
use gocheck_class::faults::{Explainer, FaultCode, FaultMessage, Program, explain, faults};
use gocheck_puzzle::{Coordinates, Given, Question};
use gocheck_rules::Board;
use sets::{all, answers, given, right, sets};
use std::collections::BTreeSet;
use std::fs;
use test_support::{every, files, project};

/// A file has a board, the question, the right answer, and that of a program with the fault that gives the file its name.
#[test]
fn programs_with_faults_answer_as_reasoned_by_hand() {
    let mut found = BTreeSet::new();
    every(files(&project("../../tests/data/faults"), "txt"), |path| {
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let [board @ .., question, right, wrong] = lines.as_slice() else { panic!("{text}") };
        let board: Board = board.join("\n").parse().unwrap();
        let question = Question::ALL.into_iter().find(|each| each.name() == *question).unwrap();
        let [right, wrong] = [(right, "right:"), (wrong, "wrong:")]
            .map(|(line, head)| given(line.strip_prefix(head).unwrap().trim()));
        assert_eq!(Program::RIGHT.answer(&board, question, Color::White), right);
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let of_name = || faults().into_iter().filter(|fault| fault.message.code().name() == name);
        let answers: Vec<Given> = of_name()
            .flat_map(|fault| fault.programs)
            .map(|program| program.answer(&board, question, Color::White))
            .collect();
        assert!(answers.contains(&wrong), "{name}: {answers:?}");
        found.insert(name);
    });
    let names: BTreeSet<String> = FaultCode::ALL.iter().map(|code| code.name().to_owned()).collect();
    assert_eq!(found, names);
}

#[test]
fn right_answers_have_no_fault() {
    let tasks = sets(12, 1);
    let right = right(&tasks);
    assert_eq!(answers(&Program::RIGHT, &tasks), right);
    assert_eq!(Explainer::new(&tasks).explain(&all(&right)), None);
}

/// Many sets distinguish all faults, except that some programs with different faults always give the same answers.
#[test]
fn no_program_gets_the_name_of_another_fault() {
    let tasks = sets(30, 1);
    let right = right(&tasks);
    let mut explainer = Explainer::new(&tasks);
    let (mut named, mut unnamed) = (0, Vec::new());
    for fault in faults() {
        // The first ones are the most common.
        for program in fault.programs.iter().take(2) {
            let answers = answers(program, &tasks);
            let Some(found) = explainer.explain(&all(&answers)) else {
                unnamed.push((fault.message.clone(), answers == right));
                continue;
            };
            named += 1;
            let causes = [&found.cause].into_iter().chain(&found.others);
            let mut causes = causes.map(|cause| cause.faults().collect::<Vec<_>>());
            assert!(causes.any(|cause| cause == [&fault.message]), "{:?}: {found:?}", fault.message);
            // The smallest board shows the difference.
            assert_eq!(Program::RIGHT.answer(&found.board, found.question, found.to_move), found.right);
            assert_ne!(found.right, found.wrong);
            assert!(found.board.stones().count() <= 12, "{found:?}");
        }
    }
    assert!(named >= 60, "{named}, {unnamed:?}");
    assert!(unnamed.len() <= 5, "{unnamed:?}");
}

/// One wrong point may have any cause.
#[test]
fn a_single_wrong_point_is_no_fault_of_a_program() {
    let tasks = sets(1, 1);
    let mut given = right(&tasks);
    for answer in &mut given {
        if let Given::Points(points) = answer
            && points.pop().is_some()
        {
            break;
        }
    }
    assert_ne!(given, right(&tasks));
    assert_eq!(Explainer::new(&tasks).explain(&all(&given)), None);
}

#[test]
fn two_faults_are_named_if_one_is_in_the_output() {
    let tasks = sets(12, 1);
    let faulty = faults().into_iter().find(|fault| fault.message == FaultMessage::AllEmpty).unwrap();
    let moved = |given: Given| match given {
        Given::Points(points) => Given::points(
            points.iter().map(|point| Coordinates { row: point.col + 1, col: point.row + 1 }).collect(),
        ),
        value => value,
    };
    let answers: Vec<Given> = answers(&faulty.programs[0], &tasks).into_iter().map(moved).collect();
    let pairs: Vec<(&Task, &Given)> = tasks.iter().zip(&answers).collect();
    let found = explain(&pairs).unwrap();
    let faults: Vec<&FaultMessage> = found.cause.faults().collect();
    assert_eq!(faults, [&FaultMessage::SwappedFromOne, &FaultMessage::AllEmpty]);
}

/// The faults of the most probable cause, and the number of other causes.
fn named(tasks: &[Task], given: &[Given]) -> (Vec<FaultMessage>, usize) {
    let found = Explainer::new(tasks).explain(&all(given)).unwrap();
    (found.cause.faults().cloned().collect(), found.others.len())
}

fn program(message: &FaultMessage) -> Program {
    faults().into_iter().find(|fault| fault.message == *message).unwrap().programs[0]
}

#[test]
fn problems_without_points_are_no_evidence() {
    let tasks = sets(1, 1);
    for problem in 2..tasks.len() {
        let mut given = right(&tasks);
        given[problem] = Given::points(vec![]);
        assert_eq!(Explainer::new(&tasks).explain(&all(&given)), None, "{problem}");
    }
    // Nor do they contradict a fault.
    let tasks = sets(12, 1);
    let mut given = answers(&program(&FaultMessage::AllEmpty), &tasks);
    for (task, given) in tasks.iter().zip(&mut given) {
        if task.entry.question == Question::Captures {
            *given = Given::points(vec![]);
        }
    }
    assert_eq!(named(&tasks, &given).0, [FaultMessage::AllEmpty]);
}

#[test]
fn the_simplest_fault_comes_first() {
    let tasks = sets(12, 1);
    let of_rule = |(task, given): (&Task, Given)| match task.entry.question {
        Question::Rule => Given::Valid(true),
        _ => given,
    };
    let given: Vec<Given> = tasks.iter().zip(right(&tasks)).map(of_rule).collect();
    assert_eq!(named(&tasks, &given).0, [FaultMessage::Always { value: true }]);
}
