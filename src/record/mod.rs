//! Game records (SGF, versions 1 to 4): read as they come, whatever is damaged, and checked.
//!
//! [`Reader`] gives nodes one after another in bounded memory, from bytes in any encoding; [`Linter`] plays
//! them and says which records break the rules, where and why.

mod encoding;
mod fault;
mod lint;
mod main_line;
mod name;
mod node;
mod place;
pub mod property;
mod reader;
pub mod report;
pub mod result;
mod source;
pub mod value;

pub use crate::diagnostic::{Code, Selection, Severity};
pub use fault::Fault;
pub use lint::{Boards, Branch, Certainty, Checked, Finding, Linter, Options, Path, Rules};
pub use main_line::{MainLine, main_line};
pub use name::Name;
pub use node::{Node, Property, Value};
pub use place::Place;
pub use reader::{Buffers, Reader, Step};
