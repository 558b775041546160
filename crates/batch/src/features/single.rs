//! The features of one board. Vectors of boards take as long for one as for hundreds.

use super::feature::Feature;
use super::inputs::{BadFeatureInputs, FeatureInputs};
use super::layout::Layout;
use super::output::FeatureOutput;
use super::plan::Plan;
use super::symmetry::image;
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::bitboard::{Position, Verdict};
use gocheck_rules::{Board, score, with_position};

/// Writes the planes of a board, to fill `out`: the same as [`Features::write`](super::Features::write) writes for a batch of one
/// board, in a fraction of the time.
///
/// ```
/// use gocheck_batch::{Feature, FeatureInputs, FeatureOutput, Layout, write_board};
/// use gocheck_board::Color;
/// use gocheck_rules::Board;
///
/// let board: Board = "
///     . X O
///     X O .
/// ".parse()?;
/// let wanted = [Feature::Own, Feature::Captures];
/// let (inputs, mut planes) = (FeatureInputs::default(), [0; 12]);
/// write_board(&board, Color::White, &wanted, Layout::Nchw, &inputs, FeatureOutput::Bytes(&mut planes))?;
/// assert_eq!(planes, [0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the inputs do not fit one board: then nothing is written.
///
/// # Panics
/// If `out` has not the length of one board.
pub fn write_board(
    board: &Board,
    to_move: Color,
    wanted: &[Feature],
    layout: Layout,
    inputs: &FeatureInputs<'_>,
    mut out: FeatureOutput<'_>,
) -> Result<(), BadFeatureInputs> {
    let (size, plan) = (board.size(), Plan::new(wanted));
    let (planes, is_packed) = (wanted.len(), matches!(out, FeatureOutput::Bits(_)));
    let length = layout.length(size, planes, is_packed);
    assert_eq!(out.len(), length, "the length of {planes} planes of {size}");
    inputs.check(size, 1, plan.reads)?;
    out.clear();
    let each = if is_packed { 8 * size.packed_bytes() } else { size.area() };
    let symmetry = inputs.symmetries.first().copied().unwrap_or(0);
    with_position!(board, |position| {
        let sets = Sets::new(board, position, to_move, &plan, inputs);
        for (plane, &feature) in wanted.iter().enumerate() {
            for point in sets.of(feature).members() {
                // Without divisions in the most common case.
                let point =
                    if symmetry == 0 { point } else { image(size.rows(), size.cols(), symmetry, point) };
                out.set(match layout {
                    Layout::Nchw => plane * each + point,
                    Layout::Nhwc => point * planes + plane,
                });
            }
        }
    });
    Ok(())
}

/// The sets of points of a position that features need.
struct Sets<'a, B> {
    size: Size,
    position: &'a Position<B>,
    to_move: Color,
    inputs: &'a FeatureInputs<'a>,
    /// The stones of groups with 1, 2, 3 and more liberties.
    liberties: [B; 4],
    legal: B,
    captures: B,
    self_atari: B,
    /// For the colour to move and the other.
    areas: [B; 2],
    pass_alive: [B; 2],
    pass_alive_area: [B; 2],
}

impl<'a, B: Bits> Sets<'a, B> {
    fn new(
        board: &Board,
        position: &'a Position<B>,
        to_move: Color,
        plan: &Plan,
        inputs: &'a FeatureInputs<'a>,
    ) -> Self {
        let colors = [to_move, to_move.opponent()];
        let mut sets = Self {
            size: board.size(),
            position,
            to_move,
            inputs,
            liberties: [B::EMPTY; 4],
            legal: B::EMPTY,
            captures: B::EMPTY,
            self_atari: B::EMPTY,
            areas: [B::EMPTY; 2],
            pass_alive: [B::EMPTY; 2],
            pass_alive_area: [B::EMPTY; 2],
        };
        if plan.counts_liberties {
            for chain in colors.iter().flat_map(|&color| position.chains(color)) {
                if let Some(number) = (chain.liberties.count() as usize).checked_sub(1) {
                    let stones = &mut sets.liberties[number.min(3)];
                    *stones = *stones | chain.stones;
                }
            }
        }
        if plan.moves {
            let Verdict { legal, captures, .. } = position.verdict(to_move);
            let ko = sets.point(inputs.ko.first());
            (sets.legal, sets.captures) = (legal & !ko, captures & !ko);
        }
        if plan.self_atari {
            sets.self_atari = sets.find_self_atari();
        }
        if plan.area {
            let areas = score::owned(position);
            sets.areas = colors.map(|color| areas[color as usize]);
        }
        for (index, color) in colors.into_iter().enumerate().filter(|&(index, _)| plan.pass_alive[index]) {
            let (alive, territory) = score::unconditional(board, color);
            sets.pass_alive[index] = sets.of_points(&alive);
            sets.pass_alive_area[index] = sets.pass_alive[index] | sets.of_points(&territory);
        }
        sets
    }

