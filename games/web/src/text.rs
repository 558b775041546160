//! A game as text that can be read and edited: lines of `name: value`.

use super::action::{Action, SidePlayer};
use super::engines::Engines;
use super::message::MessageKind;
use super::played::{self, PlayedGame, read_start};
use games_engine::description::saved::{self, is_said};
use games_engine::description::spec::Described;
use std::collections::BTreeSet;
use std::sync::Arc;

impl<G: Described> PlayedGame<G> {
    /// The game as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let players = self.players.each_ref().map(ToString::to_string);
        let time = format!("time: {} ms\n", self.milliseconds);
        let mut text = saved::text(self.start(), &players, &time, &self.all_moves());
        if !self.undone.is_empty() {
            text += &format!("at: {}\n", self.history.earlier().len());
        }
        if self.is_paused {
            text += "paused: yes\n";
        }
        text
    }

    /// All moves, including undone ones.
    pub(super) fn all_moves(&self) -> Vec<String> {
        self.history.moves().chain(self.undone.iter().rev().copied()).map(|mv| mv.to_string()).collect()
    }

    /// Reads the output of [`to_text`](Self::to_text). Everything except `game` and `start` is optional.
    ///
    /// # Errors
    /// If the text is malformed: the line and what was expected.
    pub fn of_text(text: &str, engines: &Arc<Engines>) -> Result<Self, MessageKind> {
        let text = text.trim_start_matches('\u{feff}');
        let lines = || text.lines().zip(1..).filter(|(line, _)| is_said(line));
        let fault = |line, what: MessageKind| MessageKind::Line { line, what: Box::new(what.into()) };
        // The rules are read first, since the start depends on them.
        let mut variant = G::SPEC.usual();
        for (line, number) in lines() {
            if let Some(("rules", value)) =
                line.split_once(':').map(|(name, value)| (name.trim(), value.trim()))
            {
                variant = played::variant(value).map_err(|what| fault(number, what))?;
            }
        }
        let mut played: Option<Self> = None;
        let mut players = [SidePlayer::Human, SidePlayer::Human];
        let mut at = None;
        let mut seen = BTreeSet::new();
        for (line, number) in lines() {
            let fault = |what: MessageKind| fault(number, what);
            let (name, value) = line.split_once(':').ok_or_else(|| fault(MessageKind::ExpectedPair))?;
            if !seen.insert(name.trim()) && name.trim() != "moves" {
                return Err(fault(MessageKind::Duplicate { name: name.trim().to_owned() }));
            }
            let value = value.trim();
            let begun = played.as_mut().ok_or_else(|| fault(MessageKind::StartFirst));
            match name.trim() {
                "game" if value == G::NAME => {}
                "game" => return Err(fault(MessageKind::OtherGame)),
                "rules" => {}
                "start" => played = Some(Self::at(read_start(value, variant).map_err(fault)?, engines)),
                color @ ("black" | "white") => {
                    let player = SidePlayer::read(value);
                    let player = player.ok_or_else(|| fault(MessageKind::ExpectedPlayer))?;
                    players[usize::from(color == "white")] = player;
                }
                "time" => {
                    let time = value
                        .trim_end_matches("ms")
                        .trim()
                        .parse()
                        .map_err(|_| fault(MessageKind::ExpectedNumber))?;
                    begun?.set_time(time).map_err(|error| fault(error.message.kind))?;
                }
                "moves" => begun?.play_all(value).map_err(fault)?,
                "at" => at = Some(value.parse().map_err(|_| fault(MessageKind::ExpectedNumber))?),
                "paused" => begun?.is_paused = value == "yes",
                other => return Err(fault(MessageKind::UnknownName { name: other.to_owned() })),
            }
        }
        let mut played = played.ok_or(MessageKind::NoStart)?;
        if let Some(ply) = at {
            let paused = played.is_paused;
            played.act(&Action::Goto { ply }).map_err(|error| error.message.kind)?;
            played.is_paused = paused;
        }
        // If a program is not available, it stays the player, and the game waits.
        if let Err(error) = played.set_players(players.clone()) {
            played.computer_failed(error.message);
            played.players = players;
        }
        Ok(played)
    }
}

/// The name of the game in a saved game's first line, if the text is one.
pub(super) fn game_of(text: &str) -> Option<&str> {
    let line = text.trim_start_matches('\u{feff}').lines().find(|line| is_said(line))?;
    Some(line.trim().strip_prefix("game:")?.trim())
}
