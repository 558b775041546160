//! The review of a whole game in the background, and variations.

use super::action::SidePlayer;
use super::analysis::LineView;
use super::moves::LegalMove;
use super::notice::Notice;
use super::played::PlayedGame;
use super::refusal::Refusal;
use crate::board::Color;
use crate::description::spec::Described;
use crate::game::rules::History;
use crate::review::accuracy::{Tally, tally};
use crate::review::analyst::{Analyst, Line};
use crate::review::effort::Care;
use crate::review::moment;
use crate::review::moment::{Moment, Verdict, review};
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A review in the background. It ends soon after the flag is set.
pub type Reviewing = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut(ReviewedMove)) + Send>;

/// The judging of a move in the background.
pub type Judging = Box<dyn FnOnce() -> Option<MomentView> + Send>;

/// A review as far as it has come. Results stay valid when more moves follow.
#[derive(Default)]
pub(super) struct Review {
    care: Care,
    moments: Vec<Moment<String>>,
    /// The moves of `moments`, for the page.
    views: Vec<MomentView>,
    /// The moves of the game when the review began.
    moves: Vec<String>,
    is_running: bool,
    stop: Arc<AtomicBool>,
}

/// A move of a reviewed game.
pub struct ReviewedMove {
    moment: Moment<String>,
    view: MomentView,
}

impl ReviewedMove {
    /// `before` is the position in which the move was played.
    fn new<G: Described>(moment: &Moment<G::Move>, before: &G) -> Self {
        let text = moment.to_text();
        let squares =
            |line: &Line<G::Move>| line.moves.first().map(|&mv| LegalMove::new(before, mv).squares());
        let [played, best] = [&moment.played, &moment.best].map(|line| squares(line).unwrap_or_default());
        Self { view: MomentView::new(&text, [played, best]), moment: text }
    }
}

/// The state of a review, for the page.
#[derive(Clone, Debug, Serialize)]
pub(super) struct ReviewView {
    care: Care,
    /// How many moves there are to look at.
    of: usize,
    running: bool,
    /// The ply of the first of the moments.
    first: usize,
    moments: Vec<MomentView>,
    /// How well black and white played.
    tallies: [Tally; 2],
}

/// A move compared with the best one, for the page.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MomentView {
    ply: usize,
    by: Color,
    mv: String,
    /// The squares that show the move: the source of a jump, and the target.
    squares: Vec<usize>,
    /// The squares that show the best move.
    best_squares: Vec<usize>,
    played: LineView,
    best: LineView,
    /// The loss of the move, in hundredths.
    loss: i32,
    /// Black's chance to win before and after the move.
    chances: [f64; 2],
    verdict: Verdict,
}

impl MomentView {
    fn new(moment: &Moment<String>, [squares, best_squares]: [Vec<usize>; 2]) -> Self {
        let Moment { ply, by, ref played, ref best, loss, chances, verdict } = *moment;
        let mv = played.moves.first().cloned().unwrap_or_default();
        let (played, best) = (LineView::new(played, by), LineView::new(best, by));
        let chances = chances.map(|chance| if by == Color::Black { chance } else { 1.0 - chance });
        Self { ply, by, mv, squares, best_squares, played, best, loss, chances, verdict }
    }
}

impl Review {
    /// Begins anew with a game of these moves; of what is known that stays which is true of it. Gives how many moves
    /// are known, and the flag that stops it; `None` if nothing is left to review.
    pub(super) fn begin(&mut self, moves: Vec<String>, care: Care) -> Option<(usize, Arc<AtomicBool>)> {
        if self.is_running && care == self.care && moves == self.moves {
            return None;
        }
        self.stop();
        let is_known = |(moment, mv): &(&Moment<String>, &String)| moment.played.moves.first() == Some(mv);
        let known = self.moments.iter().zip(&moves).take_while(is_known).count();
        let known = if care == self.care { known } else { 0 };
        self.moments.truncate(known);
        self.views.truncate(known);
        (self.care, self.moves) = (care, moves);
        self.stop = Arc::default();
        self.is_running = self.moments.len() < self.moves.len();
        self.is_running.then(|| (self.moments.len(), Arc::clone(&self.stop)))
    }

    pub(super) fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.is_running = false;
    }

    pub(super) fn is_begun(&self) -> bool {
        !self.moves.is_empty()
    }

    /// Takes in what was found of a move, unless it was to stop; says what is new.
    pub(super) fn add(
        &mut self,
        ReviewedMove { moment, view }: ReviewedMove,
        stop: &AtomicBool,
    ) -> Option<ReviewView> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        self.moments.push(moment);
        self.views.push(view);
        self.is_running = self.moments.len() < self.moves.len();
        Some(self.view(self.moments.len() - 1))
    }

    /// The review from the move after the first `known` on.
    pub(super) fn view(&self, known: usize) -> ReviewView {
        ReviewView {
            care: self.care,
            of: self.moves.len(),
            running: self.is_running,
            first: known + 1,
            moments: self.views.iter().skip(known).cloned().collect(),
            tallies: Color::BOTH.map(|side| tally(&self.moments, side)),
        }
    }
}

impl<G: Described> PlayedGame<G> {
    /// Looks every move through, also those that were taken back, save the first `known`.
    pub(super) fn reviewing(&self, known: usize, care: Care) -> Reviewing {
        let mut game = self.history.clone();
        for &mv in self.undone.iter().rev() {
            // They were played before.
            let _ = game.play_repeating(mv);
        }
        Box::new(move |stop, tell| {
            review(&game, known, care.effort(), stop, &mut |moment| {
                if let Some((before, _)) = game.earlier().get(moment.ply - 1) {
                    tell(ReviewedMove::new(&moment, before));
                }
            });
        })
    }

    /// Another game between two people, which begins with the first `ply` moves of this one and goes on with others.
    pub(super) fn explored(&self, ply: usize, moves: &[String]) -> Result<Self, Refusal> {
        let all: Vec<G::Move> = self.history.moves().chain(self.undone.iter().rev().copied()).collect();
        let known = all.get(..ply).ok_or_else(|| Refusal::late(Notice::TooFar { moves: all.len() }))?;
        let mut played = Self::at(self.start().clone(), &self.engines);
        played.history = History::new(self.start().clone());
        for &mv in known {
            let _ = played.history.play_repeating(mv);
        }
        played.play_all(&moves.join(" ")).map_err(Refusal::late)?;
        played.players = [SidePlayer::Human, SidePlayer::Human];
        Ok(played)
    }

    /// Returns a job that judges the last move that was a choice, if there is one.
    pub(super) fn judging(&self, care: Care) -> Judging {
        let mut before = self.history.clone();
        while let Some(mv) = before.last_move() {
            before.rewind(before.earlier().len() - 1);
            if !before.position().must_pass() {
                return Box::new(move || {
                    let never = AtomicBool::new(false);
                    let moment = moment(&mut Analyst::new(MEGABYTES), &before, mv, care.effort(), &never)?;
                    Some(ReviewedMove::new(&moment, before.position()).view)
                });
            }
        }
        Box::new(|| None)
    }
}

const MEGABYTES: usize = 16;
