//! The overhead of the arena per move: `cargo bench -p games --bench arena -- [GAMES [direct|MIB]]`, with `direct`
//! without launchers, otherwise with a memory limit.
//!
//! Two programs that do not think (this one, started with `answer`) play Reversi by CodinGame's
//! protocol and answer with the first move of the list. The same lines are then sent to the same
//! programs through bare pipes: the difference is the overhead of the arena.

use games::arena::engine_config::{EngineConfig, EngineKind};
use games::arena::game_settings::GameSettings;
use games::arena::limits::TimeControl;
use games::arena::play_game::{GameEvent, Opening, play_game};
use games::arena::record::GameRecord;
use games::description::Described;
use games::game::History;
use games::protocol::MoveLimits;
use games::reversi::Position;
use gocheck_sandbox::{Program, ResourceLimits, launcher};
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const PROTOCOL: &str = "codingame";

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    if std::env::args().all(|argument| argument != "direct") && launcher::serve_if_asked().is_some() {
        return Ok(());
    }
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let first = arguments.next();
    if first.as_deref() == Some("answer") {
        return answer();
    }
    let games: usize = first.map_or(Ok(300), |games| games.parse())?;
    let memory =
        arguments.next().and_then(|mebibytes| mebibytes.parse::<u64>().ok()).map(|mebibytes| mebibytes << 20);
    let (mut in_arena, mut bare, mut whole) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..games as u64 {
        // Alternating, so that both run under the same load.
        let started = Instant::now();
        let (record, cost) = arena_game(seed, memory)?;
        whole.push(started.elapsed().as_secs_f64() * 1e3);
        in_arena.push(cost);
        bare.push(bare_game(&record)?);
    }
    let (arena, pipes) = (median(&mut in_arena), median(&mut bare));
    println!("bare pipes:           {pipes:7.1} us a move (median of {games} games)");
    println!("through the arena:    {arena:7.1} us a move");
    println!("the arena's own cost: {:7.1} us a move", arena - pipes);
    println!("a whole game, two programs started and ended: {:.2} ms", median(&mut whole));
    Ok(())
}

/// The program: skips to the number of moves, and answers with the first of them.
fn answer() -> Outcome<()> {
    let mut lines = std::io::stdin().lock().lines();
    let mut next = || lines.next().transpose();
    next()?;
    next()?;
    let mut output = std::io::stdout().lock();
    while next()?.is_some() {
        for _ in 1..8 {
            next()?;
        }
        let count: usize = next()?.unwrap_or_default().parse()?;
        let first = next()?.unwrap_or_default();
        for _ in 1..count {
            next()?;
        }
        writeln!(output, "{first}")?;
        output.flush()?;
    }
    Ok(())
}

fn command() -> Outcome<Vec<std::ffi::OsString>> {
    Ok(vec![std::env::current_exe()?.into_os_string(), "answer".into()])
}

/// Plays a game and returns the microseconds per move from the third move on, after the programs have started.
fn arena_game(seed: u64, memory: Option<u64>) -> Outcome<(GameRecord, f64)> {
    let limits = ResourceLimits { memory, ..ResourceLimits::default() };
    let program = Program { limits, ..Program::new(command()?) };
    let protocol = Position::SPEC.protocol(PROTOCOL)?;
    let bot = EngineConfig::new("bot", EngineKind::Program { program, protocol });
    // A different first move for each, so that games differ.
    let start = Position::start();
    let moves = games::game::Game::moves(&start);
    let opening = Opening { start, moves: vec![moves[seed as usize % moves.len()]], seed };
    let conditions = GameSettings::timed(TimeControl::per_move(Duration::from_secs(60)));
    let mut times = Vec::new();
    let record = play_game(&bot, &bot, &opening, &conditions, &AtomicBool::new(false), &mut |event| {
        if matches!(event, GameEvent::Moved { .. }) {
            times.push(Instant::now());
        }
    });
    let (Some(&begin), Some(&end)) = (times.get(1), times.last()) else {
        return Err(format!("no game: {:?}", record.end).into());
    };
    let asked = times.len() - 2;
    Ok((record, (end - begin).as_secs_f64() * 1e6 / asked as f64))
}

/// Sends the same lines through bare pipes.
fn bare_game(record: &GameRecord) -> Outcome<f64> {
    let start: Position = record.start.parse()?;
    let mut game = History::new(start);
    for mv in &record.opening {
        game.play(mv.parse()?)?;
    }
    let protocol = Position::SPEC.protocol(PROTOCOL)?;
    let mut referees = [(protocol.referee)(&start)?, (protocol.referee)(&start)?];
    let mut requests = Vec::new();
    for played in &record.moves {
        let side = games::game::Game::to_move(game.position()) as usize;
        let mv = played.text.parse()?;
        if mv != games::reversi::Move::Pass {
            requests.push((side, referees[side].ask(&game, MoveLimits::default())));
        }
        game.play(mv)?;
    }
    let mut children = [bare_child()?, bare_child()?];
    let mut outputs = Vec::new();
    for child in &mut children {
        outputs.push(BufReader::new(child.stdout.take().ok_or("no output")?));
    }
    let mut begin = Instant::now();
    let mut line = String::new();
    for (index, (side, request)) in requests.iter().enumerate() {
        if index == 2 {
            begin = Instant::now();
        }
        children[*side].stdin.as_mut().ok_or("no input")?.write_all(request.as_bytes())?;
        line.clear();
        outputs[*side].read_line(&mut line)?;
    }
    let microseconds = begin.elapsed().as_secs_f64() * 1e6 / (requests.len() - 2) as f64;
    for mut child in children {
        drop(child.stdin.take());
        child.wait()?;
    }
    Ok(microseconds)
}

fn bare_child() -> Outcome<Child> {
    let words = command()?;
    Ok(Command::new(&words[0]).args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?)
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}
