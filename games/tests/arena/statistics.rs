//! The arena's statistics against published values: tables under `tests/data/statistics`.

use games::arena::statistics::encounters::Encounters;
use games::arena::statistics::rating::{Ratings, Unbounded};
use games::arena::statistics::results::{Difference, Results};
use games::arena::statistics::sprt::{Decision, Sprt};
use gocheck_board::random::Random;
use proptest::prelude::*;
use std::collections::BTreeMap;
use test_support::table;

/// The values of counts of games or pairs: plain and normalised difference, superiority, and the log-likelihood ratio.
fn values(counts: &str, test: &Sprt) -> ([Difference; 2], f64, f64) {
    fn of<const N: usize>(counts: Vec<u64>, test: &Sprt) -> ([Difference; 2], f64, f64) {
        let results = Results::<N>::new(counts.try_into().unwrap());
        ([results.difference(), results.normalised()], results.superiority(), test.llr(&results))
    }
    let counts: Vec<u64> = counts.split(',').map(|count| count.parse().unwrap()).collect();
    if counts.len() == 3 { of::<3>(counts, test) } else { of::<5>(counts, test) }
}

fn check(what: &str, found: f64, published: &str, off: &str) {
    if published != "-" {
        let (published, off): (f64, f64) = (published.parse().unwrap(), off.parse().unwrap());
        assert!((found - published).abs() <= off, "{what}: {found} is not {published} within {off}");
    }
}

#[test]
fn differences_are_the_published_ones() {
    let any: Sprt = "elo0=0 elo1=1".parse().unwrap();
    for row in table(include_str!("../data/statistics/results.tsv")) {
        let [counts, elo, error, normalised, normalised_error, superiority, off, source] = row[..] else {
            panic!("{row:?}")
        };
        let ([plain, of_pairs], sure, _) = values(counts, &any);
        check(source, plain.elo, elo, off);
        check(source, plain.error, error, off);
        check(source, of_pairs.elo, normalised, off);
        check(source, of_pairs.error, normalised_error, off);
        check(source, 100.0 * sure, superiority, off);
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
        check(source, values(counts, &test).2, llr, off);
        check(source, test.bounds().0, low, "0.006");
        check(source, test.bounds().1, high, "0.006");
    }
}

/// The rows of a table by their first column.
pub(super) fn sets(text: &str) -> BTreeMap<&str, Vec<Vec<&str>>> {
    let mut sets: BTreeMap<&str, Vec<Vec<&str>>> = BTreeMap::new();
    table(text).for_each(|row| sets.entry(row[0]).or_default().push(row));
    sets
}

pub(super) fn won(encounters: &mut Encounters, player: usize, opponent: usize, games: u64) {
    (0..games).for_each(|_| encounters.add(player, opponent, 2, 0));
}

fn drawn(encounters: &mut Encounters, player: usize, opponent: usize, games: u64) {
    (0..games).for_each(|_| encounters.add(player, opponent, 1, 1));
}

/// Ordo has no prior, and simulates with one draw rate for all: its errors are reproduced within 1 %, ours agree within 6 %.
#[test]
fn errors_are_those_of_ordo() {
    for (set, rows) in sets(include_str!("../data/statistics/errors.tsv")) {
        let mut encounters = Encounters::new(rows.len());
        for (player, row) in rows.iter().enumerate() {
            for (opponent, results) in row[2].split(',').enumerate().filter(|(_, results)| *results != "-") {
                let counts: Vec<u64> = results.split('/').map(|count| count.parse().unwrap()).collect();
                won(&mut encounters, player, opponent, counts[0]);
                if player < opponent {
                    drawn(&mut encounters, player, opponent, counts[1]);
                }
            }
        }
        let ratings = Ratings::with_prior(&encounters, 1e-9);
        for (player, row) in rows.iter().enumerate() {
            let rating = ratings.rating(player);
            if row[3] == "-" {
                assert_eq!(rating.unbounded, Some(Unbounded::Above), "{set}");
                continue;
            }
            let error: f64 = row[4].parse().unwrap();
            println!("{set}: {} {:+.1} ±{:.1}, Ordo {} ±{error}", row[1], rating.elo, rating.error, row[3]);
            check(set, rating.elo, row[3], "0.1");
            check(set, rating.error / error, "1", "0.06");
        }
    }
}

