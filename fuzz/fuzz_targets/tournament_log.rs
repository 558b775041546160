//! Whatever a tournament's log holds, it is read or refused, and every game that it is said to hold can be read.

#![no_main]

use games::arena::tournament::merge::read_logs;
use libfuzzer_sys::fuzz_target;
use std::io::Write;

fuzz_target!(|bytes: &[u8]| {
    let mut file = tempfile::NamedTempFile::new().expect("a file can be made");
    file.write_all(bytes).expect("a file can be written");
    match read_logs(&[file.path().to_owned()]) {
        Ok(archive) => {
            let games = archive.games(0..=u64::MAX).map(|entry| entry.expect("it was read before").game);
            assert!(games.is_sorted_by(|one, other| one < other));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
