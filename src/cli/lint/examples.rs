//! A record for each code, of those that lint is tested with.

use gocheck::diagnostic::Code;
use gocheck_common::{Phrase, phrase};

/// Where a code is found.
pub(super) enum Example {
    /// In this record.
    Record(&'static str),
    /// In none that could be shown, and why.
    None(fn() -> Phrase),
}

macro_rules! examples {
    ($($code:ident $case:literal,)*; $($without:ident $why:ident,)*) => {
        /// An example of a code; nothing where it is not one of records.
        pub(super) const fn example(code: Code) -> Option<Example> {
            Some(match code {
                $(Code::$code => {
                    Example::Record(include_str!(concat!("../../../tests/data/lint/", $case, ".sgf")))
                })*
                $(Code::$without => Example::None($why),)*
                _ => return None,
            })
        }
    };
}

/// Without one of them it does not compile.
const _: () = {
    let mut next = 0;
    while next < Code::RECORDS.len() {
        assert!(example(Code::RECORDS[next]).is_some(), "a code of records has no example");
        next += 1;
    }
};

examples! {
    NoGame "no_game",
    TextBefore "text_before",
    Cut "cut",
    CutValue "cut_in_value",
    Unopened "unopened",
    EmptyTree "empty_variation",
    NodeAfterVariation "node_after_variation",
    Junk "comment_without_escape",
    NoValue "no_value",
    NoName "no_name",
    OpenValue "open_value",
    NoNode "no_semicolon",
    TextBetween "text_between",
    OtherEncoding "other_encoding",
    UnknownEncoding "unknown_encoding",
    GuessedEncoding "utf8_without_ca",
    BadName "old_names_in_ff4",
    TwiceInNode "property_twice",
    SeveralValues "several_values",
    BadValue "bad_value",
    BadPoint "bad_point",
    NotInRoot "not_in_root",
    EmptyValue "empty_number",
    HugeKomi "komi_in_hundredths",
    BadDate "date_impossible",
    UnknownProperty "unknown_property",
    BadSize "size_26",
    OtherGame "other_game",
    UnknownVersion "version",
    UnknownRules "rules_unknown",
    BadRectangle "turned_rectangle",
    MarkupOff "mark_off",
    SetupOff "setup_off",
    SetupTwice "setup_twice",
    SetupContradiction "setup_contradiction",
    SetupDead "setup_dead",
    SetupAndMove "setup_and_move",
    SetupIdle "setup_idle",
    Handicap "handicap_count",
    Occupied "occupied",
    OffBoard "off_board",
    Suicide "suicide_of_two_japanese",
    Ko "ko",
    PositionalSuperko "send_two_return_one_tromp_taylor",
    SituationalSuperko "eternal_life_new_zealand",
    Repetition "triple_ko_japanese",
    SameColor "same_colour",
    FirstPlayer "white_first",
    AfterTwoPasses "two_passes",
    TwoMoves "two_moves",
    BadResult "result_form",
    ResultKomi "result_komi",
    ResultMargin "result_margin",
    ResultScore "result_score",
    ResultEnd "result_resigned_after_passes",
    ;
    BadBytes only_in_bytes,
    TooDeep only_in_large_files,
    TooLong only_in_large_files,
    TooLarge only_in_large_files,
    TooMany only_in_large_files,
}

fn only_in_bytes() -> Phrase {
    phrase!(
        "none that could be shown as text, for it is about bytes; such as a file with CA[UTF-8] of which a part is in \
         GB18030.",
        "没有可以用文字显示的，因为问题出在字节上；例如写了 CA[UTF-8]，却有一部分是 GB18030 编码的文件。"
    )
}

fn only_in_large_files() -> Phrase {
    phrase!("none, for only very large files have it.", "没有，只有非常大的文件才会这样。")
}
