//! Compiles a program, in the same jail that it runs in.

use super::end::End;
use super::files::ProgramFiles;
use super::layout::{Layout, NamedBytes};
use super::once::{Conditions, Run, run};
use super::plan::Plan;
use super::work::WorkFolder;
use crate::run_codes::RunMessage;
use gocheck_sandbox::left_files;
use gocheck_text::system_error;
use std::path::Path;
use std::time::Duration;

/// The time limit for a compiler.
const TIME: Duration = Duration::from_secs(120);
/// The memory limit for a compiler, in MiB.
const MEMORY: u64 = 2048;
/// Bytes of files that a compiler may write: some keep the parts of their library.
const WRITTEN: u64 = 1 << 28;
/// The maximum size of a compiled file, in bytes.
const MAX_BYTES: u64 = 1 << 26;

/// The files that the compiler has made, by their paths from the folder that the program starts in.
///
/// # Errors
/// If it does not compile.
pub(super) fn built(
    program: &ProgramFiles,
    plan: &Plan,
    conditions: &Conditions,
    work: &WorkFolder,
    number: usize,
) -> Result<Vec<NamedBytes>, RunMessage> {
    let Some(build) = &plan.build else { return Ok(Vec::new()) };
    let layout = Layout::new(program, &[], plan, &[]);
    let failed = |reason: String| RunMessage::NotStarted { reason };
    let folder = work.of_worker(number).map_err(|error| failed(system_error::text(&error)))?;
    let before = layout.write(&folder).map_err(|error| failed(system_error::text(&error)))?;
    let conditions =
        Conditions { time: TIME, memory: MEMORY, written: WRITTEN, jail: conditions.jail.clone() };
    let words = &build.words;
    let start = Run { words, layout: &layout, needs_display: false, python: None, quiet: TIME, number };
    let ended = run(&start, &conditions, &folder, &before, &|_| false);
    if matches!(ended.end, End::TimedOut | End::OutOfMemory(_) | End::TooManyFiles(_) | End::TooMuchOutput(_))
    {
        return Err(RunMessage::CompilerLimit { seconds: TIME.as_secs(), mebibytes: MEMORY });
    }
    if !ended.end.is_well() {
        let errors = format!("{}\n{}", ended.errors, String::from_utf8_lossy(&ended.written.output));
        return Err(RunMessage::NoCompile { line: first_error(&errors, &format!("{:?}", ended.end)) });
    }
    let start = folder.join(&layout.start);
    let product = Path::new(build.product);
    let made = left_files(&start, 10_000).into_iter().filter(|file| file.path.starts_with(product));
    Ok(made
        .filter_map(|file| Some((file.path.display().to_string(), file.read(&start, MAX_BYTES).ok()?)))
        .collect())
}

/// The first line of a compiler's messages that names an error.
fn first_error(errors: &str, otherwise: &str) -> String {
    let lines = || errors.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_error =
        |line: &&str| ["error:", "error[", "undefined reference"].iter().any(|mark| line.contains(mark));
    let line = lines().find(is_error).or_else(|| lines().next()).unwrap_or(otherwise);
    let line = line.replace("/jail/hw/", "").replace("/usr/bin/ld: ", "");
    line.chars().take(200).collect()
}
