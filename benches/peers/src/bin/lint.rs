//! Game records: reads and replays them under positional superko, without suicide. Compares gocheck's linter with the
//! crates sgf-parse and goban, in one run on one core, on the same records.
//!
//! `cargo run --release --manifest-path benches/peers/Cargo.toml --bin lint`
//!
//! Records have 200 random legal moves on 19 x 19, a typical root and ten moves per line. Before timing, both must find all
//! moves and none of them illegal.

use goban::rules::game::Game;
use goban::rules::{CHINESE, GobanSizes, Move as Placed};
use gocheck::board::{Color, Point, Size};
use gocheck::go::{Replay, RuleSet};
use gocheck::record::{Buffers, LintOptions, Linter, Reader, Rules, Step};
use gocheck_board::random::Random;
use rustix::time::{ClockId, clock_gettime};
use sgf_parse::SgfNode;
use sgf_parse::go::{Move, Prop};
use std::error::Error;
use std::fmt::Write as _;
use std::hint::black_box;
use std::mem::take;

const RECORDS: usize = 256;

const MOVES: usize = 200;

const ROUNDS: usize = 5;

/// Each program repeats all records for at least this many seconds.
const SECONDS: f64 = 0.3;

/// Positional superko and no suicide, like goban's Chinese rules.
const RULES: RuleSet = RuleSet::ChineseKgs;

struct Record {
    text: String,
    moves: Vec<Point>,
}

impl Record {
    fn random(size: Size, replay: &mut Replay, random: &mut Random) -> Result<Self, Box<dyn Error>> {
        replay.restart(size);
        let points: Vec<Point> = size.points().collect();
        let mut text =
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[7.5]RU[Chinese]PB[Black]PW[White]DT[2026-11-21]RE[B+R]".to_owned();
        let mut moves = Vec::with_capacity(MOVES);
        while moves.len() < MOVES {
            let color = if moves.len() % 2 == 0 { Color::Black } else { Color::White };
            let &point = random.pick(&points).ok_or("no point")?;
            if replay.play(color, point, RULES).is_err() {
                continue;
            }
            if moves.len() % 10 == 0 {
                text.push('\n');
            }
            let name = if color == Color::Black { 'B' } else { 'W' };
            let letter = |number: usize| char::from(b'a' + number as u8);
            write!(text, ";{name}[{}{}]", letter(point.col()), letter(point.row()))?;
            moves.push(point);
        }
        text.push_str(")\n");
        Ok(Self { text, moves })
    }
}

fn lint(linter: &mut Linter, record: &Record) -> (usize, u64) {
    let checked = linter.lint(record.text.as_bytes());
    (checked.findings.len(), checked.moves)
}

/// Counts the nodes of a record with gocheck's reader, which reuses its memory.
fn read(buffers: &mut Buffers, record: &Record) -> usize {
    let mut reader = Reader::with_buffers(record.text.as_bytes(), take(buffers));
    let mut nodes = 0;
    loop {
        match reader.next_step() {
            Ok(Step::Node(node)) => nodes += usize::from(black_box(node).properties().next().is_some()),
            Ok(Step::End) | Err(_) => break,
            Ok(_) => {}
        }
    }
    *buffers = reader.into_buffers();
    nodes
}

fn parse(record: &Record) -> Result<Vec<SgfNode<Prop>>, Box<dyn Error>> {
    Ok(sgf_parse::go::parse(&record.text)?)
}

/// Counts the moves that sgf-parse finds and goban allows.
fn parse_and_play(record: &Record) -> Result<usize, Box<dyn Error>> {
    let games = parse(record)?;
    let mut game = Game::new(GobanSizes::Nineteen, CHINESE);
    let mut moves = 0;
    for node in games.first().ok_or("no game")?.main_variation() {
        if let Some(Prop::B(Move::Move(point)) | Prop::W(Move::Move(point))) = node.get_move() {
            game.try_play(Placed::Play(point.y, point.x)).map_err(|error| format!("{error:?}"))?;
            moves += 1;
        }
    }
    Ok(moves)
}

fn play_goban(record: &Record) -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(GobanSizes::Nineteen, CHINESE);
    for point in &record.moves {
        let placed = Placed::Play(point.row() as u8, point.col() as u8);
        game.try_play(placed).map_err(|error| format!("{error:?}"))?;
    }
    Ok(())
}

fn play(size: Size, replay: &mut Replay, record: &Record) -> Result<(), Box<dyn Error>> {
    replay.restart(size);
    let mut color = Color::Black;
    for &point in &record.moves {
        replay.play(color, point, RULES)?;
        color = color.opponent();
    }
    Ok(())
}

/// Processor time of this thread in seconds, which excludes other work on the machine.
fn computed() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

/// Seconds per record.
fn time(
    records: &[Record],
    mut run: impl FnMut(&Record) -> Result<(), Box<dyn Error>>,
) -> Result<f64, Box<dyn Error>> {
    let started = computed();
    let mut runs = 0;
    loop {
        records.iter().try_for_each(&mut run)?;
        runs += 1;
        let passed = computed() - started;
        if passed > SECONDS {
            return Ok(passed / f64::from(runs) / records.len() as f64);
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let size = Size::new(19, 19)?;
    let mut replay = Replay::new(size);
    let mut random = Random::new(1);
    let records: Vec<Record> =
        (0..RECORDS).map(|_| Record::random(size, &mut replay, &mut random)).collect::<Result<_, _>>()?;
    let mut buffers = Buffers::default();
    let mut linter = Linter::new(LintOptions { rules: Rules::Set(RULES), ..LintOptions::default() });
    for record in &records {
        let (found, seen) = (lint(&mut linter, record), parse_and_play(record)?);
        if found != (0, MOVES as u64) || seen != MOVES || read(&mut buffers, record) != MOVES + 1 {
            return Err(format!("{found:?}, {seen} moves, of {}", record.text).into());
        }
    }
    let mut best = [f64::INFINITY; 6];
    // Alternately, so that a busy moment affects all.
    for _ in 0..ROUNDS {
        let times = [
            time(&records, |record| {
                black_box(lint(&mut linter, record));
                Ok(())
            })?,
            time(&records, |record| {
                black_box(parse_and_play(record)?);
                Ok(())
            })?,
            time(&records, |record| {
                black_box(read(&mut buffers, record));
                Ok(())
            })?,
            time(&records, |record| Ok(drop(black_box(parse(record)?))))?,
            time(&records, |record| play(size, &mut replay, record))?,
            time(&records, play_goban)?,
        ];
        best.iter_mut().zip(times).for_each(|(best, time)| *best = best.min(time));
    }
    let [lint, both, read, parse, play, goban] = best;
    let bytes = records.iter().map(|record| record.text.len()).sum::<usize>() as f64 / RECORDS as f64;
    println!("{RECORDS} records of {MOVES} moves and {bytes:.0} bytes; positional superko, one core");
    println!("{:26}{:>14}{:>20}{:>10}", "", "gocheck", "sgf-parse, goban", "ratio");
    let row = |what: &str, ours: f64, theirs: f64, ratio: f64| {
        println!("{what:26}{ours:>14.0}{theirs:>20.0}{ratio:>10.1}");
    };
    row("read and check, games/s", 1.0 / lint, 1.0 / both, both / lint);
    row("read, MB/s", bytes / read / 1e6, bytes / parse / 1e6, parse / read);
    row("play, ns per move", play * 1e9 / MOVES as f64, goban * 1e9 / MOVES as f64, goban / play);
    Ok(())
}
