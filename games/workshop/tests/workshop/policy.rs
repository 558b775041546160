//! The policy as text, and its fit.

use crate::workshop;
use games::ataxx::policy::Policy;
use games::ataxx::{Position, Rules};
use games::game::History;
use gocheck_board::random::Random;
use test_support::run;
use workshop::bundle::policy::{of_text, to_text};

/// 2,116 classes of neighbours three times, 544 of sides twice.
const WEIGHTS: usize = 3 * 2_116 + 2 * 544;

/// A file of random weights of six bits.
fn random_file(random: &mut Random) -> Vec<u8> {
    let mut file = b"ataxx policy 1\n".to_vec();
    file.extend((0..WEIGHTS).map(|_| (random.next() % 63) as u8).map(|number| number.wrapping_sub(31)));
    file
}

#[test]
fn a_policy_is_read_from_its_text() {
    let policy = Policy::read(&random_file(&mut Random::new(7))).unwrap();
    assert!(of_text(&to_text(&policy, true), true) == policy);
    let text = to_text(&policy, false);
    assert!(text.len() < to_text(&policy, true).len());
    let without_walls = of_text(&text, false);
    let mut game = History::new(Position::start(Rules::Botzone));
    let mut random = Random::new(1);
    while game.outcome().is_none() && game.play_at_random(&mut random) {
        let of = |policy: &Policy| {
            let mut moves = Vec::new();
            policy.moves(game.position(), usize::MAX, &mut moves);
            moves
        };
        assert_eq!(of(&without_walls), of(&policy));
    }
}

/// More threads or fewer give the same weights.
#[test]
fn the_policy_is_fitted_to_the_moves_of_games() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |place: &std::path::Path, jobs: &str| {
        let mut arguments = vec!["ataxx-learn", place.to_str().unwrap(), "--policy", "-j", jobs];
        arguments.extend(["--games", "50", "--passes", "1", "--nodes", "10", "--epochs", "8"]);
        let (code, output, error) = run(&mut workshop(&arguments));
        assert_eq!(code, 0, "{error}");
        let file = place.join("policy-1.bin");
        (std::fs::read(&file).ok(), output, error)
    };
    let (first, output, message) = learn(folder.path(), "1");
    assert_eq!(output.trim(), folder.path().join("policy-1.bin").to_str().unwrap());
    assert!(Policy::read(first.as_ref().unwrap()).is_ok());
    // There are some forty moves: one in forty would be predicted by chance.
    let last = message.lines().last().unwrap();
    let predicted = last.split_once("of which ").and_then(|(_, rest)| rest.split_once(" %"));
    assert!(predicted.is_some_and(|(share, _)| share.parse::<f64>().unwrap() > 15.0), "{last}");
    assert!(learn(folder.path(), "1").2.contains("pass 1: done before"));
    std::fs::remove_file(folder.path().join("policy-1.bin")).unwrap();
    assert!(learn(folder.path(), "3").0 == first, "the weights differ");
}
