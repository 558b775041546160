//! Resolves the paths of a command line to files.
//!
//! | file | contents |
//! | --- | --- |
//! | `args` | the paths and lists of a command line |
//! | `files`, `finder`, `identity` | the files that paths mean, each once |
//! | `feed` | the files and the members of archives, one batch after another |
//! | `single` | the one file that some commands expect |
//! | `source` | one file or member: its name in messages, and its bytes |
//! | `archive`, `member`, `packing`, `fault` | zip and tar archives, compressed files, and why they cannot be read |
//! | `folder`, `list`, `pattern` | the files in a folder, in a list, and those that match a pattern |
//! | `kinds`, `junk`, `names` | what the name of a file implies |
//! | `read`, `content` | bytes from disk, and whether they are packed |

pub(super) mod archive;
pub(super) mod args;
pub(super) mod content;
pub(super) mod fault;
pub(super) mod feed;
pub(super) mod files;
pub(super) mod finder;
pub(super) mod folder;
pub(super) mod identity;
pub(super) mod junk;
pub(super) mod kinds;
pub(super) mod list;
pub(super) mod member;
pub(super) mod names;
pub(super) mod packing;
pub(super) mod pattern;
pub(super) mod read;
pub(super) mod single;
pub(super) mod source;
