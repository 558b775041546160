//! The arena's statistics against published values: tables under `tests/data/statistics`.

use games::arena::statistics::{Decision, Difference, Encounters, Ratings, Results, Sprt};
use proptest::prelude::*;
use std::collections::BTreeMap;
use test_support::table;

/// Counts of games or of pairs.
enum Counts {
    Games(Results<3>),
    Pairs(Results<5>),
}

impl Counts {
    fn read(text: &str) -> Self {
        let counts: Vec<u64> = text.split(',').map(|count| count.parse().unwrap()).collect();
        match counts.len() {
            3 => Self::Games(Results::new(counts.try_into().unwrap())),
            _ => Self::Pairs(Results::new(counts.try_into().unwrap())),
        }
    }

    fn difference(&self) -> Difference {
        match self {
            Self::Games(results) => results.difference(),
            Self::Pairs(results) => results.difference(),
        }
    }

    fn normalised(&self) -> Difference {
        match self {
            Self::Games(results) => results.normalised(),
            Self::Pairs(results) => results.normalised(),
        }
    }

    fn superiority(&self) -> f64 {
        match self {
            Self::Games(results) => results.superiority(),
            Self::Pairs(results) => results.superiority(),
        }
    }

    fn llr(&self, test: &Sprt) -> f64 {
        match self {
            Self::Games(results) => test.llr(results),
            Self::Pairs(results) => test.llr(results),
        }
    }
}

fn check(what: &str, found: f64, published: &str, off: &str) {
    if published != "-" {
        let (published, off): (f64, f64) = (published.parse().unwrap(), off.parse().unwrap());
        assert!((found - published).abs() <= off, "{what}: {found} is not {published} within {off}");
    }
}

#[test]
fn differences_are_the_published_ones() {
    for row in table(include_str!("../data/statistics/results.tsv")) {
        let [counts, elo, error, normalised, normalised_error, superiority, off, source] = row[..] else {
            panic!("{row:?}")
        };
        let counts = Counts::read(counts);
        check(source, counts.difference().elo, elo, off);
        check(source, counts.difference().error, error, off);
        check(source, counts.normalised().elo, normalised, off);
        check(source, counts.normalised().error, normalised_error, off);
        check(source, 100.0 * counts.superiority(), superiority, off);
    }
}

#[test]
fn likelihood_ratios_are_the_published_ones() {
    for row in table(include_str!("../data/statistics/sprt.tsv")) {
        let [counts, elo0, elo1, alpha, beta, model, llr, low, high, off, source] = row[..] else {
            panic!("{row:?}")
        };
        let text = format!("elo0={elo0} elo1={elo1} alpha={alpha} beta={beta} model={model}");
        let test: Sprt = text.parse().unwrap();
        check(source, Counts::read(counts).llr(&test), llr, off);
        check(source, test.bounds().0, low, "0.006");
        check(source, test.bounds().1, high, "0.006");
    }
}

#[test]
fn ratings_are_the_published_ones() {
    let mut sets: BTreeMap<&str, Vec<Vec<&str>>> = BTreeMap::new();
    for row in table(include_str!("../data/statistics/ratings.tsv")) {
        sets.entry(row[0]).or_default().push(row);
    }
    for (set, rows) in sets {
        let mut encounters = Encounters::new(rows.len());
        for (player, row) in rows.iter().enumerate() {
            for (opponent, points) in row[2].split(',').enumerate() {
                let half_points = (2.0 * points.parse::<f64>().unwrap()) as u64;
                encounters.add(player, opponent, half_points, 0);
            }
        }
        let ratings = Ratings::of(&encounters);
        assert!(!ratings.is_bounded, "{set}");
        let last = ratings.rating(rows.len() - 1).elo;
        for (player, row) in rows.iter().enumerate() {
            check(row[1], ratings.rating(player).elo - last, row[3], row[4]);
        }
    }
}