/// Players of known strength, most of whose games are drawn or won by the side that the opening favours, meet again
/// and again: 95 % of the intervals contain the true value. One player wins everything.
#[test]
fn ninety_five_per_cent_hold_the_truth() {
    for (draws, bias, meetings) in [(0.0, 0.0, 20), (0.5, 0.0, 10), (0.2, 0.6, 8), (0.7, 0.2, 30)] {
        let strengths = [3000.0, 220.0, 90.0, 10.0, -40.0, -100.0, -180.0];
        let mut random = Random::new(7);
        let mut chance = || random.next() as f64 / u64::MAX as f64;
        let (mut held, mut intervals) = (0, 0);
        for _ in 0..400 {
            let mut encounters = Encounters::new(strengths.len());
            for one in 0..strengths.len() {
                for other in one + 1..strengths.len() {
                    let score = 1.0 / (1.0 + 10_f64.powf((strengths[other] - strengths[one]) / 400.0));
                    // An opening favours one colour: what one player wins with it, the other wins back.
                    let lift = bias * score.min(1.0 - score);
                    let draw = 2.0 * draws * score.min(1.0 - score).min(0.5 - bias / 2.0).max(0.0);
                    let mut half_points = |score: f64| {
                        let (draw, u) = (draw.min(2.0 * score.min(1.0 - score)), chance());
                        if u < score - draw / 2.0 { 2 } else { u64::from(u < score + draw / 2.0) }
                    };
                    for _ in 0..meetings {
                        let own = half_points(score + lift) + half_points(score - lift);
                        encounters.add(one, other, own, 4 - own);
                    }
                }
            }
            let ratings = Ratings::of(&encounters);
            assert_eq!(ratings.rating(0).unbounded, Some(Unbounded::Above));
            // The average over the others is 0.
            for (player, strength) in strengths.iter().enumerate().skip(1) {
                let rating = ratings.rating(player);
                held += u32::from((rating.elo - strength).abs() <= rating.error);
                intervals += 1;
            }
        }
        let share = f64::from(held) / f64::from(intervals);
        println!("draws {draws}, bias {bias}: {share:.3}");
        // 400 tournaments leave about one per cent to chance.
        assert!((0.93..=0.97).contains(&share), "draws {draws}, bias {bias}: {share}");
    }
}

#[test]
fn ratings_are_the_published_ones() {
    for (set, rows) in sets(include_str!("../data/statistics/ratings.tsv")) {
        let mut encounters = Encounters::new(rows.len());
        for (player, row) in rows.iter().enumerate() {
            for (opponent, points) in row[2].split(',').enumerate() {
                let half_points = (2.0 * points.parse::<f64>().unwrap()) as u64;
                won(&mut encounters, player, opponent, half_points / 2);
                if player < opponent {
                    drawn(&mut encounters, player, opponent, half_points % 2);
                }
            }
        }
        let ratings = Ratings::with_prior(&encounters, 0.0);
        assert!(!ratings.is_bounded, "{set}");
        let last = ratings.rating(rows.len() - 1).elo;
        for (player, row) in rows.iter().enumerate() {
            check(row[1], ratings.rating(player).elo - last, row[3], row[4]);
        }
    }
}

/// The ratings of two players and the results of one against the other are two ways to the same difference.
#[test]
fn a_pair_of_players_has_the_error_of_their_match() {
    let mut encounters = Encounters::new(2);
    won(&mut encounters, 0, 1, 60);
    won(&mut encounters, 1, 0, 40);
    let ratings = Ratings::with_prior(&encounters, 0.0);
    let games = Results::new([40, 0, 60]);
    let lead = ratings.rating(0).elo - ratings.rating(1).elo;
    assert!((lead - games.difference().elo).abs() < 1e-6);
    // Half the difference is each player's distance from the average; to first order the error halves, too.
    assert!((2.0 * ratings.rating(0).error - games.difference().error).abs() < 1.5);
    assert!((ratings.superiority(0, 1).unwrap() - games.superiority()).abs() < 0.01);
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
    won(&mut encounters, 0, 1, 10);
    won(&mut encounters, 1, 2, 1);
    drawn(&mut encounters, 1, 2, 1);
    let ratings = Ratings::of(&encounters);
    assert!(ratings.is_bounded);
    for player in 0..4 {
        let rating = ratings.rating(player);
        assert!(rating.elo.is_finite(), "{rating:?}");
        // The last one has no games.
        assert_eq!(rating.error.is_finite(), player < 3, "{rating:?}");
        assert_eq!(ratings.superiority(player, 0).is_some_and(f64::is_finite), player < 3);
        assert_eq!(ratings.superiority(player, player), Some(0.5));
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
    /// The points equal the expected points, which makes the ratings the most likely ones.
    #[test]
    fn ratings_explain_the_points(scores in prop::collection::vec(1_u64..50, 30)) {
        let mut encounters = Encounters::new(6);
        let pairs = (0..6).flat_map(|a| (0..6).filter(move |&b| a != b).map(move |b| (a, b)));
        for ((player, opponent), half_points) in pairs.zip(&scores) {
            won(&mut encounters, player, opponent, *half_points);
        }
        let ratings = Ratings::with_prior(&encounters, 0.0);
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

    /// One player's wins are the other's losses.
    #[test]
    fn the_other_side_sees_the_mirror_image(counts in prop::array::uniform5(0_u64..1000)) {
        let mut mirrored = counts;
        mirrored.reverse();
        let (one, other) = (Results::new(counts), Results::new(mirrored));
        prop_assert!((one.difference().elo + other.difference().elo).abs() < 1e-9);
        prop_assert!((one.superiority() + other.superiority() - 1.0).abs() < 1e-9);
    }
}
