//! The faults of programs: a table of solvers, each with a fault that students' programs have, whose answers are compared with
//! the given ones.
//!
//! One fault or two (`hypotheses`) explain a hand-in if they explain every answer: for each question, all answers are those
//! of a solver with the faults, with one of them, or with none, because they are in another function of the program. What
//! explains the answers is compared by its probability (`weighed`), also with wrong answers that have no common cause
//! (`evidence`). Problems without an answer are no evidence. Slips of single answers are in `mark.rs`; both take wrong
//! numbers of rows and columns from `misnumbering.rs`.

mod codes;
mod evidence;
mod explain;
mod explanation;
mod hypotheses;
mod known;
mod merge;
mod misnumbering;
mod net;
mod numbering;
mod program;
mod rivals;
mod search;
mod separate;
mod smallest;
mod solver;
mod table;
mod weighed;

pub use codes::{FaultCode, FaultMessage};
pub use explain::{Explainer, explain};
pub use explanation::{Cause, Explanation};
pub(super) use misnumbering::{Misnumbering, misnumberings};
pub use program::{Direction, Program};
pub use table::{Fault, faults};
