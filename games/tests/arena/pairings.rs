//! Pairings: round robin, gauntlet, Swiss; openings; shards.

use games::arena::tournament::openings::{OpeningError, Openings};
use games::arena::tournament::schedule::{Pairing, Schedule, Shard};
use games::arena::tournament::scores::{GameScore, Scores};
use games::arena::tournament::settings::{OpeningSettings, PairingSystem};
use games::description::Described;
use games::game::Variant;
use games::{ataxx, reversi};
use gocheck_board::Color;
use gocheck_board::random::Random;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn all(schedule: &Schedule) -> Vec<Pairing> {
    (0..schedule.games()).map(|number| schedule.pairing(number).unwrap()).collect()
}

/// The number of meetings of each pair, by who has Black.
fn meetings(pairings: &[Pairing]) -> BTreeMap<(usize, usize), u64> {
    let mut counts = BTreeMap::new();
    for pairing in pairings {
        assert_ne!(pairing.black, pairing.white);
        *counts.entry((pairing.black, pairing.white)).or_default() += 1;
    }
    counts
}

proptest! {
    #[test]
    fn a_round_robin_pairs_all_equally(players in 2_usize..20, rounds in 1_u64..4) {
        let schedule = Schedule::new(PairingSystem::RoundRobin, players, rounds);
        let counts = meetings(&all(&schedule));
        for black in 0..players {
            for white in (0..players).filter(|&white| white != black) {
                prop_assert_eq!(counts.get(&(black, white)), Some(&rounds));
            }
        }
        prop_assert_eq!(schedule.pairing(schedule.games()), None);
    }

    #[test]
    fn a_gauntlet_pairs_the_first_with_all_others(players in 2_usize..20, rounds in 1_u64..4) {
        let counts = meetings(&all(&Schedule::new(PairingSystem::Gauntlet, players, rounds)));
        prop_assert_eq!(counts.len(), 2 * (players - 1));
        for other in 1..players {
            prop_assert_eq!(counts[&(0, other)], rounds);
            prop_assert_eq!(counts[&(other, 0)], rounds);
        }
    }

    /// With random results: no two players meet twice in up to half as many rounds as there are opponents, every
    /// player plays in each round except one who has not sat out before, and colours are balanced.
    #[test]
    fn swiss_repeats_nothing_while_that_can_be_avoided(players in 4_usize..24, seed in any::<u64>()) {
        let rounds = players as u64 / 2;
        let mut schedule = Schedule::new(PairingSystem::Swiss, players, rounds);
        let mut scores = Scores::new(None);
        let mut random = Random::new(seed);
        for round in 0..rounds {
            schedule.advance(&scores);
            prop_assert_eq!(schedule.pairing((round + 1) * schedule.games_a_round()), None);
            for number in round * schedule.games_a_round()..(round + 1) * schedule.games_a_round() {
                let results = [GameScore::Won(Color::Black), GameScore::Won(Color::White), GameScore::Drawn];
                scores.add(number, *random.pick(&results).unwrap());
            }
        }
        let pairings = all(&schedule);
        prop_assert!(meetings(&pairings).values().all(|&count| count == 1));
        let mut games = vec![0_u64; players];
        for pairing in &pairings {
            games[pairing.black] += 1;
            games[pairing.white] += 1;
        }
        let most = 2 * rounds;
        prop_assert!(games.iter().all(|&count| count == most || players % 2 == 1 && count == most - 2));
    }

    /// Shards do not overlap, omit nothing, and keep the two games of a meeting together.
    #[test]
    fn parts_make_up_the_whole(parts in 1_u64..9, number in 0_u64..10_000) {
        let shards = (1..=parts).map(|part| format!("{part}/{parts}").parse::<Shard>().unwrap());
        let has = |shard: &Shard, number| shard.first_from(number) == number;
        let having: Vec<Shard> = shards.filter(|shard| has(shard, number)).collect();
        prop_assert_eq!(having.len(), 1);
        prop_assert!(has(&having[0], number ^ 1));
    }

    /// A shard steps from each of its games to its next one: the meetings `part`, `part` + `parts` and so on.
    #[test]
    fn a_part_finds_its_next_game(part in 1_u64..9, more in 0_u64..9, number in 0_u64..1000) {
        let parts = part + more;
        let shard: Shard = format!("{part}/{parts}").parse().unwrap();
        let next = (number..).find(|number| number / 2 % parts == part - 1);
        prop_assert_eq!(Some(shard.first_from(number)), next);
    }
}

/// A void game will be played again: it is not a result, and replaces none.
#[test]
fn a_void_game_was_not_played() {
    let mut scores = Scores::new(None);
    scores.add(5, GameScore::Void);
    assert!(!scores.is_played(5) && scores.played() == 0);
    scores.add(5, GameScore::Drawn);
    scores.add(5, GameScore::Void);
    assert!(scores.is_played(5) && scores.played() == 1);
    assert_eq!(scores.half_points(5), [1, 1]);
}

