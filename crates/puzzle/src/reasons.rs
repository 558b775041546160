//! Explains the answer for one point, and for all points of a question.

use gocheck_board::{Color, Point};
use gocheck_rules::Question;
use gocheck_rules::{Analysis, Board, Group, Outcome};
use gocheck_text::Language;
use gocheck_text::{Phrase, list, phrase};

/// Explains a move, one sentence per line.
#[must_use]
pub fn explain(setup: &Board, color: Color, point: Point, language: Language) -> Vec<String> {
    let phrases = match Outcome::of(setup, color, point) {
        Outcome::OffBoard => {
            let (rows, cols) = (setup.size().rows() - 1, setup.size().cols() - 1);
            vec![off_the_board(point.row() as i64, point.col() as i64, rows, cols)]
        }
        Outcome::Occupied { group, liberties } => vec![
            phrase!(
                "{color} may not play {point}: occupied, by the {group}",
                "{color}不能下 {point}：那里已有棋子，属于{group}",
                color = color,
                group = group
            ),
            has_liberties(&group, &liberties),
        ],
        Outcome::Suicide { group } => vec![is_suicide(color, point, &group)],
        Outcome::Legal { group, liberties_before, liberties, taken, kept } => {
            let mut lines = vec![phrase!("{color} may play {point}", "{color}能下 {point}", color = color)];
            lines.extend(taken.iter().map(|group| takes(color, point, group)));
            if taken.is_empty() {
                lines.push(phrase!(
                    "{color} {point} takes nothing",
                    "{color}下 {point} 提不到子",
                    color = color
                ));
            }
            lines.extend(kept.iter().map(|(group, left)| {
                phrase!(
                    "the {group} keeps {liberties}",
                    "{group} 还有气：{liberties}",
                    group = group,
                    liberties = list(left)
                )
            }));
            if liberties_before.is_empty() {
                lines.push(phrase!(
                    "without the capture the {group} would have no liberty",
                    "如果不提子，{group} 就没有气了",
                    group = group
                ));
            }
            lines.push(has_liberties(&group, &liberties));
            lines
        }
    };
    phrases.into_iter().map(|phrase| sentence(&phrase.text(language))).collect()
}

/// The reasons for the answer to a question, one line per point: the stones that each capture takes and their last liberty,
/// and the group that each suicide would leave without liberties.
#[must_use]
pub fn reasons(question: Question, setup: &Board, analysis: &Analysis, language: Language) -> Vec<String> {
    let color = analysis.to_move;
    let phrases: Vec<Phrase> = match question {
        Question::Rule => {
            let dead = analysis.dead.iter();
            dead.map(has_no_liberty).collect()
        }
        Question::Captures => {
            let of_capture = |point: Point| match Outcome::of(setup, color, point) {
                Outcome::Legal { taken, .. } => taken,
                _ => Vec::new(),
            };
            let points = analysis.captures.iter().map(|capture| capture.point);
            let all = points.flat_map(|point| of_capture(point).into_iter().map(move |group| (point, group)));
            all.map(|(point, group)| takes(color, point, &group)).collect()
        }
        Question::Moves => illegal(setup, analysis)
            .filter_map(|(point, outcome)| match outcome {
                Outcome::Suicide { group } => Some(is_suicide(color, point, &group)),
                _ => None,
            })
            .collect(),
    };
    phrases.into_iter().map(|phrase| sentence(&phrase.text(language))).collect()
}

/// Adds a capital letter and a full stop if the language has them.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let stop = if text.is_ascii() { "." } else { "\u{3002}" };
    format!("{first}{}{stop}", chars.as_str())
}

/// Yields every point where the colour to move may not play, row by row, with the reason.
pub fn illegal<'a>(
    setup: &'a Board,
    analysis: &'a Analysis,
) -> impl Iterator<Item = (Point, Outcome)> + use<'a> {
    let is_legal = |point: &Point| analysis.legal.binary_search(point).is_ok();
    let points = setup.size().points().filter(move |point| !is_legal(point));
    points.map(|point| (point, Outcome::of(setup, analysis.to_move, point)))
}

fn has_liberties(group: &Group, liberties: &[Point]) -> Phrase {
    match liberties {
        [] => return has_no_liberty(group),
        [only] => {
            return phrase!(
                "the {group} has one liberty, {only}",
                "{group}，它只有 {only} 一口气",
                group = group
            );
        }
        _ => {}
    }
    phrase!(
        "the {group} has the liberties {liberties}",
        "{group}，它的气是 {liberties}",
        group = group,
        liberties = list(liberties)
    )
}

fn has_no_liberty(group: &Group) -> Phrase {
    phrase!("the {group} has no liberty", "没有气：{group}", group = group)
}

/// Explains a whole position, one sentence per line: its dead groups, where the player to move captures, and where not to
/// play.
#[must_use]
pub fn explain_position(setup: &Board, analysis: &Analysis, language: Language) -> Vec<String> {
    let color = analysis.to_move;
    let mut lines = Vec::new();
    if analysis.is_valid() {
        let valid = phrase!("every group has a liberty: the position is valid", "每块棋都有气：局面合规");
        lines.push(sentence(&valid.text(language)));
    } else {
        lines.extend(reasons(Question::Rule, setup, analysis, language));
    }
    if analysis.captures.is_empty() {
        let none = phrase!("{color} captures nowhere", "{color}没有能提子的点", color = color);
        lines.push(sentence(&none.text(language)));
    }
    lines.extend(reasons(Question::Captures, setup, analysis, language));
    lines.extend(reasons(Question::Moves, setup, analysis, language));
    let count = analysis.legal.len();
    let legal = match count {
        1 => phrase!("{color} may play 1 point", "{color}能下 1 个点", color = color),
        _ => phrase!("{color} may play {count} points", "{color}能下 {count} 个点", color = color),
    };
    lines.push(sentence(&legal.text(language)));
    lines
}

fn is_suicide(color: Color, point: Point, group: &Group) -> Phrase {
    phrase!(
        "{color} may not play {point}: suicide; nothing is taken, and the {group} would have no liberty",
        "{color}不能下 {point}：自杀；提不到子，{group} 就没有气了",
        color = color,
        group = group
    )
}

fn takes(color: Color, point: Point, group: &Group) -> Phrase {
    phrase!(
        "{color} {point} takes the {group}: its only liberty is {point}",
        "{color}下 {point} 提掉{group}：它只剩 {point} 这一口气",
        color = color,
        group = group
    )
}

/// The message for a point that is off the board: the row, the column, and the last ones of the board.
#[must_use]
pub fn off_the_board(row: i64, col: i64, rows: usize, cols: usize) -> Phrase {
    phrase!(
        "row {row} and column {col} are off the board: rows are 0 to {rows}, columns 0 to {cols}",
        "第 {row} 行第 {col} 列不在棋盘上：行是 0 到 {rows}，列是 0 到 {cols}"
    )
}
