//! Moves: whose turn it is, and their points.

use super::super::value::{Target, target};
use super::super::{Node, Place, PropertyName, PropertyValue, Server};
use super::{Event, HandicapStones, Listener, NotPlayed, Replayer, TurnFault};
use gocheck_board::{Bits, Color, Point, Size};
use std::ops::ControlFlow;

const BLACK: PropertyName = PropertyName::new("B");
const WHITE: PropertyName = PropertyName::new("W");

impl Replayer {
    /// Plays the moves of a node, until the listener stops.
    #[inline]
    pub(super) fn play_node(
        &mut self,
        node: &Node,
        size: Size,
        listener: &mut impl Listener,
    ) -> ControlFlow<()> {
        let mut is_second = false;
        for property in node.properties() {
            let color = match property.name() {
                BLACK => Color::Black,
                WHITE => Color::White,
                _ => continue,
            };
            if listener.has_enough(self) {
                return ControlFlow::Break(());
            }
            if std::mem::replace(&mut is_second, true) {
                listener.on_event(self, property.place(), Event::TwoMoves);
            }
            self.play_move(color, property.value(), property.place(), size, listener);
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play_move(
        &mut self,
        color: Color,
        value: PropertyValue<'_>,
        place: Place,
        size: Size,
        listener: &mut impl Listener,
    ) {
        self.moves += 1;
        let target = target(value.bytes, size);
        if self.line.turn != Some(color) || !self.line.alternates {
            let point = if let Target::Point(point) = target { Some(point) } else { None };
            self.check_turn(color, point, place, listener);
        }
        match target {
            Target::Point(point) => {
                if self.line.passes >= 2 {
                    let fault = TurnFault::AfterTwoPasses;
                    listener.on_event(self, place, Event::Turn { color, point: Some(point), fault });
                }
                self.line.passes = 0;
                if !self.line.white_has_moved {
                    self.count_opening(color, listener);
                }
                match self.replay.get(point) {
                    None => {
                        let facts = self.replay.play_unchecked(color, point);
                        listener.on_event(self, place, Event::Play { color, point, facts });
                    }
                    Some(stone) => {
                        let why = NotPlayed::Occupied(point, stone);
                        self.skip_move(color, value, place, why, listener);
                    }
                }
            }
            Target::Pass => {
                let in_turn = self.line.turn == Some(color) && self.line.alternates;
                self.line.passes = if in_turn { self.line.passes.saturating_add(1) } else { 1 };
                self.replay.pass(color);
                listener.on_event(self, place, Event::Pass(color));
            }
            Target::Off => self.skip_move(color, value, place, NotPlayed::Off, listener),
            Target::Malformed => self.skip_move(color, value, place, NotPlayed::Malformed, listener),
        }
        (self.line.turn, self.line.alternates) = (Some(color.opponent()), true);
    }

    /// Counts a move that cannot be played, so that others keep their numbers.
    #[cold]
    fn skip_move(
        &mut self,
        color: Color,
        value: PropertyValue<'_>,
        place: Place,
        why: NotPlayed,
        listener: &mut impl Listener,
    ) {
        self.replay.skip(color);
        self.line.passes = 0;
        listener.on_event(self, place, Event::NotPlayed { color, value, why });
    }

    /// Returns true if `color` may move although colours do not alternate.
    #[cold]
    fn check_turn(&self, color: Color, point: Option<Point>, place: Place, listener: &mut impl Listener) {
        let is_first = self.replay.moves() == 0;
        let fault = match self.line.turn {
            Some(turn) if turn == color => None,
            Some(_) if !self.line.alternates => Some(TurnFault::AgainstPl),
            // Handicap stones as consecutive moves of Black.
            Some(_) if color == Color::Black && self.may_place() => None,
            Some(_) => Some(TurnFault::Twice),
            None if is_first && self.first_player() == Some(color.opponent()) => Some(TurnFault::First),
            None => None,
        };
        if let Some(fault) = fault {
            listener.on_event(self, place, Event::Turn { color, point, fault });
        }
        if is_first {
            self.check_handicap(color, listener);
        }
    }

    /// Returns true if Black may place another handicap stone by a move: up to HA, or any number with HA\[0\].
    fn may_place(&self) -> bool {
        let stones = match (self.info.handicap, self.info.no_handicap) {
            (Some((stones, _)), _) => stones,
            (None, Some(_)) => u32::MAX,
            (None, None) => 0,
        };
        self.line.opening < stones && !self.line.white_has_moved && !self.line.has_setup
    }

    /// The player who moves first without PL, if that can be determined.
    pub(super) fn first_player(&self) -> Option<Color> {
        match (self.info.handicap, self.line.has_setup) {
            (None, has_setup) => (!has_setup).then_some(Color::Black),
            (Some(_), false) => None,
            (Some(_), true) => self.handicap_stones().map(|_| Color::White),
        }
    }

    /// The number of black setup stones; `None` with white ones, which mean a problem or a position of a game.
    fn handicap_stones(&self) -> Option<usize> {
        let [black, white] = self.stones_set_up();
        (white == 0).then_some(black)
    }

    /// The numbers of black and white stones on the board.
    fn stones_set_up(&self) -> [usize; 2] {
        let board = self.replay.board();
        Color::BOTH.map(|color| board.stones_of(color).count() as usize)
    }

    /// Compares handicap stones with HA before the first move.
    fn check_handicap(&self, first: Color, listener: &mut impl Listener) {
        let Some((stones, place)) = self.info.handicap else { return };
        let found = match self.handicap_stones() {
            _ if !self.line.has_setup => (first == Color::White).then_some(HandicapStones::None),
            Some(black) if black != stones as usize => Some(HandicapStones::SetUp(black)),
            Some(_) => None,
            // With more white stones it is a problem, or a position of a game.
            None => {
                let [black, white] = self.stones_set_up();
                let is_handicap = white < stones as usize && black != stones as usize;
                is_handicap.then_some(HandicapStones::SetUpBoth { black, white })
            }
        };
        if let Some(found) = found {
            listener.on_event(self, place, Event::Handicap { stones, found });
        }
    }

    /// Counts Black's moves before White's first one: with HA but without a setup, they are the handicap.
    #[inline]
    fn count_opening(&mut self, color: Color, listener: &mut impl Listener) {
        if color == Color::Black {
            self.line.opening += 1;
            return;
        }
        self.line.white_has_moved = true;
        let (placed, has_setup) = (self.line.opening, self.line.has_setup);
        let (stones, place) = match (self.info.handicap, self.info.no_handicap) {
            (Some((stones, place)), _) if (1..stones).contains(&placed) => (stones, place),
            (None, Some(place)) if placed >= 2 && self.info.server != Some(Server::Fox) => (0, place),
            _ => return,
        };
        if !has_setup {
            listener.on_event(self, place, Event::Handicap { stones, found: HandicapStones::Placed(placed) });
        }
    }
}
