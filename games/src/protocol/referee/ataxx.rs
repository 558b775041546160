use super::botzone::{Botzone, Form};
use super::codingame::CodinGameReferee;
use super::uai::Uai;
use super::{BoxedReferee, Protocol, Refereed};
use crate::ataxx::{Position, Rules};

impl Refereed for Position {
    const PROTOCOLS: &'static [Protocol<Self>] = &[
        Protocol { name: "botzone", referee: |start| botzone(start, Form::Simple) },
        Protocol { name: "botzone-json", referee: |start| botzone(start, Form::Json) },
        Protocol { name: "codingame", referee: |_| Ok(Box::new(CodinGameReferee::default())) },
        Protocol { name: "uai", referee: |_| Ok(Box::new(Uai::default())) },
    ];
}

fn botzone(start: &Position, form: Form) -> Result<BoxedReferee<Position>, String> {
    if *start == Position::start(Rules::Botzone) {
        Ok(Box::new(Botzone::new(form)))
    } else {
        Err("knows one start and its own rules: play from startpos with the rules botzone".to_owned())
    }
}
