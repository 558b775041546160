//! Tests of the texts of every code of this package.

use crate::codes::{MarkCode, MarkMessage};
use crate::documents::DocumentFault;
use crate::faults::{Direction, FaultCode, FaultMessage};
use crate::input_codes::{InputCode, InputMessage};
use crate::run_codes::{RunCode, RunMessage};
use crate::submissions::{FileKind, OtherFile, RosterCode, RosterMessage, SubmissionCode, SubmissionMessage};
use gocheck_board::Color;
use gocheck_files::input::content::ArchiveKind;
use gocheck_sandbox::FileMeasure;
use gocheck_text::{AnyMessage, Code, Language, phrase};
use test_support::english::english_words;

/// A value that is the same in every language.
fn jia() -> String {
    "甲".to_owned()
}

fn all_kinds() -> Vec<OtherFile> {
    let kinds = [
        FileKind::Document,
        FileKind::Spreadsheet,
        FileKind::Slides,
        FileKind::RichText,
        FileKind::Pdf,
        FileKind::Media,
        FileKind::WebPage,
        FileKind::Notebook,
        FileKind::Program,
        FileKind::Archive,
        FileKind::Link,
        FileKind::Binary,
    ];
    kinds.into_iter().map(|kind| OtherFile { name: jia(), kind }).collect()
}

fn marks() -> Vec<MarkMessage> {
    use MarkMessage::*;
    vec![
        SlipSwapped,
        SlipFromOne,
        SlipSwappedFromOne,
        SlipOtherColor { color: Color::White },
        SlipSuicide { points: Vec::new() },
        SlipCapture { points: Vec::new() },
        SlipTakesNothing { points: Vec::new() },
        SlipOtherProblem { name: jia() },
        SlipOtherTag { name: jia() },
        SlipFromBelow { is_swapped: false, is_from_one: false },
        SlipFromBelow { is_swapped: true, is_from_one: true },
        WrongKind { is_value_asked: false },
        WrongKind { is_value_asked: true },
        WrongValue { dead: Vec::new() },
        NotGiven { close: None },
        NotGiven { close: Some(jia()) },
        NoPoints { missing: 2 },
        Differs { right: 2, missing: 2, extra: 2 },
        OffTheBoard { right: 2, missing: 2, extra: 2, off: 2 },
    ]
}

fn runs() -> Vec<RunMessage> {
    use RunMessage::*;
    vec![
        NoProgram { wanted: None, files: vec![jia()] },
        NoProgram { wanted: Some(jia()), files: vec![jia()] },
        EmptyProgram { file: jia() },
        SeveralPrograms { files: vec![jia()] },
        NeedsPython2 { file: jia() },
        NoTool { tool: jia(), package: jia() },
        NoCompile { line: phrase!("words", "词") },
        CompilerLimit { seconds: 2, mebibytes: 2 },
        Crashed { exit: phrase!("words", "词"), line: None, answered: 2, of: 2 },
        Crashed { exit: phrase!("words", "词"), line: Some(jia()), answered: 2, of: 2 },
        TimedOut { seconds: 2, answered: 2, of: 2, has_window: false },
        TimedOut { seconds: 2, answered: 2, of: 2, has_window: true },
        OutOfMemory { allowed: 2, start: None },
        OutOfMemory { allowed: 2, start: Some(jia()) },
        TooMuchOutput { mebibytes: 2 },
        TooManyFiles { of: FileMeasure::Size, allowed: 2 },
        TooManyFiles { of: FileMeasure::Count, allowed: 2 },
        TooManyFiles { of: FileMeasure::Depth, allowed: 2 },
        TooManyFiles { of: FileMeasure::Unreadable, allowed: 2 },
        MissingFile { path: jia() },
        AbsolutePath { path: jia() },
        OutsideFolder { path: jia() },
        WrongFolder { folder: jia(), path: jia() },
        MissingModule { module: jia(), install: None },
        MissingModule { module: jia(), install: Some(jia()) },
        NoNetwork { line: jia() },
        TooManyProcesses { allowed: 2 },
        NoDisplay,
        OtherHeadings { written: jia(), asked: jia() },
        Silent { exit: phrase!("words", "词") },
        NotStarted { reason: phrase!("words", "词") },
        RunAs { command: jia(), source: None },
        RunAs { command: jia(), source: Some(jia()) },
        EndedBadly { line: phrase!("words", "词") },
        AsksForInput,
        WindowsClosed,
        ButtonsPressed,
        EnterPressed,
        SetsRight { right: 2, of: 2 },
        FirstWrongSet {
            problem: jia(),
            sets: 2,
            of: 2,
            file: jia(),
            reason: Box::new(MarkMessage::NoPoints { missing: 2 }.into()),
        },
        FailedSets { sets: 2, of: 2, reason: Box::new(MarkMessage::NoPoints { missing: 2 }.into()) },
        PrintedDiffers { file: jia(), problems: vec![jia()] },
    ]
}

fn inputs() -> Vec<InputMessage> {
    use InputMessage::*;
    vec![
        BadDocument,
        DocumentText,
        StdinQuestion,
        NoQuestion { name: jia(), problems: jia() },
        AnswerFile { name: jia() },
        RecordFile { name: jia() },
        SameName { name: jia(), first: jia() },
        NameReadAs { name: jia(), taken: jia() },
        PictureName { other: jia() },
    ]
}

