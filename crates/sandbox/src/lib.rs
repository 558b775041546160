//! Runs untrusted programs: students' solutions, other people's engines. A [`Program`] describes what
//! to start, a [`Process`] is a running one. Nothing a process does can make its caller wait longer than requested,
//! and none of its descendants outlives it.
//!
//! | file | contents |
//! | --- | --- |
//! | `program` | [`Program`]: command, folder, environment, limits, jail |
//! | `limits` | [`ResourceLimits`] on memory, files and processes |
//! | `process` | [`Process`]: a running program that lines are sent to and read from |
//! | `exit`, `start_error` | how a process ended, or why it could not be started |
//! | `file_limit` | the limits on files that a program can exceed |
//! | `sandbox` | [`Sandbox`]: the choice of a jail, and a trial run of it |
//! | `jail` | [`Jail`]: what a jailed program can see and write |
//! | `walk`, `owner` | visits a folder that a program may have filled, and changes its owner |
//! | `resolve` | a command with absolute paths, and the files it must be able to read |
//! | `bubblewrap` | the command line of a jail |
//! | `launch` | a program turned into the command and the request for its launcher |
//! | [`launcher`] | Linux: the process between this one and each program, which enforces the limits |
//! | [`start_check`] | whether a program can be started at all, and the remedy |
//! | [`java`] | the memory of Java programs |
//! | [`crash_message`] | the line of standard error that says why a program crashed |
//! | `left_files` | the files that a program has left in its folder |
//! | `executable` | files that are written to be run |
//! | `child` | a child process, with or without a launcher |
//! | `line_reader` | the output of a process, split into lines and bounded |
//! | `platform` | differences between operating systems |
//!
//! On Linux, call [`launcher::serve_if_asked`] first in `main`: limits and jails need a launcher.
//! `docs/sandbox.md` lists the guarantees with and without a jail.

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]
#![allow(missing_docs, reason = "used by the programs of this repository only")]

#[cfg(target_os = "linux")]
mod bubblewrap;
mod child;
pub mod crash_message;
mod executable;
mod exit;
mod file_limit;
// Jails need a launcher.
#[cfg_attr(not(target_os = "linux"), allow(dead_code))]
mod jail;
pub mod java;
#[cfg(target_os = "linux")]
mod launch;
#[cfg(target_os = "linux")]
pub mod launcher;
#[cfg(not(target_os = "linux"))]
#[path = "no_launcher.rs"]
pub mod launcher;
#[cfg_attr(not(target_os = "linux"), path = "no_left_files.rs")]
mod left_files;
mod limits;
mod line_reader;
#[cfg(target_os = "linux")]
mod owner;
mod phrases;
mod platform;
mod process;
mod program;
#[cfg(target_os = "linux")]
mod resolve;
mod sandbox;
pub mod start_check;
mod start_error;
#[cfg(target_os = "linux")]
mod walk;

pub use executable::write_executable;
pub use exit::{Exit, ExitCause, write_memory_limit};
pub use file_limit::{FileLimit, FileMeasure};
pub use jail::{Bubblewrap, FOLDER_IN_JAIL, Jail};
pub use left_files::{LeftFile, left_files, remove_folder};
pub use limits::ResourceLimits;
pub use process::{Finished, Process, ReadError, Wait, memory_accounting};
pub use program::{CommandError, Program};
pub use sandbox::{Sandbox, SandboxError};
pub use start_error::StartError;
