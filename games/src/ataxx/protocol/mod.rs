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
use crate::protocol::answer_form::AnswerForm;
use crate::protocol::botzone::notation::BotzoneForm;
use crate::protocol::botzone::play;
use crate::protocol::botzone::referee::BotzoneReferee;
use crate::protocol::botzone::side::TIME;
use crate::protocol::codingame::CodinGameReferee;
use crate::protocol::definition::{Knowledge, Protocol};
use crate::protocol::referee::BoxedReferee;
use std::time::Duration;

pub(super) const PROTOCOLS: &[Protocol<Position>] = &[
    Protocol {
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
    },
    Protocol {
        name: "botzone-json",
        title: "Botzone's JSON interaction: 1000 ms an answer",
        variant: Some("botzone"),
        referee: |start| botzone_referee(start, BotzoneForm::Json),
        bot: |bot| play(&botzone::NOTATION, BotzoneForm::Json, bot),
        knows: &[],
        answer: AnswerForm::Json(botzone::NOTATION.fields),
        shows_board: false,
        sign: None,
        time: TIME,
        steps: &steps::BOTZONE,
    },
    Protocol {
        name: "codingame",
        title: "CodinGame's contest: 1000 ms for the first answer, then 100",
        variant: Some("codingame"),
        referee: |_| Ok(Box::new(CodinGameReferee::new(&codingame::NOTATION))),
        bot: codingame::play,
        knows: &[],
        answer: AnswerForm::Squares,
        shows_board: true,
        sign: None,
        time: Duration::from_millis(100),
        steps: &steps::CODINGAME,
    },
    Protocol {
        name: "uai",
        title: "The Universal Ataxx Interface: the time that `go` allows",
        variant: Some("uai"),
        referee: |_| Ok(Box::new(uai::referee::UaiReferee)),
        bot: uai::run,
        knows: &[Knowledge::Depth, Knowledge::Nodes, Knowledge::Options, Knowledge::NewGame],
        answer: AnswerForm::Engine,
        shows_board: false,
        sign: Some(uai::referee::SIGN),
        time: Duration::from_millis(100),
        steps: &uai::steps::STEPS,
    },
];

fn botzone_referee(start: &Position, form: BotzoneForm) -> Result<BoxedReferee<Position>, String> {
    if *start == Position::start(Rules::Botzone) {
        Ok(Box::new(BotzoneReferee::new(&botzone::NOTATION, form)))
    } else {
        Err("supports only its own start and rules: play from startpos with the rules botzone".to_owned())
    }
}
