//! The texts of pictures of puzzles, with the words of the assignment.

use gocheck_board::{Color, Point};
use gocheck_puzzle::Question;
use gocheck_rules::{Board, Group};
use gocheck_text::{InLanguage, Language, Phrase, count, list, phrase};

/// Returns a title, after the number of the problem if it has one.
pub(super) fn title(problem: Option<&str>, text: &Phrase, language: Language) -> String {
    match problem {
        Some(number) => {
            phrase!("Problem {number}: {text}", "第 {number} 题：{text}", text = text).text(language)
        }
        None => capitalized(&text.in_language(language)),
    }
}

pub(super) fn question(question: Question, color: Color) -> Phrase {
    match question {
        Question::Rule => phrase!("does every group have a liberty?", "每块棋都有气吗？"),
        Question::Captures => phrase!("where does {side} capture?", "{side}何处可提子？", side = color),
        Question::Moves => phrase!("where may {side} play?", "{side}何处可落子？", side = color),
    }
}

pub(super) fn board(setup: &Board) -> Phrase {
    let stones = |color: Color| setup.stones().filter(|&(_, stone)| stone == color).count();
    let (rows, columns) = (setup.size().rows(), setup.size().cols());
    phrase!(
        "A {rows} by {columns} board with {black} black and {white}.",
        "{rows} 行 {columns} 列的棋盘，黑子 {black} 枚，白子 {white}。",
        black = stones(Color::Black),
        white = count(stones(Color::White), "white stone", "枚")
    )
}

/// The answer to rule 1, by the number of groups without liberties.
pub(super) fn verdict(dead: usize) -> Phrase {
    match dead {
        0 => phrase!("True, all have liberties", "True，每块棋都有气"),
        dead => phrase!("False, {dead}", "False，{dead}没有气", dead = count(dead, "dead group", "块棋")),
    }
}

pub(super) fn dead(groups: &[Group], language: Language) -> String {
    if groups.is_empty() {
        return phrase!("Every group has a liberty; nothing is marked.", "每块棋都有气，没有标记。")
            .text(language);
    }
    let group = |group: &Group| {
        let color = match group.color {
            Color::Black => "黑子",
            Color::White => "白子",
        };
        let stones = group.stones.len();
        phrase!("{group}", "{color} {stones} 枚：{points}", points = list(&group.stones)).text(language)
    };
    let groups = groups.iter().map(group).collect::<Vec<_>>().join(language.semicolon());
    phrase!("Marked as without liberties: {groups}.", "标出无气的棋：{groups}。").text(language)
}

pub(super) fn takes(color: Color, point: Point, count: usize) -> Phrase {
    phrase!("{side} {point} takes {count}", "{side} {point} 提 {count} 子", side = color)
}

pub(super) fn after(color: Color, point: Point, taken: &[Point]) -> Phrase {
    phrase!(
        "The board after {side} plays {point} and takes {taken}.",
        "{side}落子 {point}，提去 {taken}。",
        side = color,
        taken = points(taken)
    )
}

pub(super) fn may_play(color: Color, points: usize) -> Phrase {
    phrase!(
        "{side} may play at {points}",
        "{side}可落子 {points}",
        side = color,
        points = count(points, "point", "处")
    )
}

pub(super) fn moves(color: Color, legal: &[Point], suicides: &[Point]) -> Phrase {
    let marked = phrase!(
        "Marked as legal for {side}: {legal}.",
        "标出{side}可落子处：{legal}。",
        side = color,
        legal = points(legal)
    );
    if suicides.is_empty() {
        return marked;
    }
    phrase!(
        "{marked} Marked as suicide: {suicides}.",
        "{marked}标出禁入点（自杀）：{suicides}。",
        marked = marked,
        suicides = points(suicides)
    )
}

/// The meaning of the marks of legal moves.
pub(super) fn legal() -> Phrase {
    phrase!("may play", "可落子")
}

/// The meaning of the marks of suicides.
pub(super) fn suicide() -> Phrase {
    phrase!("suicide", "禁入点")
}

fn points(points: &[Point]) -> Phrase {
    match points {
        [] => phrase!("no point", "无"),
        points => phrase!("{points}", "{points}", points = list(points)),
    }
}

/// Returns a text with a capital letter at its front.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
