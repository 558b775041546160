//! Everything that the program offers for a game, as a plain value: [`GameSpec`].
//!
//! | file | what is in it |
//! | --- | --- |
//! | `spec` | the specification, and access to it |
//! | `values` | its parts |
//! | `page` | its texts and pieces for the page in the browser |
//! | `board` | its board, as pages draw it |
//! | `labels` | names and endings of games in both languages |
//! | `saved` | saved games, as text |
//! | `unknown_name` | the error for a name that is not in a list |

pub mod board;
pub mod labels;
pub mod page;
pub mod saved;
pub mod spec;
pub mod unknown_name;
pub mod values;

pub use page::{GamePage, Lesson, PieceLook, Text, Unit};
pub use spec::{Described, GameSpec};
pub use unknown_name::UnknownName;
pub use values::{Ending, ExactSolver, SaveIn, SolvedLine, StartBoards};
