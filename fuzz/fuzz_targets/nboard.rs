//! Whatever NBoard sends, the session goes on: a ping behind it is answered.

#![no_main]

use games::protocol::{Lines, nboard};
use games::reversi::RandomPlayer;
use libfuzzer_sys::fuzz_target;
use std::io::Cursor;

fuzz_target!(|bytes: &[u8]| {
    let input = [bytes, b"\nping 12345\n"].concat();
    let (mut output, mut messages) = (Vec::new(), Vec::new());
    let mut player = RandomPlayer::new(1);
    nboard::run(&mut Lines::new(Cursor::new(input)), &mut output, &mut messages, &mut player, None)
        .expect("memory can be read");
    let output = String::from_utf8(output).expect("answers are text");
    let has_quit = String::from_utf8_lossy(bytes).contains("quit");
    assert!(has_quit || output.ends_with("pong 12345\n"), "{output:?}");
});
