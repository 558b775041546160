//! `workshop ataxx-learn`, and networks as text.

use crate::{NETWORK, workshop};
use games::ataxx::network::{HIDDEN, Network, PHASES, Phases, SEEDS, Seeds, Weights};
use games::ataxx::{Pattern, Position, Rules, Square};
use games::game::{Cell, Game, History};
use gocheck_board::random::Random;
use std::array;
use test_support::run;
use workshop::ataxx::{Fit, Sample, SelfPlay};
use workshop::bundle::{Stepped, Steps, WALLED_SEEDS, of_lines, to_lines};
use workshop::regression::Plan;

const BUCKETS: usize = 8;

/// Weights of `N` neurons with random weights, in the format of [`Weights::write`].
fn random_file<const N: usize>(random: &mut Random, mut row: impl FnMut(u64) -> i8) -> Vec<u8> {
    let mut bytes = b"ataxx 1\n".to_vec();
    bytes.extend((0..36 * 256 * N).map(|_| row(random.next()) as u8));
    // Weights of the outputs are at most 255 either way.
    bytes.extend((0..N * (1 + BUCKETS)).flat_map(|_| (random.next() as i8 as i16 * 2).to_le_bytes()));
    bytes.extend((0..BUCKETS).flat_map(|_| (random.next() as i16 as i32 * 16).to_le_bytes()));
    bytes
}

/// Positions of random games, half of them on boards with walls.
fn positions() -> Vec<Position> {
    let boards = Pattern::all();
    let mut random = Random::new(5);
    let mut positions = Vec::new();
    for number in 0..40 {
        let board = random.pick(&boards).filter(|_| number % 2 == 0);
        let rules = Rules::ALL[number % 3];
        let mut game = History::new(board.map_or(Position::start(rules), |board| board.position(rules)));
        while game.outcome().is_none() && game.play_at_random(&mut random) {
            positions.push(*game.position());
        }
    }
    positions
}

/// A command that was stopped and started again, with more threads or fewer, gives the same network, and repeats nothing.
#[test]
fn a_stopped_fit_continues() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |name: &str, jobs: &str| {
        let place = folder.path().join(name);
        let mut arguments = vec!["ataxx-learn", place.to_str().unwrap(), "-j", jobs];
        arguments.extend(["--games", "50", "--passes", "2", "--nodes", "10", "--epochs", "1"]);
        let (code, _, error) = run(&mut workshop(&arguments));
        assert_eq!(code, 0, "{error}");
        (std::fs::read(place.join("weights-2.bin")).unwrap(), error)
    };
    let (whole, _) = learn("whole", "1");
    let part = folder.path().join("part");
    std::fs::create_dir(&part).unwrap();
    for name in ["weights-1.bin", "games-1-0.bin", "games-1-1.bin", "games-2-1.bin"] {
        std::fs::copy(folder.path().join("whole").join(name), part.join(name)).unwrap();
    }
    let (again, _) = learn("part", "3");
    assert!(whole == again, "the weights differ");
    let (same, message) = learn("whole", "1");
    assert!(same == whole && message.contains("pass 2: done before"), "{message}");
}

/// A round trip with any steps and any base.
#[test]
fn networks_are_read_from_their_text() {
    let mut random = Random::new(9);
    let importance = |random: &mut Random| (random.next() % 10_000) as f32 / 100.0;
    let network = |random: &mut Random, size: f32| {
        let rows: Vec<f32> = (0..36 * 256).map(|_| importance(random)).collect();
        let steps = Steps::<SEEDS>::by_importance(&rows, &array::from_fn(|_| importance(random)), size);
        let mut at = 0..;
        let row = |number: u64| {
            let at = at.next().unwrap();
            let step = steps.of(at / SEEDS, at % SEEDS);
            let most = 127 / step;
            (((number % 255) as i32 - 127) / 9).clamp(-most, most) as i8 * step as i8
        };
        let weights = Seeds::read(&random_file::<SEEDS>(random, row)).unwrap();
        Stepped { weights, steps }
    };
    let networks = [1.0, 5.0, 30.0].map(|size| network(&mut random, size));
    let read = of_lines(&to_lines(&networks, true), true);
    assert!(read.iter().eq(networks.iter().map(|network| &network.weights)));

    // Without blocks with walls it is shorter, and worth the same on boards that have none.
    let lines = to_lines(&networks, false);
    assert!(lines.len() < to_lines(&networks, true).len() / 2);
    let read: Vec<Seeds> = of_lines(&lines, false);
    for (read, network) in read.iter().zip(&networks) {
        let [read, network]: [Network; 2] = [read, &network.weights].map(|seeds| seeds.symmetric());
        for position in [Position::start(Rules::Botzone), Position::start(Rules::Uai)] {
            assert_eq!(read.value(&position), network.value(&position));
        }
    }

    // The less a network differs from another, the shorter.
    let [first, second, _] = &networks;
    let nearly = Stepped { weights: first.weights.clone(), steps: second.steps.clone() };
    assert!(first.to_text(Some(first), true).chars().count() < 1000);
    assert!(first.to_text(Some(&nearly), true).len() < first.to_text(None, true).len() / 2);
}

