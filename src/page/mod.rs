//! The page that shows boards: one file that needs no server, no network and no other file.
//!
//! The modules beside this one (`*.js`) run in the browser. What they know of a board without being told, they know from
//! `rules.js`, which `tests/page/rules.rs` holds against [`go`](crate::go).

mod rules;

pub use rules::PageRules;
