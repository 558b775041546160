use super::{Mark, Scene};
use crate::board::{Color, Point};
use crate::go::{Analysis, Capture, Setup};
use crate::puzzle::{Name, Question};

/// One of a puzzle's pictures.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Its file: the puzzle's stem, what it shows, `.png`.
    pub file: String,
    /// What to draw.
    pub scene: Scene,
    /// What it shows, in words, for those who cannot see it.
    pub alt: String,
}

/// The pictures of a puzzle: its board, and what answers its question: the board after each capture,
/// every legal point, or every dead group.
#[must_use]
pub fn pictures(name: &Name, question: Question, setup: &Setup, analysis: &Analysis) -> Vec<Picture> {
    let prefix = name.problem().map_or_else(String::new, |problem| format!("Problem {}: ", problem.number));
    let picture = |suffix: &str, title: String, alt: String, mark: &dyn Fn(Scene) -> Scene| {
        let scene = mark(Scene::new(title_case(&format!("{prefix}{title}")), setup));
        Picture { file: format!("{name}{suffix}.png"), scene, alt }
    };
    let color = analysis.to_move;
    let asked = match question {
        Question::Rule => "has every group a liberty?".to_owned(),
        Question::Captures => format!("where does {color} capture?"),
        Question::Moves => format!("where may {color} play?"),
    };
    let mut pictures = vec![picture("", asked, describe(setup), &|scene| scene)];
    match question {
        Question::Rule => {
            let title = match analysis.dead.len() {
                0 => "True, all have liberties".to_owned(),
                count => format!("False, {count} dead {}", plural(count, "group")),
            };
            let dead = analysis.dead.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            let alt = if dead.is_empty() {
                "Every group has a liberty; nothing is marked.".to_owned()
            } else {
                format!("Marked as without liberties: {dead}.")
            };
            pictures.push(picture("_rule", title, alt, &|scene| {
                let stones =
                    analysis.dead.iter().flat_map(|group| group.stones.iter().map(|&at| (at, group.color)));
                stones.fold(scene, |scene, (point, color)| scene.with(point, Mark::Dead(color)))
            }));
        }
        Question::Captures => pictures.extend(analysis.captures.iter().map(|capture| {
            let (point, count) = (capture.point, capture.taken.len());
            let suffix = format!("_capture_{}_{}", point.row(), point.col());
            let taken = list(&capture.taken);
            let alt = format!("The board after {color} plays {point} and takes {taken}.");
            let title = format!("{color} {point} takes {count}");
            picture(&suffix, title, alt, &|scene| after(scene, capture))
        })),
        Question::Moves => {
            let count = analysis.legal.len();
            let title = format!("{color} may play {count} {}", plural(count, "point"));
            let alt = format!("Marked as legal for {color}: {}.", list(&analysis.legal));
            pictures.push(picture("_moves", title, alt, &|scene| {
                analysis.legal.iter().fold(scene, |scene, &point| scene.with(point, Mark::Legal(color)))
            }));
        }
    }
    pictures
}

/// The puzzle that a picture of something found in it belongs to, by the stem of the picture's file:
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

/// The stone is played and what it takes is gone.
fn after(scene: Scene, capture: &Capture) -> Scene {
    let played = scene.with(capture.point, Mark::Played(capture.color));
    let gone = Mark::Taken(capture.color.opponent());
    capture.taken.iter().fold(played, |scene, &point| scene.with(point, gone))
}

fn describe(setup: &Setup) -> String {
    let count = |color: Color| setup.stones().filter(|&(_, stone)| stone == color).count();
    let size = setup.size();
    let (black, white) = (count(Color::Black), count(Color::White));
    format!("A {} by {} board with {black} black and {white} white stones.", size.rows(), size.cols())
}

fn list(points: &[Point]) -> String {
    if points.is_empty() {
        return "no point".to_owned();
    }
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn plural(count: usize, noun: &str) -> String {
    format!("{noun}{}", if count == 1 { "" } else { "s" })
}

/// The same with a capital letter at its front.
fn title_case(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
