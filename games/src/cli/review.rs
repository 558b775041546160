//! The command `review`.

use super::games::{open, parser};
use crate::cli::arguments::{Format, rules_help};
use crate::description::spec::Described;
use crate::game::board_game::Variant;
use crate::notation::format::{Notation, Unread};
use crate::notation::replay::Replayed;
use crate::notation::written::WrittenGame;
use crate::review::effort::{Effort, EffortLevel};
use crate::review::move_review::{MoveReview, review_game};
use crate::review::side_summary::{SideSummary, summarize};
use crate::search::score::{Score, WIN_AT_LEAST};
use anyhow::{Context, ensure};
use clap::value_parser;
use games_engine::plural::plural;
use gocheck_board::Color;
use gocheck_program::{Progress, Status, messages};
use gocheck_text::untrusted::{json_text, one_line};
use serde_json::{Value, json};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// Review a game: the value of each move, what it lost, and the best move
#[derive(Debug, clap::Args)]
#[command(
    long_about = long_about::<G>(),
    after_help = "Exit status: 1 if a game cannot be replayed; the moves before the fault are reviewed."
)]
pub struct Review<G: Described> {
    /// The game record; - is standard input
    file: PathBuf,
    /// Review only this game of the file, from 1
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// The notation of the file [default: recognised from name and content]
    #[arg(long, value_name = "NOTATION", value_parser = parser::<G>())]
    from: Option<&'static Notation<G>>,
    #[arg(long, value_name = "NAME", help = rules_help::<G>(G::SPEC.usual().name), value_parser = |name: &str| G::SPEC.variant(name))]
    rules: Option<&'static Variant<G>>,
    /// Maximum search depth in plies for each move
    #[arg(long, value_name = "N", default_value_t = USUAL.depth, value_parser = value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Maximum number of nodes for each move
    #[arg(long, value_name = "N", default_value_t = USUAL.nodes, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Solve positions with at most this many empty squares exactly
    #[arg(long, value_name = "N", default_value_t = USUAL.exact, value_parser = value_parser!(u32).range(0..=60), hide = G::SPEC.exact.is_none())]
    exact: u32,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

fn long_about<G: Described>() -> String {
    let unit = if G::SPEC.exact.is_some() { "stones, exact near the end" } else { "points of the engine" };
    format!(
        "Review a game: the value of each move, what it lost, and the best move\n\n\
         Values are for the side to move, in {unit}. CHANCE is its chance to win after the move, in percent. The \
         result is the same on every machine."
    )
}

impl<G: Described> Review<G> {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let name = self.file.display().to_string();
        let (mut reader, notation) = open(&self.file, self.from)?;
        let variant = self.rules.unwrap_or(G::SPEC.usual());
        let (mut number, mut reviewed) = (0, 0);
        let mut status = Status::Well;
        let mut result = Ok(());
        (notation.read)(&mut *reader, variant, &mut |read| {
            if read.as_ref().is_err_and(|unread| !unread.is_game) {
                status = Status::Finding;
                say_unread(&name, number, &read);
                return ControlFlow::Continue(());
            }
            number += 1;
            if self.game.is_some_and(|only| only != number) {
                return ControlFlow::Continue(());
            }
            reviewed += 1;
            let Ok(game) = read else {
                status = Status::Finding;
                say_unread(&name, number, &read);
                return ControlFlow::Continue(());
            };
            let replayed = game.replay(notation.has_passes);
            for finding in replayed.findings.iter().filter(|finding| !finding.is_fixed()) {
                status = Status::Finding;
                messages::line(&format!("{name}: game {number}: {finding}"));
            }
            result = self.show(number, &replayed, output);
            if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
        .with_context(|| name.clone())?;
        result?;
        ensure!(number > 0, "{name}: no games");
        let games = plural(number as u64, "game", "games");
        ensure!(reviewed > 0, "{name}: the file has {games}: --game must be from 1 to {number}");
        Ok(status)
    }

    fn show(&self, number: usize, replayed: &Replayed<G>, output: &mut impl Write) -> anyhow::Result<()> {
        let game = &replayed.game;
        let progress = Progress::new(game.earlier().len() as u64);
        let effort = Effort { depth: self.depth, nodes: self.nodes, exact: self.exact };
        let mut reviews = Vec::new();
        review_game(game, 0, effort, &AtomicBool::new(false), &mut |review| {
            reviews.push(review);
            progress.advance(1);
        });
        drop(progress);
        let sides = Color::BOTH.map(|side| summarize(&reviews, side));
        let written = &replayed.written;
        match self.format {
            Format::Text => {
                let [black, white] = &written.players;
                let players = [black, white].map(|name| one_line(if name.is_empty() { "?" } else { name }));
                writeln!(output, "game {number}: {} (black) - {} (white)", players[0], players[1])?;
                if reviews.is_empty() {
                    writeln!(output, "no moves")?;
                    return Ok(output.flush()?);
                }
                output.write_all(table(&reviews).as_bytes())?;
                for (side, summary) in Color::BOTH.into_iter().zip(sides) {
                    writeln!(output, "{side}: {}", summary_text(summary))?;
                }
            }
            Format::Json => {
                let moves: Vec<Value> = reviews.iter().map(move_json).collect();
                let [black, white] = sides.map(summary_json);
                let object = json!({
                    "game": number, "players": written.players, "rules": game.start().rule_set(),
                    "start": game.start().to_string(), "moves": moves, "black": black, "white": white,
                });
                writeln!(output, "{}", json_text(&object.to_string()))?;
            }
        }
        Ok(output.flush()?)
    }
}

fn say_unread<G: Described>(name: &str, number: usize, read: &Result<WrittenGame<G>, Unread>) {
    if let Err(Unread { line, why, is_game }) = read {
        let game = if *is_game { format!("game {number}: ") } else { String::new() };
        messages::line(&format!("{name}:{line}: {game}{why}"));
    }
}

const USUAL: Effort = EffortLevel::Usual.effort();

const HEAD: [&str; 9] = ["ply", "side", "move", "value", "chance", "loss", "verdict", "how", "best line"];

/// Formats the moves in columns, one line each.
fn table<M: ToString>(reviews: &[MoveReview<M>]) -> String {
    let mut rows = vec![HEAD.map(str::to_owned)];
    rows.extend(reviews.iter().map(|review| {
        let how = if review.played.is_exact {
            "exact".to_owned()
        } else {
            format!("depth {}", review.played.depth)
        };
        [
            review.ply.to_string(),
            review.by.to_string(),
            review.played.moves.first().map(M::to_string).unwrap_or_default(),
            value(review.played.score),
            format!("{:.0}", 100.0 * review.chances[1]),
            if review.loss == 0 { "-".to_owned() } else { format!("{:.2}", points(review.loss)) },
            review.verdict.name().to_owned(),
            how,
            words(&review.best.moves).join(" "),
        ]
    }));
    let mut widths = [0; HEAD.len()];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    // Numbers are right-aligned.
    let is_number = |column| [0, 3, 4, 5].contains(&column);
    let cell = |(column, (cell, width)): (usize, (&String, &usize))| match is_number(column) {
        true => format!("{cell:>width$}"),
        false => format!("{cell:<width$}"),
    };
    let line = |row: &[String; HEAD.len()]| {
        let cells: Vec<String> = row.iter().zip(&widths).enumerate().map(cell).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

fn summary_text(summary: SideSummary) -> String {
    let Some(accuracy) = summary.accuracy else { return "no move was a choice".to_owned() };
    let count =
        |number: u32, one: &str, many: &str| format!("{number} {}", if number == 1 { one } else { many });
    format!(
        "accuracy {accuracy:.1}, {:.2} lost a move; {}, {}, {}",
        summary.loss / 100.0,
        count(summary.inaccuracies, "inaccuracy", "inaccuracies"),
        count(summary.mistakes, "mistake", "mistakes"),
        count(summary.blunders, "blunder", "blunders"),
    )
}

fn points(score: Score) -> f64 {
    f64::from(score) / 100.0
}

fn value(score: Score) -> String {
    match score {
        WIN_AT_LEAST.. => "win".to_owned(),
        _ if score <= -WIN_AT_LEAST => "loss".to_owned(),
        _ => format!("{:+.2}", points(score)),
    }
}

fn words<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(M::to_string).collect()
}

/// A proven win or loss without a count has no value.
fn value_json(score: Score) -> Value {
    if score.abs() >= WIN_AT_LEAST { Value::Null } else { json!(points(score)) }
}

fn move_json<M: ToString>(review: &MoveReview<M>) -> Value {
    let MoveReview { ply, by, played, best, loss, chances, verdict } = review;
    json!({
        "ply": ply, "by": by, "move": played.moves.first().map(M::to_string), "value": value_json(played.score),
        "chance": rounded(chances[1]), "best": best.moves.first().map(M::to_string),
        "best_value": value_json(best.score), "best_chance": rounded(chances[0]), "loss": points(*loss),
        "verdict": verdict, "exact": played.is_exact, "depth": played.depth,
        "line": words(&played.moves), "best_line": words(&best.moves),
    })
}

/// Rounds to four decimals, on which all machines agree.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

fn summary_json(summary: SideSummary) -> Value {
    json!({
        "accuracy": summary.accuracy.map(rounded), "mean_loss": rounded(summary.loss / 100.0), "choices": summary.choices,
        "inaccuracies": summary.inaccuracies, "mistakes": summary.mistakes, "blunders": summary.blunders,
    })
}
