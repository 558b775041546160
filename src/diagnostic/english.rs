//! The words in English.

mod files;
mod words;

use super::values::{FirstMove, HandicapStones, Judged, Loss, PointOf, ValueForm};
use super::{Message, Text};
use crate::board::Size;
use crate::go::score;
use files::{file_kind, other_files};
use words::{all_but, and_more, forbidden, list, repeats};

/// The words of a message.
pub(super) fn text(message: &Message) -> Text {
    use Message as M;
    match message {
        M::NoGame => Text::new("no game record: nothing begins with `(;`"),
        M::TextBefore => Text::new("text before the first game"),
        M::Cut { missing: 1 } => Text::new("the file ends within a game: a `)` is missing"),
        M::Cut { missing } => Text::new(format!("the file ends within a game: {missing} `)` are missing")),
        M::CutValue => Text::new("the file ends within a value: its `]` is missing"),
        M::Unopened => Text::new("a `)` that closes nothing"),
        M::EmptyTree { is_closed: true } => Text::new("a variation without a node"),
        M::EmptyTree { is_closed: false } => Text::new("a `(` right after a `(`: a node `;` is missing"),
        M::NodeAfterVariation => Text::new("a node after a variation: it goes on from before the variation"),
        M::Junk => Text::new("text outside of a value"),
        M::NoValue { name } => Text::new(format!("{name} has no value: a `[` is missing")),
        M::NoName => Text::new("a value without a property"),
        M::OpenValue => Text::new("a `[` without its `]`"),
        M::NoNode => Text::new("a property outside of a node: a `;` is missing"),
        M::TextBetween => Text::new("text after a game"),
        M::BadBytes { encoding } => {
            Text::new(format!("bytes that are not {encoding} (the first such place)"))
        }
        M::OtherEncoding { declared, found } => Text::new(format!("CA says {declared}, the text is {found}")),
        M::UnknownEncoding { label } => Text::new(format!("CA[{label}] names no known encoding")),
        M::GuessedEncoding { found } => Text::new(format!("read as {found}")),
        M::TooDeep { most } => {
            Text::new(format!("variations are nested over {most} deep: what is inside is not checked"))
        }
        M::TooLong { most } => {
            Text::new(format!("over {most} moves in a line: the rest of it is not checked"))
        }
        M::TooLarge { most } => {
            Text::new(format!("a node with more than {most} values: the rest is passed over"))
        }
        M::TooMany { most } => Text::new(format!("over {most} findings in a file: the rest is left out")),
        M::BadName { name: Some(name) } => {
            Text::new(format!("{name} is written with lower-case letters, which FF[4] does not allow"))
        }
        M::BadName { name: None } => {
            Text::new("a property name is one or two capital letters as a rule; this property is passed over")
        }
        M::TwiceInNode { name } => Text::new(format!("{name} stands twice in a node")),
        M::SeveralValues { name, count } => {
            Text::new(format!("{name} has {count} values; only the first counts"))
        }
        M::BadValue { name, value, expected } => {
            let expected = match expected {
                ValueForm::WholeNumber => "a whole number",
                ValueForm::Number => "a number such as 6.5",
                ValueForm::Double => "1 or 2",
                ValueForm::Color => "B or W",
            };
            Text::new(format!("{name}[{value}]: expected {expected}"))
        }
        M::BadPoint { of: PointOf::Mark(name), value } => {
            Text::new(format!("{name}[{value}]: expected a point such as pd"))
        }
        M::BadPoint { of: PointOf::Setup(name), value } => {
            Text::new(format!("{name}[{value}]: expected a point such as pd, or aa:cc"))
        }
        M::BadPoint { of: PointOf::Move(color), value } => {
            Text::new(format!("{color} [{value}]: expected a point such as pd, or nothing for a pass"))
        }
        M::NotInRoot { name } => Text::new(format!("{name} belongs in the first node of a game")),
        M::UnknownProperty { name } => Text::new(format!("{name} is none of SGF's properties")),
        M::BadSize { value } => Text::new(format!(
            "SZ[{value}]: 1 to {0} columns and rows are checked: SZ[19], SZ[19:13]",
            Size::MAX
        )),
        M::OtherGame { value } => Text::new(format!("GM[{value}] is not Go, which is GM[1]")),
        M::UnknownVersion { value } => Text::new(format!("FF[{value}]: read as FF[4]")),
        M::UnknownRules { value, taken } => {
            Text::new(format!("RU[{value}] names no known rule set: {taken} is taken, or give --rules"))
        }
        M::BadRectangle { name, value } => {
            Text::new(format!("{name}[{value}]: a rectangle goes from its upper left corner"))
        }
        M::MarkupOff { name, value, size } | M::SetupOff { name, value, size } => {
            Text::new(format!("{name}[{value}] is off the {size} board"))
        }
        M::EmptyValue { name } => Text::new(format!("{name}[] says nothing: leave {name} out")),
        M::HugeKomi { value } => Text::new(format!(
            "KM[{value}] is no komi; some programs write hundredths of a point or of a stone: 7.5 as 750 or 375"
        )),
        M::BadDate { date } => Text::new(format!("DT: {date} is in no calendar")),
        M::SetupTwice { name, value, vertex } => {
            Text::new(format!("{name}[{value}]: {vertex} is set up twice in the node"))
        }
        M::SetupContradiction { name, value, vertex } => Text::new(format!(
            "{name}[{value}]: {vertex} is set up with different colours in the node: the last one counts"
        )),
        M::SetupDead { color, count, vertex } => {
            let stones = if *count == 1 { "stone" } else { "stones" };
            Text::new(format!("the setup leaves {count} {color} {stones} at {vertex} without a liberty"))
        }
        M::SetupAndMove => Text::new(
            "setup and a move in one node: the setup goes first, and PL behind the move says who is next",
        ),
        M::SetupIdle { name, value, vertex } => {
            Text::new(format!("{name}[{value}] changes nothing at {vertex}"))
        }
        M::Handicap { stones, found } => Text::new(match found {
            HandicapStones::None => format!("HA[{stones}], but there is no handicap stone"),
            HandicapStones::SetUp(black) => format!("HA[{stones}], but {black} black stones are set up"),
            HandicapStones::Placed(placed) => {
                format!("HA[{stones}], but no stones are set up and black places {placed}")
            }
        }),
        M::Occupied { color, vertex, stone } => {
            Text::new(format!("{color} {vertex}: a {stone} stone stands there"))
        }
        M::OffBoard { color, value, size } => Text::new(format!("{color} [{value}] is off the {size} board")),
        M::Suicide { color, vertex, stones, judged } => {
            let of = if *stones == 1 { String::new() } else { format!(" of {stones} stones") };
            let judged = match judged {
                Judged::By(rules) => format!(", which {rules} rules forbid"),
                Judged::Assumed => ", which few rule sets allow; the record names none".to_owned(),
                Judged::ByAllBut(rules) => all_but(rules),
            };
            Text::new(format!("{color} {vertex} is suicide{of}{judged}"))
        }
        M::Ko { color, vertex, took, judged } => {
            let other = color.opponent();
            let judged = forbidden(judged);
            Text::new(format!(
                "{color} {vertex} takes back at once the ko that {other} took with move {took}{judged}"
            ))
        }
        M::PositionalSuperko { color, vertex, earlier, judged } => {
            let (repeats, judged) = (repeats(*earlier), forbidden(judged));
            Text::new(format!("{color} {vertex} {repeats}: positional superko{judged}"))
        }
        M::SituationalSuperko { color, vertex, earlier, judged } => {
            let (repeats, judged) = (repeats(*earlier), forbidden(judged));
            Text::new(format!(
                "{color} {vertex} {repeats}, with the same player to move: situational superko{judged}"
            ))
        }
        M::Repetition { color, vertex, earlier, rules } => {
            Text::new(format!("{color} {vertex} {}, which {rules} rules allow", repeats(*earlier)))
        }
        M::SameColor { color, number } => {
            Text::new(format!("{color} moves twice running: moves {} and {number}", number.saturating_sub(1)))
        }
        M::FirstPlayer { color, because } => Text::new(match because {
            FirstMove::Pl => format!("{color} moves first, PL says {}", color.opponent()),
            FirstMove::Handicap(stones) => {
                format!("{color} moves first: with HA[{stones}] {} does", color.opponent())
            }
            FirstMove::Even => format!("{color} moves first: without handicap, setup or PL black does"),
        }),
        M::AfterTwoPasses { color, vertex: Some(vertex) } => {
            Text::new(format!("{color} {vertex} after two passes, which end a game"))
        }
        M::AfterTwoPasses { color, vertex: None } => {
            Text::new(format!("{color} after two passes, which end a game"))
        }
        M::TwoMoves => Text::new("two moves in a node: both are played"),
        M::BadResult { value } => {
            Text::new(format!("RE[{value}]: expected a result such as B+R, W+3.5, B+T, 0, Void or ?"))
        }
        M::ResultKomi { points, komi } => Text::new(format!("a margin of {points} with a komi of {komi}")),
        M::ResultMargin { points, most } => {
            Text::new(format!("a margin of {points}, at most {most} is possible"))
        }
        M::ResultScore { least, most, is_marked } => {
            let [from, to] = [least, most].map(|&margin| score::result(margin));
            let by = if *is_marked { " with the territory that TB and TW mark" } else { "" };
            Text::new(match from == to {
                true => format!("the last position counts {from}{by}"),
                false => {
                    format!("the last position ends between {from} and {to}{by}, whatever stones are dead")
                }
            })
        }
        M::ResultEnd { loser, loss } => {
            let loses = match loss {
                Loss::Resignation => "resigns",
                Loss::Time => "loses on time",
                Loss::Forfeit => "forfeits",
            };
            Text::new(format!("{loser} {loses}, but the game ends with two passes"))
        }
        M::ToUtf8 { found } => Text::new(format!("the text, which was {found}, is UTF-8 now")),
        M::SetEncoding => Text::new("CA[UTF-8] says how the text is encoded"),
        M::SetVersion => Text::new("FF[4] is the version that it is written in"),
        M::SetLayout => Text::new("white space and the ends of lines have one form"),
        M::SetEscapes { count } => {
            Text::new(format!("backslashes stand only where they must: values {count}"))
        }
        M::SetName { found, now } => Text::new(format!("the name {found} is written {now}")),
        M::SetValue { name, found, now } => Text::new(format!("{name}[{found}] is written {name}[{now}]")),
        M::SetPass => Text::new("the pass [tt] is written []"),
        M::SetPoints { name, count } => {
            Text::new(format!("the points of {name} stand one by one, each once: {count}"))
        }
        M::CloseValue => Text::new("the missing `]` is written"),
        M::CloseGame { missing } => Text::new(format!("missing `)` are written: {missing}")),
        M::SetSemicolon => Text::new("the missing `;` is written"),
        M::DropClose => Text::new("the `)` that closes nothing is taken out"),
        M::DropEmptyTree => Text::new("the variation without a node is taken out"),
        M::OpenVariation => Text::new("what follows the variation is a variation of its own"),
        M::Join { name } => Text::new(format!("{name} is given once")),
        M::DropEmptyValue { name } => Text::new(format!("{name}[], which says nothing, is taken out")),
        M::PartSetup => Text::new("setup and move stand in nodes of their own"),
        M::PartMoves => Text::new("each move stands in a node of its own"),
        M::DropImpossible { nodes } => Text::new(format!(
            "the move that cannot be played is taken out with what follows it: nodes {nodes}"
        )),
        M::TooLargeToFix { most } => {
            Text::new(format!("larger than {} MiB: it is left as it is", most >> 20))
                .help("split it into its games")
        }
        M::UnsureEncoding { found } => {
            Text::new(format!("perhaps {found}, but that is a guess: it is left as it is"))
                .help("name its encoding with --encoding")
        }
        M::NotUtf8Form { found } => {
            Text::new(format!("it is {found}, and only UTF-8 is put in form: it is left as it is"))
                .help("gocheck fix writes it in UTF-8")
        }
        M::Undecodable { encoding } => {
            Text::new(format!("it holds bytes that are not {encoding}: it is left as it is"))
                .help("name its encoding with --encoding")
        }
        M::Unsure => Text::new("it is damaged in a way that only a person can mend: it is left as it is")
            .help("gocheck lint says where"),
        M::NoFile => Text::new("no such file").help("check the path"),
        M::NoMatch => Text::new("no file matches").help("check the folder and the pattern"),
        M::Folder => Text::new("a folder, not a file").help("name the files in it"),
        M::Unreadable { cause } => Text::new(format!("cannot be read: {cause}")),
        M::Unwritable { cause } => Text::new(cause.clone()),
        M::NoPuzzles => Text::new("no puzzles in this folder or archive")
            .help("name them <tag>_<problem>.txt, or give --ask rule|captures|moves"),
        M::NoRecords => Text::new("no game records in this folder or archive").help("name them *.sgf"),
        M::DamagedArchive => Text::new("the archive is damaged or not complete")
            .help("what came before the damage was checked"),
        M::LockedMember => Text::new("a password is needed").help("unpack the archive, and check the folder"),
        M::MemberMethod => Text::new("packed in a way that is not read: neither stored nor deflated")
            .help("unpack the archive, and check the folder"),
        M::LargeMember { most } => {
            Text::new(format!("larger than {most} MiB, which a record in a tar archive may have"))
                .help("unpack the archive: a file may be of any size")
        }
        M::ArchiveInArchive => {
            Text::new("an archive in an archive is not opened").help("unpack the outer one")
        }
        M::BadSettings { cause } => Text::new(cause.clone()),
        M::Packed { kind } => {
            Text::new(format!("the content is packed ({}): expected a single, unpacked file", kind.name()))
                .help("unpack it first, and name the files in it")
        }
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
        M::AnsweredBefore { name, file } => {
            Text::new(format!("{name} is answered in {file}, too, and not the same"))
                .help("keep one of the two")
        }
        M::PointFields { found } => Text::new(format!("expected a point of 2 fields, found {found}"))
            .help("a point is `row col`: for example `3 4`"),
        M::NotAnAnswer { word } => Text::new(format!("{word:?} is neither True, False nor a point"))
            .help("an answer is True, or False, or points, one `row col` a line"),
        M::BadBracket { bracket } => Text::new(format!("the bracket {bracket} has no other to go with it"))
            .help("write one `row col` a line, without brackets"),
        M::TwoArrays => Text::new("two arrays: all rows, then all columns")
            .help("write each point as `row col`; in Python: for row, col in zip(*answer)"),
        M::NoTag { number } => {
            Text::new(format!("Problem {number} without a tag: is it train_{number}, test_{number}?"))
                .help("write the tag, as in train_1, or name the file answer_for_<tag>.txt")
        }
        M::NoKnownName { text } => Text::new(format!("{text:?} is neither a puzzle's name nor an answer"))
            .help("only the form that is handed out is read: a name such as train_1, then its answer"),
        M::NotStrict { found, taken } => Text::new(format!("{found:?} has not the form that is handed out"))
            .help(match taken.as_str() {
                "" => "write a name alone for an answer without points".to_owned(),
                taken => format!("write {taken} on a line of its own"),
            }),
        M::StrictEncoding { found } => {
            Text::new(format!("{found}, where UTF-8 is the form that is handed out")).help("save it as UTF-8")
        }
        M::NameReadAs { found, taken, more } => {
            Text::new(format!("read {found:?} as {taken}{}", and_more(*more, "name")))
        }
        M::ReadAs { name, found, taken, more } => {
            let taken = if taken.is_empty() { "no point" } else { taken };
            Text::new(format!("{name}: read {found:?} as {taken}{}", and_more(*more, "line")))
        }
        M::PassedOver { text, more } => {
            Text::new(format!("passed over {text:?}, which is no answer{}", and_more(*more, "line")))
        }
        M::AnsweredAgain { name, first, more } => {
            let more = and_more(*more, "puzzle");
            Text::new(format!("{name} is answered twice, the same, first on line {first}{more}"))
        }
        M::SlipSwapped => Text::new("rows and columns are swapped"),
        M::SlipFromOne => Text::new("rows and columns are counted from 1; they count from 0"),
        M::SlipSwappedFromOne => {
            Text::new("rows and columns are swapped and counted from 1; they count from 0")
        }
        M::SlipOtherColor { color } => {
            Text::new(format!("this is the answer for {color}; {} is to move", color.opponent()))
        }
        M::SlipSuicide { points } => Text::new(format!("suicide is counted as legal: {}", list(points))),
        M::SlipCapture { points } => Text::new(format!("captures are taken for suicide: {}", list(points))),
        M::SlipTakesNothing { points } => Text::new(format!("takes nothing: {}", list(points))),
        M::SlipOtherProblem { name } | M::SlipOtherTag { name } => {
            Text::new(format!("this is the answer to {name}"))
        }
        M::WrongKind { is_value_asked: true } => Text::new("points, where True or False is asked"),
        M::WrongKind { is_value_asked: false } => Text::new("True or False, where points are asked"),
        M::WrongValue { dead } if dead.is_empty() => Text::new("every group has a liberty"),
        M::WrongValue { dead } => {
            let groups: Vec<String> = dead.iter().map(ToString::to_string).collect();
            Text::new(format!("without liberties: {}", groups.join("; ")))
        }
        M::NotGiven { close: None } => Text::new("not answered"),
        M::NotGiven { close: Some(name) } => {
            Text::new(format!("not answered; {name} is answered, which is not asked"))
        }
        M::NoPoints { missing: 1 } => Text::new("names no point; there is 1"),
        M::NoPoints { missing } => Text::new(format!("names no point; there are {missing}")),
        M::Differs { right, missing, extra } => {
            Text::new(format!("{right} right, {missing} missing, {extra} extra"))
        }
        M::OffTheBoard { right, missing, extra, off } => Text::new(format!(
            "{right} right, {missing} missing, {extra} extra, of which {off} off the board"
        )),
        M::NoAnswerFile => Text::new("no answer_for_<tag>.txt in the folder"),
        M::AnsweredElsewhere { name } => {
            Text::new(format!("{name} is answered in another of the student's files, too"))
        }
        M::NoAnswers => Text::new("no answer in it"),
        M::NoSubmissions => Text::new("no submissions")
            .help("expected NAME/answer_for_<tag>.txt or NAME.txt for each student"),
        M::EmptyHandIn => Text::new("nothing is in it"),
        M::OtherFiles { files, more } => other_files(files, *more),
        M::UnopenedArchive { file, kind } => {
            Text::new(format!("{file} cannot be opened: a {} archive", kind.name())).help(ASK_AGAIN)
        }
        M::BrokenArchive { file } => {
            Text::new(format!("{file} cannot be opened: damaged, or not complete")).help(ASK_AGAIN)
        }
        M::EncryptedArchive { file } => {
            Text::new(format!("{file} cannot be opened: it has a password")).help(ASK_AGAIN)
        }
        M::LargeArchive { file, files, bytes, folders } => Text::new(format!(
            "{file} holds too much: more than {files} files, {} MiB or {folders} folders in one another",
            bytes >> 20
        ))
        .help("ask for the answer file alone"),
        M::NestedArchive { file } => {
            Text::new(format!("{file} cannot be opened: an archive within an archive within an archive"))
                .help(ASK_AGAIN)
        }
        M::PackingMethod { file } => {
            Text::new(format!("{file} cannot be opened: packed in a way that few programs know"))
                .help(ASK_AGAIN)
        }
        M::SeveralTexts { files } => Text::new(format!("which file holds the answers? {}", files.join(", ")))
            .help("name it answer_for_<tag>.txt"),
        M::Chosen { chosen, passed_over } => {
            Text::new(format!("read {}, passed over {}", chosen.join(", "), passed_over.join(", ")))
                .help("the exact name comes first, then fewer folders, then the order of names")
        }
        M::LoneText { file } => Text::new(format!("read {file}, the only text")),
        M::LeftUnopened { files } => Text::new(format!("not opened: {}", files.join(", "))),
        M::SameStudent { others } => Text::new(format!("named like {}", others.join(", ")))
            .help("if they are of one student, keep one of them"),
        M::RosterKind { kind } => Text::new(format!("{}, not a roster", file_kind(*kind)))
            .help("save it as CSV, with a column for the id or the name"),
        M::EmptyRoster => Text::new("no students in it")
            .help("expected a line for each student: `id,name`, under a head or without one"),
        M::RosterFields { found, columns } => {
            Text::new(format!("{found} fields, where there are {columns} columns"))
                .help("put quotation marks around a field with a separator in it")
        }
        M::RosterNobody => {
            Text::new("neither an id nor a name").help("write one of them, or remove the line")
        }
        M::RosterTwice { student, first } => Text::new(format!("{student} stands here and on line {first}"))
            .help("keep one of the two lines; students of one name need ids"),
        M::RosterQuote => Text::new("a quotation mark that is not closed on its line")
            .help("close it, or remove it; one within a field is written twice"),
        M::NotHandedIn => Text::new("nothing was handed in"),
        M::NotInRoster => Text::new("no student of the roster has this id or name")
            .help("put the student's id or name into the file's or the folder's name"),
        M::SeveralStudents { taken, others } => {
            Text::new(format!("taken for {taken}'s, but it may be {}'s", others.join("'s or ")))
                .help("put the student's id into the file's or the folder's name")
        }
        M::SeveralHandIns { student, taken } => {
            Text::new(format!("also {student}'s, for whom {taken} counts"))
                .help("keep one of the two, or grade them apart")
        }
    }
}

const ASK_AGAIN: &str = "ask for a .zip without a password, a folder or the answer file";
