//! The words in English.

use super::{Message, Text};
use crate::board::{Color, Size};

/// The words of a message.
pub(super) fn text(message: &Message) -> Text {
    use Message as M;
    match message {
        M::NoGame { text }
        | M::TextBefore { text }
        | M::Cut { text }
        | M::CutValue { text }
        | M::Unopened { text }
        | M::EmptyTree { text }
        | M::NodeAfterVariation { text }
        | M::Junk { text }
        | M::NoValue { text }
        | M::NoName { text }
        | M::OpenValue { text }
        | M::NoNode { text }
        | M::TextBetween { text }
        | M::BadBytes { text }
        | M::OtherEncoding { text }
        | M::UnknownEncoding { text }
        | M::GuessedEncoding { text }
        | M::TooDeep { text }
        | M::TooLong { text }
        | M::TooLarge { text }
        | M::TooMany { text }
        | M::BadName { text }
        | M::TwiceInNode { text }
        | M::SeveralValues { text }
        | M::BadValue { text }
        | M::BadPoint { text }
        | M::NotInRoot { text }
        | M::UnknownProperty { text }
        | M::BadSize { text }
        | M::OtherGame { text }
        | M::UnknownVersion { text }
        | M::UnknownRules { text }
        | M::BadRectangle { text }
        | M::MarkupOff { text }
        | M::SetupOff { text }
        | M::SetupTwice { text }
        | M::SetupContradiction { text }
        | M::SetupDead { text }
        | M::SetupAndMove { text }
        | M::SetupIdle { text }
        | M::Handicap { text }
        | M::Occupied { text }
        | M::OffBoard { text }
        | M::Suicide { text }
        | M::Ko { text }
        | M::PositionalSuperko { text }
        | M::SituationalSuperko { text }
        | M::Repetition { text }
        | M::SameColor { text }
        | M::FirstPlayer { text }
        | M::AfterTwoPasses { text }
        | M::TwoMoves { text }
        | M::BadResult { text }
        | M::ResultKomi { text }
        | M::ResultMargin { text }
        | M::ResultScore { text }
        | M::ResultEnd { text } => Text::new(text.clone()),
        M::NoFile => Text::new("no such file").help("check the path"),
        M::NoMatch => Text::new("no file matches").help("check the folder and the pattern"),
        M::Folder { folder } => {
            Text::new("a folder, not a file").help(format!("name its files: {folder}/*.txt"))
        }
        M::Unreadable { cause } => Text::new(format!("cannot be read: {cause}")),
        M::Unwritable { cause } => Text::new(cause.clone()),
        M::ReadsAsAnswer => Text::new(
            "an answer file could not tell this name from an answer: rename the file, for example to train_1.txt",
        ),
        M::NoQuestion { name, problems } => Text::new(format!("the name {name} does not say what is asked"))
            .help(format!(
                "name it <tag>_<problem>.txt with a problem of {problems}, or give --ask rule|captures|moves"
            )),
        M::AnswerFile { name } => Text::new(format!("the name {name} does not say what is asked"))
            .help("to compare with an answer file, give it with --expect"),
        M::SameName { name, first } => {
            Text::new(format!("its answer would be named {name}, as that of {first}"))
                .help("rename one, or give them one at a time with --output")
        }
        M::PictureName { other } => Text::new(format!("its picture would have the name of one of {other}'s"))
            .help("rename it, or give it alone with --output"),
        M::NotUtf8 { line } => not_text(&format!("line {line} is not UTF-8")),
        M::NotUtf16 => not_text("it starts as UTF-16 and does not go on so"),
        M::NulBytes => not_text("it holds NUL bytes"),
        M::NoNumber { field, word } => Text::new(format!("{field} {word:?} is not a whole number")),
        M::LargeNumber { field, word } => Text::new(format!("{field} {word} is too large a number")),
        M::NoSuchPoint { field, number, last } => {
            Text::new(format!("{field} {number} is outside 0..={last}"))
                .help(format!("{field}s count from 0; for a larger board give --size"))
        }
        M::PuzzleTooLarge { most } => Text::new(format!("more than {most} bytes: too large for a puzzle"))
            .help("a puzzle has a line for each stone: `row col color`"),
        M::FieldCount { found } => Text::new(format!("expected 3 fields, found {found}"))
            .help("a line is `row col color` with blanks between: for example `3 4 -1`"),
        M::BadColor { number } => Text::new(format!("color {number} is none of -1, 0, 1"))
            .help("-1 is black, 1 is white, 0 is an empty point"),
        M::PointTwice { point, first } => {
            Text::new(format!("point {point} is given twice, first on line {first}"))
        }
        M::PointContradiction { point, now, first, before } => {
            let (now, before) = (stone(*now), stone(*before));
            Text::new(format!("point {point} is {now} here and {before} on line {first}"))
                .help("keep one of the two lines")
        }
        M::MoreErrors { count } => Text::new(format!("{count} more errors")),
        M::NoStones => Text::new("no stones: the board is empty"),
        M::NoLiberties { groups } => {
            let groups: Vec<String> = groups.iter().map(ToString::to_string).collect();
            Text::new(format!("not a valid position, without liberties: {}", groups.join("; ")))
                .help("it is answered all the same: no move takes a dead group")
        }
        M::KoUnseen { color, point, vertex, took } => Text::new(format!(
            "{color} {point}, which is {vertex}, retakes at once the ko that move {took} took"
        ))
        .help("the questions know no history: a ko forbids nothing there"),
        M::AnswersTooLarge { most } => {
            Text::new(format!("more than {most} bytes: too large for an answer file"))
        }
        M::NoPuzzle => Text::new("an answer before any puzzle's name")
            .help("write the puzzle's name, such as train_1, on the line before its answer"),
        M::SecondAnswer { name } => Text::new(format!("a second answer to {name}"))
            .help("an answer is True, or False, or points, one `row col` a line"),
        M::AnsweredTwice { name, first } => {
            Text::new(format!("{name} is answered twice, first on line {first}")).help("keep one of the two")
        }
        M::AnsweredBefore { name } => {
            Text::new(format!("{name} is answered in an earlier expected file, too"))
                .help("keep one of the two")
        }
        M::PointFields { found } => Text::new(format!("expected a point of 2 fields, found {found}"))
            .help("a point is `row col`: for example `3 4`"),
        M::BadPrinted => Text::new("expected True, False or a list of points behind the last colon")
            .help("such as `[train]Problem 1: forward on step:[(3, 4), (8, 0)]`"),
        M::BadLetter { letter } => Text::new(format!("'{}' is none of . X O", letter.escape_ascii())),
        M::NotSquare { points } => {
            Text::new(format!("{points} points are no square board of 1 to {}", Size::MAX))
        }
        M::WrongLength { points, size } => {
            Text::new(format!("{points} points, a {size} board has {}", size.area()))
        }
        M::BadToMove => Text::new("behind the board stands neither w nor b"),
        M::Rest => Text::new("nothing may follow who moves"),
        M::NoToMove => Text::new("who moves is missing: w or b behind the board"),
        M::NoAnswerFile => Text::new("no answer_for_<tag>.txt in the folder"),
        M::AnsweredElsewhere { name } => {
            Text::new(format!("{name} is answered in another of the student's files, too"))
        }
        M::NoAnswers => Text::new("empty, without any answer"),
    }
}

fn not_text(why: &str) -> Text {
    Text::new(format!("not a text file: {why}")).help("give a plain text file, saved as UTF-8")
}

fn stone(stone: Option<Color>) -> &'static str {
    stone.map_or("empty", Color::name)
}
