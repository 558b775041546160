//! CodinGame's contest Ataxx.
//!
//! In: the own id, 0 or 1, and perhaps a configuration, a line or seven rows; each turn seven rows of `.`, `0`,
//! `1` and `#`, from the bottom to the top, the last action, the number of actions, and perhaps the
//! actions, one a line. Out: an action, `b7` or `a7c7`.
//!
//! The statement and the bots in public differ on the lines called "perhaps", and the referee is not
//! public. So this loop takes the input with or without them. Where actions are listed, they also
//! settle whether the rows come from the bottom or from the top, and what is played is one of them.

use super::super::players;
use crate::board::Board;
use crate::boards::Pattern;
use crate::moves::Move;
use crate::position::{Clock, Position};
use crate::rules::Rules;
use crate::square::Square;
use games_engine::game::cell::Cell;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::bot::BotSetup;
use games_engine::protocol::codingame::{CodinGameNotation, letter};
use games_engine::protocol::error::ProtocolError;
use games_engine::protocol::lines::{Line, Lines};
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::Player;
use gocheck_board::Color;
use gocheck_text::{Phrase, phrase};
use std::collections::HashSet;
use std::io::Write;
use std::time::{Duration, Instant};

/// How long to wait, once per game, for actions after their number.
const GRACE: Duration = Duration::from_millis(50);

/// How long to wait in a game in which actions were listed before.
const PATIENCE: Duration = Duration::from_secs(2);

const WIDTH: usize = 7;

pub(super) const NOTATION: CodinGameNotation<Position> = CodinGameNotation {
    configuration: |start| configuration(start.board()),
    from_bottom: true,
    news: |game| match game.last_move() {
        None => "null\n".to_owned(),
        Some(Move::Pass) => "pass\n".to_owned(),
        Some(mv) => format!("{mv}\n"),
    },
    expected,
    // CodinGame takes `b7`, not `a7b7`.
    fault: |mv, word| {
        let is_good = mv != Move::Pass && mv.to_string() == word;
        (!is_good).then(expected)
    },
};

fn expected() -> Phrase {
    phrase!("expected b7 for a spawn or a7c7 for a jump", "分裂应写成 b7，跳跃应写成 a7c7")
}

/// The configuration line of a board. The statement does not define it. It is the name of the board's pattern of walls;
/// walls that make no pattern are listed instead, as in `#c3#d4`, which cannot be mistaken for a name.
fn configuration(board: &Board) -> String {
    Pattern::of_walls(board)
        .map_or_else(|| Square::of_set(board.walls()).map(|wall| format!("#{wall}")).collect(), Pattern::name)
}

/// A board with walls, on which a program that reads a line too many or too few soon plays an illegal action. Its
/// configuration is shorter than a row, so that it cannot be read as one.
pub(super) fn trial_board() -> Position {
    let walled = Pattern::named("3ghx").map(|pattern| pattern.position(Rules::CodinGame));
    walled.unwrap_or_else(|| Position::start(Rules::CodinGame))
}

/// Plays a game: reads turns and answers each, to the end of the input. Oddities of the input that can be
/// tolerated go to `messages`.
///
/// # Errors
/// If the input does not begin with an id, or ends within a turn.
pub(super) fn play(bot: BotSetup<'_, Position>) -> Result<(), ProtocolError> {
    let (first_time, usual_time) = (bot.time_or(1000), bot.time_or(100));
    let BotSetup { mut lines, output, messages, options, message, .. } = bot;
    let lines = &mut lines;
    let player = players::player(options);
    let Some(line) = lines.next_filled()? else {
        return Err(ProtocolError::End { expected: "the id, 0 or 1" });
    };
    let side = match line.text.as_str() {
        "0" => Color::Black,
        "1" => Color::White,
        _ => return Err(ProtocolError::at(&line, "expected the id, 0 or 1")),
    };
    let mut answers = Answers { side, from_top: false, game: None, player };
    let mut is_first = true;
    let mut are_listed = None;
    while let Some(turn) = Turn::read(lines, &mut are_listed, messages)? {
        let limits = if is_first {
            SearchLimits::for_first_move(turn.arrival, first_time)
        } else {
            SearchLimits::for_move(turn.arrival, usual_time)
        };
        let action = answers.answer(&turn, limits, messages)?;
        match &message {
            Some(message) => writeln!(output, "{action} {message}")?,
            None => writeln!(output, "{action}")?,
        }
        output.flush()?;
        is_first = false;
    }
    Ok(())
}

/// The lines of a turn.
struct Turn {
    rows: Vec<String>,
    last_action: String,
    /// The listed actions; empty if there are none.
    actions: Vec<String>,
    arrival: Instant,
}

impl Turn {
    /// Reads a turn and skips what precedes its rows. Returns `None` at the end of the input.
    ///
    /// The configuration can look like one or seven rows, so the rows of the board are the last seven before the last
    /// action.
    fn read(
        lines: &mut Lines,
        are_listed: &mut Option<bool>,
        messages: &mut dyn Write,
    ) -> Result<Option<Self>, ProtocolError> {
        let Some(mut rows) = read_rows(lines)? else { return Ok(None) };
        let (last_action, count) = loop {
            let mut next = |expected| lines.next_filled()?.ok_or(ProtocolError::End { expected });
            let last_action = next("the last action")?;
            let count = next("the number of actions")?;
            if !is_row(&count.text) {
                break (last_action.text, count);
            }
            lines.put_back(count);
            rows = read_rows(lines)?.unwrap_or_default();
        };
        let arrival = rows.first().map_or(count.arrival, |row| row.arrival);
        let count = match count.text.parse() {
            Ok(count) => count,
            Err(_) => {
                writeln!(messages, "{}", ProtocolError::at(&count, "expected the number of actions"))?;
                0
            }
        };
        let actions = read_actions(lines, count, are_listed)?;
        let rows = rows.into_iter().map(|row| row.text).collect();
        Ok(Some(Self { rows, last_action, actions, arrival }))
    }
}

