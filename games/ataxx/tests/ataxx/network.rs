//! The network.

use crate::positions;
use games_ataxx::network::{HIDDEN, Network, PHASES, Phases, SEEDS, Seeds};
use games_ataxx::{Position, Rules, Square};
use games_engine::game::{Cell, Game};
use games_engine::search::Searchable;
use gocheck_board::random::Random;

const BUCKETS: usize = 8;

/// Weights of `N` neurons full of random weights, as [`Weights::write`] says what they look like.
fn random_file<const N: usize>(random: &mut Random, mut row: impl FnMut(u64) -> i8) -> Vec<u8> {
    let mut bytes = b"ataxx 1\n".to_vec();
    bytes.extend((0..36 * 256 * N).map(|_| row(random.next()) as u8));
    // Weights of the outputs are at most 255 either way.
    bytes.extend((0..N * (1 + BUCKETS)).flat_map(|_| (random.next() as i8 as i16 * 2).to_le_bytes()));
    bytes.extend((0..BUCKETS).flat_map(|_| (random.next() as i16 as i32 * 16).to_le_bytes()));
    bytes
}

/// The board as it looks when it is turned or mirrored in one of eight ways.
fn turned(position: &Position, symmetry: usize) -> Position {
    let mut board = games_ataxx::Board::default();
    for square in Square::all() {
        let (mut file, mut rank) = (square.file(), square.rank());
        if symmetry & 4 != 0 {
            (file, rank) = (rank, file);
        }
        if symmetry & 2 != 0 {
            rank = 6 - rank;
        }
        if symmetry & 1 != 0 {
            file = 6 - file;
        }
        board.set(Square::new(file, rank).unwrap(), position.board().cell(square));
    }
    Position::new(board, position.to_move(), position.rules())
}

/// The network's part of a value, from the bytes of the file of its seeds and the cells of the board.
fn plain(file: &[u8], position: &Position) -> i32 {
    let (rows, rest) = file[8..].split_at(36 * 256 * SEEDS);
    let word = |at: usize| i64::from(i16::from_le_bytes([rest[2 * at], rest[2 * at + 1]]));
    let mover = position.to_move();
    let is_own = |cell| cell == Cell::Wall || cell == Cell::Stone(mover);
    let is_enemy = |cell| cell == Cell::Wall || cell == Cell::Stone(mover.opponent());
    let bucket = (position.board().count_empty() as usize * BUCKETS / 48).min(BUCKETS - 1);
    let bias = &rest[2 * SEEDS * (1 + BUCKETS) + 4 * bucket..][..4];
    let mut total = i64::from(i32::from_le_bytes(bias.try_into().unwrap()));
    for position in (0..8).map(|symmetry| turned(position, symmetry)) {
        let mut sums: Vec<i64> = (0..SEEDS).map(word).collect();
        for (rank, file) in (0..36).map(|block| (block / 6, block % 6)) {
            let cells = [(0, 0), (1, 0), (0, 1), (1, 1)]
                .map(|(right, up)| position.board().cell(Square::new(file + right, rank + up).unwrap()));
            let bits =
                |is: &dyn Fn(Cell) -> bool| (0..4).map(|at| usize::from(is(cells[at])) << at).sum::<usize>();
            let row = (rank * 6 + file) * 256 + bits(&is_own) + 16 * bits(&is_enemy);
            for (at, sum) in sums.iter_mut().enumerate() {
                *sum += i64::from(rows[row * SEEDS + at] as i8);
            }
        }
        let weighed = |(at, sum): (usize, i64)| sum.clamp(0, 128).pow(2) * word(SEEDS * (1 + bucket) + at);
        total += sums.into_iter().enumerate().map(weighed).sum::<i64>();
    }
    (total * 300 / (128 * 128 * 64)) as i32
}

#[test]
fn the_network_is_what_its_file_says() {
    let mut random = Random::new(3);
    let file = random_file::<SEEDS>(&mut random, |number| number as i8);
    let seeds = Seeds::read(&file).unwrap();
    assert!(seeds.write() == file);
    let network: Network = seeds.symmetric();
    let positions = positions(5, 40);
    assert!(positions.len() > 1000);
    for position in positions.iter().step_by(7) {
        let expected = (plain(&file, position) + position.value_by_hand()).clamp(-27_999, 27_999);
        assert_eq!(network.value(position), expected, "{position}");
    }
}

/// Each position is valued by the network of its phase; one network alone stands for all.
#[test]
fn every_phase_has_its_network() {
    let mut random = Random::new(6);
    let files: [_; PHASES] =
        std::array::from_fn(|_| random_file::<SEEDS>(&mut random, |number| number as i8));
    let phases = Phases::<SEEDS>::read(&files.concat()).unwrap();
    assert!(phases.write() == files.concat());
    let networks = phases.symmetric::<HIDDEN>();
    let mut met = [0; PHASES];
    for position in positions(5, 40).iter().step_by(9) {
        let phase = match position.board().count_empty() {
            0..12 => 0,
            12..24 => 1,
            _ => 2,
        };
        let expected = (plain(&files[phase], position) + position.value_by_hand()).clamp(-27_999, 27_999);
        assert_eq!(networks.value(position), expected, "{position}");
        met[phase] += 1;
    }
    assert!(met.iter().all(|&times| times > 50), "{met:?}");
    assert!(Phases::<SEEDS>::read(&files[1]).unwrap().write() == [&files[1][..]; PHASES].concat());
}

#[test]
fn a_file_that_is_no_network_is_refused() {
    let file = random_file::<SEEDS>(&mut Random::new(4), |number| number as i8);
    for (bytes, words) in [
        (&b"reversi2"[..], "expected the file to begin with `ataxx 1`"),
        (&file[..file.len() - 1], "too short or too long"),
        (&[&file[..], b"x"].concat()[..], "too short or too long"),
    ] {
        for error in [Seeds::read(bytes).unwrap_err(), Phases::<SEEDS>::read(bytes).unwrap_err()] {
            assert!(error.to_string().contains(words), "{error}");
        }
    }
}

/// The side to move is better off with the more stones, with walls or without, in every phase: the program was built
/// with weights that are learnt.
#[test]
fn the_embedded_network_counts_stones() {
    for fen in [
        "x5o/7/3xx2/3x3/7/7/o5x x 0 1",
        "x5o/7/2-1-2/3xx2/2-x-2/7/o5x x 0 1",
        "x5o/x6/x6/7/7/7/o5x x 0 1",
        "x5o/7/2xxx2/2xxx2/2xxx2/7/o5x x 0 1",
        "xxxxooo/xxxxooo/xxxxooo/xxxxooo/xxxx3/7/7 x 0 1",
        "xxxxooo/xxxxooo/xxxxooo/xxxxooo/xxxxooo/xxxxo2/x6 x 0 1",
    ] {
        let value = |text: &str| Position::from_fen(text, Rules::Uai).unwrap().evaluate();
        let (more, fewer) = (value(fen), value(&fen.replace(" x ", " o ")));
        assert!(more > 0 && more > fewer, "{fen}: {more} {fewer}");
    }
}

#[test]
fn the_network_values_mirror_images_alike() {
    let mut values = std::collections::HashSet::new();
    for position in positions(5, 40).iter().step_by(11) {
        let value = |position: &Position| position.evaluate() - position.value_by_hand();
        for symmetry in 1..8 {
            assert_eq!(value(&turned(position, symmetry)), value(position), "{position}");
        }
        values.insert(value(position));
    }
    assert!(values.len() > 50);
}
