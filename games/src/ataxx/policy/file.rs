use super::Policy;
use std::fmt;

/// What a weights file begins with.
const MAGIC: &[u8; 15] = b"ataxx policy 1\n";

impl Policy {
    /// The weights as a file: a byte for each class of surroundings.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        MAGIC.iter().copied().chain(self.by_class().into_iter().map(|weight| weight as u8)).collect()
    }

    /// Reads what [`Policy::write`] writes.
    ///
    /// # Errors
    /// When the bytes are not that.
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

/// Why a file holds no policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolicyError {
    /// It does not begin as such files do.
    Magic,
    /// It is too short or too long.
    Length,
}

impl fmt::Display for PolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "no policy: expected the file to begin with ataxx policy 1",
            Self::Length => "the policy's file is too short or too long",
        })
    }
}

impl std::error::Error for PolicyError {}
