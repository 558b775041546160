//! The rules of Go: a position's validity, White's legal moves and White's captures. Compares gocheck's three
//! implementations, the crates goban and board-game and a flood fill in Python (flood.py), in one run on one core, on the
//! same boards. All answers are compared before timing.
//!
//! `cargo run --release --manifest-path benches/peers/Cargo.toml --bin go`
//!
//! Each starts from a board in its own simplest form and ends with all its answers: goban and board-game take an array of
//! stones and place them one after another, because they count groups while stones are placed; gocheck takes a `Board`, and
//! `stream` text, which it also returns. Half of the boards come from random games, half are random colourings without
//! their dead groups, which board-game cannot represent. Agreement on colourings with dead groups is checked separately.

use board_game::board::Player;
use board_game::games::go::{Chains, FlatTile, PlacementKind};
use goban::pieces::stones::{Color as Stone, MaybeColor, Stone as Placed};
use goban::rules::game::Game;
use goban::rules::{IllegalRules, JAPANESE};
use gocheck::board::{Bits, Color, Size, Words};
use gocheck::diagnostic::Language;
use gocheck::generate::playout;
use gocheck::go::bitboard::Position;
use gocheck::go::{Answers, Batch, Board, plain};
use gocheck::stream::{Answerer, StreamFormat, StreamOptions};
use gocheck_board::random::Random;
use rustix::time::{ClockId, clock_gettime};
use std::error::Error;
use std::hint::black_box;
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::process::{Command, Stdio};

const SIDES: [usize; 3] = [9, 13, 19];

/// Boards of each size; whole blocks of the batch.
const BOARDS: usize = 4096;

/// For Python.
const SLOW: usize = 256;

const ROUNDS: usize = 5;

/// Each program repeats all boards for at least this many seconds.
const SECONDS: f64 = 0.05;

/// The answers for a board, as point indices. For dead stones, only whether there are any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Answer {
    is_valid: bool,
    legal: Vec<usize>,
    captures: Vec<usize>,
}

/// A board in the form of each program.
struct TimedBoard {
    setup: Board,
    goban: Vec<MaybeColor>,
    stones: Vec<Option<Player>>,
    line: String,
}

impl TimedBoard {
    fn new(setup: Board) -> Self {
        let colors: Vec<Option<Color>> = setup.size().points().map(|point| setup.get(point)).collect();
        let line = colors.iter().map(|color| color.map_or('.', Color::letter)).collect();
        let goban = colors
            .iter()
            .map(|color| color.map(|color| if color == Color::Black { Stone::Black } else { Stone::White }));
        let stones = colors
            .iter()
            .map(|color| color.map(|color| if color == Color::Black { Player::A } else { Player::B }));
        Self { goban: goban.collect(), stones: stones.collect(), line, setup }
    }

    fn side(&self) -> usize {
        self.setup.size().rows()
    }
}

fn random_colouring(size: Size, random: &mut Random) -> Board {
    let mut setup = Board::new(size);
    for point in size.points() {
        let stone = random.pick(&[None, Some(Color::Black), Some(Color::White)]);
        setup.set(point, stone.copied().flatten()).unwrap();
    }
    setup
}

fn boards(size: Size, random: &mut Random) -> Vec<TimedBoard> {
    let mut boards = Vec::with_capacity(BOARDS);
    while boards.len() < BOARDS {
        if boards.len() % 2 == 0 {
            let stones = random.next() as usize % (size.area() * 3 / 4);
            boards.extend(playout(size, stones, random).map(TimedBoard::new));
        } else {
            let mut setup = random_colouring(size, random);
            for group in plain::dead_groups(&setup) {
                group.stones.iter().for_each(|&point| setup.set(point, None).unwrap());
            }
            boards.push(TimedBoard::new(setup));
        }
    }
    boards
}

fn of_plain(board: &TimedBoard) -> Answer {
    let size = board.setup.size();
    let analysis = plain::analyse(&board.setup, Color::White);
    Answer {
        is_valid: analysis.is_valid(),
        legal: analysis.legal.iter().map(|&point| size.index(point)).collect(),
        captures: analysis.captures.iter().map(|capture| size.index(capture.point)).collect(),
    }
}

