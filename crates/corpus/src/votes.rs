//! The votes of records on the encoding of those that do not name theirs.
//!
//! Records vote in the order in which they are read, so the result does not depend on threads. Those of a batch vote before
//! any of them is reported; later batches add to the votes of the folder.

use gocheck_files::input::names::is_stdin;
use gocheck_files::input::source::Source;
use gocheck_sgf::{
    EncodingBallot, EncodingHints, EncodingPrior, EncodingVotes, TextEncoding, encoding_ballot,
};
use rayon::prelude::*;
use std::path::Path;

/// The votes in each folder, including folders in archives, and in total. The total is used if a folder has too few records.
#[derive(Default)]
pub struct FolderVotes {
    all: Votes,
    /// The most recent folders.
    folders: Vec<(String, Votes)>,
}

#[derive(Default)]
struct Votes {
    votes: EncodingVotes,
    result: Option<EncodingPrior>,
}

/// The number of folders whose votes are kept.
const MAX_FOLDERS: usize = 16;

impl FolderVotes {
    /// Adds the votes of a batch. Returns false if there are none.
    pub fn add<'a>(&mut self, ballots: impl Iterator<Item = (&'a Source, EncodingBallot)>) -> bool {
        let mut is_any = false;
        for (record, ballot) in ballots {
            is_any = true;
            self.all.votes.add(ballot);
            let folder = folder(record);
            let known = self.folders.iter().position(|(name, _)| *name == folder);
            let index = known.unwrap_or_else(|| {
                if self.folders.len() == MAX_FOLDERS {
                    self.folders.remove(0);
                }
                self.folders.push((folder, Votes::default()));
                self.folders.len() - 1
            });
            self.folders[index].1.votes.add(ballot);
        }
        if is_any {
            let folders = self.folders.iter_mut().map(|(_, votes)| votes);
            folders.chain([&mut self.all]).for_each(|votes| votes.result = votes.votes.count());
        }
        is_any
    }

    /// Returns what the votes so far and its name say about a record.
    #[must_use]
    pub fn of(&self, record: &Source) -> Option<EncodingPrior> {
        let votes = self.all.result.map(|all| {
            let folder = folder(record);
            let own = self.folders.iter().find(|(name, _)| *name == folder);
            own.and_then(|(_, votes)| votes.result).unwrap_or(all)
        });
        let name = EncodingPrior::of_name(&record.relative().to_string_lossy());
        match (votes, name) {
            (Some(votes), Some(name)) => Some(votes.and(name)),
            (votes, name) => votes.or(name),
        }
    }

    /// Lets the records of a batch vote, and returns what is known about the encoding of each. `given` are the encodings that the
    /// user has named for them.
    pub fn hints(&mut self, records: &[Source], given: &[Option<TextEncoding>]) -> Vec<EncodingHints> {
        let ballot = |(record, given): (&Source, &Option<TextEncoding>)| {
            // Standard input cannot be read twice.
            let votes = given.is_none() && !is_stdin(record.file());
            votes.then(|| record.read(|bytes| encoding_ballot(bytes)).ok()?.ok().flatten()).flatten()
        };
        let ballots: Vec<_> = records.par_iter().zip(given).map(ballot).collect();
        self.add(records.iter().zip(ballots).filter_map(|(record, ballot)| Some((record, ballot?))));
        let hint = |(record, given): (&Source, &Option<TextEncoding>)| EncodingHints {
            given: *given,
            prior: self.of(record),
        };
        records.iter().zip(given).map(hint).collect()
    }
}

/// The folder of a record, after the path of its archive if it is in one.
fn folder(record: &Source) -> String {
    Path::new(&record.shown).parent().unwrap_or(Path::new("")).to_string_lossy().into_owned()
}
