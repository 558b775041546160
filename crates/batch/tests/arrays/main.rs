//! Many boards and games as arrays, with the feature `arrays`.

mod batches;
mod features;
mod games;
mod groups;
mod positions;
mod replayed;
mod walks;
