//! Whatever a GTP controller sends, every command has one answer, and the session goes on.

#![no_main]

use games::protocol::{Lines, gtp};
use games::reversi::RandomPlayer;
use libfuzzer_sys::fuzz_target;
use std::io::Cursor;

fuzz_target!(|bytes: &[u8]| {
    let input = [bytes, b"\n12345 protocol_version\n"].concat();
    let mut output = Vec::new();
    let mut player = RandomPlayer::new(1);
    gtp::run(&mut Lines::new(Cursor::new(input)), &mut output, &mut player, None)
        .expect("memory can be read");
    let output = String::from_utf8(output).expect("answers are text");
    for answer in output.split_terminator("\n\n") {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
    }
    let has_quit = String::from_utf8_lossy(bytes).contains("quit");
    assert!(has_quit || output.ends_with("=12345 2\n\n"), "{output:?}");
});
