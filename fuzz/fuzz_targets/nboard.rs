//! After any input from NBoard the session continues: a ping is answered.

#![no_main]

use games::reversi::Position;
use gocheck_fuzz::bot;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let output = bot::<Position>("nboard", &[bytes, b"\nping 12345\n"].concat());
    let has_quit = String::from_utf8_lossy(bytes).contains("quit");
    assert!(has_quit || output.ends_with("pong 12345\n"), "{output:?}");
});
