use crate::board::{Color, Point, Size};
use crate::go::{self, Setup};
use crate::random::Random;

/// Plays random legal moves from the empty board until it holds `stones` stones with White to move. Simple ko
/// holds, a player passes who has nothing but eyes to fill. Nothing when the game goes on for too long.
#[must_use]
pub fn playout(size: Size, stones: usize, random: &mut Random) -> Option<Setup> {
    let mut setup = Setup::new(size);
    let mut to_move = Color::Black;
    // The stone that was just played and the one stone that it took.
    let mut taken: Option<(Point, Point)> = None;
    for _ in 0..4 * size.area() {
        if to_move == Color::White && setup.stones().count() >= stones {
            return Some(setup);
        }
        let analysis = go::analyse(&setup, to_move);
        let capture_at = |point: Point| analysis.captures.iter().find(|capture| capture.point == point);
        // To take back at once what took one stone repeats the position.
        let is_ko = |point: Point| {
            taken.is_some_and(|(played, gone)| {
                point == gone && capture_at(point).is_some_and(|capture| capture.taken == [played])
            })
        };
        let is_sensible = |&point: &Point| !is_ko(point) && !is_eye(&setup, point, to_move);
        let moves: Vec<Point> = analysis.legal.iter().copied().filter(is_sensible).collect();
        taken = None;
        if let Some(&point) = random.pick(&moves) {
            match capture_at(point) {
                None => setup.put(point, Some(to_move)),
                Some(capture) => {
                    setup = setup.after(capture).ok()?;
                    if let &[gone] = capture.taken.as_slice() {
                        taken = Some((point, gone));
                    }
                }
            }
        }
        to_move = to_move.opponent();
    }
    None
}

/// Whether every neighbour of an empty point is a stone of `color`.
pub(super) fn is_eye(setup: &Setup, point: Point, color: Color) -> bool {
    setup.size().neighbors(point).all(|next| setup.get(next) == Some(color))
}
