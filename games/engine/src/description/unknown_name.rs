use std::fmt;

/// A name that is not in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    found: String,
    fault: &'static str,
    known: Vec<&'static str>,
}

impl UnknownName {
    /// `found` is not among the `known` names; `fault` says so, such as `is not a known protocol`.
    pub fn new(found: &str, fault: &'static str, known: impl Iterator<Item = &'static str>) -> Self {
        Self { found: found.to_owned(), fault, known: known.collect() }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}: expected {}", self.found, self.fault, self.known.join(", "))
    }
}

impl std::error::Error for UnknownName {}
