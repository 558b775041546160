//! How often the cause of wrong answers is named, and how often wrongly: programs with one or two random faults, whose answers
//! may lack problems or have typing errors. `GOCHECK_TESTS=thorough cargo test -p gocheck-class --test causes -- --nocapture`
//! prints the table of `docs/figures.md`.

mod sets;

use gocheck_board::Color;
use gocheck_board::random::Random;
use gocheck_class::Task;
use gocheck_class::faults::{Explainer, Explanation, Fault, FaultMessage, Program, faults};
use gocheck_puzzle::{Coordinates, Given, Question};
use sets::{answers, right, sets};
use std::time::{Duration, Instant};
use test_support::thorough;

/// The contents of a hand-in.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// A program with one fault.
    Single,
    /// A program with two faults.
    Pair,
    /// Two faults in different functions of a program.
    Separate,
    /// A fault and problems without answers.
    SingleWithBlanks,
    /// Right answers and problems without answers.
    Blanks,
    /// A fault and points with typing errors.
    SingleWithTyping,
    /// Right answers with typing errors.
    Typing,
}

const KINDS: [(Kind, usize); 7] = [
    (Kind::Single, 200),
    (Kind::Pair, 125),
    (Kind::Separate, 50),
    (Kind::SingleWithBlanks, 50),
    (Kind::Blanks, 25),
    (Kind::SingleWithTyping, 25),
    (Kind::Typing, 25),
];

struct Case {
    kind: Kind,
    /// The faults that have to be named together.
    wanted: Vec<FaultMessage>,
    program: Option<Program>,
    given: Vec<Option<Given>>,
    /// The answers show all that is wanted.
    is_visible: bool,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    cases: usize,
    visible: usize,
    named: usize,
    alone: usize,
    wrong: usize,
}

/// One or several faults, each of which may be the cause.
fn candidates(found: &Explanation) -> Vec<Vec<FaultMessage>> {
    found.causes().map(|cause| cause.faults().cloned().collect()).collect()
}

fn random_program(random: &mut Random, faults: &[Fault]) -> (FaultMessage, Program) {
    let fault = random.pick(faults).unwrap();
    (fault.message.clone(), *random.pick(&fault.programs).unwrap())
}

/// Nobody can tell no points from no answer.
fn is_blank(given: &Given) -> bool {
    *given == Given::points(vec![])
}

fn case(kind: Kind, faults: &[Fault], tasks: &[Task], random: &mut Random) -> Case {
    let right = right(tasks);
    let none = Case { kind, wanted: vec![], program: None, given: vec![], is_visible: false };
    let is_pair = matches!(kind, Kind::Pair | Kind::Separate);
    let mut case = if matches!(kind, Kind::Blanks | Kind::Typing) {
        Case { given: right.iter().cloned().map(Some).collect(), ..none }
    } else {
        loop {
            let (message, program) = random_program(random, faults);
            let (other, other_program) = random_program(random, faults);
            let [first, second] = [program, other_program].map(|program| answers(&program, tasks));
            let (both, given) = match kind {
                Kind::Pair => {
                    let Some(both) = program.merged(&other_program) else { continue };
                    (Some(both), answers(&both, tasks))
                }
                Kind::Separate => {
                    let all = tasks.iter().zip(first.iter().zip(&second));
                    let of_one = |(task, (first, second)): (&Task, (&Given, &Given))| {
                        if task.entry.question == Question::Captures { first.clone() } else { second.clone() }
                    };
                    (None, all.map(of_one).collect())
                }
                _ => (Some(program), first.clone()),
            };
            let differs =
                |from: &[Given]| given.iter().zip(from).any(|(one, other)| !is_blank(one) && one != other);
            let is_visible =
                differs(&right) && (!is_pair || message != other && differs(&first) && differs(&second));
            // A pair is drawn until both of its faults are visible.
            if is_pair && !is_visible {
                continue;
            }
            let mut wanted = vec![message];
            wanted.extend(is_pair.then_some(other));
            break Case {
                wanted,
                program: both,
                given: given.into_iter().map(Some).collect(),
                is_visible,
                ..none
            };
        }
    };
    match kind {
        Kind::SingleWithBlanks | Kind::Blanks => {
            for _ in 0..=random.next() % 3 {
                // The same problem of each set.
                let problem = (random.next() % 7) as usize;
                let is_headed = random.next().is_multiple_of(2);
                for given in case.given.iter_mut().skip(problem).step_by(7) {
                    let points = matches!(given, Some(Given::Points(_)));
                    *given = (points && is_headed).then(|| Given::points(vec![]));
                }
            }
            let differs = |(given, right): (&Option<Given>, &Given)| {
                given.as_ref().is_some_and(|given| !is_blank(given) && given != right)
            };
            case.is_visible &= case.given.iter().zip(&right).any(differs);
        }
        Kind::SingleWithTyping | Kind::Typing => {
            for _ in 0..=random.next() % 3 {
                let at = (random.next() % 5 + 2) as usize;
                let Some(Some(Given::Points(points))) = case.given.get(at) else { continue };
                let mut points: Vec<Coordinates> = points.clone();
                let place = random.next() as usize % points.len().max(1);
                match points.get_mut(place) {
                    Some(point) if random.next().is_multiple_of(2) => point.row = (random.next() % 9) as i32,
                    Some(point) => point.col = (random.next() % 9) as i32,
                    None => {}
                }
                case.given[at] = Some(Given::points(points));
            }
            case.is_visible = false;
        }
        Kind::Single | Kind::Pair | Kind::Separate => {}
    }
    case
}

