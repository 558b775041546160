use super::Language;
use super::values::{
    ArchiveKind, FieldName, FileKind, FirstMove, HandicapStones, Judged, Loss, OtherFile, PointOf, ValueForm,
};
use crate::board::{Color, Point, Size};
use crate::go::{self, Group, RuleSet, Vertex};
use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; of a file that is checked, it is reported only when it is selected by its code.
    Note,
    /// Most likely a fault, or a fault without harm.
    Warning,
    /// A fault.
    Error,
}

impl Severity {
    /// The word for it in a language.
    #[must_use]
    pub const fn word(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::English, severity) => severity.name(),
            (Language::Chinese, Self::Note) => "提示",
            (Language::Chinese, Self::Warning) => "警告",
            (Language::Chinese, Self::Error) => "错误",
        }
    }

    /// `note`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

macro_rules! codes {
    ($(
        #[$doc:meta]
        $family:ident {$(
            $variant:ident $id:literal $severity:ident $name:literal $title:literal
                $({ $($value:ident: $type:ty),* })?;
        )*}
    )*) => {
        /// What a diagnostic is about. The letters of an id say of what kind it is.
        ///
        /// In records: `E` the file (1 structure, 2 encoding, 9 bounds), `P` properties, `S` setup, `M` moves (1 rules,
        /// 2 turns), `R` the result, `W` what is written when it is
        /// mended (1 mends, 2 why a file is left as it is). Elsewhere: `F` files (1 reading and writing, 2 names), `T` the text of puzzles and
        /// answers (1 encoding, 2 numbers), `Q` puzzles (1 lines, 2 the position), `A` answers (1 form, 2 what was taken
        /// for what, 3 what is wrong with an answer), `L` lines of a stream, `G` submissions (1 what was handed in, 2 the
        /// roster).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[doc = $title] $variant,)*)*
        }

        impl Code {
            /// All of them, family by family.
            pub const ALL: &[Self] = &[$($(Self::$variant),*),*];
            $(#[$doc] pub const $family: &[Self] = &[$(Self::$variant),*];)*

            /// The id, which never changes: `M101`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($(Self::$variant => $id),*),* }
            }

            /// How bad it is.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $($(Self::$variant => Severity::$severity),*),* }
            }

            /// The name: `occupied-point`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($(Self::$variant => $name),*),* }
            }

            /// What it is about, in a sentence.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $($(Self::$variant => $title),*),* }
            }
        }

        /// What a diagnostic says: its code with the values that its words need. Every language has words for each
        /// of them, or it does not compile.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "formats", derive(serde::Serialize), serde(untagged))]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the titles say what the values are")]
        pub enum Message {
            $($(#[doc = $title] $variant $({ $($value: $type),* })?,)*)*
        }

        impl Message {
            /// One message of each code, with values that are found again in its words.
            #[cfg(test)]
            pub(super) fn samples() -> Vec<Message> {
                let mut next = super::samples::Next::default();
                // Without values nothing is taken from it.
                let _ = &mut next;
                vec![$($(Message::$variant $({ $($value: <$type as super::samples::Sample>::sample(&mut next)),* })?,)*)*]
            }

            /// Its code.
            #[must_use]
            pub const fn code(&self) -> Code {
                match self { $($(Self::$variant { .. } => Code::$variant),*),* }
            }
        }
    };
}

