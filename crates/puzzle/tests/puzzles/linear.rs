//! Answer files in which a few characters are repeated for a whole long line, and many puzzles. A reader that compares every
//! bracket with every other one, or reads the rest of the line again after each word, does not end within hours. The fuzz
//! targets count the work itself: `fuzz/src/work.rs`.

use gocheck_puzzle::AnswerReader;

fn only_answer(reader: &AnswerReader, text: &str) -> (String, String) {
    let file = reader.read("answers.txt", text.as_bytes()).unwrap();
    let [answer] = file.answers.as_slice() else { panic!("{} answers", file.answers.len()) };
    (answer.name.clone(), answer.given.as_ref().unwrap().to_string())
}

#[test]
fn an_answer_below_a_long_line_is_read() {
    const LENGTH: usize = 1 << 18;
    let reader = AnswerReader::new(["train_0", "train_1"]);
    for piece in ["[]", "[", "[[1, 2], ", "answer ", "problem#", "takes x "] {
        let text = format!("{}\ntrain_1\n4 1\n", piece.repeat(LENGTH / piece.len()));
        let expected = ("train_1".to_owned(), "[(4, 1)]".to_owned());
        assert_eq!(only_answer(&reader, &text), expected, "{piece:?}");
    }
}

#[test]
fn one_of_many_puzzles_is_found() {
    let reader = AnswerReader::new((0..40_000).map(|tag| format!("p{tag}_1")));
    let expected = ("p39999_1".to_owned(), "[(4, 1)]".to_owned());
    assert_eq!(only_answer(&reader, "p39999_1\n4 1\n"), expected);
}
