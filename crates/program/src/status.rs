use std::process::ExitCode;

/// How a command ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Success: 0.
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