/// Reads consecutive rows and returns the last seven, or `None` at the end of the input.
fn read_rows(lines: &mut Lines) -> Result<Option<Vec<Line>>, ProtocolError> {
    let mut rows = Vec::new();
    loop {
        match lines.next_filled()? {
            Some(line) if is_row(&line.text) => rows.push(line),
            // Left over from the turn before, or the configuration.
            Some(_) if rows.is_empty() => {}
            Some(line) if rows.len() < WIDTH => {
                return Err(ProtocolError::at(&line, "expected a row of seven . 0 1 #"));
            }
            Some(line) => {
                lines.put_back(line);
                return Ok(Some(rows.split_off(rows.len() - WIDTH)));
            }
            None if rows.is_empty() => return Ok(None),
            None if rows.len() < WIDTH => {
                return Err(ProtocolError::End { expected: "seven rows of . 0 1 #" });
            }
            None => return Err(ProtocolError::End { expected: "the last action" }),
        }
    }
}

/// Reads the listed actions, if there are any. A judge either lists them in every turn or in none, so that nothing
/// depends on the speed of later lines.
fn read_actions(
    lines: &mut Lines,
    count: usize,
    are_listed: &mut Option<bool>,
) -> Result<Vec<String>, ProtocolError> {
    let mut actions = Vec::new();
    while actions.len() < count {
        let line = match *are_listed {
            Some(false) => None,
            Some(true) => lines.next_within(PATIENCE)?,
            None => lines.next_within(GRACE)?,
        };
        let Some(line) = line else { break };
        if line.text.trim().parse::<Move>().is_err() {
            lines.put_back(line);
            break;
        }
        actions.push(line.text.trim().to_owned());
        *are_listed = Some(true);
    }
    if count > 0 {
        are_listed.get_or_insert(false);
    }
    Ok(actions)
}

fn is_row(text: &str) -> bool {
    text.len() == WIDTH && text.bytes().all(|byte| b".01#".contains(&byte))
}

struct Answers {
    side: Color,
    /// Whether the rows have turned out to come from the top.
    from_top: bool,
    /// The game after the own last action.
    game: Option<History<Position>>,
    player: Box<dyn Player<Position>>,
}

impl Answers {
    fn answer(
        &mut self,
        turn: &Turn,
        limits: SearchLimits<'_>,
        messages: &mut dyn Write,
    ) -> Result<String, ProtocolError> {
        let listed: HashSet<&str> = turn.actions.iter().map(String::as_str).collect();
        let disagrees = |board| !listed.is_empty() && !are_legal_actions(&listed, board, self.side);
        if disagrees(read_board(&turn.rows, self.from_top)) {
            if disagrees(read_board(&turn.rows, !self.from_top)) {
                writeln!(messages, "the listed actions are not the legal ones")?;
            } else {
                self.from_top = !self.from_top;
            }
        }
        let board = read_board(&turn.rows, self.from_top);
        let mut game = self.continued(&turn.last_action, board);
        let action = self.player.choose(&game, limits, &mut |_| {}).unwrap_or(Move::Pass);
        let text = if action == Move::Pass { "pass".to_owned() } else { action.to_string() };
        if let Some(first) = turn.actions.first()
            && !listed.contains(text.as_str())
        {
            return Ok(first.clone());
        }
        // This fails only without a legal action; then the next turn begins a new game.
        let _ = game.play(action);
        self.game = Some(game);
        Ok(text)
    }

    /// The game with the opponent's last action, or a new one from `board` if that action does not lead there.
    fn continued(&mut self, last_action: &str, board: Board) -> History<Position> {
        let played = if last_action == "pass" { Ok(Move::Pass) } else { last_action.parse() };
        if let (Some(mut game), Ok(mv)) = (self.game.take(), played)
            && game.play(mv).is_ok()
            && (*game.position().board(), game.position().to_move()) == (board, self.side)
        {
            return game;
        }
        let clock = Clock::new(0, 1, self.side);
        History::new(Position::at(board, self.side, clock, Rules::CodinGame))
    }
}

/// Whether `listed` are the actions of `side` on `board`.
fn are_legal_actions(listed: &HashSet<&str>, board: Board, side: Color) -> bool {
    let moves = Position::new(board, side, Rules::CodinGame).moves();
    moves.len() == listed.len() && moves.iter().all(|mv| listed.contains(mv.to_string().as_str()))
}

fn read_board(rows: &[String], from_top: bool) -> Board {
    let mut board = Board::default();
    for (index, row) in rows.iter().enumerate() {
        let rank = if from_top { WIDTH.saturating_sub(index + 1) } else { index };
        for (file, found) in row.chars().enumerate() {
            let cells = [Cell::Stone(Color::Black), Cell::Stone(Color::White), Cell::Wall];
            let cell = cells.into_iter().find(|&cell| letter(cell) == found);
            if let Some(square) = Square::new(file, rank) {
                board.set(square, cell.unwrap_or(Cell::Empty));
            }
        }
    }
    board
}
