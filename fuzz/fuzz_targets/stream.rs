//! Any stream gets one answer per line, the same one that the line gets on its own.

#![no_main]

use gocheck::board::Color;
use gocheck::diagnostic::Language;
use gocheck::stream::{Answerer, StreamFormat, StreamOptions};
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for form in [StreamFormat::Text, StreamFormat::Json] {
        let options = StreamOptions {
            ask: None,
            to_move: Some(Color::White),
            size: None,
            form,
            language: Language::English,
        };
        let mut together = Answerer::new(options);
        let count = linear(bytes.len(), || together.answer(bytes));
        let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
        assert_eq!(count.lines, lines.len());
        let mut alone = Answerer::new(options);
        let mut answers = Vec::new();
        for line in lines {
            assert_eq!(alone.answer(line).lines, 1);
            answers.extend_from_slice(alone.answers());
        }
        assert_eq!(together.answers(), answers);
    }
});
