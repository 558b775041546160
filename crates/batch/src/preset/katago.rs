//! The planes of KataGo.

use super::pass_alive;
use crate::ladder::{Found, LaddersInTurn};
use gocheck_board::{Bits, Point, Size};
use gocheck_rules::bitboard::Position;
use gocheck_rules::{Action, Board, Counting, KoRule, Points, Reason, Replay, RuleSet, Turn, with_position};

/// The number of planes.
pub(super) const PLANES: usize = 22;

/// The most moves that the inputs show.
const MOVES: usize = 5;

/// The number of turns that tell how many moves are shown.
pub(super) const HISTORY: usize = MOVES + 2;

/// The 22 spatial planes of KataGo's networks with features of version 7 (`NNInputs::fillRowV7` in `cpp/neuralnet/nninputs.cpp`
/// of KataGo 1.17.2, with the default `MiscNNInputParams`), for the current position, on a board of its own size:
///
/// | plane | points | depends on |
/// | --- | --- | --- |
/// | 0 | every point | board |
/// | 1, 2 | stones of the player, of the opponent | board |
/// | 3, 4, 5 | stones of groups with 1, 2, 3 liberties | board |
/// | 6 | where ko or superko forbids a move that is legal otherwise | history, rules |
/// | 7, 8 | none | |
/// | 9 to 13 | the last move, the one before it, .. | history, rules |
/// | 14 | stones that a ladder captures: [`Ladders::captured`](crate::Ladders::captured) | board, ko |
/// | 15, 16 | the same one and two moves ago | history, rules |
/// | 17 | the player's first moves of ladders: [`Ladders::moves`](crate::Ladders::moves) | board, ko |
/// | 18, 19 | area of the player, of the opponent | board, rules |
/// | 20, 21 | none | |
///
/// Planes 14 to 17 may differ from KataGo's in few positions, because [`Ladders`](crate::Ladders) leaves out a shortcut that depends
/// on the order of moves; all others are equal.
///
/// Planes 7, 8, 20 and 21 are about the encore, with which KataGo ends games under territory rules; there are points in
/// them only then, and a game here is always in its main phase.
///
/// Plane 6 marks the ko for either player, and under superko also every move of the player that repeats a position, unless it is
/// suicide of a single stone or another that the rules forbid.
///
/// Planes 9 to 13 stop before a move after which the same colour moved again, at a setup with stones, and where the
/// game has ended, at the last move of it: after two passes in a row; under simple ko also at the third
/// repetition of a position, and where a player passes again on the same board. A pass marks no point, but counts. Under
/// rules with area scoring other than Tromp-Taylor's ([`RuleSet::TrompTaylor`]), KataGo hides the history after a single
/// pass, because another one would end the game. Planes 15 and 16 repeat the plane before where the history has stopped.
///
/// Planes 18 and 19 are empty under rules with territory scoring. Otherwise they have the pass-alive stones
/// of a colour (Benson 1976) and the regions between them in which the opponent cannot live; then all other stones, and the empty
/// points that reach one colour only. Where suicide is legal, an eye must have all of its points next to the group,
/// not only the empty ones.
#[must_use]
pub fn katago_v7_spatial(game: &Replay, rules: RuleSet) -> [Points; PLANES] {
    let mut planes = [Points::EMPTY; PLANES];
    fill(game, rules, &mut KnownLadders::default(), &mut planes);
    planes
}

/// The ladders of three positions, the one asked for last first: the next position needs two of them again.
#[derive(Clone, Debug)]
pub(super) struct KnownLadders {
    in_turn: LaddersInTurn,
    #[expect(clippy::vec_box, reason = "they change places at every position")]
    known: Vec<Box<(Board, Option<Point>, Found)>>,
}

impl Default for KnownLadders {
    fn default() -> Self {
        Self { in_turn: LaddersInTurn::new(Size::GO), known: Vec::new() }
    }
}

impl KnownLadders {
    fn of(&mut self, turn: &Turn) -> &Found {
        let is_known =
            |(board, ko, _): &(Board, Option<Point>, Found)| *ko == turn.ko && *board == turn.board;
        match self.known.iter().position(|known| is_known(known)) {
            Some(index) => self.known[..=index].rotate_right(1),
            None => {
                self.known.truncate(2);
                let found = self.in_turn.read(&turn.board, turn.ko);
                self.known.insert(0, Box::new((turn.board.clone(), turn.ko, found)));
            }
        }
        &self.known[0].2
    }
}

