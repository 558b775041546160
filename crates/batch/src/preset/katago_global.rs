//! The inputs of KataGo that are not planes.

use super::katago::{HISTORY, shown};
use gocheck_board::Color;
use gocheck_rules::{Action, Counting, KoRule, Replay, RuleSet, Turn};

/// The number of inputs of [`katago_v7_global`].
pub const GLOBAL_INPUTS: usize = 19;

/// The most points by which a komi that counts is larger than the board.
const KOMI_BEYOND_AREA: f32 = 20.0;

/// The 19 global inputs of KataGo's networks with features of version 7 (`NNInputs::fillRowV7` in `cpp/neuralnet/nninputs.cpp` of
/// KataGo 1.17.2, with the default `MiscNNInputParams`), for the current position. `komi` are White's points, without those for
/// handicap stones, which the rules add.
///
/// | input | value | depends on |
/// | --- | --- | --- |
/// | 0 to 4 | 1 if the last move was a pass, the one before it, .. | history, rules |
/// | 5 | the player's komi, divided by 20 | komi, history, rules, player |
/// | 6, 7 | 0, 0 for simple ko; 1, 0.5 for positional superko; 1, -0.5 for situational superko | rules |
/// | 8 | 1 if suicide is legal | rules |
/// | 9 | 1 for territory scoring | rules |
/// | 10 | 1 if points in a seki do not count: with territory scoring | rules |
/// | 11 | 0: no rules have a group tax | |
/// | 12, 13 | 0: a game is in its main phase, and not in the encore, with which KataGo ends games under territory rules | |
/// | 14 | 1 if a pass ends the game, or its main phase | history, rules |
/// | 15, 16 | 0: they are for a search that favours a player in handicap games (`playoutDoublingAdvantage`) | |
/// | 17 | 0: no rules have a button | |
/// | 18 | with area scoring, a wave of the komi from -0.5 to 0.5 with a period of 2 points | komi, history, rules, player, size |
///
/// Inputs 0 to 4 show as many moves as planes 9 to 13 of [`katago_v7_spatial`](super::katago_v7_spatial). Where that hides the
/// history after a pass, input 14 is 0.
///
/// The komi of input 5 is negative for Black, and at most 20 points more than the board has. With territory scoring it includes
/// White's gain if area is counted in the end: one point for every black stone set up or played, less one for every white one.
/// With area scoring it includes the points of the rules for handicap stones. These are counted as KataGo's GTP and analysis
/// engines do: the black stones that were set up, unless there were white ones, and Black's moves before White's first
/// stone, if these are more than one stone together; not if White passed twice in a row before the last of these moves.
/// Both begin at the last setup with stones.
///
/// Input 18 is 0 at a komi with which the game can be drawn, which is even or odd as the number of points of the board; 0.5 at
/// half a point more, and -0.5 at half a point less.
///
/// Without rules ([`RuleSet::Free`]), which KataGo does not know, inputs 6, 7, 9, 10 and 18 are 0.
///
/// ```
/// use gocheck_board::{Color, Size};
/// use gocheck_batch::preset::katago_v7_global;
/// use gocheck_rules::{Replay, RuleSet};
///
/// let mut game = Replay::new(Size::GO);
/// game.play_unchecked(Color::Black, Size::GO.point(3, 15).ok_or("off the board")?);
/// let inputs = katago_v7_global(&game, RuleSet::Chinese, 7.5);
/// assert_eq!((inputs[5], inputs[18]), (0.375, 0.5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn katago_v7_global(game: &Replay, rules: RuleSet, komi: f32) -> [f32; GLOBAL_INPUTS] {
    let mut inputs = [0.0; GLOBAL_INPUTS];
    let turns: Vec<Turn> = game.turns().take(HISTORY).collect();
    let shown = shown(game, &turns, rules);
    for (input, turn) in inputs.iter_mut().zip(&turns[..shown.moves]) {
        *input = is_true(matches!(turn.last, Some((_, Action::Pass))));
    }
    let (area, is_territory) = (game.size().area(), rules.counting() == Some(Counting::Territory));
    let bonus = if is_territory { chill(game) } else { rules.compensation(handicap(game)) as f32 };
    let most = area as f32 + KOMI_BEYOND_AREA;
    let own_komi = match game.to_move() {
        Color::Black => -(bonus + komi),
        Color::White => bonus + komi,
    };
    let own_komi = own_komi.clamp(-most, most);
    inputs[5] = own_komi / 20.0;
    [inputs[6], inputs[7]] = match rules.ko() {
        KoRule::Simple | KoRule::None => [0.0, 0.0],
        KoRule::Positional => [1.0, 0.5],
        KoRule::Situational => [1.0, -0.5],
    };
    inputs[8] = is_true(rules.allows_suicide());
    [inputs[9], inputs[10]] = [is_true(is_territory); 2];
    inputs[14] = is_true(shown.pass_ends);
    if rules.counting() == Some(Counting::Area) {
        inputs[18] = wave(own_komi, area);
    }
    inputs
}

const fn is_true(value: bool) -> f32 {
    if value { 1.0 } else { 0.0 }
}

/// White's gain if area is counted with territory rules.
fn chill(game: &Replay) -> f32 {
    let [black, white] = game.stones_set_up().map(|stones| stones as f32);
    game.moves_since_setup().filter(|(_, action)| matches!(action, Action::Play(_))).fold(
        black - white,
        |chill, (color, _)| match color {
            Color::Black => chill + 1.0,
            Color::White => chill - 1.0,
        },
    )
}

/// The number of handicap stones.
fn handicap(game: &Replay) -> u32 {
    let [black, white] = game.stones_set_up();
    let (mut placed, mut passes, mut is_broken) = (0, 0, false);
    for (color, action) in game.moves_since_setup() {
        match (color, action) {
            (Color::Black, _) => {
                is_broken |= passes > 1;
                placed += u32::from(matches!(action, Action::Play(_)));
                passes = 0;
            }
            (Color::White, Action::Play(_)) => break,
            (Color::White, _) => passes += 1,
        }
    }
    match (white, black + if is_broken { 0 } else { placed }) {
        (0, stones) if stones > 1 => stones,
        _ => 0,
    }
}

/// A triangular wave, which rises where a draw is possible and falls half-way to the next komi with a draw.
fn wave(komi: f32, area: usize) -> f32 {
    let parity = (area % 2) as f32;
    let above = komi - (((komi - parity) / 2.0).floor() * 2.0 + parity);
    if above < 0.5 {
        above
    } else if above < 1.5 {
        1.0 - above
    } else {
        above - 2.0
    }
}
