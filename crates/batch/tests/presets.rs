//! The inputs of networks, compared with those that KataGo computes, and with a list of boards.

use gocheck_batch::preset::{Preset, PresetPlanes, alphago_zero, katago_v7_global};
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::random::Random;
use gocheck_rules::{Board, Points, Replay, RuleSet};
use std::collections::BTreeMap;
use std::fs;

/// A table of games with the inputs of their positions, as `tests/independent/katago.cpp` writes it.
fn table() -> String {
    let checked_in = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/katago_v7.txt");
    let path = std::env::var("GOCHECK_KATAGO").unwrap_or_else(|_| checked_in.to_owned());
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn start(rows: &str, cols: &str, stones: &str) -> Replay {
    let size = Size::new(rows.parse().unwrap(), cols.parse().unwrap()).unwrap();
    let mut game = Replay::new(size);
    let color = |cell| match cell {
        'X' => Some(Color::Black),
        'O' => Some(Color::White),
        _ => None,
    };
    if stones != "-" {
        game.set_up(size.points().zip(stones.chars().map(color)).filter(|(_, stone)| stone.is_some()));
    }
    game
}

fn play(game: &mut Replay, name: &str) {
    let (color, at) = name.split_at(1);
    let color = if color == "B" { Color::Black } else { Color::White };
    match at {
        "pass" => game.pass(color),
        _ => {
            let (index, cols): (usize, usize) = (at.parse().unwrap(), game.size().cols());
            game.play_unchecked(color, game.size().point(index / cols, index % cols).unwrap());
        }
    }
}

/// Four points for each digit, the lowest bit first.
fn from_hex(digits: &str) -> Points {
    let mut plane = Points::EMPTY;
    for (index, digit) in digits.chars().enumerate() {
        let digit = digit.to_digit(16).unwrap();
        (0..4).filter(|bit| digit >> bit & 1 == 1).for_each(|bit| plane.insert(4 * index + bit));
    }
    plane
}

/// The planes of ladders. KataGo's shortcut, which we leave out, makes them differ in few positions.
const LADDERS: std::ops::RangeInclusive<usize> = 14..=17;

#[test]
fn katago_has_the_same_inputs() {
    let table = table();
    let (mut positions, mut seen) = (0, BTreeMap::<usize, u32>::new());
    let (mut faults, mut ladders) = (Vec::new(), Vec::new());
    let mut globals = vec![Vec::new(); 19];
    let (mut game, mut rules, mut komi, mut moves) =
        (Replay::new(Size::GO), RuleSet::Chinese, 0.0, Vec::new());
    let mut in_turn = PresetPlanes::new(Preset::KatagoV7Spatial);
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["game", rows, cols, name, points, stones, line] => {
                game = start(rows, cols, stones);
                (rules, komi) = (name.parse().unwrap(), points.parse().unwrap());
                moves = line.split(',').filter(|&name| name != "-").collect();
                if moves.first().is_some_and(|name: &&str| name.starts_with('W')) {
                    game.set_to_move(Color::White);
                }
            }
            ["at", turn, inputs, ref planes @ ..] => {
                let turn: usize = turn.parse().unwrap();
                while (game.moves() as usize) < turn {
                    let next = moves[game.moves() as usize];
                    play(&mut game, next);
                }
                let mut expected = [Points::EMPTY; 22];
                for plane in planes {
                    let (plane, digits) = plane.split_once('=').unwrap();
                    expected[plane.parse::<usize>().unwrap()] = from_hex(digits);
                }
                positions += 1;
                let mut found = [Points::EMPTY; 22];
                in_turn.fill(&game, rules, &mut found);
                let mut is_ladder_wrong = false;
                for plane in 0..22 {
                    *seen.entry(plane).or_default() += u32::from(!expected[plane].is_empty());
                    if found[plane] != expected[plane] {
                        let points = |set: Points| set.members().collect::<Vec<_>>();
                        let [missing, extra] =
                            [expected[plane] & !found[plane], found[plane] & !expected[plane]].map(points);
                        let fault = format!(
                            "plane {plane}, {rules}, missing {missing:?}, not in KataGo {extra:?}, ko {:?}: {game:?}",
                            game.ko()
                        );
                        if !LADDERS.contains(&plane) {
                            faults.push(fault);
                        } else if !std::mem::replace(&mut is_ladder_wrong, true) {
                            ladders.push(fault);
                        }
                    }
                }
                let expected: Vec<f32> = inputs.split(',').map(|value| value.parse().unwrap()).collect();
                let found = katago_v7_global(&game, rules, komi);
                for (input, (&expected, found)) in expected.iter().zip(found).enumerate() {
                    globals[input].push(expected);
                    if expected != found {
                        faults.push(format!(
                            "input {input}, {rules}, komi {komi}: {found}, KataGo has {expected}: {game:?}"
                        ));
                    }
                }
            }
            _ => panic!("{line}"),
        }
    }
    println!(
        "{positions} positions, {} different inputs, {} positions with different ladders; \
         positions with a point in each plane: {seen:?}",
        faults.len(),
        ladders.len()
    );
    if std::env::var_os("GOCHECK_KATAGO_SHORTCUT").is_none_or(|_| 100 * ladders.len() > positions) {
        faults.extend(ladders);
    }
    let first = faults.iter().take(5).cloned().collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} in {positions} positions, of which the first are:\n{first}", faults.len());
    assert!(positions >= 40, "{positions}");
    // The inputs about the encore, group taxes, handicaps in the search and buttons are always empty.
    let empty: Vec<usize> = (0..22).filter(|plane| seen.get(plane).is_none_or(|&seen| seen == 0)).collect();
    assert_eq!(empty, [7, 8, 20, 21], "planes without a point in any position");
    let is_zero = |input: &usize| globals[*input].iter().all(|&value| value == 0.0);
    assert_eq!(
        (0..19).filter(is_zero).collect::<Vec<_>>(),
        [11, 12, 13, 15, 16, 17],
        "inputs that are always 0"
    );
}

