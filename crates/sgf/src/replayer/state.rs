//! The state of a replayer, as a listener sees it.

use super::super::Place;
use super::super::encoding::{EncodingBallot, RecordEncoding};
use super::{Branch, GameInfo, LineOfPlay, Replayer};
use gocheck_board::{Color, Size};
use gocheck_rules::Replay;

impl Replayer {
    /// The size of the board; `None` before the root was read, or if no move can be played.
    #[must_use]
    pub fn size(&self) -> Option<Size> {
        self.info.size.filter(|_| self.games > 0 && !self.is_before_root)
    }

    /// The game so far.
    #[must_use]
    #[inline]
    pub const fn game(&self) -> &Replay {
        &self.replay
    }

    /// The game, if nothing else will be played.
    #[must_use]
    pub fn into_game(self) -> Replay {
        self.replay
    }

    /// Information from the root of the game.
    #[must_use]
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// The number of games so far, including the current one.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The number of moves in the file so far, in all variations.
    #[must_use]
    pub const fn moves(&self) -> u64 {
        self.moves
    }

    /// The number of variations in the file so far, including skipped ones.
    #[must_use]
    pub const fn variations(&self) -> u64 {
        self.variations
    }

    /// The vote of the last played file on the encoding of others, if its own is a guess.
    #[must_use]
    pub const fn ballot(&self) -> Option<EncodingBallot> {
        self.ballot
    }

    /// The encoding of the last played file.
    #[must_use]
    pub const fn encoding(&self) -> RecordEncoding {
        self.encoding
    }

    /// The place of the node that is played, or was played last; `None` before the first one.
    #[must_use]
    pub const fn node_place(&self) -> Option<Place> {
        self.node_place
    }

    /// The number of the last move; 0 before the first one.
    #[must_use]
    pub fn number(&self) -> u32 {
        if self.games > 0 && !self.is_before_root { self.replay.moves() } else { 0 }
    }

    /// The line of play.
    #[must_use]
    pub fn line_of_play(&self) -> LineOfPlay {
        LineOfPlay::new(&self.path)
    }

    /// The line of play in full length.
    #[must_use]
    pub fn branches(&self) -> &[Branch] {
        &self.path
    }

    /// Returns true if the line of play ends here, for [`Listener`](super::Listener)s that are asked whether to stop.
    #[must_use]
    pub const fn line_is_over(&self) -> bool {
        self.line_is_over
    }

    /// Returns true if the main line of the game is over; only variations follow, whatever [`Replayer::line_of_play`] is for
    /// nodes after them.
    #[must_use]
    pub const fn main_line_is_over(&self) -> bool {
        self.main_line_is_over
    }

    /// Returns true if moves are those of a game: on the main line, and not of a problem or a dictionary.
    ///
    /// A record with a result is that of a game. Without one it is a problem if white stones are set up, and a dictionary if it
    /// has variations but no players.
    #[must_use]
    pub fn is_in_game(&self) -> bool {
        let is_problem = self.line.has_white_setup;
        let is_dictionary = self.stack.len() > 1 && !self.info.has_players;
        !self.main_line_is_over && (self.info.has_result || !is_problem && !is_dictionary)
    }

    /// The number of consecutive passes at the end of the line, by alternating players.
    #[must_use]
    pub const fn passes(&self) -> u8 {
        self.line.passes
    }

    /// The next player: that of PL, or the opponent of the last one. At the start, White with handicap stones and Black
    /// without.
    #[must_use]
    pub fn to_move(&self) -> Color {
        let is_start = self.replay.moves() == 0;
        let first = if is_start { self.first_player() } else { None };
        self.line.turn.or(first).unwrap_or(self.replay.to_move())
    }
}