codes! {
    /// Those of game records.
    RECORDS {
        NoGame "E101" Error "no-game" "There is no game record in the file: no `(;`.";
        TextBefore "E102" Warning "text-before" "Text stands before the first game; it is passed over.";
        Cut "E103" Error "cut-file" "The file ends within a game." { missing: u32 };
        CutValue "E104" Error "cut-value" "The file ends within a value: a `]` is missing.";
        Unopened "E105" Error "unopened" "A `)` closes nothing.";
        EmptyTree "E106" Error "empty-variation" "A `(` is not followed by a node." { is_closed: bool };
        NodeAfterVariation "E107" Error "node-after-variation" "A node follows a variation; it is read as going on from before it.";
        Junk "E108" Error "unexpected-text" "Text that is neither a property nor a value; often a `]` in a comment without a `\\`.";
        NoValue "E109" Error "no-value" "A property without a value." { name: String };
        NoName "E110" Error "no-name" "A value without a property.";
        OpenValue "E111" Error "open-value" "A point's value without its `]`.";
        NoNode "E112" Warning "no-semicolon" "A property outside of a node: a `;` is missing.";
        TextBetween "E113" Warning "text-between" "Text stands between or after games; it is passed over.";
        BadBytes "E201" Error "bad-bytes" "Bytes that are no characters in the file's encoding." { encoding: &'static str };
        OtherEncoding "E202" Warning "other-encoding" "The file is not in the encoding that CA names." { declared: &'static str, found: &'static str };
        UnknownEncoding "E203" Warning "unknown-encoding" "CA names no known encoding." { label: String };
        GuessedEncoding "E204" Note "guessed-encoding" "Without CA, the encoding was told by the content." { found: &'static str };
        TooDeep "E901" Error "too-deep" "Variations are nested too deep; what is inside is not checked." { most: usize };
        TooLong "E902" Error "too-long" "A line of play is too long; the rest of it is not checked." { most: usize };
        TooLarge "E903" Error "too-large" "A node has too many values; the rest of them is not checked." { most: usize };
        TooMany "E904" Error "too-many-findings" "There are too many findings in a file; the rest is left out." { most: usize };
        BadName "P101" Warning "property-name" "A name that is none in this version of SGF." { name: Option<String> };
        TwiceInNode "P102" Warning "property-twice" "The same property twice in a node." { name: String };
        SeveralValues "P103" Warning "several-values" "Several values where one is allowed." { name: String, count: usize };
        BadValue "P104" Error "bad-value" "A value that is not of the property's type." { name: String, value: String, expected: ValueForm };
        BadPoint "P105" Error "bad-point" "A value that is no point." { of: PointOf, value: String };
        NotInRoot "P106" Warning "not-in-root" "A property of the root in another node." { name: String };
        UnknownProperty "P107" Note "unknown-property" "A property that SGF does not define." { name: String };
        BadSize "P108" Error "bad-size" "A size that is none, or of a board over 25 x 25; the moves are not checked." { value: String };
        OtherGame "P109" Warning "other-game" "A record of another game; only its form is checked." { value: String };
        UnknownVersion "P110" Warning "unknown-version" "A version of SGF other than 1 to 4." { value: String };
        UnknownRules "P111" Warning "unknown-rules" "RU names no known rule set." { value: String, taken: RuleSet };
        BadRectangle "P112" Warning "bad-rectangle" "A rectangle of points whose corners are the wrong way round." { name: String, value: String };
        MarkupOff "P113" Warning "markup-off-board" "A mark on no point of the board." { name: String, value: String, size: Size };
        EmptyValue "P114" Note "empty-value" "A number or a colour that is empty." { name: String };
        HugeKomi "P115" Warning "huge-komi" "A komi that no game has; some programs write it in hundredths." { value: String };
        BadDate "P116" Warning "bad-date" "A day that is in no calendar." { date: String };
        SetupOff "S101" Error "setup-off-board" "A stone is set up off the board." { name: String, value: String, size: Size };
        SetupTwice "S102" Warning "setup-twice" "A point is set up twice in a node." { name: String, value: String, vertex: Vertex };
        SetupContradiction "S103" Error "setup-contradiction" "A point is set up with different colours in a node." { name: String, value: String, vertex: Vertex };
        SetupDead "S104" Error "dead-group" "A setup leaves a group without a liberty." { color: Color, count: usize, vertex: Vertex };
        SetupAndMove "S105" Warning "setup-and-move" "Setup, or PL, and a move in one node.";
        SetupIdle "S106" Note "setup-idle" "A setup of what stands there already." { name: String, value: String, vertex: Vertex };
        Handicap "S107" Warning "handicap-stones" "The number of handicap stones is not that of HA." { stones: u32, found: HandicapStones };
        Occupied "M101" Error "occupied-point" "A move on an occupied point; it is not played." { color: Color, vertex: Vertex, stone: Color };
        OffBoard "M102" Error "off-board" "A move off the board; it is not played." { color: Color, value: String, size: Size };
        Suicide "M103" Error "suicide" "Suicide where the rules forbid it." { color: Color, vertex: Vertex, stones: usize, judged: Judged };
        Ko "M104" Error "ko" "A ko is taken back at once." { color: Color, vertex: Vertex, took: u32, judged: Judged };
        PositionalSuperko "M105" Error "positional-superko" "An earlier position is repeated where the rules forbid it." { color: Color, vertex: Vertex, earlier: go::Repetition, judged: Judged };
        SituationalSuperko "M106" Error "situational-superko" "An earlier position with the same player to move is repeated where the rules forbid it." { color: Color, vertex: Vertex, earlier: go::Repetition, judged: Judged };
        Repetition "M107" Note "repetition" "An earlier position is repeated; the rules allow the move, though the game may end without result." { color: Color, vertex: Vertex, earlier: go::Repetition, rules: RuleSet };
        SameColor "M201" Warning "same-colour-twice" "The same colour moves twice running." { color: Color, number: u32 };
        FirstPlayer "M202" Warning "wrong-first-player" "The wrong colour moves first, for the handicap and PL." { color: Color, because: FirstMove };
        AfterTwoPasses "M203" Warning "move-after-two-passes" "A move after two passes." { color: Color, vertex: Option<Vertex> };
        TwoMoves "M204" Error "two-moves" "Two moves in one node.";
        BadResult "R101" Warning "bad-result" "A result that is not of the form that SGF defines." { value: String };
        ResultKomi "R102" Warning "result-against-komi" "A margin that the komi does not allow." { points: f64, komi: f64 };
        ResultMargin "R103" Error "result-too-large" "A margin that is larger than the board allows." { points: f64, most: f64 };
        ResultScore "R104" Error "result-against-score" "The result cannot be the score of the last position, whatever stones are dead." { least: f64, most: f64, is_marked: bool };
        ResultEnd "R105" Warning "result-against-end" "The result does not fit how the game ended." { loser: Color, loss: Loss };
    }

    /// Those of mends: what [`fix`](crate::record::fix) does to a record, and why it leaves one as it is.
    MENDS {
        ToUtf8 "W101" Note "utf-8" "The text is written in UTF-8." { found: &'static str };
        SetEncoding "W102" Note "set-ca" "CA[UTF-8] is written.";
        SetVersion "W103" Note "set-ff" "The version of SGF is written, FF 4.";
        SetLayout "W104" Note "layout" "White space and the ends of lines are put in one form.";
        SetEscapes "W105" Note "escapes" "Backslashes stand where they must." { count: usize };
        SetName "W106" Note "set-name" "A name is written in capital letters." { found: String, now: String };
        SetValue "W107" Note "set-value" "A value is written in the form that SGF gives it." { name: String, found: String, now: String };
        SetPass "W108" Note "set-pass" "A pass is written [].";
        SetPoints "W109" Note "set-points" "Points are written one by one, each once." { name: String, count: usize };
        CloseValue "W110" Note "close-value" "A missing `]` is written.";
        CloseGame "W111" Note "close-game" "Missing `)` are written at the end." { missing: usize };
        SetSemicolon "W112" Note "set-semicolon" "A missing `;` is written.";
        DropClose "W113" Note "drop-close" "A `)` that closes nothing is taken out.";
        DropEmptyTree "W114" Note "drop-empty-variation" "A variation without a node is taken out.";
        OpenVariation "W115" Note "open-variation" "What follows a variation is made one.";
        Join "W116" Note "join" "What is given twice is given once." { name: String };
        DropEmptyValue "W117" Note "drop-empty-value" "An empty number or colour is taken out." { name: String };
        PartSetup "W118" Note "part-setup" "Setup, PL and a move are put into nodes of their own.";
        PartMoves "W119" Note "part-moves" "Moves are put into nodes of their own.";
        DropImpossible "W120" Note "drop-impossible" "A move that cannot be played is taken out, with what follows it." { nodes: usize };
        TooLargeToFix "W201" Error "too-large-to-fix" "A file that is too large to be mended." { most: u64 };
        UnsureEncoding "W202" Error "unsure-encoding" "The encoding is not certain: the file is left as it is." { found: &'static str };
        NotUtf8Form "W203" Error "other-than-utf-8" "Only files in UTF-8 are put in form." { found: &'static str };
        Undecodable "W204" Error "undecodable" "Bytes that are no characters: the file is left as it is." { encoding: &'static str };
        Unsure "W205" Error "unsure" "It is damaged so that a mended record might say something else: the file is left as it is.";
    }

    /// Those of files and names, puzzles, answers, lines of a stream, and submissions.
    PUZZLES {
        NoFile "F101" Error "no-file" "A file that is not there.";
        NoMatch "F102" Error "no-match" "A pattern that no file matches.";
        Folder "F103" Error "folder" "A folder where a file is expected.";
        Unreadable "F104" Error "unreadable" "A file that cannot be read." { cause: String };
        Unwritable "F105" Error "unwritable" "A picture that cannot be written." { cause: String };
        NoPuzzles "F106" Error "no-puzzles" "A folder without puzzles.";
        NoRecords "F107" Error "no-records" "A folder without game records.";
        DamagedArchive "F108" Error "damaged-archive" "An archive of records that is damaged or not complete: what comes before the damage is checked.";
        LockedMember "F109" Error "locked-member" "A record in an archive that needs a password.";
        MemberMethod "F110" Error "member-method" "A record in a zip archive that is packed in a way that is not read.";
        LargeMember "F111" Error "large-member" "A record in a tar archive that is too large to be held." { most: u64 };
        ArchiveInArchive "F112" Warning "archive-in-archive" "An archive in an archive, which is not opened.";
        BadSettings "F113" Error "bad-settings" "Settings in gocheck.toml that cannot be meant." { cause: String };
        Packed "F114" Error "packed" "An archive or a compressed file where a single unpacked file is expected." { kind: ArchiveKind };
        ReadsAsAnswer "F201" Error "reads-as-answer" "A name that an answer file could not tell from an answer.";
        NoQuestion "F202" Error "no-question" "A name that does not say what is asked." { name: String, problems: String };
        AnswerFile "F203" Error "answer-file" "An answer file among the puzzles." { name: String };
        SameName "F204" Error "same-name" "A second puzzle of the same name." { name: String, first: String };
        PictureName "F205" Error "picture-name" "A puzzle with the name of another one's picture." { other: String };
        NotUtf8 "T101" Error "not-utf8" "A file that is not UTF-8." { line: usize };
        NotUtf16 "T102" Error "not-utf16" "A file that begins as UTF-16 and is not.";
        NulBytes "T103" Error "nul-bytes" "A file that holds NUL bytes.";
        OtherTextEncoding "T104" Note "other-text-encoding" "A file in another encoding than UTF-8, which is read all the same." { found: &'static str };
        NoNumber "T201" Error "no-number" "A word that is not a whole number." { field: FieldName, word: String };
        LargeNumber "T202" Error "large-number" "A number that is too large for any board." { field: FieldName, word: String };
        NoSuchPoint "T203" Error "no-such-point" "A row or a column that the board does not have." { field: FieldName, number: i64, last: usize };
        PuzzleTooLarge "Q101" Error "puzzle-too-large" "A file too large for a puzzle." { most: usize };
        FieldCount "Q102" Error "field-count" "A line that is not `row col color`." { found: usize };
        BadColor "Q103" Error "bad-color" "A color other than -1, 0 and 1." { number: i64 };
        PointTwice "Q104" Warning "point-twice" "A point that is given twice, the same." { point: Point, first: usize };
        PointContradiction "Q105" Error "point-contradiction" "A point that is given twice, not the same." { point: Point, now: Option<Color>, first: usize, before: Option<Color> };
        MoreErrors "Q106" Error "more-errors" "There are more errors in a file than are listed." { count: usize };
        NoStones "Q201" Warning "no-stones" "A puzzle without a stone.";
        NoLiberties "Q202" Warning "no-liberties" "A position with groups that have no liberty." { groups: Vec<Group> };
        KoUnseen "Q203" Warning "ko-unseen" "A ko in the game, of which the puzzles' questions know nothing." { color: Color, point: Point, vertex: Vertex, took: u32 };
        AnswersTooLarge "A101" Error "answers-too-large" "A file too large for answers." { most: usize };
        NoPuzzle "A102" Error "no-puzzle" "An answer without a puzzle's name.";
        SecondAnswer "A103" Error "second-answer" "An answer that contradicts the one before it." { name: String };
        AnsweredTwice "A104" Error "answered-twice" "A puzzle that is answered twice in a file." { name: String, first: usize };
        AnsweredBefore "A105" Error "answered-before" "A puzzle that an earlier file of expected answers has." { name: String, file: String };
        PointFields "A106" Error "point-fields" "A point that is not `row col`." { found: usize };
        NotAnAnswer "A107" Error "not-an-answer" "Text in an answer that is neither True, False nor a point." { word: String };
        BadBracket "A108" Error "bad-bracket" "A bracket that has no other to go with it." { bracket: char };
        TwoArrays "A109" Error "two-arrays" "All rows in one array and all columns in another.";
        NoTag "A110" Error "no-tag" "A problem without a tag, where there are several or none." { number: String };
        NoKnownName "A111" Error "no-known-name" "A line that is neither a puzzle's name nor an answer, where only the form that is handed out is read." { text: String };
        NotStrict "A112" Error "not-strict" "Another form than the one that is handed out, where only that is read." { found: String, taken: String };
        StrictEncoding "A113" Error "strict-encoding" "Another encoding than UTF-8, where only the form that is handed out is read." { found: &'static str };
        NameReadAs "A201" Note "name-read-as" "A name that is written in another way." { found: String, taken: String, more: usize };
        ReadAs "A202" Note "read-as" "An answer that is written in another way." { name: Box<str>, found: Box<str>, taken: Box<str>, more: usize };
        PassedOver "A203" Note "passed-over" "A line that is neither a puzzle's name nor an answer." { text: String, more: usize };
        AnsweredAgain "A204" Note "answered-again" "A puzzle that is answered twice, the same." { name: String, first: usize, more: usize };
        SlipSwapped "A301" Warning "swapped" "Rows and columns are swapped.";
        SlipFromOne "A302" Warning "from-one" "Rows and columns are counted from 1.";
        SlipSwappedFromOne "A303" Warning "swapped-from-one" "Rows and columns are swapped and counted from 1.";
        SlipOtherColor "A304" Warning "other-colour" "The answer for the other colour." { color: Color };
        SlipSuicide "A305" Warning "suicide-as-legal" "Suicides are counted as legal." { points: Vec<Point> };
        SlipCapture "A306" Warning "capture-as-suicide" "Captures are taken for suicides." { points: Vec<Point> };
        SlipTakesNothing "A307" Warning "takes-nothing" "Beside all captures, points that take nothing." { points: Vec<Point> };
        SlipOtherProblem "A308" Warning "other-problem" "The answer of another problem." { name: String };
        SlipOtherTag "A309" Warning "other-tag" "The answer of the same problem with another tag." { name: String };
        WrongKind "A310" Warning "wrong-kind" "Points where True or False is asked, or the other way round." { is_value_asked: bool };
        WrongValue "A311" Warning "wrong-value" "True where False is right, or the other way round." { dead: Vec<Group> };
        NotGiven "A312" Warning "not-given" "An answer that was never given." { close: Option<String> };
        NoPoints "A313" Warning "no-points" "An answer without a point, where there are some." { missing: usize };
        Differs "A314" Warning "differs" "Points that are missing or too much." { right: usize, missing: usize, extra: usize };
        OffTheBoard "A315" Warning "off-the-board" "Points too much, of which some are off the board." { right: usize, missing: usize, extra: usize, off: usize };
        BadLetter "L101" Error "bad-letter" "A letter that stands for nothing on a board." { letter: u8 };
        NotSquare "L102" Error "not-square" "A board that is not square, where no size is given." { points: usize };
        WrongLength "L103" Error "wrong-length" "A board of another size than the one that is given." { points: usize, size: Size };
        BadToMove "L104" Error "bad-to-move" "Something other than who moves stands behind a board.";
        Rest "L105" Error "rest" "Something follows who moves.";
        NoToMove "L106" Error "no-to-move" "A board without who moves, where every line must say it.";
        LongLine "L107" Error "long-line" "A line that is far longer than any board." { most: usize };
        NoAnswerFile "G101" Error "no-answer-file" "A folder without an answer file.";
        AnsweredElsewhere "G102" Error "answered-elsewhere" "A puzzle that two of a student's files answer." { name: String };
        NoAnswers "G103" Error "no-answers" "A submission without an answer.";
        NoSubmissions "G104" Error "no-submissions" "A folder without submissions.";
        EmptyHandIn "G105" Error "empty-hand-in" "A submission with nothing in it.";
        OtherFiles "G106" Error "other-files" "A submission of files that answers cannot be read from." { files: Vec<OtherFile>, more: usize };
        UnopenedArchive "G107" Error "unopened-archive" "An archive of a kind that is not opened." { file: String, kind: ArchiveKind };
        BrokenArchive "G108" Error "broken-archive" "An archive that is damaged or not complete." { file: String };
        EncryptedArchive "G109" Error "encrypted-archive" "An archive with a password." { file: String };
        LargeArchive "G110" Error "large-archive" "An archive or a folder with too much in it." { file: String, files: usize, bytes: u64, folders: usize };
        NestedArchive "G111" Error "nested-archive" "An archive within an archive within an archive." { file: String };
        PackingMethod "G112" Error "packing-method" "A zip archive that is packed in a way that is not read." { file: String };
        SeveralTexts "G113" Error "several-texts" "Several texts, none with an answer file's name." { files: Vec<String> };
        Chosen "G114" Note "chosen-file" "Of several answer files, some are read and some are not." { chosen: Vec<String>, passed_over: Vec<String> };
        LoneText "G115" Note "lone-text" "The only text of a submission is read, whatever its name." { file: String };
        LeftUnopened "G116" Warning "left-unopened" "Archives beside the answers could not be opened." { files: Vec<String> };
        SameStudent "G117" Warning "same-student" "Several submissions are named alike." { others: Vec<String> };
        RosterKind "G201" Error "roster-kind" "A roster that is not CSV." { kind: FileKind };
        EmptyRoster "G202" Error "empty-roster" "A roster without a student.";
        RosterFields "G203" Error "roster-fields" "A line of a roster with more fields than columns." { found: usize, columns: usize };
        RosterNobody "G204" Error "roster-nobody" "A line of a roster with neither an id nor a name.";
        RosterTwice "G205" Error "roster-twice" "A student who stands twice in a roster." { student: String, first: usize };
        RosterQuote "G206" Error "roster-quote" "A quotation mark in a roster that is not closed on its line.";
        NotHandedIn "G207" Error "not-handed-in" "A student of the roster without a submission.";
        NotInRoster "G208" Warning "not-in-roster" "A submission without a student of the roster.";
        SeveralStudents "G209" Warning "several-students" "A submission whose name fits several students." { taken: String, others: Vec<String> };
        SeveralHandIns "G210" Warning "several-hand-ins" "A further submission of the same student." { student: String, taken: String };
    }
}

impl Code {
    /// Whether the id begins with `prefix`, in any letter case, or the name is `prefix`.
    #[must_use]
    pub fn matches(self, prefix: &str) -> bool {
        self.name() == prefix
            || self.id().get(..prefix.len()).is_some_and(|id| id.eq_ignore_ascii_case(prefix))
    }
}

/// The id.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
