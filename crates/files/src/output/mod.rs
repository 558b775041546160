//! Output files.
//!
//! | file | contents |
//! | --- | --- |
//! | [`target`] | what a path stands for after all links: a file, nothing yet, a folder, or a device or pipe |
//! | [`mod@format`] | the formats of files by their names |
//! | [`guard`] | whether an existing file may be replaced |
//! | `temporary` | files that are not finished, and those that killed runs left |
//! | `replace` | puts a finished file in place |
//! | [`new_archive`] | a new zip or tar archive |
//! | [`notes`] | remarks on written files, which the program prints |
//! | [`pending`] | a file that is written in pieces |
//! | [`folder`], [`listing`] | a folder to write files into, and the files in it |

pub mod folder;
pub mod format;
pub mod guard;
pub mod listing;
pub mod new_archive;
pub mod notes;
pub mod pending;
mod replace;
pub mod target;
mod temporary;
