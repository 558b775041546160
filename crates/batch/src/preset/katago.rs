//! The planes of KataGo.

use super::pass_alive;
use crate::Ladders;
use gocheck_board::{Bits, Color, Point};
use gocheck_rules::bitboard::Position;
use gocheck_rules::{Action, Board, Counting, KoRule, Points, Reason, Replay, RuleSet, Turn, with_position};

/// The number of planes.
pub(super) const PLANES: usize = 22;

/// The most moves that the planes show.
const MOVES: usize = 5;

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
/// | 14 | stones that a ladder captures: [`Ladders::captured`] | board, ko |
/// | 15, 16 | the same one and two moves ago | history, rules |
/// | 17 | the player's first moves of ladders: [`Ladders::moves`] | board, ko |
/// | 18, 19 | area of the player, of the opponent | board, rules |
/// | 20, 21 | none | |
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
    planes(game, rules, &mut KnownLadders::default())
}

/// The ladders of three positions, the one asked for last first: the next position needs two of them again.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownLadders(Vec<(Board, Option<Point>, Ladders)>);

impl KnownLadders {
    fn of(&mut self, turn: &Turn) -> &Ladders {
        let is_known =
            |(board, ko, _): &(Board, Option<Point>, Ladders)| *ko == turn.ko && *board == turn.board;
        match self.0.iter().position(is_known) {
            Some(index) => self.0[..=index].rotate_right(1),
            None => {
                self.0.truncate(2);
                self.0.insert(0, (turn.board.clone(), turn.ko, Ladders::of(&turn.board, turn.ko)));
            }
        }
        &self.0[0].2
    }
}

/// [`katago_v7_spatial`], with the ladders that are known.
pub(super) fn planes(game: &Replay, rules: RuleSet, known: &mut KnownLadders) -> [Points; PLANES] {
    let mut planes = [Points::EMPTY; PLANES];
    let player = game.to_move();
    let turns: Vec<Turn> = game.turns().take(MOVES + 2).collect();
    let Some(now) = turns.first() else { return planes };
    planes[0] = Points::below(game.size().area());
    planes[1] = *now.board.stones_of(player);
    planes[2] = *now.board.stones_of(player.opponent());
    planes[6] = forbidden(game, rules);
    with_position!(&now.board, |position| {
        fill_liberties(position, &mut planes);
        if rules.counting() == Some(Counting::Area) {
            let area = pass_alive::area(position, rules.allows_suicide());
            planes[18] = points(area[player as usize]);
            planes[19] = points(area[player.opponent() as usize]);
        }
    });
    let shown = shown_moves(game, &turns, rules);
    for (plane, turn) in turns[..shown].iter().enumerate() {
        if let Some((_, Action::Play(point))) = turn.last {
            planes[9 + plane].insert(game.size().index(point));
        }
    }
    // The oldest first, so that it is the first to be forgotten.
    let oldest = shown.min(2).min(turns.len() - 1);
    for ago in (0..=oldest).rev() {
        let ladders = known.of(&turns[ago]);
        planes[14 + ago] = ladders.captured;
        planes[17] = ladders.moves[player as usize];
    }
    let repeated = planes[14 + oldest];
    planes[15 + oldest..17].fill(repeated);
    planes
}

/// The number of last moves that the planes show.
fn shown_moves(game: &Replay, turns: &[Turn], rules: RuleSet) -> usize {
    let player = game.to_move();
    let is_simple = rules.ko() == KoRule::Simple;
    let is_pass = |turn: Option<&Turn>| turn.is_some_and(|turn| matches!(turn.last, Some((_, Action::Pass))));
    let hides = rules.counting() == Some(Counting::Area) && rules != RuleSet::TrompTaylor;
    if hides
        && is_pass(turns.first())
        && !is_pass(turns.get(1))
        && !(is_simple && game.has_passed(player, turns[0].step))
    {
        return 0;
    }
    let has_ended = |ago: usize| {
        is_pass(turns.get(ago)) && is_pass(turns.get(ago + 1))
            || is_simple && game.ends_by_repetition(turns[ago].step)
    };
    let most = (0..turns.len().min(MOVES)).find(|&ago| has_ended(ago)).map_or(MOVES, |ago| ago + 1);
    let mover = [player.opponent(), player];
    let alternates =
        |&(ago, turn): &(usize, &Turn)| turn.last.is_some_and(|(color, _)| color == mover[ago % 2]);
    turns.iter().enumerate().take(most).take_while(alternates).count()
}

/// The points where ko or superko forbids a move.
fn forbidden(game: &Replay, rules: RuleSet) -> Points {
    let mut forbidden = Points::EMPTY;
    if rules.ko() == KoRule::None {
        return forbidden;
    }
    let (size, player) = (game.size(), game.to_move());
    if let Some(ko) = game.ko() {
        forbidden.insert(size.index(ko));
    }
    if rules.ko() == KoRule::Simple {
        return forbidden;
    }
    let changed = game.changed();
    let is_empty = |point| game.get(point).is_none();
    // A stone that stays on a point without earlier stones makes a new position.
    let may_repeat = |&point: &Point| {
        is_empty(point) && (changed.contains(size.index(point)) || !size.neighbors(point).any(is_empty))
    };
    for point in size.points().filter(may_repeat) {
        let facts = game.look(player, point);
        let reason = if facts.suicide == 1 { None } else { rules.forbids(&facts) };
        if let Some(Reason::Ko | Reason::PositionalSuperko | Reason::SituationalSuperko) = reason {
            forbidden.insert(size.index(point));
        }
    }
    forbidden
}

fn fill_liberties<B: Bits>(position: &Position<B>, planes: &mut [Points; PLANES]) {
    let mut sets = [B::EMPTY; 3];
    for chain in Color::BOTH.into_iter().flat_map(|color| position.chains(color)) {
        if let Some(set) =
            (chain.liberties.count() as usize).checked_sub(1).and_then(|index| sets.get_mut(index))
        {
            *set = *set | chain.stones;
        }
    }
    for (plane, set) in sets.into_iter().enumerate() {
        planes[3 + plane] = points(set);
    }
}

fn points<B: Bits>(set: B) -> Points {
    let mut points = Points::EMPTY;
    set.members().for_each(|index| points.insert(index));
    points
}