#[test]
fn alphago_zero_has_the_last_eight_boards() {
    let mut random = Random::new(17);
    for (rows, cols) in [(1, 2), (2, 2), (3, 4), (5, 5), (9, 9), (19, 19), (25, 25)] {
        let size = Size::new(rows, cols).unwrap();
        let points: Vec<_> = size.points().collect();
        let mut game = Replay::new(size);
        let mut boards: Vec<Board> = vec![game.board()];
        for turn in 0..200 {
            let before = game.board();
            match random.next() % 20 {
                0 => game.pass(game.to_move()),
                1 => game.skip(game.to_move()),
                // Moves on stones replace them, and by either colour.
                2 => drop(game.play_unchecked(game.to_move().opponent(), *random.pick(&points).unwrap())),
                3 if turn % 3 == 0 => {
                    game.set_up([(points[0], None), (points[points.len() - 1], Some(Color::White))]);
                    // A setup without a change is none.
                    if game.board() == before {
                        continue;
                    }
                    boards.clear();
                }
                _ => drop(game.play_unchecked(game.to_move(), *random.pick(&points).unwrap())),
            }
            boards.push(game.board());
            if random.next().is_multiple_of(10) {
                game.set_to_move(game.to_move().opponent());
            }
            let player = game.to_move();
            let planes = alphago_zero(&game);
            for ago in 0..8 {
                let stones = |color| {
                    boards.len().checked_sub(ago + 1).map_or(Points::EMPTY, |at| *boards[at].stones_of(color))
                };
                assert_eq!(planes[2 * ago], stones(player), "{game:?}{ago} moves ago");
                assert_eq!(planes[2 * ago + 1], stones(player.opponent()), "{game:?}{ago} moves ago");
            }
            let all = if player == Color::Black { size.area() } else { 0 };
            assert_eq!(planes[16], Points::below(all));
        }
    }
}

/// The ladders of earlier positions change nothing, whatever games come one after another.
#[test]
fn one_position_after_another() {
    let mut random = Random::new(3);
    let mut in_turn = Preset::ALL.map(PresetPlanes::new);
    for (rows, cols) in [(5, 5), (4, 7), (9, 9), (13, 13), (19, 19)] {
        let points: Vec<_> = Size::new(rows, cols).unwrap().points().collect();
        let mut game = Replay::new(Size::new(rows, cols).unwrap());
        for _ in 0..400 {
            // Mostly near the last move, where there are ladders.
            let near = |last: Point| {
                let is_near = |point: &&Point| {
                    point.row().abs_diff(last.row()) < 2 && point.col().abs_diff(last.col()) < 3
                };
                points.iter().filter(is_near).copied().collect::<Vec<_>>()
            };
            let last = game.last_play().filter(|_| !random.next().is_multiple_of(4));
            let choice = last.map_or_else(|| points.clone(), |(_, last)| near(last));
            let point = *random.pick(&choice).unwrap();
            match random.next() % 12 {
                0 => game.pass(game.to_move()),
                1 => game.back_to(game.step().saturating_sub(3)),
                _ if game.get(point).is_none() => drop(game.play_unchecked(game.to_move(), point)),
                _ => {}
            }
            for (preset, planes) in Preset::ALL.into_iter().zip(&mut in_turn) {
                let [mut expected, mut found] = [(); 2].map(|()| vec![Points::EMPTY; preset.planes()]);
                preset.fill(&game, RuleSet::Aga, &mut expected);
                planes.fill(&game, RuleSet::Aga, &mut found);
                assert!(found == expected, "{preset}, {game:?}");
            }
        }
    }
}

#[test]
fn presets_by_name() {
    for preset in Preset::ALL {
        assert_eq!(preset.name().parse(), Ok(preset));
        let mut planes = vec![Points::EMPTY; preset.planes()];
        preset.fill(&Replay::new(Size::GO), RuleSet::Chinese, &mut planes);
        assert!(planes.iter().any(|plane| plane.count() == 361));
    }
    let error = "katago".parse::<Preset>().unwrap_err();
    assert_eq!(error.to_string(), "the presets are alphago_zero and katago_v7_spatial");
}