/// The ratings of two and the results of the one against the other are two ways to the same.
#[test]
fn a_pair_of_players_has_the_error_of_their_match() {
    let mut encounters = Encounters::new(2);
    encounters.add(0, 1, 2 * 60, 2 * 40);
    let ratings = Ratings::of(&encounters);
    let games = Results::new([40, 0, 60]);
    let lead = ratings.rating(0).elo - ratings.rating(1).elo;
    assert!((lead - games.difference().elo).abs() < 1e-6);
    // Half the difference is each one's distance from the average; to first order the error halves too.
    assert!((2.0 * ratings.rating(0).error - games.difference().error).abs() < 1.5);
    assert!((ratings.superiority(0, 1) - games.superiority()).abs() < 0.01);
}

#[test]
fn nothing_is_not_a_number() {
    for counts in [[0, 0, 0, 0, 0], [7, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 9, 0, 0], [1, 0, 0, 0, 1]] {
        let results = Results::new(counts);
        let (plain, normalised) = (results.difference(), results.normalised());
        let values = [plain.elo, plain.error, normalised.elo, normalised.error, results.superiority()];
        assert!(values.iter().all(|value| value.is_finite()), "{counts:?}: {values:?}");
        for model in ["logistic", "normalised"] {
            let test: Sprt = format!("elo0=0,elo1=10,model={model}").parse().unwrap();
            assert!(test.llr(&results).is_finite(), "{counts:?}");
        }
    }
    let mut encounters = Encounters::new(4);
    assert!(Ratings::of(&encounters).is_bounded);
    encounters.add(0, 1, 20, 0);
    encounters.add(1, 2, 3, 1);
    let ratings = Ratings::of(&encounters);
    assert!(ratings.is_bounded);
    for player in 0..4 {
        let rating = ratings.rating(player);
        assert!(rating.elo.is_finite() && rating.error.is_finite(), "{rating:?}");
        assert!((0.0..=1.0).contains(&ratings.superiority(player, 0)));
    }
    assert!(ratings.rating(0).elo > ratings.rating(1).elo);
    assert!(!Ratings::of(&Encounters::new(0)).is_bounded);
}

#[test]
fn a_test_is_read_and_decided() {
    let test: Sprt = "elo0=0 elo1=10 alpha=0.05 beta=0.05".parse().unwrap();
    assert_eq!([-3.0, 0.0, 3.0].map(|llr| test.decide(llr)), [Some(Decision::H0), None, Some(Decision::H1)]);
    for (text, message) in [
        ("elo0=0", "needs elo0 and elo1"),
        ("elo0=5 elo1=0", "below"),
        ("elo0=0 elo1=5 alpha=1", "between 0 and 0.5"),
        ("elo0=0 elo1=5 gamma=1", "\"gamma=1\""),
        ("elo0=0 elo1=nan", "\"elo1=nan\""),
    ] {
        let error = text.parse::<Sprt>().unwrap_err().to_string();
        assert!(error.contains(message), "{error}");
    }
}

proptest! {
    /// Points are what the ratings lead to expect, which is what makes them the likeliest.
    #[test]
    fn ratings_explain_the_points(scores in prop::collection::vec(1_u64..50, 30)) {
        let mut encounters = Encounters::new(6);
        let pairs = (0..6).flat_map(|a| (0..6).filter(move |&b| a != b).map(move |b| (a, b)));
        for ((player, opponent), half_points) in pairs.zip(&scores) {
            encounters.add(player, opponent, 2 * half_points, 0);
        }
        let ratings = Ratings::of(&encounters);
        for player in 0..6 {
            let expected = |opponent| {
                let lead = ratings.rating(player).elo - ratings.rating(opponent).elo;
                encounters.games(player, opponent) as f64 / (1.0 + 10_f64.powf(-lead / 400.0))
            };
            let points: u64 = (0..6).map(|opponent| encounters.half_points(player, opponent)).sum();
            let sum: f64 = (0..6).filter(|&opponent| opponent != player).map(expected).sum();
            prop_assert!((sum - points as f64 / 2.0).abs() < 1e-6);
        }
    }

    /// What one wins the other loses.
    #[test]
    fn the_other_side_sees_the_mirror_image(counts in prop::array::uniform5(0_u64..1000)) {
        let mut mirrored = counts;
        mirrored.reverse();
        let (one, other) = (Results::new(counts), Results::new(mirrored));
        prop_assert!((one.difference().elo + other.difference().elo).abs() < 1e-9);
        prop_assert!((one.superiority() + other.superiority() - 1.0).abs() < 1e-9);
    }
}
