//! The causes of wrong answers of programs that were written before the causes were: `tests/data/held_out`. The first line of
//! each program lists its faults, by the names of their codes, or none if no fault of the table is in it.

mod sets;

use gocheck_board::Color;
use gocheck_class::faults::Explainer;
use gocheck_class::{Grades, Submission, Task, feedback};
use gocheck_puzzle::{AnswerReader, Given, Name, Question};
use gocheck_text::Language;
use sets::given;
use std::collections::BTreeMap;
use std::fs;
use test_support::{every, files, project};

fn tasks(text: &str) -> Vec<Task> {
    let task = |block: &str| {
        let (head, board) = block.trim().split_once('\n').unwrap();
        let (name, question) = head.split_once(' ').unwrap();
        let question = Question::ALL.into_iter().find(|each| each.name() == question).unwrap();
        Task::new(Name::new(name).unwrap(), question, board.parse().unwrap(), Color::White)
    };
    text.split("\n\n").map(task).collect()
}

#[test]
fn causes_of_held_out_programs_are_true() {
    let tasks = tasks(&fs::read_to_string(project("tests/data/held_out/boards.txt")).unwrap());
    let programs: Vec<_> = files(&project("tests/data/held_out"), "py");
    let programs = programs.into_iter().filter(|path| !path.ends_with("common.py"));
    let mut named = 0;
    let mut falsely = Vec::new();
    let mut explainers = [14, tasks.len()].map(|most| (most, Explainer::new(&tasks[..most])));
    every(programs, |path| {
        let program = fs::read_to_string(&path).unwrap();
        let faults = program.lines().next().unwrap().strip_prefix("# faults:").unwrap();
        let faults: Vec<&str> = faults.split_whitespace().collect();
        let text = fs::read_to_string(path.with_extension("txt")).unwrap();
        let answers: BTreeMap<&str, Given> = text
            .lines()
            .map(|line| line.split_once(':').unwrap())
            .map(|(name, value)| (name, given(value.trim())))
            .collect();
        let all: Vec<Option<&Given>> = tasks.iter().map(|task| answers.get(task.name())).collect();
        for (most, explainer) in &mut explainers {
            let found = explainer.explain(&all[..*most]);
            let causes: Vec<Vec<&str>> = found
                .iter()
                .flat_map(|found| found.causes())
                .map(|cause| cause.faults().map(|fault| fault.code().name()).collect())
                .collect();
            println!("{most:3} answers of {}, {faults:?}: {causes:?}", path.file_stem().unwrap().display());
            let is_true = |cause: &Vec<&str>| cause.iter().all(|name| faults.contains(name));
            let is_false = !causes.is_empty() && !causes.iter().any(is_true);
            falsely.extend(is_false.then(|| format!("{most} answers of {}: {causes:?}", path.display())));
            let is_all = |cause: &Vec<&str>| faults.iter().all(|name| cause.contains(name));
            named += usize::from(!faults.is_empty() && causes.iter().any(is_all));
        }
    });
    println!("{named} named");
    assert!(falsely.is_empty(), "false causes: {falsely:#?}");
    assert!(named >= 5, "{named}");
}

/// Few answers have several possible causes: a student's page lists them, each with its remedy, in the language of the page.
#[test]
fn a_page_lists_all_candidates() {
    let mut tasks = tasks(&fs::read_to_string(project("tests/data/held_out/boards.txt")).unwrap());
    tasks.truncate(14);
    let text = fs::read_to_string(project("tests/data/held_out/marks_kept.txt")).unwrap();
    let lines: Vec<&str> = text.lines().take(tasks.len()).collect();
    let reader = AnswerReader::new(tasks.iter().map(Task::name));
    let read = reader.read("ann.txt", lines.join("\n").as_bytes()).unwrap();
    let ann = Submission {
        student: "Ann".to_owned(),
        details: Vec::new(),
        answers: Ok(read.answers),
        remarks: Vec::new(),
        fresh: Vec::new(),
    };
    let grades = Grades::new(tasks, [ann]);
    let causes = feedback(&grades, &grades.rows[0], Language::English).fault.unwrap().causes;
    for (language, of_program) in [
        (Language::English, "the array of visited points is not cleared before the next search"),
        (Language::Chinese, "标记搜索过的点的数组没有在下一次搜索之前清空"),
    ] {
        assert!((2..=3).contains(&causes.len()), "{causes:?}");
        let mut texts =
            causes.iter().flatten().map(|(text, help)| [text, help].map(|text| text.clone().text(language)));
        assert!(texts.clone().any(|[text, _]| text == of_program), "{causes:?}");
        let is_in_language =
            |text: &String| !text.is_empty() && text.is_ascii() == (language == Language::English);
        assert!(texts.all(|texts| texts.iter().all(is_in_language)), "{causes:?}");
    }
}