    fn of_points(&self, points: &[Point]) -> B {
        points.iter().fold(B::EMPTY, |set, &point| set | B::single(self.size.index(point)))
    }

    /// The set of a point of the inputs, which is empty if there is none.
    fn point(&self, given: Option<&i32>) -> B {
        given.and_then(|&point| usize::try_from(point).ok()).map_or(B::EMPTY, B::single)
    }

    /// The legal moves after which the group of the new stone has exactly one liberty.
    fn find_self_atari(&self) -> B {
        let Self { position, to_move, legal, captures, .. } = *self;
        let (own, opponent) = (position.stones(to_move), position.stones(to_move.opponent()));
        let [a, b, c, d] = position.steps(position.empty());
        let next_to_two = a & b | c & d | (a | b) & (c | d);
        let mut found = B::EMPTY;
        for place in (legal & !next_to_two).members() {
            let stone = B::single(place);
            let mut empty = position.empty() & !stone;
            if captures.contains(place) {
                let near = position.around(stone) & opponent;
                let groups = position.parts(position.spread(near, opponent));
                let is_taken = |group: &B| (position.around(*group) & empty).is_empty();
                empty = groups.filter(is_taken).fold(empty, |empty, group| empty | group);
            }
            let group = position.spread(stone, own | stone);
            if (position.around(group) & empty).is_single() {
                found.insert(place);
            }
        }
        found
    }

    fn of(&self, feature: Feature) -> B {
        let Self { size, position, to_move, inputs, .. } = *self;
        let [own, opponent] = [to_move, to_move.opponent()].map(|color| position.stones(color));
        let liberties = |number: u8| self.liberties.get(usize::from(number).wrapping_sub(1)).copied();
        let liberties = |number| liberties(number).unwrap_or(B::EMPTY);
        let if_to_move = |color| if to_move == color { position.all() } else { B::EMPTY };
        match feature {
            Feature::Own => own,
            Feature::Opponent => opponent,
            Feature::Black => position.stones(Color::Black),
            Feature::White => position.stones(Color::White),
            Feature::Empty => position.empty(),
            Feature::Liberties(number) => liberties(number),
            Feature::OwnLiberties(number) => liberties(number) & own,
            Feature::OpponentLiberties(number) => liberties(number) & opponent,
            Feature::Legal => self.legal,
            Feature::Captures => self.captures,
            Feature::SelfAtari => self.self_atari,
            Feature::Ko => self.point(inputs.ko.first()),
            Feature::LastMove(number) => self.point(inputs.moves.get(usize::from(number).wrapping_sub(1))),
            Feature::OwnPassAlive => self.pass_alive[0],
            Feature::OpponentPassAlive => self.pass_alive[1],
            Feature::OwnPassAliveArea => self.pass_alive_area[0],
            Feature::OpponentPassAliveArea => self.pass_alive_area[1],
            Feature::OwnArea => self.areas[0],
            Feature::OpponentArea => self.areas[1],
            Feature::Edge => edge(size),
            Feature::Ones => position.all(),
            Feature::Zeros => B::EMPTY,
            Feature::BlackToMove => if_to_move(Color::Black),
            Feature::WhiteToMove => if_to_move(Color::White),
            Feature::Input(number) => {
                let words = size.area().div_ceil(64);
                let plane = inputs.planes.get(usize::from(number) * words..).unwrap_or_default();
                B::from_words(&plane[..words.min(plane.len())]) & position.all()
            }
        }
    }
}

fn edge<B: Bits>(size: Size) -> B {
    let is_edge = |point: &Point| {
        let (row, col) = (point.row(), point.col());
        row == 0 || col == 0 || row + 1 == size.rows() || col + 1 == size.cols()
    };
    size.points().filter(is_edge).fold(B::EMPTY, |edge, point| edge | B::single(size.index(point)))
}
