//! Reviews of games, compared with theory and the rules.

use super::tictactoe::TicTacToe;
use games::description::Described;
use games::game::{BoardGame, Cell, History};
use games::review::{
    Analyst, Effort, EffortLevel, MoveReview, Verdict, equivalent_moves, lines, review_game, summarize,
};
use games::search::SearchLimits;
use games::{ataxx, reversi};
use gocheck_board::Color;
use gocheck_board::random::Random;
use std::sync::atomic::AtomicBool;

fn reviews_of<G: Described>(game: &History<G>, effort: Effort) -> Vec<MoveReview<G::Move>> {
    let mut reviews = Vec::new();
    review_game(game, 0, effort, &AtomicBool::new(false), &mut |one| reviews.push(one));
    reviews
}

fn played<G: Described>(moves: &str) -> History<G> {
    let mut game = History::new((G::SPEC.usual().start)());
    for word in moves.split_whitespace() {
        let mv = word.parse().unwrap_or_else(|_| panic!("{word}"));
        game.play(mv).unwrap();
    }
    game
}

/// The theory of tic-tac-toe: a corner or the centre draws against the centre, an edge loses.
#[test]
fn a_blunder_is_found_and_what_was_better() {
    let reviews = reviews_of(&played::<TicTacToe>("b2 b1 a1 c3 a3 c1 a2"), EffortLevel::Usual.effort());
    let verdicts: Vec<Verdict> = reviews.iter().map(|review| review.verdict).collect();
    assert_eq!(verdicts[..3], [Verdict::Best, Verdict::Blunder, Verdict::Best]);
    assert_eq!(reviews[1].chances, [0.5, 0.0], "a draw was thrown away");
    let better = reviews[1].best.moves[0].to_string();
    assert!(["a1", "c1", "a3", "c3"].contains(&better.as_str()), "{better}");
    let [black, white] = Color::BOTH.map(|side| summarize(&reviews, side));
    assert_eq!((black.accuracy, black.blunders), (Some(100.0), 0));
    assert_eq!(white.blunders, 1);
    assert!(white.accuracy.unwrap() < 90.0);
}

/// Near the end every value is the final score of the rest of the game, from either side.
#[test]
fn values_near_the_end_agree_from_move_to_move() {
    const EXACT: u32 = 8;
    for seed in 1..4 {
        let mut random = Random::new(seed);
        let mut game = History::new(reversi::Position::start());
        while game.play_at_random(&mut random) {}
        let effort = Effort { depth: 2, nodes: 1000, exact: EXACT };
        let reviews = reviews_of(&game, effort);
        assert_eq!(reviews.len(), game.earlier().len());
        let counts = game.position().count(game.outcome().unwrap()).map(|count| count as i32);
        let last = reviews.last().unwrap();
        let empty = 64 - counts[0] - counts[1];
        let black = counts[0] - counts[1];
        let black = 100 * (black + black.signum() * empty);
        assert_eq!(last.played.score, if last.by == Color::Black { black } else { -black });
        let exact: Vec<_> = reviews.iter().filter(|review| review.played.is_exact).collect();
        assert!(exact.len() >= 4);
        for pair in exact.windows(2) {
            let sign = if pair[0].by == pair[1].by { 1 } else { -1 };
            assert_eq!(
                pair[0].played.score,
                sign * pair[1].best.score,
                "what was left is what was to be had"
            );
            assert!(pair[0].loss >= 0 && pair[0].loss % 100 == 0);
        }
    }
}

fn check_lines<G: Described>() {
    let mut random = Random::new(3);
    let mut game = History::new((G::SPEC.usual().start)());
    for _ in 0..12 {
        game.play_at_random(&mut random);
    }
    for review in reviews_of(&game, Effort { depth: 3, nodes: 2000, exact: 0 }) {
        for line in [&review.played, &review.best] {
            let mut position = game.earlier()[review.ply - 1].0.clone();
            for &mv in &line.moves {
                position = position.play(mv).unwrap();
            }
        }
        assert_eq!(review.played.moves[0], game.moves().nth(review.ply - 1).unwrap());
    }
}

/// Each line can be played, and starts with its move.
#[test]
fn lines_are_games() {
    every_game!(G => check_lines::<G>());
}

/// A review continues where it stopped, and ends on request.
#[test]
fn a_review_goes_on_and_stops() {
    let game = played::<TicTacToe>("b2 b1 a1 c3 a3");
    let whole = reviews_of(&game, EffortLevel::Quick.effort());
    let mut rest = Vec::new();
    review_game(&game, 3, EffortLevel::Quick.effort(), &AtomicBool::new(false), &mut |review| {
        rest.push(review.ply)
    });
    assert_eq!(rest, [4, 5]);
    assert_eq!(whole.len(), 5);
    let mut none = 0;
    review_game(&game, 0, EffortLevel::Quick.effort(), &AtomicBool::new(true), &mut |_| none += 1);
    assert_eq!(none, 0);
}

/// The first moves of Reversi are equivalent, and so are those of Ataxx from its four corners.
#[test]
fn moves_of_a_symmetric_board_are_worth_the_same() {
    fn check<G: Described>(game: &History<G>, classes: usize) {
        let limits = SearchLimits { depth: 3, ..SearchLimits::default() };
        let moves = game.legal_moves();
        let images = equivalent_moves(game.position(), &moves);
        let firsts = images.iter().enumerate().filter(|(index, image)| image.first == *index).count();
        assert_eq!(firsts, classes, "{}", game.position());
        let mut told = 0;
        lines(&mut Analyst::new(1), game, 0, limits, &mut |found| {
            told += 1;
            assert_eq!(found.len(), moves.len());
            assert!(found.is_sorted_by(|a, b| a.score >= b.score));
            let of = |mv: G::Move| found.iter().find(|line| line.moves[0] == mv).unwrap();
            for (image, &mv) in images.iter().zip(&moves) {
                let (line, first) = (of(mv), of(moves[image.first]));
                assert_eq!(line.score, first.score, "{mv}");
                assert_eq!(line.moves.len(), first.moves.len());
                let mut position = game.position().clone();
                for &mv in &line.moves {
                    position = position.play(mv).unwrap();
                }
            }
        });
        assert_eq!(told, 3);
    }
    check(&played::<reversi::Position>(""), 1);
    check(&played::<reversi::Position>("f5"), 3);
    // 16 moves: of a corner's piece 3 singles and 5 jumps, of which the diagonal mirrors all but 1 and 1.
    let start = played::<ataxx::Position>("");
    assert_eq!(start.legal_moves().len(), 16);
    check(&start, 5);
    // Corners and edges.
    check(&played::<TicTacToe>("b2"), 2);
    assert_eq!(start.position().cell(0), Cell::Stone(Color::Black));
}
