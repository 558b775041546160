//! Whatever bytes an answer file is made of, it is read or its faults are named; answers that are read and
//! written again, in either form, are the same answers.

#![no_main]

use gocheck::board::Size;
use gocheck::puzzle::{Answer, Entry, Form, Name, Question, parse_answers, write_answers};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let read = match parse_answers(bytes, Size::default()) {
        Ok(read) => read,
        Err(errors) => return assert!(!errors.0.is_empty(), "a refusal says why"),
    };
    let entry = |(stem, answer): (String, Answer)| {
        let name = Name::new(&stem).ok()?;
        let question = name.problem().map_or(Question::Rule, |problem| problem.question);
        Some(Entry { name, question, answer })
    };
    let entries: Vec<Entry> = read.into_iter().filter_map(entry).collect();
    for form in [Form::Blocks, Form::Console] {
        let mut text = Vec::new();
        write_answers(&mut text, form, &entries).expect("memory can be written");
        let again = parse_answers(&text, Size::default()).expect("what was written can be read");
        let expected = entries.iter().map(|entry| (entry.name.stem().to_owned(), entry.answer.clone()));
        assert_eq!(again, expected.collect::<Vec<_>>());
    }
});
