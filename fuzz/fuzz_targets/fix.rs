//! Any record that is fixed needs no second fix, plays the same moves and has no more findings.
//!
//! `cargo +nightly fuzz run fix fuzz/corpus/fix crates/sgf/tests/data/lint tests/data/fix` (the records there are seeds).

#![no_main]

use gocheck::record::faults::TooManyFindings;
use gocheck::record::rules::{
    MoveAfterPassesInVariation, MoveAfterTwoPasses, OffBoard, ResultAgainstEnd, ResultAgainstScore,
};
use gocheck::record::{
    Code, Event, FixOptions, LintOptions, Linter, Listener, Place, Replayer, Selection, fix,
};
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;
use std::collections::BTreeMap;

/// The played moves, one line after another.
#[derive(Default, PartialEq, Debug)]
struct Moves(Vec<(u32, String)>);

impl Listener for Moves {
    fn on_event(&mut self, replayer: &Replayer, _: Place, event: Event<'_>) {
        let text = match event {
            Event::Play { color, point, .. } => format!("{color} {point}"),
            Event::Pass(color) => format!("{color} passes"),
            Event::NotPlayed { color, why, .. } => format!("{color} {why:?}"),
            Event::StonesSetUp => replayer.game().board().to_string(),
            _ => return,
        };
        self.0.push((replayer.number(), text));
    }
}

fn moves(bytes: &[u8]) -> Moves {
    let mut moves = Moves::default();
    Replayer::default().play(bytes, &mut moves).expect("reading from memory succeeds");
    moves
}

fn counts(bytes: &[u8]) -> BTreeMap<Code, usize> {
    let options = LintOptions { selection: Selection::all(), ..LintOptions::default() };
    let mut counts = BTreeMap::new();
    for finding in Linter::new(options).lint(bytes).findings {
        *counts.entry(finding.code()).or_default() += 1;
    }
    counts
}

fuzz_target!(|bytes: &[u8]| {
    for (form_only, drop_impossible) in [(true, false), (false, false), (false, true)] {
        let options = FixOptions { form_only, drop_impossible, ..FixOptions::default() };
        let Some(text) = linear(bytes.len(), || fix(bytes, &options)).text else { continue };
        assert!(fix(&text, &options).text.is_none(), "a second run changes nothing");
        let (before, after) = (counts(bytes), counts(&text));
        // Moves off the board that become passes may end the game.
        let ends = [
            MoveAfterTwoPasses::CODE,
            MoveAfterPassesInVariation::CODE,
            ResultAgainstEnd::CODE,
            ResultAgainstScore::CODE,
        ];
        let may_end = drop_impossible && before.contains_key(&OffBoard::CODE);
        let is_worse = |(code, found): (&Code, &usize)| {
            !(may_end && ends.contains(code)) && before.get(code).is_none_or(|before| before < found)
        };
        assert!(
            before.contains_key(&TooManyFindings::CODE) || !after.iter().any(is_worse),
            "{before:?} {after:?}"
        );
        if !drop_impossible {
            assert_eq!(moves(bytes), moves(&text));
        }
    }
});
