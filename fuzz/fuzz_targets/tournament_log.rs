//! Any tournament log is read or rejected, and every game in its index can be read.

#![no_main]

use games::arena::tournament::merge::read_logs;
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;
use std::io::Write;

fuzz_target!(|bytes: &[u8]| {
    let mut file = tempfile::NamedTempFile::new().expect("creating a file succeeds");
    file.write_all(bytes).expect("writing a file succeeds");
    match linear(bytes.len(), || read_logs(&[file.path().to_owned()])) {
        Ok(archive) => {
            let games = archive.games(0..=u64::MAX).map(|entry| entry.expect("it was read before").game);
            assert!(games.is_sorted_by(|one, other| one < other));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
