//! Pictures of puzzles and their answers.

use crate::picture_words as words;
use crate::scene::{Scene, SceneMark};
use gocheck_board::Point;
use gocheck_puzzle::{Name, Question};
use gocheck_rules::{Analysis, Board, Capture};
use gocheck_text::{Language, Phrase};

/// One of a puzzle's pictures.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Its file name: the puzzle's stem, the content, `.png`.
    pub file: String,
    /// The scene to draw.
    pub scene: Scene,
    /// The alternative text.
    pub alt: String,
}

/// The pictures of a puzzle in a language: its board, and the answer: the board after each capture, every legal point and
/// suicide, or every dead group.
#[must_use]
pub fn pictures(
    name: &Name,
    question: Question,
    setup: &Board,
    analysis: &Analysis,
    language: Language,
) -> Vec<Picture> {
    let mut pictures = Vec::new();
    let mut add = |suffix: &str, title: &Phrase, alt: String, marks: Vec<(Point, SceneMark)>| {
        let problem = name.problem().map(|problem| problem.number);
        let scene = Scene::new(words::title(problem, title, language), setup);
        let scene = marks.into_iter().fold(scene, |scene, (point, mark)| scene.with(point, mark));
        pictures.push(Picture { file: format!("{name}{suffix}.png"), scene, alt });
    };
    let color = analysis.to_move;
    add("", &words::question(question, color), words::board(setup).text(language), Vec::new());
    match question {
        Question::Rule => {
            let dead = &analysis.dead;
            let marks = dead
                .iter()
                .flat_map(|group| group.stones.iter().map(|&stone| (stone, SceneMark::Dead(group.color))));
            add("_rule", &words::verdict(dead.len()), words::dead(dead, language), marks.collect());
        }
        Question::Captures => {
            for &Capture { point, color, ref taken, .. } in &analysis.captures {
                let suffix = format!("_capture_{}_{}", point.row(), point.col());
                let title = words::takes(color, point, taken.len());
                let mut marks = vec![(point, SceneMark::Played(color))];
                marks.extend(taken.iter().map(|&stone| (stone, SceneMark::Taken(color.opponent()))));
                add(&suffix, &title, words::after(color, point, taken).text(language), marks);
            }
        }
        Question::Moves => {
            let legal = &analysis.legal;
            let suicides: Vec<Point> = setup.empty_points().filter(|point| !legal.contains(point)).collect();
            let mut marks: Vec<_> = legal.iter().map(|&point| (point, SceneMark::Legal(color))).collect();
            marks.extend(suicides.iter().map(|&point| (point, SceneMark::Suicide)));
            let alt = words::moves(color, legal, &suicides).text(language);
            add("_moves", &words::may_play(color, legal.len()), alt, marks);
            if let Some(picture) = pictures.last_mut().filter(|_| !suicides.is_empty()) {
                picture.scene.legend = vec![
                    (SceneMark::Legal(color), words::legal().text(language)),
                    (SceneMark::Suicide, words::suicide().text(language)),
                ];
            }
        }
    }
    pictures
}

/// The puzzle to which a picture of an answer belongs, by the stem of the picture's file:
/// `train_1` for `train_1_capture_3_4`.
#[must_use]
pub fn puzzle_of(picture: &str) -> Option<&str> {
    if let Some(puzzle) = picture.strip_suffix("_rule").or_else(|| picture.strip_suffix("_moves")) {
        return Some(puzzle);
    }
    let (puzzle, point) = picture.rsplit_once("_capture_")?;
    let (row, col) = point.split_once('_')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(row) && is_number(col)).then_some(puzzle)
}
