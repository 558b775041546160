use super::messages;
use clap::Parser;
use std::io;
use std::process::ExitCode;

/// How a command ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// All well: 0.
    #[default]
    Well,
    /// A finding: an answer differs. 1.
    Finding,
    /// Bad usage or input: 2.
    BadInput,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

/// The body of every program: parses the command line (with wildcards where the shell leaves them),
/// runs, says what went wrong. A closed pipe is no error.
pub fn main_with<A: Parser>(run: impl FnOnce(A) -> anyhow::Result<Status>) -> ExitCode {
    let args = A::parse_from(wild::args_os());
    match run(args) {
        Ok(status) => status.into(),
        Err(error) if is_closed_pipe(&error) => Status::Well.into(),
        Err(error) => {
            messages::error(&format!("{error:#}"));
            Status::BadInput.into()
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(closed))
}
