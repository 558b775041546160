//! Area as KataGo counts it.

use gocheck_board::{Bits, Color};
use gocheck_rules::bitboard::Position;
use gocheck_rules::score;

/// The points of each colour, Black's first: its pass-alive stones and their territory, and of the rest its stones and the
/// empty points that reach only that colour.
pub(super) fn area<B: Bits>(position: &Position<B>, suicide_is_legal: bool) -> [B; 2] {
    let [black, white] = Color::BOTH.map(|color| safe(position, color, suicide_is_legal));
    let [all_black, all_white] = score::owned(position);
    [black | all_black & !white, white | all_white & !black]
}

/// The pass-alive stones of a colour and their territory: the regions without its stones that only such stones surround, and
/// in which at most one point is not next to them.
fn safe<B: Bits>(position: &Position<B>, color: Color, suicide_is_legal: bool) -> B {
    let alive = if suicide_is_legal {
        score::alive_despite_suicide(position, color)
    } else {
        score::alive(position, color, B::EMPTY)
    };
    if alive.is_empty() {
        return B::EMPTY;
    }
    let own = position.stones(color);
    let others = position.all() & !own;
    let adjacent = position.around(own & !alive) & others;
    let inner = others & !position.around(own);
    // Most regions have two inner points next to each other.
    let lost = position.spread(adjacent | inner & position.around(inner), others);
    let is_safe = |region: &B| (*region & inner).count() <= 1;
    position.parts(others & !lost).filter(is_safe).fold(alive, |safe, region| safe | region)
}