/// Plays a Swiss tournament in which the player with the lower number always wins.
fn lower_numbers_win(schedule: &mut Schedule) {
    let mut scores = Scores::new(None);
    for number in 0..schedule.games() {
        schedule.advance(&scores);
        let pairing = schedule.pairing(number).unwrap();
        let is_blacks = pairing.black < pairing.white;
        scores.add(number, GameScore::Won(if is_blacks { Color::Black } else { Color::White }));
    }
}

/// The only remaining opponents are found even if all players have met all others but one.
#[test]
fn swiss_can_be_played_to_a_round_robin() {
    for players in [4, 6, 8, 10] {
        let mut schedule = Schedule::new(PairingSystem::Swiss, players, players as u64 - 1);
        lower_numbers_win(&mut schedule);
        let repeated = meetings(&all(&schedule)).values().filter(|&&count| count > 1).count();
        // Pairing by points can leave players who have all met; then a few meet again.
        assert!(repeated <= players, "{players}: {repeated}");
    }
}

/// Leaders meet leaders: if the lower number always wins, the first has beaten the second by the end.
#[test]
fn swiss_pairs_by_points() {
    let mut schedule = Schedule::new(PairingSystem::Swiss, 16, 4);
    lower_numbers_win(&mut schedule);
    let last: BTreeSet<(usize, usize)> =
        all(&schedule)[48..].iter().step_by(2).map(|pairing| (pairing.black, pairing.white)).collect();
    // After three rounds two of sixteen have won all meetings.
    assert!(last.contains(&(0, 8)) || last.contains(&(0, 4)) || last.contains(&(0, 2)), "{last:?}");
}

#[test]
fn parts_are_read() {
    assert_eq!("2/3".parse::<Shard>().unwrap().to_string(), "2/3");
    for text in ["0/3", "4/3", "1", "a/b", "1/0", "-1/2"] {
        assert_eq!(text.parse::<Shard>().unwrap_err().to_string(), "expected K/N, part K of N, such as 1/4");
    }
}

fn variant<G: Described>(name: &str) -> &'static Variant<G> {
    G::SPEC.variant(name).unwrap()
}

fn of_reversi(text: &str) -> Result<Openings<reversi::Position>, OpeningError> {
    Openings::new(&OpeningSettings::default(), Some(("", text.as_bytes())), variant("othello"), 0)
}

fn opening<G: Described>(openings: &Openings<G>, round: u64) -> String {
    let pairing = Pairing { number: 2 * round, round, black: 0, white: 1 };
    let opening = openings.of(&pairing);
    let moves: Vec<String> = opening.moves.iter().map(ToString::to_string).collect();
    format!("{} {}", opening.start, moves.join(" "))
}

#[test]
fn openings_are_read_in_every_form() {
    let text = "# comment\n\nf5d6c3\nf5 d6\nname\t---------------------------OX------XO--------------------------- X; D3:+0;\n";
    let settings = OpeningSettings::default();
    let openings = of_reversi(text).unwrap();
    let start = reversi::Position::start();
    for (round, moves) in ["f5 d6 c3", "f5 d6", "", "f5 d6 c3"].iter().enumerate() {
        assert_eq!(opening(&openings, round as u64), format!("{start} {moves}"));
    }
    let boards = include_str!("../../data/ataxx/boards.txt");
    let openings =
        Openings::<ataxx::Position>::new(&settings, Some(("", boards.as_bytes())), variant("uai"), 0)
            .unwrap();
    assert_eq!(openings.starts().count(), 14_507);
    assert_eq!(opening(&openings, 1), "x5o/7/7/-5-/7/7/o5x x 0 1 ");
}

#[test]
fn wrong_openings_are_told_with_their_line() {
    for (text, message) in [
        ("f5\nf5f5\n", "2: move 2, f5: f5 is occupied"),
        ("f5 zz\n", "1: move 2: \"zz\" is not a move"),
        ("hello\n", "1: neither a list of moves nor a position: 'h' at character 1: expected one of X O -"),
        ("# nothing\n", "no openings"),
    ] {
        assert_eq!(of_reversi(text).unwrap_err().to_string(), message);
    }
}

/// Random plies and the order of a shuffled list depend only on the seed and the round.
#[test]
fn random_openings_depend_on_the_seed() {
    let settings = OpeningSettings { random_plies: 6, shuffle: true, ..OpeningSettings::default() };
    let made = |seed| {
        let openings = Openings::<reversi::Position>::new(&settings, None, variant("othello"), seed).unwrap();
        (0..20).map(|round| opening(&openings, round)).collect::<Vec<_>>()
    };
    assert_eq!(made(1), made(1));
    assert_ne!(made(1), made(2));
    assert_eq!(made(1).iter().collect::<BTreeSet<_>>().len(), 20);
}
