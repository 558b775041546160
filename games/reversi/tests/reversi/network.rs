//! The network of the evaluation.

use super::engine::random_position;
use games_engine::game::Game;
use games_reversi::evaluation::{
    Evaluation, HIDDEN, Network, Neurons, SIZE, STAGES, WeightsError, canonical, features, stage,
};
use gocheck_board::random::Random;

/// A network whose rows are zero, small and large in turn.
fn random_neurons(seed: u64) -> Neurons {
    let mut random = Random::new(seed);
    let mut number = |size: f32| ((random.next() >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
    Neurons {
        rows: (0..SIZE)
            .map(|row| [0.0, 0.05, 0.9][row % 3])
            .map(|size| std::array::from_fn(|_| number(size)))
            .collect(),
        biases: std::array::from_fn(|_| std::array::from_fn(|_| number(1.0) + 0.5)),
        outputs: std::array::from_fn(|_| std::array::from_fn(|_| number(10.0))),
    }
}

fn embedded_with(neurons: &Neurons) -> Evaluation {
    let mut evaluation = Evaluation::clone(Evaluation::embedded());
    evaluation.set_network(Some(Network::rounded(neurons)));
    evaluation
}

/// The formula in floating point, with weights rounded to 1/128.
#[test]
fn a_networks_value_follows_its_formula() {
    for seed in 0..3 {
        let neurons = random_neurons(seed);
        let evaluation = embedded_with(&neurons);
        let rounded = |number: f32| (f64::from(number) * 128.0).round() / 128.0;
        let mut values = Vec::new();
        for empty in 1..60 {
            let position = random_position(seed, empty);
            let (own, enemy) = (position.own(), position.enemy());
            let stage = stage((!(own | enemy)).count_ones());
            let mut sum = 0.0;
            for neuron in 0..HIDDEN {
                let row = |&feature: &u32| neurons.rows[canonical()[feature as usize] as usize][neuron];
                let bias = rounded(neurons.biases[stage][neuron]);
                let held =
                    bias + features(own, enemy).iter().map(|feature| rounded(row(feature))).sum::<f64>();
                sum += held.clamp(0.0, 1.0).powi(2) * rounded(neurons.outputs[stage][neuron]);
            }
            let parts = (sum * f64::from(Evaluation::UNIT) + 0.5).floor() as i32;
            let most = 64 * Evaluation::UNIT;
            assert_eq!(evaluation.value(own, enemy), parts.clamp(-most, most), "{position}");
            values.push(parts);
        }
        values.sort_unstable();
        values.dedup();
        assert!(values.len() > 40, "{values:?}");
    }
}

#[test]
fn stages_are_two_numbers_of_empty_squares_each() {
    assert_eq!([0, 1, 2, 3, 4, 5, 59, 60, 64].map(stage), [0, 0, 0, 1, 1, 2, 29, 29, 29]);
    assert!((0..=64).all(|empty| stage(empty) < STAGES));
}

/// Lazy evaluation: no network if the pattern weights are five stones or more outside the window.
#[test]
fn the_network_is_used_near_the_window() {
    let full = Evaluation::embedded();
    let mut rough = Evaluation::clone(full);
    rough.set_network(None);
    let mut asked = [0; 2];
    for seed in 0..40 {
        let position = random_position(seed, 10 + seed as u32);
        if position.moves().is_empty() {
            continue;
        }
        let (own, enemy) = (position.own(), position.enemy());
        let (value, sum) =
            (full.search(own, enemy, (-9999, 9999), 0), rough.search(own, enemy, (-9999, 9999), 0));
        for alpha in (-20..20).map(|stones| stones * Evaluation::UNIT) {
            let is_near = (alpha - 5 * Evaluation::UNIT..=alpha + 1 + 5 * Evaluation::UNIT).contains(&sum);
            let expected = if is_near { value } else { sum };
            assert_eq!(full.search(own, enemy, (alpha, alpha + 1), 0), expected, "{position} {alpha}");
            asked[usize::from(is_near)] += 1;
        }
    }
    assert!(asked.iter().all(|&times| times > 100), "{asked:?}");
}

#[test]
fn a_network_is_written_and_read() {
    let evaluation = embedded_with(&random_neurons(7));
    let bytes = evaluation.write();
    let read = Evaluation::read(&bytes).unwrap();
    assert!(read.write() == bytes);
    for empty in 1..60 {
        let position = random_position(9, empty);
        let (own, enemy) = (position.own(), position.enemy());
        assert_eq!(read.value(own, enemy), evaluation.value(own, enemy), "{position}");
    }
    let error = |bytes: &[u8]| Evaluation::read(bytes).err();
    assert_eq!(error(&bytes[..bytes.len() - 1]), Some(WeightsError::Length));
    assert_eq!(error(&[&bytes[..], &[0]].concat()), Some(WeightsError::Length));
    let mut rough = evaluation.clone();
    rough.set_network(None);
    let start = rough.write().len();
    let mut wrong = bytes.clone();
    wrong[start + 2 * HIDDEN..start + 4 * HIDDEN].fill(0x7f);
    assert_eq!(error(&wrong), Some(WeightsError::Number), "outputs that no sum can hold");
    let rows = start + STAGES * 4 * HIDDEN;
    wrong.clone_from(&bytes);
    wrong[rows] = 5;
    assert_eq!(error(&wrong), Some(WeightsError::Number), "rows of five bits a weight");
}

#[test]
fn a_network_can_be_converted_back_to_floating_point() {
    let network = Evaluation::embedded().network().unwrap();
    assert!(Network::rounded(&network.neurons()) == *network);
}

/// The build script's unpacked weights equal those read from the file.
#[test]
fn the_embedded_weights_are_those_of_the_file() {
    let file = include_bytes!("../../src/evaluation/weights.bin");
    assert!(Evaluation::embedded().write() == file);
    let read = Evaluation::read(file).unwrap();
    assert!(read.write() == file);
    for empty in 1..60 {
        let position = random_position(11, empty);
        let (own, enemy) = (position.own(), position.enemy());
        assert_eq!(Evaluation::embedded().value(own, enemy), read.value(own, enemy), "{position}");
    }
}
