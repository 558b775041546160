//! The parts of a data set, such as one for training and one for tests.

use gocheck_text::{Phrase, phrase};

/// Parts with their shares of the games. Which one a game is in depends on its moves only, so that duplicates, also rotated or
/// mirrored, and beginnings of at least [`GameRow::OPENING`](gocheck_sgf::GameRow::OPENING) moves are in the same one.
#[derive(Clone, Debug)]
pub struct Split(Vec<(String, f64)>);

impl Split {
    /// Parses `train=0.9,test=0.1`.
    ///
    /// # Errors
    /// If a name is empty, occurs twice or cannot be that of a folder, or the shares are not 1 in total.
    pub fn parse(text: &str) -> Result<Self, Phrase> {
        let mut parts: Vec<(String, f64)> = Vec::new();
        for part in text.split(',') {
            let Some((name, share)) = part.trim().split_once('=') else {
                return Err(phrase!("\"{part}\" is not NAME=SHARE", "\"{part}\" 不是 名称=份额"));
            };
            let is_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
            if name.is_empty() || !name.chars().all(is_name) {
                return Err(phrase!(
                    "\"{name}\" is not a name of letters, digits, - and _",
                    "\"{name}\" 不是由字母、数字、- 和 _ 组成的名称"
                ));
            }
            if parts.iter().any(|(known, _)| known == name) {
                return Err(phrase!("{name} occurs twice", "{name} 出现了两次"));
            }
            let share = share.trim().parse::<f64>().ok().filter(|share| *share > 0.0 && *share <= 1.0);
            let Some(share) = share else {
                return Err(phrase!(
                    "the share of {name} is not a number above 0 and up to 1",
                    "{name} 的份额不是大于 0、不超过 1 的数"
                ));
            };
            parts.push((name.to_owned(), share));
        }
        let total: f64 = parts.iter().map(|(_, share)| share).sum();
        if (total - 1.0).abs() > 1e-6 {
            return Err(phrase!(
                "the shares are {total} in total, not 1",
                "份额加起来是 {total}，不是 1",
                total = total.to_string()
            ));
        }
        Ok(Self(parts))
    }

    /// The names of the parts.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// The part of a game, by the hash of its opening or of all its moves.
    pub(super) fn of(&self, hash: u64) -> &str {
        let place = mixed(hash) as f64 / (u64::MAX as f64);
        let mut end = 0.0;
        let part = self.0.iter().find(|(_, share)| {
            end += share;
            place < end
        });
        part.or(self.0.last()).map_or("", |(name, _)| name)
    }
}

/// Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014 (the finaliser of `SplittableRandom`).
const fn mixed(hash: u64) -> u64 {
    let hash = hash.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    hash ^ (hash >> 31)
}