/// Counts one case in `counts`. A fault is also true if one of its programs answers all `tasks` as the given program does.
fn judge(case: &Case, found: Option<&Explanation>, faults: &[Fault], tasks: &[Task], counts: &mut Counts) {
    counts.cases += 1;
    counts.visible += usize::from(case.is_visible);
    let Some(found) = found else { return };
    let answer =
        |program: &Program, task: &Task| program.answer(&task.setup, task.entry.question, Color::White);
    let is_same = |message: &FaultMessage| {
        let of_message = faults.iter().filter(|fault| fault.message == *message);
        let mut programs = of_message.flat_map(|fault| &fault.programs);
        case.program.is_some_and(|right| {
            programs.any(|one| tasks.iter().all(|task| answer(one, task) == answer(&right, task)))
        })
    };
    let candidates = candidates(found);
    let is_alias = |candidate: &Vec<FaultMessage>| candidate.len() == 1 && is_same(&candidate[0]);
    let is_true = |candidate: &Vec<FaultMessage>| {
        candidate.iter().all(|message| case.wanted.contains(message)) || is_alias(candidate)
    };
    let is_named = |candidate: &Vec<FaultMessage>| {
        case.wanted.iter().all(|message| candidate.contains(message)) && is_true(candidate)
            || is_alias(candidate)
    };
    if !candidates.iter().any(is_true) {
        counts.wrong += 1;
        println!("    {:?} {:?} is called {candidates:?}", case.kind, case.wanted);
    }
    let is_named = case.is_visible && candidates.iter().any(is_named);
    counts.named += usize::from(is_named);
    counts.alone += usize::from(is_named && candidates.len() == 1);
}

#[test]
fn causes_are_true() {
    let (share, levels) = if thorough() { (1, &[1, 3, 7, 30][..]) } else { (10, &[12, 1][..]) };
    let most = levels.iter().copied().max().unwrap();
    let tasks = sets(most, 7);
    let faults = faults();
    let mut table = String::new();
    let mut all = Vec::new();
    for &level in levels {
        let parts: Vec<&[Task]> = tasks.chunks_exact(level * 7).collect();
        let mut explainers: Vec<Explainer<'_>> = parts.iter().map(|part| Explainer::new(*part)).collect();
        for (kind, count) in KINDS {
            let mut counts = Counts::default();
            let mut spent = Duration::ZERO;
            for number in 0..count / share {
                let mut random = Random::new((kind as u64) << 32 | number as u64);
                let part = number % parts.len();
                let case = case(kind, &faults, parts[part], &mut random);
                let given: Vec<Option<&Given>> = case.given.iter().map(Option::as_ref).collect();
                let before = Instant::now();
                let found = explainers[part].explain(&given);
                spent += before.elapsed();
                judge(&case, found.as_ref(), &faults, &tasks, &mut counts);
            }
            let Counts { cases, visible, named, alone, wrong } = counts;
            let row = format!(
                "{level:2} sets {:17}{cases:4} cases{visible:4} visible{named:4} named{alone:4} alone{wrong:2} false",
                format!("{kind:?}")
            );
            println!("{row} {:6.1} s", spent.as_secs_f64());
            table += &(row + "\n");
            all.push((level, kind, counts));
        }
    }
    assert!(all.iter().all(|(.., counts)| counts.wrong == 0), "false causes\n{table}");
    let rate = |kinds: &[Kind]| {
        let of = all.iter().filter(|(level, kind, _)| *level == most && kinds.contains(kind));
        let sum = of
            .fold((0, 0), |(named, visible), (.., counts)| (named + counts.named, visible + counts.visible));
        sum.0 * 100 / sum.1
    };
    let [single, pairs] = if thorough() { [95, 80] } else { [80, 60] };
    assert!(rate(&[Kind::Single]) >= single, "single faults\n{table}");
    assert!(rate(&[Kind::Pair, Kind::Separate]) >= pairs, "pairs\n{table}");
}
