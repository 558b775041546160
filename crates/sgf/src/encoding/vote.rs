//! The vote of the records of a folder on their encoding.

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GBK, IBM866, ISO_8859_2, ISO_8859_5, KOI8_R, KOI8_U, SHIFT_JIS,
    WINDOWS_874, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254, WINDOWS_1257,
    WINDOWS_1258,
};

/// The number of encodings between which a guess decides.
pub(super) const CANDIDATES: usize = 18;

/// The encodings between which a guess decides; those of two bytes a character come first.
pub(super) fn candidates() -> [&'static Encoding; CANDIDATES] {
    [
        GBK,
        BIG5,
        SHIFT_JIS,
        EUC_JP,
        EUC_KR,
        WINDOWS_1252,
        WINDOWS_1250,
        WINDOWS_1251,
        KOI8_R,
        KOI8_U,
        ISO_8859_2,
        ISO_8859_5,
        WINDOWS_1253,
        WINDOWS_1254,
        WINDOWS_1257,
        WINDOWS_874,
        WINDOWS_1258,
        IBM866,
    ]
}

/// How likely the text of a record is in each encoding: the vote of the record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EncodingBallot(pub(super) [f32; CANDIDATES]);

/// The votes of the records of a folder or an archive whose encoding has to be guessed.
///
/// Each record counts for the encodings in which its text is likely, and is then guessed again with the counts in mind. A
/// record that can only be in another encoding than the rest keeps it.
#[derive(Clone, Debug, Default)]
pub struct EncodingVotes {
    ballots: Vec<EncodingBallot>,
}

/// Evidence besides the text: a weight for each encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EncodingPrior {
    pub(super) logs: [f32; CANDIDATES],
    /// Other records have voted.
    pub(super) is_vote: bool,
}

impl EncodingPrior {
    /// Returns true if other records have voted.
    #[must_use]
    pub const fn is_vote(&self) -> bool {
        self.is_vote
    }

    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.logs.iter_mut().zip(other.logs).for_each(|(log, other)| *log += other);
        self.is_vote |= other.is_vote;
        self
    }
}

impl EncodingVotes {
    /// The number of records that may vote. Those that come later do not change the result.
    pub const MOST: usize = 1024;
    /// The minimum number of records for a vote.
    pub const LEAST: usize = 4;
    /// The rounds of counting.
    const ROUNDS: usize = 10;
    /// An encoding counts only for what goes beyond one record: most folders have one encoding.
    const DOUBT: f32 = 1.0;
    /// The count of an encoding that no record votes for.
    const REST: f32 = 0.02;

    /// Adds the vote of a record.
    pub fn add(&mut self, ballot: EncodingBallot) {
        if self.ballots.len() < Self::MOST {
            self.ballots.push(ballot);
        }
    }

    /// Counts the votes; `None` if there are too few.
    #[must_use]
    pub fn count(&self) -> Option<EncodingPrior> {
        if self.ballots.len() < Self::LEAST {
            return None;
        }
        let mut prior = EncodingPrior { logs: [0.0; CANDIDATES], is_vote: true };
        for _ in 0..Self::ROUNDS {
            let mut counts = [0.0; CANDIDATES];
            for ballot in &self.ballots {
                let shares = ballot.shares(Some(&prior), 1.0);
                counts.iter_mut().zip(shares).for_each(|(count, share)| *count += share);
            }
            let total = self.ballots.len() as f32;
            let count = |count: f32| ((count - Self::DOUBT).max(Self::REST) / total).ln();
            prior.logs = counts.map(count);
        }
        Some(prior)
    }
}

/// The most likely encoding.
#[derive(Clone, Copy)]
pub(super) struct Verdict {
    pub(super) encoding: &'static Encoding,
    /// Another one that is nearly as likely.
    pub(super) other: Option<&'static Encoding>,
}

impl EncodingBallot {
    /// The probability, compared with the second encoding, from which a guess is likely rather than only possible.
    const LIKELY: f32 = 0.95;
    /// How far the text is trusted for that: characters are not as independent as they are counted.
    const TRUST: f32 = 0.6;

    /// Returns true if two votes of the folder lead to different guesses of the encoding, or of its certainty.
    #[must_use]
    pub fn differs(&self, one: Option<&EncodingPrior>, other: Option<&EncodingPrior>) -> bool {
        let guess = |prior| self.verdict(prior).map(|verdict| (verdict.encoding, verdict.other));
        guess(one) != guess(other)
    }

    /// The most likely encoding, given the vote of the folder; `None` if the text fits none.
    pub(super) fn verdict(&self, prior: Option<&EncodingPrior>) -> Option<Verdict> {
        let names = candidates();
        let most = |shares: [f32; CANDIDATES], of: &dyn Fn(usize) -> bool| {
            (0..CANDIDATES)
                .filter(|&next| of(next))
                .reduce(|one, next| if shares[next] > shares[one] { next } else { one })
        };
        let shares = self.shares(prior, 1.0);
        let best = most(shares, &|_| true).filter(|&best| shares[best] > 0.0)?;
        // Encodings of one byte a character differ in few letters, and most names are the same in several.
        let is_other =
            |next: usize| next != best && !(names[next].is_single_byte() && names[best].is_single_byte());
        let careful = self.shares(prior, Self::TRUST);
        let other = most(careful, &is_other);
        let other = other.filter(|&other| careful[best] < Self::LIKELY * (careful[best] + careful[other]));
        Some(Verdict { encoding: names[best], other: other.map(|other| names[other]) })
    }

    /// The probabilities of the encodings, with the logarithms multiplied by `trust`.
    pub(super) fn shares(&self, prior: Option<&EncodingPrior>, trust: f32) -> [f32; CANDIDATES] {
        let mut logs = self.0.map(|log| trust * log);
        if let Some(EncodingPrior { logs: prior, .. }) = prior {
            logs.iter_mut().zip(prior).for_each(|(log, prior)| *log += prior);
        }
        let most = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        if most == f32::NEG_INFINITY {
            return [0.0; CANDIDATES];
        }
        let shares = logs.map(|log| (log - most).exp());
        let total: f32 = shares.iter().sum();
        shares.map(|share| share / total)
    }
}
