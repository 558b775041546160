use std::fmt;

/// Something that was asked is not done, and nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What kind of refusal it is.
    pub why: Why,
    /// What is wrong and what would be right.
    pub message: String,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The request is wrong in itself.
    Bad,
    /// It does not fit the game as it stands, perhaps because it is late.
    Late,
    /// There is no such game or saved game.
    Missing,
    /// There is too much of something.
    Full,
    /// The disk did not do as it was told.
    Disk,
    /// Who asks is not let in.
    Foreign,
}

impl Refusal {
    /// A refusal with its message.
    pub fn new(why: Why, message: impl fmt::Display) -> Self {
        Self { why, message: message.to_string() }
    }

    /// The request is wrong in itself.
    pub fn bad(message: impl fmt::Display) -> Self {
        Self::new(Why::Bad, message)
    }

    /// The request does not fit the game as it stands.
    pub fn late(message: impl fmt::Display) -> Self {
        Self::new(Why::Late, message)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}
