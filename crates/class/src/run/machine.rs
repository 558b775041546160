//! The influence of this machine on runs: its tools are part of the key of a run, and a run that failed because the machine
//! may have lacked something is not kept.

use super::end::End;
use super::journal::RunRecord;
use super::plan::Plan;
use super::tools;
use crate::run_codes::RunMessage;
use std::fs;
use std::path::Path;

/// Identifies the interpreter, the compiler and the virtual display that a program is run with. After an upgrade, they differ.
pub(super) fn environment(plan: &Plan) -> String {
    let commands = plan.build.iter().map(|build| &build.words).chain([&plan.words]);
    // `./main` is the student's.
    let names = commands.filter_map(|words| words.first()).filter(|name| !name.starts_with('.'));
    let found: Vec<Option<String>> =
        names.map(|name| tools::in_path(name).map(|tool| version(&tool))).collect();
    let display = plan.needs_display.then(|| tools::xvfb().is_some());
    format!("{found:?} {display:?}")
}

/// A tool's path, real path, size and modification time.
fn version(tool: &Path) -> String {
    let changed = fs::metadata(tool).ok().map(|data| (data.len(), data.modified().ok()));
    let real = fs::canonicalize(tool).unwrap_or_default();
    format!("{} {} {changed:?}", tool.display(), real.display())
}

/// What programs, shells and the loader write to standard error if the machine lacks something.
const LACKING: [&str; 6] = [
    "ImportError",
    "cannot open shared object file",
    "not found (required by",
    "command not found",
    ": not found",
    "No space left on device",
];

/// Returns true if the machine may be the cause of a failure: it lacks something, or is too busy.
pub(super) fn may_be_cause(verdict: &RunMessage, record: &RunRecord) -> bool {
    let is_of_machine = matches!(
        verdict,
        RunMessage::NeedsPython2 { .. }
            | RunMessage::MissingModule { .. }
            | RunMessage::AbsolutePath { .. }
            | RunMessage::OutsideFolder { .. }
            | RunMessage::NoDisplay
            | RunMessage::NotStarted { .. }
            | RunMessage::TimedOut { .. }
            | RunMessage::TooManyProcesses { .. }
    );
    // The kernel kills programs if its memory runs out.
    let is_killed = matches!(&record.end, End::Failed(exit) if exit.contains("SIGKILL"));
    is_of_machine || is_killed || LACKING.iter().any(|message| record.errors.contains(message))
}
