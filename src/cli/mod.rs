//! The program: what is typed, what is read and written, what is said, and the exit status.

mod args;
mod check;
mod diagnostics;
mod files;
mod generate;
mod gocheck;
mod grade;
mod lint;
mod lint_args;
#[cfg(feature = "render")]
mod lint_diagrams;
mod perft;
mod position;
mod record;
#[cfg(feature = "render")]
mod render;
mod report;
mod stream;

use gocheck_common::cli::{Status, folder, messages};

pub(crate) use gocheck::run as gocheck;