/// The result is one line of text for each network.
#[test]
fn networks_for_files_are_fitted_in_steps() {
    let (walled, own) = (small_network(), NETWORK.to_owned());
    for (kind, network, expected) in [("walled", walled.path().to_str().unwrap(), 1), ("open", &own, PHASES)]
    {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().to_str().unwrap();
        let arguments =
            ["ataxx-learn", place, "--bundle", kind, "--games", "50", "--passes", "1", "--nodes", "10"];
        let before = ["--network", network, "--refine", "--epochs", "1"];
        let (code, output, error) = run(workshop(&arguments).args(before));
        assert_eq!(code, 0, "{error}");
        let file = folder.path().join("bundle-1.txt");
        assert_eq!(output.trim(), file.to_str().unwrap());
        let lines = std::fs::read_to_string(file).unwrap();
        let (networks, is_learnt) = if kind == "walled" {
            let networks: Vec<Weights<WALLED_SEEDS>> = of_lines(&lines, true);
            (networks.len(), networks.iter().all(|network| *network != Weights::zero()))
        } else {
            let networks: Vec<Seeds> = of_lines(&lines, false);
            (networks.len(), are_like_the_programs(&networks))
        };
        assert_eq!((networks, is_learnt), (expected, true), "{kind}");
    }
}

/// Returns true if networks, one for each phase, value positions without walls similarly to the program's: they differ from
/// those by less than half of the difference of the value by hand.
fn are_like_the_programs(networks: &[Seeds]) -> bool {
    let values = |phases: &Phases<SEEDS>| -> Vec<i32> {
        let phases: Box<Phases<HIDDEN>> = Box::new(phases.symmetric());
        let positions = positions();
        let is_open =
            |position: &Position| Square::all().all(|square| position.board().cell(square) != Cell::Wall);
        let is_meant = |position: &&Position| is_open(position) && position.outcome().is_none();
        positions.iter().filter(is_meant).map(|position| phases.value(position)).collect()
    };
    let own = values(&Phases::read(include_bytes!("../../../ataxx/src/network/weights.bin")).unwrap());
    let nothing = values(&Phases::of(array::from_fn(|_| Weights::zero())));
    let told = values(&Phases::of(array::from_fn(|phase| networks[phase].clone())));
    let far = |values: &[i32]| own.iter().zip(values).map(|(own, value)| own.abs_diff(*value)).sum::<u32>();
    own.len() > 500 && 2 * far(&told) < far(&nothing)
}

/// With a price on characters, the text of a network is shorter and its error hardly larger.
#[test]
fn a_network_is_fitted_to_the_length_of_its_text() {
    const SMALL: usize = 4;
    let self_play = SelfPlay { evaluate: &Position::value_by_hand, nodes: 20, boards: &[] };
    let samples = Sample::of_games(&self_play.play(0..100, 1), 0.7);
    assert!(samples.len() > 3000);
    let fitted = |mut fit: Fit<SMALL>, epochs: usize| {
        fit.run(&samples, Plan { epochs, seed: 1 }, |_, _, _| {});
        fit
    };
    let whole = fitted(Fit::new(1), 6);
    let steps = whole.steps(&samples, 2.0);
    let [(length, loss), (longer, less)] = [2e-4, 0.0].map(|lambda: f32| {
        let lambda = lambda * whole.loss(&samples) as f32;
        let fit = fitted(Fit::of(&whole.network()).in_steps(&steps, None, lambda), 6);
        let stepped = Stepped { weights: fit.network(), steps: steps.clone() };
        (stepped.to_text(None, false).chars().count(), fit.loss(&samples))
    });
    let by_hand = Fit::of(&Weights::<SMALL>::zero()).loss(&samples);
    assert!(length * 10 < longer * 8, "{length} characters, and {longer}");
    assert!(loss - less < 0.2 * (by_hand - less), "{loss}, {less}, {by_hand}");
}

/// A network for boards with walls, from which `learn` continues: random weights suffice.
fn small_network() -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().unwrap();
    let row = |number: u64| number as i8 / 9;
    std::fs::write(file.path(), random_file::<WALLED_SEEDS>(&mut Random::new(5), row)).unwrap();
    file
}

/// No games are played if the network is not suitable to continue from.
#[test]
fn networks_of_another_kind_are_refused() {
    let small = small_network();
    let (small, own) = (small.path().to_str().unwrap(), NETWORK);
    for (network, more) in [(own, &["--bundle", "walled"][..]), (small, &[]), (small, &["--bundle", "open"])]
    {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("learnt");
        let mut command =
            workshop(&["ataxx-learn", place.to_str().unwrap(), "--network", network, "--refine"]);
        let (code, output, error) = run(command.args(more));
        assert_eq!((code, output.as_str()), (2, ""), "{error}");
        assert!(error.contains("--refine needs a network of the same kind"), "{error}");
        let games = std::fs::read_dir(&place).map_or(0, |files| {
            files
                .filter(|file| file.as_ref().unwrap().file_name().to_str().unwrap().contains("games"))
                .count()
        });
        assert_eq!(games, 0, "{network}");
    }
}
