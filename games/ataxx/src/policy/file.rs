use super::tables::Policy;
use std::fmt;

const MAGIC: &[u8; 15] = b"ataxx policy 1\n";

impl Policy {
    /// Writes a weights file, with a byte for each class of surroundings.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        MAGIC.iter().copied().chain(self.by_class().into_iter().map(|weight| weight as u8)).collect()
    }

    /// Reads a weights file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn read(bytes: &[u8]) -> Result<Self, PolicyError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(PolicyError::Magic)?.iter();
        let mut is_long_enough = true;
        let policy = Self::of(|_| {
            let next = rest.next();
            is_long_enough &= next.is_some();
            next.map_or(0, |&byte| byte as i8)
        });
        if is_long_enough && rest.next().is_none() { Ok(policy) } else { Err(PolicyError::Length) }
    }
}

/// An error in a weights file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolicyError {
    /// It does not begin like a weights file.
    Magic,
    /// It is too short or too long.
    Length,
}

impl fmt::Display for PolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "not a policy: expected the file to begin with `ataxx policy 1`",
            Self::Length => "the policy file is too short or too long",
        })
    }
}

impl std::error::Error for PolicyError {}
