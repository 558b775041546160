//! Any answer file is read or its faults are reported. Answers that are read without an error can be written in the
//! assignment's form and read strictly, with the same result.

#![no_main]

use gocheck::puzzle::{AnswerReader, write_given};
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for reader in [AnswerReader::default(), AnswerReader::new(["train_0", "train_00", "train_1", "train_5"])]
    {
        let read = match linear(bytes.len(), || reader.read("answer.txt", bytes)) {
            Ok(read) => read,
            Err(errors) => return assert!(!errors.0.is_empty(), "a rejection has errors"),
        };
        let given: Vec<_> =
            read.answers.into_iter().filter_map(|answer| Some((answer.name, answer.given.ok()?))).collect();
        let mut text = Vec::new();
        write_given(&mut text, &given).expect("writing to memory succeeds");
        let names = given.iter().map(|(name, _)| name.as_str());
        let again = AnswerReader::new(names).strict(true).read("answer.txt", &text).expect("text");
        let again: Vec<_> =
            again.answers.into_iter().map(|answer| (answer.name, answer.given.expect("an answer"))).collect();
        assert_eq!(again, given);
    }
});