fn submissions() -> Vec<SubmissionMessage> {
    use SubmissionMessage::*;
    vec![
        NoAnswerFile,
        AnsweredElsewhere { name: jia(), files: vec![jia()] },
        NoAnswers,
        NoSubmissions,
        EmptyHandIn,
        OtherFiles { files: all_kinds(), more: 2 },
        UnopenedArchive { file: jia(), kind: ArchiveKind::Rar },
        BrokenArchive { file: jia() },
        EncryptedArchive { file: jia() },
        LargeArchive { file: jia(), files: 2, bytes: 2, folders: 2 },
        NestedArchive { file: jia() },
        PackingMethod { file: jia() },
        SeveralTexts { files: vec![jia()] },
        Chosen { chosen: vec![jia()], skipped: vec![jia()] },
        LoneText { file: jia() },
        LeftUnopened { files: vec![jia()] },
        SameStudent { others: vec![jia()] },
        Newer { names: vec![jia()], chosen: jia(), skipped: jia() },
        NamedByFile { files: vec![jia()] },
        Dates { dates: 2 },
        UnreadDocument { file: jia(), fault: DocumentFault::Damaged },
        UnreadDocument { file: jia(), fault: DocumentFault::Large },
        UnreadDocument { file: jia(), fault: DocumentFault::Encrypted },
        DocumentRead { file: jia(), kind: FileKind::Document },
        AnswersInPictures { file: jia(), is_empty: false },
        AnswersInPictures { file: jia(), is_empty: true },
        StrictDocument { file: jia(), kind: FileKind::Document },
        TakenForClass { systems: vec![jia()], students: 2 },
        TakenForOne { student: jia() },
        LeftOut { files: vec![jia()] },
        UnclearStudents { folders: vec![jia()], more: 2 },
        OnlyPuzzles { files: vec![jia()] },
        MisspelledName { file: jia(), names: vec![jia()] },
        EmptyAnswer { names: vec![jia()], file: jia() },
    ]
}

fn rosters() -> Vec<RosterMessage> {
    use RosterMessage::*;
    vec![
        RosterKind { kind: FileKind::Document },
        EmptyRoster,
        RosterFields { found: 2, columns: 2 },
        RosterNobody,
        RosterTwice { student: jia(), first: 2 },
        RosterQuote,
        NotHandedIn,
        NotInRoster,
        SeveralStudents { taken: jia(), others: vec![jia()] },
        SeveralHandIns { student: jia(), taken: jia() },
        Together { others: vec![jia()] },
    ]
}

fn faults() -> Vec<FaultMessage> {
    use FaultMessage::*;
    vec![
        Swapped,
        FromOne,
        SwappedFromOne,
        FromBelow,
        OtherColor,
        Inverted,
        Always { value: false },
        Always { value: true },
        OnlyColor { color: Color::White },
        FirstGroup,
        LastGroup,
        PrintsTaken,
        OnlyFirst,
        OnlyLast,
        LegalMoves,
        AllEmpty,
        OwnGroup,
        OwnStone,
        OwnBefore,
        NothingDead,
        BeforePlacing,
        SuicideCaptures,
        OnlySingle,
        EachStone,
        OneStep,
        UpTo { stones: 2 },
        EdgeLiberty,
        NegativeIndex,
        Torus,
        RowsRunOn,
        BorderStones { color: Color::White },
        SkipsEdge,
        SkipsNeighbors,
        WithoutDirection { direction: Direction::Up },
        WithoutDirection { direction: Direction::Left },
        ForwardOnly,
        Diagonals,
        StoneStays,
        TakenStay,
        OccupiedPoints,
        Erases,
        OneNeighbor,
        AllNeighbors,
        CountsTwice,
        Stale,
        Early,
        FirstFriend,
        LastFriend,
        Ko,
        Eyes,
        Unread { is_first: false },
        Unread { is_first: true },
        EndsRow,
    ]
}

#[test]
fn every_chinese_text_is_chinese() {
    let (mut seen, mut wrong) = (Vec::new(), Vec::new());
    let mut check = |message: AnyMessage| {
        let code = message.code();
        seen.push(code);
        let text = message.text(Language::Chinese);
        let title = code.title(Language::Chinese).to_owned();
        for text in
            [title, text.message.into_owned()].into_iter().chain(text.help.map(|help| help.into_owned()))
        {
            let is_chinese = text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
            let english = english_words(&text);
            if !is_chinese || !english.is_empty() {
                wrong.push(format!("{code} {english:?}: {text}"));
            }
        }
    };
    marks().into_iter().for_each(|message| check(message.into()));
    runs().into_iter().for_each(|message| check(message.into()));
    inputs().into_iter().for_each(|message| check(message.into()));
    submissions().into_iter().for_each(|message| check(message.into()));
    rosters().into_iter().for_each(|message| check(message.into()));
    faults().into_iter().for_each(|message| check(message.into()));
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
    let all =
        [MarkCode::ALL, RunCode::ALL, InputCode::ALL, SubmissionCode::ALL, RosterCode::ALL, FaultCode::ALL];
    let missing: Vec<Code> = all.concat().into_iter().filter(|code| !seen.contains(code)).collect();
    assert_eq!(missing, []);
}
