use std::process::ExitCode;

/// The exit status of a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// 0.
    #[default]
    Well,
    /// A finding, such as an answer that differs: 1.
    Finding,
    /// Bad usage or input: 2.
    BadInput,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}