/// Each size uses the narrowest bits.
fn of_bitboard(board: &TimedBoard) -> Answer {
    fn answer<B: Bits>(setup: &Board) -> Answer {
        let verdict = Position::<B>::new(setup).verdict(Color::White);
        let points = |set: B| set.members().collect();
        Answer {
            is_valid: verdict.dead.is_empty(),
            legal: points(verdict.legal),
            captures: points(verdict.captures),
        }
    }
    match board.side() {
        0..=11 => answer::<u128>(&board.setup),
        12..=13 => answer::<Words<3>>(&board.setup),
        _ => answer::<Words<6>>(&board.setup),
    }
}

/// Like [`of_bitboard`], but without the lists.
fn run_bitboard(boards: &[TimedBoard]) {
    fn run<B: Bits>(boards: &[TimedBoard]) {
        for board in boards {
            black_box(Position::<B>::new(&board.setup).verdict(Color::White));
        }
    }
    match boards[0].side() {
        0..=11 => run::<u128>(boards),
        12..=13 => run::<Words<3>>(boards),
        _ => run::<Words<6>>(boards),
    }
}

/// Reuses `batch`.
fn batch<'a>(boards: &[TimedBoard], batch: &'a mut Batch) -> &'a Answers {
    for (index, board) in boards.iter().enumerate() {
        batch.put(index, &board.setup, Color::White).unwrap();
    }
    batch.analyse()
}

fn of_batch(boards: &[TimedBoard]) -> Vec<Answer> {
    let size = boards[0].setup.size();
    let mut room = Batch::new(size, boards.len());
    let answers = batch(boards, &mut room);
    let answer = |index| Answer {
        is_valid: answers.is_valid(index),
        legal: answers.legal(index).map(|point| size.index(point)).collect(),
        captures: answers.captures(index).map(|point| size.index(point)).collect(),
    };
    (0..boards.len()).map(answer).collect()
}

fn answerer() -> Answerer {
    Answerer::new(StreamOptions {
        ask: None,
        to_move: Some(Color::White),
        size: None,
        form: StreamFormat::Text,
        language: Language::English,
    })
}

/// Parses the answers of `gocheck stream`, which flood.py writes as well.
fn read_marked(line: &str) -> Option<Answer> {
    let (verdict, cells) = line.split_once(' ')?;
    let points =
        |marks: &str| cells.char_indices().filter(|(_, c)| marks.contains(*c)).map(|(i, _)| i).collect();
    Some(Answer { is_valid: verdict == "ok", legal: points("*+"), captures: points("*") })
}

fn of_goban(board: &TimedBoard) -> Answer {
    let side = board.side() as u8;
    let mut builder = Game::builder();
    let mut rule = JAPANESE;
    rule.flag_illegal = IllegalRules::SUICIDE;
    builder.size((side, side)).turn(Stone::White).rule(rule);
    for (place, color) in board.goban.iter().enumerate() {
        if let &Some(color) = color {
            let coord = ((place / board.side()) as u8, (place % board.side()) as u8);
            builder.add(Placed { coord, color });
        }
    }
    let game = builder.build().unwrap_or_default();
    let index = |(row, col): (u8, u8)| usize::from(row) * usize::from(side) + usize::from(col);
    let legal: Vec<(u8, u8)> = game.legals().collect();
    Answer {
        is_valid: !game.goban().chains().any(|group| group.is_dead()),
        captures: legal
            .iter()
            .filter(|&&coord| game.will_capture(coord))
            .map(|&coord| index(coord))
            .collect(),
        legal: legal.into_iter().map(index).collect(),
    }
}

/// board-game cannot represent dead groups: they are found while stones are placed, and then it has no moves.
fn of_board_game(board: &TimedBoard) -> Answer {
    let mut chains = Chains::new(board.side() as u8);
    for (place, stone) in board.stones.iter().enumerate() {
        if let &Some(stone) = stone {
            let placed = chains.place_stone(FlatTile::new(place as u16), stone);
            if placed.is_ok_and(|placed| placed.kind != PlacementKind::Normal) {
                return Answer::default();
            }
        }
    }
    let mut answer = Answer { is_valid: true, ..Answer::default() };
    for (place, stone) in board.stones.iter().enumerate() {
        if stone.is_none()
            && let Ok(placed) = chains.simulate_place_stone_minimal(FlatTile::new(place as u16), Player::B)
        {
            match placed.kind {
                PlacementKind::Normal => answer.legal.push(place),
                PlacementKind::Capture => {
                    answer.legal.push(place);
                    answer.captures.push(place);
                }
                PlacementKind::SuicideSingle | PlacementKind::SuicideMulti => {}
            }
        }
    }
    answer
}

