//! Input and output files: what paths mean, what is in archives, and how files are written.
//!
//! | module | contents |
//! | --- | --- |
//! | [`input`] | paths, folders, lists, patterns and archives as files |
//! | [`output`] | output files: links, devices, pipes, formats by names, atomic replacement |
//! | [`zstandard`] | Zstandard, compressed and decompressed |

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]
#![allow(missing_docs, reason = "used by the programs of this repository only")]

pub mod input;
pub mod output;
pub mod zstandard;
