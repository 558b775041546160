//! Resolves paths to files and the members of archives.
//!
//! | file | contents |
//! | --- | --- |
//! | [`files`], `finder`, `identity` | the files that paths mean, each once |
//! | [`feed`] | the files and the members of archives, one batch after another |
//! | [`source`] | one file or member: its name in messages, and its bytes |
//! | [`archive`], [`member`], [`packing`], [`fault`] | zip and tar archives, compressed files, and why they cannot be read |
//! | [`folder`], [`list`], [`pattern`] | the files in a folder, in a list, and those that match a pattern |
//! | [`kinds`], [`junk`], [`names`] | what the name of a file implies |
//! | [`read`], [`content`] | bytes from disk, and whether they are packed |
//! | [`codes`] | messages about files |

pub mod archive;
pub mod codes;
pub mod content;
pub mod fault;
pub mod feed;
pub mod files;
mod finder;
pub mod folder;
pub mod identity;
pub mod junk;
pub mod kinds;
pub mod list;
pub mod member;
pub mod names;
pub mod packing;
pub mod pattern;
pub mod read;
pub mod source;

/// Returned by a receiver that wants no more files.
#[derive(Clone, Copy, Debug)]
pub struct Stopped;
