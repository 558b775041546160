use anyhow::bail;
use gocheck_program::Status;
use std::ffi::OsString;

/// The arguments of a command that this program no longer has.
#[derive(Debug, clap::Args)]
pub(super) struct Removed {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<OsString>,
}

impl Removed {
    /// Fails with a message that names the new place of the command.
    pub(super) fn run(self, command: &str, now: &str) -> anyhow::Result<Status> {
        drop(self.rest);
        bail!("`{command}` is no longer part of this program: in a checkout of the sources run `{now}`")
    }
}
