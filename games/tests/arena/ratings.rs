//! Ratings with a prior put all players on one scale; groups that results alone compare are known.

use super::statistics::{sets, won};
use games::arena::statistics::encounters::Encounters;
use games::arena::statistics::rating::{Ratings, Unbounded};

/// Tournaments of 180 games, with players who won or lost everything and groups that lost every game against another:
/// one scale for all, within a point of what another method finds for the same model (tests/independent/ratings.py).
#[test]
fn all_players_are_on_one_scale() {
    for (set, rows) in sets(include_str!("../data/statistics/prior.tsv")) {
        let mut encounters = Encounters::new(rows.len());
        for (player, row) in rows.iter().enumerate() {
            for (opponent, cell) in row[2].split(',').enumerate().filter(|&(opponent, _)| player < opponent) {
                let (points, games) = cell.split_once('/').unwrap();
                let half_points = (2.0 * points.parse::<f64>().unwrap()) as u64;
                encounters.add(
                    player,
                    opponent,
                    half_points,
                    2 * games.parse::<u64>().unwrap() - half_points,
                );
            }
        }
        assert_eq!(
            (0..rows.len()).map(|player| encounters.total(player).1 / 2).sum::<u64>() / 2,
            180,
            "{set}"
        );
        let ratings = Ratings::of(&encounters);
        let elo = |player: usize| ratings.rating(player).elo;
        let stated = |player: usize| rows[player][3].parse::<f64>().unwrap();
        for player in 1..rows.len() {
            let (lead, expected) = (elo(0) - elo(player), stated(0) - stated(player));
            assert!((lead - expected).abs() <= 1.0, "{set}, {player}: {lead} and not {expected}");
        }
        // Each has an error, and each can be compared with each.
        for player in 0..rows.len() {
            assert!(ratings.rating(player).error.is_finite(), "{set}, {player}");
            assert!(
                (0..rows.len()).all(|other| ratings.superiority(player, other).is_some()),
                "{set}, {player}"
            );
        }
    }
}

/// Half a point less never raises a rating.
#[test]
fn who_loses_for_the_first_time_does_not_rise() {
    let last_is = |own: u64| {
        let mut encounters = Encounters::new(3);
        won(&mut encounters, 0, 1, 10);
        won(&mut encounters, 0, 2, 9);
        encounters.add(0, 2, own, 2 - own);
        won(&mut encounters, 1, 2, 6);
        won(&mut encounters, 2, 1, 4);
        let ratings = Ratings::of(&encounters);
        ratings.rating(0).elo - ratings.rating(1).elo
    };
    assert!(last_is(2) > last_is(1) && last_is(1) > last_is(0));
}

/// Wins between players whom results alone cannot compare: the winner and the loser of each game, the expected marks and
/// groups. Ordo removes players who won or lost everything, then those who did among the
/// rest, and marks them `>` and `<`; it reports groups that wins do not link in both directions.
#[test]
fn players_whom_results_do_not_link_are_known() {
    use Unbounded::{Above, Below, Open};
    const CYCLE: [(usize, usize); 3] = [(0, 1), (1, 2), (2, 0)];
    type Case<'a> = (&'a str, usize, Vec<(usize, usize)>, Vec<Option<Unbounded>>, Vec<Option<usize>>);
    let both = |more: &[(usize, usize)]| [&CYCLE[..], more].concat();
    let all = |of: &[usize], over: &[usize]| -> Vec<(usize, usize)> {
        of.iter().flat_map(|&one| over.iter().map(move |&other| (one, other))).collect()
    };
    let two_cycles = [(3, 4), (4, 5), (5, 3)];
    let both_groups = [0, 0, 0, 1, 1, 1].map(Some).to_vec();
    let cases: [Case<'_>; 8] = [
        ("a cycle is one group", 3, both(&[]), vec![None; 3], vec![None; 3]),
        ("no games between two groups", 6, both(&two_cycles), vec![None; 6], both_groups.clone()),
        (
            "one group won every game against the other",
            6,
            both(&[&two_cycles[..], &all(&[0, 1, 2], &[3, 4, 5])].concat()),
            vec![None; 6],
            both_groups.clone(),
        ),
        (
            "the other group won them",
            6,
            both(&[&two_cycles[..], &all(&[3, 4, 5], &[0, 1, 2])].concat()),
            vec![None; 6],
            [1, 1, 1, 0, 0, 0].map(Some).to_vec(),
        ),
        (
            "one won everything, one lost everything",
            5,
            both(&[&all(&[3], &[0, 1, 2, 4])[..], &all(&[0, 1, 2], &[4])].concat()),
            vec![None, None, None, Some(Above), Some(Below)],
            vec![None; 5],
        ),
        (
            "one won everything but a game against another who won everything",
            5,
            both(&[&all(&[3], &[0, 1, 2])[..], &[(4, 3)]].concat()),
            vec![None, None, None, Some(Above), Some(Above)],
            vec![None; 5],
        ),
        (
            "everybody beat all who come after them",
            3,
            vec![(0, 1), (0, 2), (1, 2)],
            vec![Some(Above), Some(Open), Some(Below)],
            vec![None; 3],
        ),
        ("one has not played", 4, both(&[]), vec![None, None, None, Some(Open)], vec![None; 4]),
    ];
    for (what, players, wins, marks, groups) in cases {
        let mut encounters = Encounters::new(players);
        wins.iter().for_each(|&(winner, loser)| won(&mut encounters, winner, loser, 2));
        let ratings = Ratings::of(&encounters);
        for player in 0..players {
            let rating = ratings.rating(player);
            assert_eq!((rating.unbounded, rating.group), (marks[player], groups[player]), "{what}: {player}");
            let same = |other: &usize| (marks[*other], groups[*other]) == (marks[player], groups[player]);
            // All are equal in a cycle.
            for other in (0..players).filter(same).filter(|_| marks[player].is_none()) {
                assert!((rating.elo - ratings.rating(other).elo).abs() < 1e-6, "{what}: {rating:?}");
                assert_eq!(ratings.superiority(player, other).map(|share| (2.0 * share).round()), Some(1.0));
            }
        }
        for &(winner, loser) in &wins {
            let is_above = ratings.rating(winner).elo > ratings.rating(loser).elo;
            let is_cycle =
                marks[winner].is_none() && marks[loser].is_none() && groups[winner] == groups[loser];
            // One who won everything lost to another.
            assert!(is_above || is_cycle || marks[winner] == marks[loser], "{what}: {winner}, {loser}");
        }
    }
}

/// Without games between two groups, each has an average of 0. A score of 3 to 1 with two virtual draws is one of 4 to 2, a
/// difference of 400 log10(2) = 120.41 Elo.
#[test]
fn players_without_games_between_them_have_an_average_each() {
    let mut encounters = Encounters::new(4);
    for (one, other) in [(0, 1), (3, 2)] {
        won(&mut encounters, one, other, 3);
        won(&mut encounters, other, one, 1);
    }
    let ratings = Ratings::of(&encounters);
    for (player, elo) in [(0, 60.206), (1, -60.206), (2, -60.206), (3, 60.206)] {
        let rating = ratings.rating(player);
        assert!((rating.elo - elo).abs() < 0.01, "{rating:?}");
        assert!(rating.group.is_some());
    }
    assert!(ratings.superiority(3, 2).unwrap() > 0.6);
    assert_eq!(ratings.superiority(2, 0), None);
}
