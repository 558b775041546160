//! A game as text that a person can read and edit: a line for each thing, `name: value`.

use super::action::Player;
use super::{Engines, GameKind, Notice, Session, WebGame};
use crate::game::History;
use std::sync::Arc;

const MOVES_A_LINE: usize = 12;

impl<G: WebGame> Session<G> {
    /// The game as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text =
            format!("game: {}\nrules: {}\nstart: {}\n", G::KIND, self.start().rules_name(), self.start());
        let [black, white] = &self.players;
        text += &format!("black: {black}\nwhite: {white}\ntime: {} ms\n", self.milliseconds);
        for line in self.all_moves().chunks(MOVES_A_LINE) {
            text += &format!("moves: {}\n", line.join(" "));
        }
        if !self.undone.is_empty() {
            text += &format!("at: {}\n", self.history.earlier().len());
        }
        if self.is_paused {
            text += "paused: yes\n";
        }
        text
    }

    /// Every move, those that were taken back too.
    pub(super) fn all_moves(&self) -> Vec<String> {
        self.history.moves().chain(self.undone.iter().rev().copied()).map(|mv| mv.to_string()).collect()
    }

    /// Reads what [`to_text`](Self::to_text) writes. Everything but `game` and `start` may be left out.
    ///
    /// # Errors
    /// When it is no such text: the line and what would be right.
    pub fn of_text(text: &str, engines: &Arc<Engines>) -> Result<Self, Notice> {
        let mut session: Option<Self> = None;
        let mut rules = G::RULES[0];
        let mut players = [Player::Human, Player::Human];
        let mut at = None;
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| is_said(line)) {
            let fault = |what: Notice| Notice::Line { line: number, what: Box::new(what.into()) };
            let (name, value) = line.split_once(':').ok_or_else(|| fault(Notice::ExpectedPair))?;
            let value = value.trim();
            let begun = session.as_mut().ok_or_else(|| fault(Notice::StartFirst));
            match name.trim() {
                "game" if value == G::KIND.name() => {}
                "game" => return Err(fault(Notice::OtherGame)),
                "rules" => {
                    let known = G::RULES.iter().find(|known| **known == value);
                    rules = known.ok_or_else(|| fault(Notice::NoRules { known: G::RULES.join(", ") }))?;
                }
                "start" => session = Some(Self::at(G::read(value, rules).map_err(fault)?, engines)),
                color @ ("black" | "white") => {
                    let player = Player::read(value);
                    let player = player.ok_or_else(|| fault(Notice::ExpectedPlayer))?;
                    players[usize::from(color == "white")] = player;
                }
                "time" => {
                    let time = value
                        .trim_end_matches("ms")
                        .trim()
                        .parse()
                        .map_err(|_| fault(Notice::ExpectedNumber))?;
                    begun?.set_time(time).map_err(|refusal| fault(refusal.message.notice))?;
                }
                "moves" => begun?.play_all(value).map_err(fault)?,
                "at" => at = Some(value.parse().map_err(|_| fault(Notice::ExpectedNumber))?),
                "paused" => begun?.is_paused = value == "yes",
                other => return Err(fault(Notice::UnknownName { name: other.to_owned() })),
            }
        }
        let mut session = session.ok_or(Notice::NoStart)?;
        if let Some(ply) = at {
            let paused = session.is_paused;
            session.act(&super::Action::Goto { ply }).map_err(|refusal| refusal.message.notice)?;
            session.is_paused = paused;
        }
        // A program that is not there now is no reason not to show the game.
        if let Err(refusal) = session.set_players(players) {
            session.trouble = Some(refusal.message);
        }
        Ok(session)
    }

    /// Reads anything that may be pasted: a game, a `save.in`, a position, or moves from the usual start.
    pub(super) fn of_anything(text: &str, rules: &str, engines: &Arc<Engines>) -> Result<Self, Notice> {
        if game_of(text).is_some() {
            return Self::of_text(text, engines);
        }
        if let Some(position) = G::of_save_in(text, rules) {
            return Ok(Self::at(position?, engines));
        }
        let why = match G::read(text.trim(), rules) {
            Ok(position) => return Ok(Self::at(position, engines)),
            Err(why) => why,
        };
        let mut session = Self::at(G::read(G::USUAL_BOARD, rules)?, engines);
        let result = session.play_all(text);
        if session.history == History::new(session.start().clone()) {
            return Err(match result {
                Ok(()) => why,
                Err(moves) => {
                    Notice::Neither { position: Box::new(why.into()), moves: Box::new(moves.into()) }
                }
            });
        }
        result.map(|()| session)
    }
}

/// The game that a text says it is.
pub(super) fn game_of(text: &str) -> Option<GameKind> {
    let line = text.lines().find(|line| is_said(line))?;
    GameKind::named(line.trim().strip_prefix("game:")?.trim())
}

fn is_said(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}
