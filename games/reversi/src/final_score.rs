//! The score of a finished game.

/// The score of a finished game for the side with the stones `own`.
#[inline]
pub const fn final_score(own: u64, enemy: u64) -> i32 {
    let (own, enemy) = (own.count_ones() as i32, enemy.count_ones() as i32);
    let empty = 64 - own - enemy;
    let difference = own - enemy;
    if difference > 0 {
        difference + empty
    } else if difference < 0 {
        difference - empty
    } else {
        0
    }
}
