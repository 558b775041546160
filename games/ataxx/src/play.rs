//! The rules of play: moves, their legality, and the end of a game.

use super::geometry::{near, ring2, within_two};
use super::moves::Move;
use super::position::{IllegalMove, Position};
use super::reason::Reason;
use super::rules::{Length, Stuck};
use super::square::Square;
use super::{repetition, replies, zobrist};
use games_engine::game::cell::Cell;
use games_engine::game::rules::{Game, History, Outcome};
use gocheck_board::{Bits, Color};

impl Position {
    /// Returns true if no stone of the side to move has a square to go to, so that it must pass.
    fn must_pass(&self) -> bool {
        !self.board.can_move(self.to_move)
    }

    /// The outcome by the number of stones, with the empty squares counted for `heir`, if any.
    fn counted(&self, heir: Option<Color>, reason: Reason) -> Outcome<Reason> {
        let count = |color| {
            let inherited = if heir == Some(color) { self.board.count_empty() } else { 0 };
            self.board.count(color) + inherited
        };
        Outcome::by_count(count(Color::Black), count(Color::White), reason)
    }

    /// The outcome if a limit on the length of the game is reached.
    fn outcome_by_length(&self) -> Option<Outcome<Reason>> {
        match self.rules.length() {
            Length::CountAfter(turns) if self.clock.turns >= turns => {
                Some(self.counted(None, Reason::PlyLimit))
            }
            Length::DrawAfter(turns) if self.clock.turns >= turns => Some(Outcome::draw(Reason::TurnLimit)),
            Length::DrawWithoutSingle(halfmoves) if self.clock.halfmoves >= halfmoves => {
                Some(Outcome::draw(Reason::HalfMoves))
            }
            _ => None,
        }
    }

    fn stone_played(&self, from: Option<Square>, to: Square) -> Self {
        let color = self.to_move;
        let mut next = self.with_other_to_move();
        let turned = self.board.turned(color, to);
        next.board.put(color, from, to);
        next.board.turn(color, turned);
        next.hash ^= zobrist::stone(color, to) ^ zobrist::turned(turned);
        if let Some(from) = from {
            next.hash ^= zobrist::stone(color, from);
        }
        let clock = &mut next.clock;
        clock.halfmoves = if from.is_some() { clock.halfmoves.saturating_add(1) } else { 0 };
        clock.turns = clock.turns.saturating_add(1);
        clock.fullmove = clock.fullmove.saturating_add(color as u16);
        next
    }

    fn passed(&self) -> Self {
        let mut next = self.with_other_to_move();
        next.clock.fullmove = next.clock.fullmove.saturating_add(self.to_move as u16);
        if self.rules.stuck() != Stuck::Skipped {
            next.clock.halfmoves = next.clock.halfmoves.saturating_add(1);
            next.clock.turns = next.clock.turns.saturating_add(1);
        }
        next
    }

    fn fault(&self, mv: Move) -> Option<IllegalMove> {
        if self.outcome().is_some() {
            return Some(IllegalMove::GameOver);
        }
        let own = self.board.of(self.to_move);
        match mv {
            Move::Pass => (!self.must_pass()).then_some(IllegalMove::PassWithMoves),
            _ if self.must_pass() => Some(IllegalMove::MustPass),
            Move::Single(to) | Move::Jump(_, to) if self.board.cell(to) != Cell::Empty => {
                Some(IllegalMove::Target { to, cell: self.board.cell(to) })
            }
            Move::Single(to) => (near(to.bit()) & own == 0).then_some(IllegalMove::NoNeighbour { to }),
            Move::Jump(from, _) if own & from.bit() == 0 => Some(IllegalMove::Source { from }),
            Move::Jump(from, to) => {
                (ring2(from) & to.bit() == 0).then_some(IllegalMove::Distance { from, to })
            }
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Reason = Reason;
    type Illegal = IllegalMove;

    fn to_move(&self) -> Color {
        self.to_move
    }

    /// Singles first, then jumps, each by target and then source from a1 along the ranks.
    fn moves_into(&self, moves: &mut Vec<Move>) {
        if self.outcome().is_some() {
            return;
        }
        let (own, empty) = (self.board.of(self.to_move), self.board.empty());
        let reached = within_two(own) & empty;
        if reached == 0 {
            moves.push(Move::Pass);
            return;
        }
        moves.extend(Square::of_set(near(own) & empty).map(Move::Single));
        for to in Square::of_set(reached) {
            moves.extend(Square::of_set(ring2(to) & own).map(|from| Move::Jump(from, to)));
        }
    }

    fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        self.board.count_moves(self.to_move).max(1)
    }

    fn count_replies(&self) -> u64 {
        replies::count(self)
    }

    fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.fault(mv).map_or_else(|| Ok(self.play_unchecked(mv)), Err)
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        match mv {
            Move::Single(to) => self.stone_played(None, to),
            Move::Jump(from, to) => self.stone_played(Some(from), to),
            Move::Pass => self.passed(),
        }
    }

    /// The end by stones takes precedence over limits on the length of the game.
    fn outcome(&self) -> Option<Outcome<Reason>> {
        let [black, white] = Color::BOTH.map(|color| self.board.of(color).is_empty());
        match (black, white) {
            (true, true) => return Some(Outcome::draw(Reason::WipedOut)),
            (true, false) => return Some(Outcome::win(Color::White, Reason::WipedOut)),
            (false, true) => return Some(Outcome::win(Color::Black, Reason::WipedOut)),
            (false, false) => {}
        }
        let [black, white] = Color::BOTH.map(|color| self.board.can_move(color));
        match (black, white) {
            (false, false) => Some(self.counted(None, Reason::Full)),
            (true, true) => self.outcome_by_length(),
            _ if self.rules.stuck() == Stuck::LosesTheRest => {
                let heir = if black { Color::Black } else { Color::White };
                Some(self.counted(Some(heir), Reason::Stuck))
            }
            _ => self.outcome_by_length(),
        }
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn repeats(past: &History<Self>, mv: Move) -> Option<usize> {
        repetition::repeats(past, mv)
    }

    fn outcome_by_history(past: &History<Self>) -> Option<Outcome<Reason>> {
        repetition::third_occurrence(past)
    }
}
