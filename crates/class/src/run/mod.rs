//! Runs students' programs and reads what they print and write.
//!
//! | file | contents |
//! | --- | --- |
//! | `options` | the options |
//! | `class` | the programs of a class, several at a time |
//! | `student` | the program of one student, on all sets |
//! | `sets` | the given puzzles and fresh ones |
//! | `files`, `plan`, `auto`, `command`, `python`, `pythons` | a student's files, and how the program is started |
//! | `choice`, `languages`, `arguments` | the file to start, the tools of its language, and its arguments |
//! | `built` | compiling a program |
//! | `layout`, `work` | the folder that it runs in |
//! | `once`, `end`, `display`, `tools` | one run, how it ended, and what it needs of this machine |
//! | `attendance` | closes windows and answers prompts |
//! | `reading` | the answers of a run |
//! | `verdict`, `modules` | what is wrong with a run |
//! | `journal` | the runs that have ended, on disk |
//! | `machine` | what the end of a run owes to this machine |

mod arguments;
mod attendance;
mod auto;
mod built;
mod choice;
mod class;
mod command;
mod display;
mod end;
mod files;
mod journal;
mod languages;
mod layout;
mod machine;
mod modules;
mod once;
mod options;
mod plan;
mod python;
mod pythons;
mod reading;
mod sets;
mod student;
mod tools;
mod verdict;
mod work;

pub use crate::run_codes::RunCode;
pub use class::{ClassResult, say_fresh, submissions};
pub use options::{RunCommand, RunOptions};
