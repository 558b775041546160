//! | file | contents |
//! | --- | --- |
//! | [`target`] | the end of a path after all links: a file, nothing yet, a folder, or a device or pipe |
//! | [`mod@format`] | the formats of files by their names |
//! | [`guard`] | whether an existing file may be replaced |
//! | `temporary` | unfinished files, and those that killed runs left |
//! | `replace` | moves a finished file into place |
//! | [`new_archive`] | a new zip or tar archive |
//! | [`notes`] | remarks on written files, for the program to print |
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
