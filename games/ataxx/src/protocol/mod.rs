//! Protocols between judges and bots of Ataxx.
//!
//! | file | contents |
//! | --- | --- |
//! | `botzone`, `judge` | Botzone's notation of the game, and its judge |
//! | `codingame` | CodinGame's contest |
//! | [`uai`] | the Universal Ataxx Interface |
//! | `steps` | test steps for bots |

mod botzone;
mod codingame;
mod judge;
mod steps;
pub mod uai;

pub use judge::{JudgeError, judge, verdict};

use super::position::Position;
use super::rules::Rules;
use games_engine::protocol::answer_form::AnswerForm;
use games_engine::protocol::botzone::notation::BotzoneForm;
use games_engine::protocol::botzone::play;
use games_engine::protocol::botzone::referee::BotzoneReferee;
use games_engine::protocol::botzone::side::TIME;
use games_engine::protocol::codingame::{CodinGameReferee, InputForm};
use games_engine::protocol::definition::{Dialect, Dialects, Knowledge, Protocol};
use games_engine::protocol::referee::BoxedReferee;
use std::time::Duration;

pub(super) const PROTOCOLS: &[Protocol<Position>] = &[
    BOTZONE,
    Protocol {
        name: "botzone-json",
        title: "Botzone's JSON interaction: 1000 ms an answer",
        referee: |start| botzone_referee(start, BotzoneForm::Json),
        bot: |bot| play(&botzone::NOTATION, BotzoneForm::Json, bot),
        answer: AnswerForm::Json(botzone::NOTATION.fields),
        ..BOTZONE
    },
    CODINGAME,
    Protocol {
        name: "uai",
        title: "The Universal Ataxx Interface: the time that `go` allows",
        variant: Some("uai"),
        referee: |_| Ok(Box::new(uai::referee::UaiReferee::default())),
        bot: uai::run,
        knows: &[Knowledge::Depth, Knowledge::Nodes, Knowledge::Options, Knowledge::NewGame],
        answer: AnswerForm::Engine("bestmove "),
        shows_board: false,
        sign: Some(uai::referee::SIGN),
        time: Duration::from_millis(100),
        steps: &uai::steps::STEPS,
        dialects: None,
    },
];

const BOTZONE: Protocol<Position> = Protocol {
    name: "botzone",
    title: "Botzone's simple interaction: 1000 ms an answer",
    variant: Some("botzone"),
    referee: |start| botzone_referee(start, BotzoneForm::Simple),
    bot: |bot| play(&botzone::NOTATION, BotzoneForm::Simple, bot),
    knows: &[],
    answer: AnswerForm::XY,
    shows_board: false,
    sign: None,
    time: TIME,
    steps: &steps::BOTZONE,
    dialects: None,
};

/// CodinGame's contest, in the form that its statement describes.
const CODINGAME: Protocol<Position> = Protocol {
    dialects: Some(Dialects {
        all: &[
            Dialect {
                name: "statement",
                title: "a configuration line, no list of actions (the statement to the letter)",
                protocol: codingame_in(|_| codingame_referee(true, false)),
            },
            Dialect {
                name: "actions",
                title: "no configuration line, a list of actions (as bots in public read it)",
                protocol: codingame_in(|_| codingame_referee(false, true)),
            },
            Dialect {
                name: "config-and-actions",
                title: "a configuration line and a list of actions",
                protocol: codingame_in(|_| codingame_referee(true, true)),
            },
            Dialect {
                name: "bare",
                title: "no configuration line, no list of actions",
                protocol: codingame_in(|_| codingame_referee(false, false)),
            },
        ],
        trial: codingame::trial_board,
    }),
    ..codingame_in(|_| codingame_referee(true, false))
};

const fn codingame_in(
    referee: fn(&Position) -> Result<BoxedReferee<Position>, String>,
) -> Protocol<Position> {
    Protocol {
        name: "codingame",
        title: "CodinGame's contest: 1000 ms for the first answer, then 100",
        variant: Some("codingame"),
        referee,
        bot: codingame::play,
        knows: &[],
        answer: AnswerForm::Squares,
        shows_board: true,
        sign: None,
        time: Duration::from_millis(100),
        steps: &steps::CODINGAME,
        dialects: None,
    }
}

fn codingame_referee(has_configuration: bool, lists_actions: bool) -> Result<BoxedReferee<Position>, String> {
    let form = InputForm { has_configuration, lists_actions };
    Ok(Box::new(CodinGameReferee::new(&codingame::NOTATION, form)))
}

fn botzone_referee(start: &Position, form: BotzoneForm) -> Result<BoxedReferee<Position>, String> {
    if *start == Position::start(Rules::Botzone) {
        Ok(Box::new(BotzoneReferee::new(&botzone::NOTATION, form)))
    } else {
        Err("supports only its own start and rules: play from startpos with the rules botzone".to_owned())
    }
}
