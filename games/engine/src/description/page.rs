use serde::Serialize;

/// A game on the play page: texts in both languages, and boards that explain the rules.
///
/// A game writes what it has and takes the rest from [`GamePage::PLAIN`].
#[derive(Debug)]
pub struct GamePage {
    /// The game's name; by default the one in commands.
    pub title: Text,
    /// How a game is won, in one sentence for beginners.
    pub goal: Text,
    /// The rule sets by name, where there are several to choose from.
    pub rules: &'static [(&'static str, Text)],
    /// Titles of the named boards to start from, where a name is not enough.
    pub boards: &'static [(&'static str, Text)],
    /// The unit of the result and of evaluations, if the result is a count.
    pub unit: Option<Unit>,
    /// The answer to a click on the empty square `{square}` to which no move leads.
    pub no_move: Text,
    /// Chinese wordings of the game's own codes: endings and faults in the text of a position. In English, such a
    /// message comes with its text. `{ply}` and `{at}` stand for values.
    pub chinese: &'static [(&'static str, &'static str)],
    /// The format of a position as text, such as `FEN`.
    pub position_format: Option<&'static str>,
    /// The pieces besides stones, by their letters in [`BoardGame::PIECES`](crate::game::board_game::BoardGame::PIECES).
    pub pieces: &'static [(char, PieceLook)],
    /// Returns true for places with a darker square, such as every other one of a chessboard, or a throne.
    pub is_shaded: fn(usize) -> bool,
    /// The rules, explained step by step.
    pub lessons: &'static [Lesson],
}

/// A kind of piece: a stone of its side with a sign on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PieceLook {
    /// The sign, such as `♛`.
    pub sign: &'static str,
    /// The name of the piece with its side, such as `black king`.
    pub name: Text,
}

/// Chinese wordings of the faults in a position that [`read_rows`](crate::game::board_game::read_rows) finds.
pub const ROW_FAULTS: &[(&str, &str)] = &[
    ("rows_count", "行数不对，现有 {at} 行；各行以 / 分隔。"),
    ("rows_length", "第 {at} 行的格数不对。"),
    ("rows_letter", "第 {at} 行有不认识的字符。"),
    ("rows_side", "末尾应注明轮到哪一方：X 或 O。"),
    ("rows_impossible", "对局中不可能出现这个局面。"),
];

/// A text in each language of the page. A name in braces stands for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// Chinese.
    pub zh: &'static str,
}

/// The unit of a game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Unit {
    /// One of them, in English.
    pub one: &'static str,
    /// Several of them, in English.
    pub many: &'static str,
    /// The Chinese measure word.
    pub zh: &'static str,
}

/// A step of an explanation: a board with marks, and a text. Squares are (row, column), from 0 at the top left.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Lesson {
    /// The rows of the board from the top, of `.`, `X`, `O`, `#` and the letters of the game's pieces.
    pub rows: &'static [&'static str],
    /// The squares where a piece can go.
    pub dots: &'static [(u8, u8)],
    /// The squares with a ring.
    pub rings: &'static [(u8, u8)],
    /// An arrow from one square to another.
    pub arrow: Option<[(u8, u8); 2]>,
    /// The explanation.
    pub text: Text,
}

impl GamePage {
    /// A page with nothing of the game's own.
    pub const PLAIN: Self = Self {
        title: Text { en: "", zh: "" },
        goal: Text { en: "", zh: "" },
        rules: &[],
        boards: &[],
        unit: None,
        no_move: Text { en: "No move leads to {square}.", zh: "{square} 不能下。" },
        chinese: &[],
        position_format: None,
        pieces: &[],
        is_shaded: |_| false,
        lessons: &[],
    };
}

impl Unit {
    /// Pieces.
    pub const PIECE: Self = Self { one: "piece", many: "pieces", zh: "子" };
}

impl Lesson {
    /// A board without marks.
    pub const fn new(rows: &'static [&'static str], text: Text) -> Self {
        Self { rows, dots: &[], rings: &[], arrow: None, text }
    }
}