/// Writes the planes of [`katago_v7_spatial`], with the ladders that are known.
pub(super) fn fill(game: &Replay, rules: RuleSet, known: &mut KnownLadders, planes: &mut [Points]) {
    planes.fill(Points::EMPTY);
    let player = game.to_move();
    let mut turns: Vec<Turn> = Vec::with_capacity(HISTORY);
    turns.extend(game.turns().take(HISTORY));
    let Some(now) = turns.first() else { return };
    planes[0] = Points::below(game.size().area());
    planes[1] = *now.board.stones_of(player);
    planes[2] = *now.board.stones_of(player.opponent());
    with_position!(&now.board, |position| {
        planes[6] = forbidden(game, rules, position);
        if rules.counting() == Some(Counting::Area) {
            let area = pass_alive::area(position, rules.allows_suicide());
            planes[18] = points(area[player as usize]);
            planes[19] = points(area[player.opponent() as usize]);
        }
    });
    let shown = shown(game, &turns, rules).moves;
    for (plane, turn) in turns[..shown].iter().enumerate() {
        if let Some((_, Action::Play(point))) = turn.last {
            planes[9 + plane].insert(game.size().index(point));
        }
    }
    // The oldest first, so that it is the first to be forgotten.
    let oldest = shown.min(2).min(turns.len() - 1);
    for ago in (0..=oldest).rev() {
        let found = known.of(&turns[ago]);
        planes[3..6].copy_from_slice(&found.few_liberties);
        planes[14 + ago] = found.captured;
        planes[17] = found.moves[player as usize];
    }
    let repeated = planes[14 + oldest];
    planes[15 + oldest..17].fill(repeated);
}

/// The part of the history that the inputs show.
pub(super) struct Shown {
    /// The number of last moves.
    pub(super) moves: usize,
    /// True if KataGo takes a pass for the end of the game, or of its main phase.
    pub(super) pass_ends: bool,
}

/// The part that the inputs show, by the last [`HISTORY`] turns.
pub(super) fn shown(game: &Replay, turns: &[Turn], rules: RuleSet) -> Shown {
    let player = game.to_move();
    let is_simple = rules.ko() == KoRule::Simple;
    let is_pass = |turn: Option<&Turn>| turn.is_some_and(|turn| matches!(turn.last, Some((_, Action::Pass))));
    let hides = rules.counting() == Some(Counting::Area) && rules != RuleSet::TrompTaylor;
    let repeats_pass = is_simple && turns.first().is_some_and(|turn| game.has_passed(player, turn.step));
    if hides && is_pass(turns.first()) && !is_pass(turns.get(1)) && !repeats_pass {
        return Shown { moves: 0, pass_ends: false };
    }
    let has_ended = |ago: usize| {
        is_pass(turns.get(ago)) && is_pass(turns.get(ago + 1))
            || is_simple && game.ends_by_repetition(turns[ago].step)
    };
    let most = (0..turns.len().min(MOVES)).find(|&ago| has_ended(ago)).map_or(MOVES, |ago| ago + 1);
    let mover = [player.opponent(), player];
    let alternates =
        |&(ago, turn): &(usize, &Turn)| turn.last.is_some_and(|(color, _)| color == mover[ago % 2]);
    let moves = turns.iter().enumerate().take(most).take_while(alternates).count();
    Shown { moves, pass_ends: is_pass(turns.first()) || repeats_pass }
}

/// The points where ko or superko forbids a move.
fn forbidden<B: Bits>(game: &Replay, rules: RuleSet, position: &Position<B>) -> Points {
    let mut forbidden = Points::EMPTY;
    if rules.ko() == KoRule::None {
        return forbidden;
    }
    if let Some(ko) = game.ko() {
        forbidden.insert(game.size().index(ko));
    }
    if rules.ko() == KoRule::Simple {
        return forbidden;
    }
    // A stone that stays on a point without earlier stones makes a new position.
    let empty = position.empty();
    let is_new = position.around(empty) & !B::from_words(game.changed().as_words());
    for point in position.points(empty & !is_new) {
        let facts = game.look(game.to_move(), point);
        let reason = if facts.suicide == 1 { None } else { rules.forbids(&facts) };
        if let Some(Reason::Ko | Reason::PositionalSuperko | Reason::SituationalSuperko) = reason {
            forbidden.insert(game.size().index(point));
        }
    }
    forbidden
}

fn points<B: Bits>(set: B) -> Points {
    Points::from_words(&std::array::from_fn::<_, { Points::CAPACITY / 64 }, _>(|index| set.word(index)))
}
