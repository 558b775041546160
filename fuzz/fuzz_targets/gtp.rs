//! Any input from a GTP controller gets one answer per command, and the session continues.

#![no_main]

use games::reversi::Position;
use gocheck_fuzz::bot;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let output = bot::<Position>("gtp", &[bytes, b"\n12345 protocol_version\n"].concat());
    for answer in output.split_terminator("\n\n") {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
    }
    let has_quit = String::from_utf8_lossy(bytes).contains("quit");
    assert!(has_quit || output.ends_with("=12345 2\n\n"), "{output:?}");
});