/// Answers, and seconds per board.
fn of_python(boards: &[TimedBoard]) -> Result<(Vec<Answer>, f64), Box<dyn Error>> {
    let mut input = tempfile::tempfile()?;
    boards.iter().try_for_each(|board| writeln!(input, "{}", board.line))?;
    input.rewind()?;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("flood.py");
    let mut child = Command::new("python3").arg(script).stdin(input).stdout(Stdio::piped()).spawn()?;
    let mut text = String::new();
    child.stdout.take().ok_or("no output")?.read_to_string(&mut text)?;
    child.wait()?;
    let (answers, seconds) = text.trim_end().rsplit_once('\n').ok_or("no output of flood.py")?;
    let answer: Option<Vec<Answer>> = answers.lines().map(read_marked).collect();
    Ok((answer.ok_or("invalid output of flood.py")?, seconds.parse()?))
}

/// Checks that all programs agree; board-game has no moves on boards with dead groups.
fn compare(boards: &[TimedBoard], has_dead: bool) -> Result<(), Box<dyn Error>> {
    let text: String = boards.iter().flat_map(|board| [board.line.as_str(), "\n"]).collect();
    let mut stream = answerer();
    stream.answer(text.as_bytes());
    let streamed = String::from_utf8(stream.answers().to_vec())?;
    let streamed: Option<Vec<Answer>> = streamed.lines().map(read_marked).collect();
    let others = [
        ("bitboard", boards.iter().map(of_bitboard).collect()),
        ("batch", of_batch(boards)),
        ("stream", streamed.ok_or("invalid output of stream")?),
        ("goban", boards.iter().map(of_goban).collect()),
        ("board-game", boards.iter().map(of_board_game).collect()),
        ("Python", of_python(&boards[..SLOW])?.0),
    ];
    for (index, board) in boards.iter().enumerate() {
        let plain = of_plain(board);
        for (name, answer) in &others {
            let expected = match *name {
                "board-game" if has_dead && !plain.is_valid => &Answer::default(),
                "Python" if index >= SLOW => continue,
                _ => &plain,
            };
            if answer[index] != *expected {
                return Err(format!(
                    "{name} answers {:?}, the flood fill {plain:?} for{}",
                    answer[index], board.setup
                )
                .into());
            }
        }
    }
    Ok(())
}

/// Processor time of this thread in seconds, which excludes other work on the machine.
fn computed() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

/// Seconds per board.
fn time(boards: usize, mut run: impl FnMut()) -> f64 {
    let started = computed();
    let mut runs = 0;
    loop {
        run();
        runs += 1;
        let passed = computed() - started;
        if passed > SECONDS {
            return passed / f64::from(runs) / boards as f64;
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("nanoseconds per position, and how many times as fast as goban; all answers are equal");
    print!("{:8}", "board");
    for name in ["Python", "goban", "board-game", "flood fill", "bitboard", "batch", "text to text"] {
        print!("{name:>18}");
    }
    println!();
    let mut random = Random::new(1);
    for side in SIDES {
        let size = Size::new(side, side)?;
        let raw: Vec<TimedBoard> =
            (0..BOARDS).map(|_| TimedBoard::new(random_colouring(size, &mut random))).collect();
        compare(&raw, true)?;
        let boards = boards(size, &mut random);
        compare(&boards, false)?;
        let text: String = boards.iter().flat_map(|board| [board.line.as_str(), "\n"]).collect();
        let (mut room, mut stream) = (Batch::new(size, boards.len()), answerer());
        let mut best = [f64::INFINITY; 7];
        // Alternately, so that a busy moment affects all.
        for _ in 0..ROUNDS {
            let each = |answer: fn(&TimedBoard) -> Answer| {
                time(BOARDS, || {
                    for board in &boards {
                        black_box(answer(board));
                    }
                })
            };
            let times = [
                of_python(&boards[..SLOW])?.1,
                each(of_goban),
                each(of_board_game),
                each(of_plain),
                time(BOARDS, || run_bitboard(&boards)),
                time(BOARDS, || {
                    black_box(batch(&boards, &mut room));
                }),
                time(BOARDS, || {
                    black_box(stream.answer(text.as_bytes()));
                }),
            ];
            for (best, time) in best.iter_mut().zip(times) {
                *best = best.min(time);
            }
        }
        print!("{:8}", size.to_string());
        for time in best {
            print!("{:>18}", format!("{:.0} ({:.3}x)", time * 1e9, best[1] / time));
        }
        println!();
    }
    Ok(())
}
