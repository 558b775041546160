//! Processes with a launcher. It is this program, so the test has a `main` of its own: `cargo test -p gocheck-sandbox
//! --test process [PART OF A NAME]`.

use std::process::ExitCode;

#[cfg(target_os = "linux")]
mod linux;

#[cfg(not(target_os = "linux"))]
fn main() -> ExitCode {
    ExitCode::SUCCESS
}

#[cfg(target_os = "linux")]
fn main() -> ExitCode {
    if let Some(status) = gocheck_sandbox::launcher::serve_if_asked() {
        return status;
    }
    let part = std::env::args().skip(1).find(|argument| !argument.starts_with('-')).unwrap_or_default();
    // A test that fails panics.
    for (name, test) in linux::TESTS.iter().filter(|(name, _)| name.contains(&part)) {
        println!("test {name} ...");
        test();
    }
    ExitCode::SUCCESS
}
