//! The review of a whole game in the background, and variations.

use super::action::SidePlayer;
use super::analysis::LineView;
use super::message::MessageKind;
use super::moves::LegalMove;
use super::played::PlayedGame;
use super::request_error::RequestError;
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::review::analyst::{Analyst, Line};
use games_engine::review::effort::EffortLevel;
use games_engine::review::move_review::{MoveReview, Verdict, review_game, review_move};
use games_engine::review::side_summary::{SideSummary, summarize};
use gocheck_board::Color;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A review in the background. It ends soon after the flag is set.
pub type Reviewing = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut(ReviewedMove)) + Send>;

/// The review of one move in the background. It ends soon after the flag is set.
pub type Judging = Box<dyn FnOnce(&AtomicBool) -> Option<MoveReviewView> + Send>;

/// A review in progress. Results stay valid when more moves follow.
#[derive(Default)]
pub(super) struct Review {
    effort: EffortLevel,
    reviews: Vec<MoveReview<String>>,
    /// The moves of `reviews`, for the page.
    views: Vec<MoveReviewView>,
    /// The moves of the game when the review began.
    moves: Vec<String>,
    is_running: bool,
    stop: Arc<AtomicBool>,
}

/// A move of a reviewed game.
pub struct ReviewedMove {
    review: MoveReview<String>,
    view: MoveReviewView,
}

impl ReviewedMove {
    /// `before` is the position in which the move was played.
    fn new<G: Described>(review: &MoveReview<G::Move>, before: &G) -> Self {
        let text = review.to_text();
        let squares =
            |line: &Line<G::Move>| line.moves.first().map(|&mv| LegalMove::new(before, mv).squares());
        let [played, best] = [&review.played, &review.best].map(|line| squares(line).unwrap_or_default());
        Self { view: MoveReviewView::new(&text, [played, best]), review: text }
    }
}

/// The state of a review, for the page.
#[derive(Clone, Debug, Serialize)]
pub(super) struct ReviewView {
    effort: EffortLevel,
    /// The number of moves to review.
    of: usize,
    running: bool,
    /// The ply of the first of the moves.
    first: usize,
    moves: Vec<MoveReviewView>,
    /// How well each side played.
    sides: [SideSummary; 2],
}

/// A move compared with the best one, for the page.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MoveReviewView {
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

impl MoveReviewView {
    fn new(review: &MoveReview<String>, [squares, best_squares]: [Vec<usize>; 2]) -> Self {
        let MoveReview { ply, by, ref played, ref best, loss, chances, verdict } = *review;
        let mv = played.moves.first().cloned().unwrap_or_default();
        let (best, played) = (LineView::new(best, by, chances[0]), LineView::new(played, by, chances[1]));
        let chances = chances.map(|chance| if by == Color::Black { chance } else { 1.0 - chance });
        Self { ply, by, mv, squares, best_squares, played, best, loss, chances, verdict }
    }
}

impl Review {
    /// Starts the review of a game with these moves and keeps the results for its first moves. Returns their number and
    /// the flag that stops the review, or `None` if nothing is left to review.
    pub(super) fn begin(
        &mut self,
        moves: Vec<String>,
        effort: EffortLevel,
    ) -> Option<(usize, Arc<AtomicBool>)> {
        if self.is_running && effort == self.effort && moves == self.moves {
            return None;
        }
        self.stop();
        let is_known =
            |(review, mv): &(&MoveReview<String>, &String)| review.played.moves.first() == Some(mv);
        let known = self.reviews.iter().zip(&moves).take_while(is_known).count();
        let known = if effort == self.effort { known } else { 0 };
        self.reviews.truncate(known);
        self.views.truncate(known);
        (self.effort, self.moves) = (effort, moves);
        self.stop = Arc::default();
        self.is_running = self.reviews.len() < self.moves.len();
        self.is_running.then(|| (self.reviews.len(), Arc::clone(&self.stop)))
    }

    pub(super) fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.is_running = false;
    }

    pub(super) fn is_begun(&self) -> bool {
        !self.moves.is_empty()
    }

    /// Adds the review of a move, unless the review was stopped, and returns the new part for the page.
    pub(super) fn add(
        &mut self,
        ReviewedMove { review, view }: ReviewedMove,
        stop: &AtomicBool,
    ) -> Option<ReviewView> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        self.reviews.push(review);
        self.views.push(view);
        self.is_running = self.reviews.len() < self.moves.len();
        Some(self.view(self.reviews.len() - 1))
    }

    /// The review of the moves after the first `known`.
    pub(super) fn view(&self, known: usize) -> ReviewView {
        ReviewView {
            effort: self.effort,
            of: self.moves.len(),
            running: self.is_running,
            first: known + 1,
            moves: self.views.iter().skip(known).cloned().collect(),
            sides: Color::BOTH.map(|side| summarize(&self.reviews, side)),
        }
    }
}

impl<G: Described> PlayedGame<G> {
    /// A job that reviews all moves, including undone ones, after the first `known`.
    pub(super) fn reviewing(&self, known: usize, effort: EffortLevel) -> Reviewing {
        let mut game = self.history.clone();
        for &mv in self.undone.iter().rev() {
            // They were played before.
            let _ = game.play_repeating(mv);
        }
        Box::new(move |stop, tell| {
            review_game(&game, known, effort.effort(), stop, &mut |review| {
                if let Some((before, _)) = game.earlier().get(review.ply - 1) {
                    tell(ReviewedMove::new(&review, before));
                }
            });
        })
    }

    /// A variation: the first `ply` moves of this game, followed by others, between two humans.
    pub(super) fn explored(&self, ply: usize, moves: &[String]) -> Result<Self, RequestError> {
        let all: Vec<G::Move> = self.history.moves().chain(self.undone.iter().rev().copied()).collect();
        let known =
            all.get(..ply).ok_or_else(|| RequestError::conflict(MessageKind::TooFar { moves: all.len() }))?;
        let mut played = Self::at(self.start().clone(), &self.engines);
        played.history = History::new(self.start().clone());
        for &mv in known {
            let _ = played.history.play_repeating(mv);
        }
        played.play_all(&moves.join(" ")).map_err(RequestError::conflict)?;
        played.players = [SidePlayer::Human, SidePlayer::Human];
        Ok(played)
    }

    /// A job that reviews the last move that was not forced, if there is one.
    pub(super) fn judging(&self, effort: EffortLevel) -> Judging {
        let mut before = self.history.clone();
        while let Some(mv) = before.last_move() {
            before.rewind(before.earlier().len() - 1);
            if !before.position().must_pass() {
                return Box::new(move |stop| {
                    let review =
                        review_move(&mut Analyst::new(MEGABYTES), &before, mv, effort.effort(), stop)?;
                    Some(ReviewedMove::new(&review, before.position()).view)
                });
            }
        }
        Box::new(|_| None)
    }
}

const MEGABYTES: usize = 16;
