//! `workshop reversi-learn`, and the fit of the network.

use crate::workshop;
use games::game::Game;
use games::reversi::Position;
use games::reversi::evaluation::{Evaluation, Network, stage};
use gocheck_board::random::Random;
use test_support::run;
use workshop::regression::Plan;
use workshop::reversi::{Sample, error_of, fit_network};

/// A game of random moves down to a number of empty squares.
fn random_position(seed: u64, empty: u32) -> Position {
    let mut random = Random::new(seed);
    let mut position = Position::start();
    while position.empty().count_ones() > empty {
        match random.pick(&position.moves()) {
            Some(&mv) => position = position.play_unchecked(mv),
            None => return random_position(seed + 1000, empty),
        }
    }
    position
}

/// A command that was stopped and started again, with more threads, gives the same weights, and repeats nothing.
#[test]
fn a_stopped_fit_continues() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |name: &str, jobs: &str| {
        let place = folder.path().join(name);
        let options = ["--games", "210", "--passes", "1", "--nodes", "50", "--epochs", "1", "-j", jobs];
        let arguments = [&["reversi-learn", place.to_str().unwrap()][..], &options].concat();
        let (code, _, error) = run(&mut workshop(&arguments));
        assert_eq!(code, 0, "{error}");
        (std::fs::read(place.join("weights-1.bin")).unwrap(), error)
    };
    let (whole, _) = learn("whole", "1");
    let part = folder.path().join("part");
    std::fs::create_dir(&part).unwrap();
    std::fs::copy(folder.path().join("whole/games-1-0.bin"), part.join("games-1-0.bin")).unwrap();
    let (again, _) = learn("part", "2");
    assert!(whole == again, "the weights differ");
    let (same, message) = learn("whole", "1");
    assert!(same == whole && message.contains("pass 1: done before"), "{message}");
}

/// Targets are the values of the patterns' weights, which a constant does not come close to.
#[test]
fn a_fit_approaches_its_targets() {
    let mut rough = Evaluation::clone(Evaluation::embedded());
    rough.set_network(None);
    let sample = |seed| {
        let position = random_position(seed, 20 + seed as u32 % 20);
        let (own, enemy) = (position.own(), position.enemy());
        Sample { own, enemy, target: rough.value(own, enemy) as f32 / Evaluation::UNIT as f32 }
    };
    let samples: Vec<Sample> = (0..2000).map(sample).collect();
    let held_out: Vec<Sample> = (2000..2500).map(sample).collect();
    let mut evaluation = Evaluation::zero();
    let spread = error_of(&evaluation, &held_out);
    let mut losses = Vec::new();
    fit_network(None, &samples, Plan { epochs: 40, seed: 3 }, |neurons, epoch, loss| {
        assert_eq!(epoch, losses.len() + 1);
        losses.push(loss);
        // No sample has more than 39 empty squares.
        assert_eq!(neurons.outputs[29], neurons.outputs[stage(39)]);
        evaluation.set_network(Some(Network::rounded(neurons)));
    });
    assert!(losses[39] < losses[0] / 4.0, "{losses:?}");
    assert!(error_of(&evaluation, &samples) < spread / 2.0);
    assert!(
        error_of(&evaluation, &held_out) < 0.8 * spread,
        "{} of {spread}",
        error_of(&evaluation, &held_out)
    );
    // A second fit continues from the network.
    let neurons = evaluation.network().unwrap().neurons();
    fit_network(Some(&neurons), &samples, Plan { epochs: 1, seed: 4 }, |_, _, loss| {
        assert!(loss < losses[0] / 10.0, "{loss} after {losses:?}");
    });
}
