//! The faults of programs: a table of solvers, each with a fault that students' programs have, whose answers are compared with
//! the given ones.
//!
//! A fault explains a hand-in if it explains every answer: for each question, all answers are those of the solver with the
//! fault, or all are right, because the fault is in another function of the program. Slips of single answers are in
//! `mark.rs`; both take wrong numbers of rows and columns from `misnumbering.rs`.

mod codes;
mod explain;
mod explanation;
mod known;
mod misnumbering;
mod net;
mod numbering;
mod program;
mod search;
mod smallest;
mod solver;
mod table;

pub use codes::{FaultCode, FaultMessage};
pub use explain::{Explainer, explain};
pub use explanation::Explanation;
pub(super) use misnumbering::{Misnumbering, misnumberings};
pub use program::{Direction, Program};
pub use table::{Fault, faults};
