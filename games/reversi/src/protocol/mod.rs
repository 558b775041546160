//! Protocols between judges and bots of Reversi.
//!
//! | file | contents |
//! | --- | --- |
//! | `lksh` | the summer school's grader |
//! | `gtp` | the Go Text Protocol |
//! | `nboard` | NBoard's protocol |
//! | `codingame` | CodinGame's Othello |
//! | `botzone` | Botzone's notation of the game |
//! | `adviser` | evaluates moves, for analysis commands of protocols |
//! | `mirrored` | shows a program the mirror image of the board |
//! | `steps` | test steps for bots |

mod adviser;
mod botzone;
mod codingame;
mod gtp;
mod lksh;
mod mirrored;
mod nboard;
mod steps;

use super::position::Position;
use games_engine::protocol::answer_form::AnswerForm;
use games_engine::protocol::botzone::notation::BotzoneForm;
use games_engine::protocol::botzone::play;
use games_engine::protocol::botzone::referee::BotzoneReferee;
use games_engine::protocol::botzone::side::TIME;
use games_engine::protocol::codingame::{CodinGameReferee, InputForm};
use games_engine::protocol::definition::{Knowledge, Protocol};
use games_engine::protocol::referee::Referee;
use mirrored::Mirrored;
use std::time::Duration;

type BoxedReferee = games_engine::protocol::referee::BoxedReferee<Position>;

/// The start of the summer school's assignment.
const ASSIGNMENT: Option<&str> = Some("assignment");

/// CodinGame's Othello sends the board's size first and lists the legal moves.
const CODINGAME: InputForm = InputForm { has_configuration: true, lists_actions: true };

pub(super) const PROTOCOLS: &[Protocol<Position>] = &[
    LKSH,
    Protocol {
        name: "lksh-color-first",
        title: "Like lksh, with the colour before the board",
        referee: |start| Ok(lksh_referee(start, true)),
        ..LKSH
    },
    Protocol {
        name: "gtp",
        title: "The Go Text Protocol: by its clock, or 1000 ms an answer",
        variant: None,
        referee: |start| from_start(start, gtp::referee::GtpReferee::default()),
        bot: gtp::run,
        knows: &[Knowledge::NewGame],
        answer: AnswerForm::Engine("= "),
        shows_board: false,
        sign: Some(gtp::referee::SIGN),
        time: Duration::from_secs(5),
        steps: &steps::STEPS,
        dialects: None,
    },
    Protocol {
        name: "nboard",
        title: "NBoard's protocol: 1000 ms a move, 20 s a hint; both end with the next command",
        variant: None,
        referee: |start| Ok(othello(start, nboard::referee::NboardReferee::default())),
        bot: nboard::run,
        knows: &[Knowledge::Depth, Knowledge::Options, Knowledge::NewGame],
        answer: AnswerForm::Engine("=== "),
        shows_board: false,
        sign: Some(nboard::referee::SIGN),
        time: Duration::from_secs(5),
        steps: &steps::STEPS,
        dialects: None,
    },
    Protocol {
        name: "codingame",
        title: "CodinGame's Othello: 2000 ms for the first answer, then 150",
        variant: None,
        referee: |start| Ok(othello(start, CodinGameReferee::new(&codingame::NOTATION, CODINGAME))),
        bot: codingame::play,
        knows: &[],
        answer: AnswerForm::Squares,
        shows_board: true,
        sign: None,
        time: Duration::from_secs(2),
        steps: &steps::STEPS,
        dialects: None,
    },
    BOTZONE,
    Protocol {
        name: "botzone-json",
        title: "Botzone's JSON interaction: 1000 ms an answer",
        referee: |start| from_start(start, BotzoneReferee::new(&botzone::NOTATION, BotzoneForm::Json)),
        bot: |bot| play(&botzone::NOTATION, BotzoneForm::Json, bot),
        answer: AnswerForm::Json(botzone::NOTATION.fields),
        ..BOTZONE
    },
];

const LKSH: Protocol<Position> = Protocol {
    name: "lksh",
    title: "The summer school's grader, boards of -1, 0, 1 and the colour: 9500 ms a game",
    variant: ASSIGNMENT,
    referee: |start| Ok(lksh_referee(start, false)),
    bot: lksh::play,
    knows: &[],
    answer: AnswerForm::RowColumn,
    shows_board: true,
    sign: None,
    time: Duration::from_secs(2),
    steps: &steps::STEPS,
    dialects: None,
};

const BOTZONE: Protocol<Position> = Protocol {
    name: "botzone",
    title: "Botzone's simple interaction: 1000 ms an answer",
    variant: None,
    referee: |start| from_start(start, BotzoneReferee::new(&botzone::NOTATION, BotzoneForm::Simple)),
    bot: |bot| play(&botzone::NOTATION, BotzoneForm::Simple, bot),
    knows: &[],
    answer: AnswerForm::XY,
    shows_board: false,
    sign: None,
    time: TIME,
    steps: &steps::STEPS,
    dialects: None,
};

/// A program of the assignment sees the assignment's start.
fn lksh_referee(start: &Position, color_first: bool) -> BoxedReferee {
    let referee = Box::new(lksh::referee::LkshReferee::new(color_first));
    if *start == Position::start() { Box::new(Mirrored(referee)) } else { referee }
}

/// Any other program sees Othello's start.
fn othello(start: &Position, referee: impl Referee<Position> + 'static) -> BoxedReferee {
    let referee = Box::new(referee);
    if *start == Position::assignment_start() { Box::new(Mirrored(referee)) } else { referee }
}

fn from_start(start: &Position, referee: impl Referee<Position> + 'static) -> Result<BoxedReferee, String> {
    if [Position::start(), Position::assignment_start()].contains(start) {
        Ok(othello(start, referee))
    } else {
        Err("has no command for a start position: play from the usual one".to_owned())
    }
}
