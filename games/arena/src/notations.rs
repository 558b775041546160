//! Games as JSON lines, as `match --format json` prints them and tournaments log them.

use crate::adjudication::AdjudicationReason;
use crate::record::{Fault, GameEnd, GameRecord, PlayedMove};
use games_engine::description::saved;
use games_engine::description::spec::Described;
use games_engine::game::board_game::Variant;
use games_engine::notation::format::{Listener, Notation, Unread, notation_of};
use games_engine::notation::replay::Replayed;
use games_engine::notation::written::{How, StatedResult, Stones, WrittenGame, WrittenMove};
use games_engine::protocol::info::SearchInfo;
use gocheck_board::Color;
use gocheck_text::phrase;
use gocheck_text::untrusted::one_line;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::ops::ControlFlow;
use std::path::Path;

/// The notations in which a game's files can be written.
#[derive(Debug)]
pub struct Notations<G: Described>(std::marker::PhantomData<G>);

impl<G: Described> Notations<G> {
    const JSONL: &'static Notation<G> = &Notation {
        name: "json",
        title: "games.jsonl of a tournament, match --format json",
        endings: &["jsonl"],
        begins: |bytes| bytes.trim_ascii_start().starts_with(b"{"),
        has_passes: true,
        read: read::<G>,
        write: write::<G>,
        head: None,
    };

    const SAVED: &'static Notation<G> = &Notation {
        name: "saved",
        title: "saved games of the play page; also save.in",
        endings: &["txt", "in"],
        begins: saved::begins::<G>,
        has_passes: true,
        read: saved::read::<G>,
        write: saved::write::<G>,
        head: None,
    };

    /// All notations.
    #[must_use]
    pub fn all() -> Vec<&'static Notation<G>> {
        [Self::JSONL, Self::SAVED].into_iter().chain(G::SPEC.notations).collect()
    }

    /// Reads and replays the first game of a file.
    ///
    /// # Errors
    /// If the file cannot be read or contains no game.
    pub fn first(path: &Path) -> Result<Replayed<G>, String> {
        let why = |error: io::Error| error.to_string();
        // Anything but a regular file may never end.
        if !path.metadata().map_err(why)?.is_file() {
            return Err("not a regular file".to_owned());
        }
        let mut reader = BufReader::new(File::open(path).map_err(why)?);
        let beginning = reader.fill_buf().map_err(why)?;
        let notation = Self::of(&path.display().to_string(), beginning).ok_or("it holds no games")?;
        let mut found = Err("it holds no games".to_owned());
        (notation.read)(&mut reader, G::SPEC.usual(), &mut |stated| {
            found = stated.map_err(|unread| unread.why).map(|game| game.replay(notation.has_passes));
            ControlFlow::Break(())
        })
        .map_err(why)?;
        found
    }

    /// The notation of a file, by its extension, or else by its first bytes.
    #[must_use]
    pub fn of(name: &str, beginning: &[u8]) -> Option<&'static Notation<G>> {
        notation_of(&Self::all(), name, beginning)
    }
}

fn read<G: Described>(
    reader: &mut dyn BufRead,
    variant: &Variant<G>,
    listener: &mut Listener<'_, G>,
) -> io::Result<()> {
    // The rule set named in the log.
    let mut rules = variant.name.to_owned();
    let mut bytes = Vec::new();
    for line in 1.. {
        bytes.clear();
        if reader.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        if bytes.trim_ascii().is_empty() {
            continue;
        }
        let stated = match game(&bytes, &mut rules) {
            Ok(None) => continue,
            Ok(Some(game)) => Ok(WrittenGame { line, ..game }),
            Err(why) => Err(Unread { line, is_game: true, why }),
        };
        if listener(stated) == ControlFlow::Break(()) {
            break;
        }
    }
    Ok(())
}

/// The game of a line; `None` for the header of a log and the result of a match.
fn game<G: Described>(bytes: &[u8], rules: &mut String) -> Result<Option<WrittenGame<G>>, String> {
    let value: Value = serde_json::from_slice(bytes).map_err(|error| format!("invalid JSON: {error}"))?;
    if let Some(settings) = value.get("settings") {
        let game = value.get("game").and_then(Value::as_str).unwrap_or_default();
        if game != G::NAME {
            return Err(format!("a log of {game:?}: expected {}", G::NAME));
        }
        if let Some(stated) = settings.get("rules").and_then(Value::as_str) {
            stated.clone_into(rules);
        }
        return Ok(None);
    }
    if value.get("reasons").is_some() && value.get("moves").is_none() {
        return Ok(None);
    }
    let round = value.get("round").and_then(Value::as_u64).map(|round| round.to_string()).unwrap_or_default();
    let mut value = value;
    // Unknown times are omitted.
    for mv in value.get_mut("moves").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(mv) = mv.as_object_mut() {
            mv.entry(TIME).or_insert(json!(UNKNOWN));
        }
    }
    let record: GameRecord = serde_json::from_value(value).map_err(|error| format!("not a game: {error}"))?;
    let variant = G::SPEC.variant(rules).map_err(|error| error.to_string())?;
    let start = G::read(&record.start, variant).map_err(|fault| format!("the start: {fault}"))?;
    let given = record.opening.iter().map(WrittenMove::new);
    let chosen = record.moves.iter().map(|played| WrittenMove {
        milliseconds: Some(played.milliseconds).filter(|&time| time != UNKNOWN),
        score: played.info.score,
        ..WrittenMove::new(&played.text)
    });
    Ok(Some(WrittenGame {
        players: [record.black.clone(), record.white.clone()],
        round,
        opening: record.opening.len(),
        moves: given.chain(chosen).collect(),
        result: result(&record),
        answer: record.answer().map(|answer| one_line(answer).into_owned()),
        ..WrittenGame::at(start)
    }))
}

const TIME: &str = "milliseconds";
const UNKNOWN: u64 = u64::MAX;

fn result(record: &GameRecord) -> Option<StatedResult> {
    let (how, stones) = match &record.end {
        GameEnd::Rules { black, white, .. } => (How::Rules, Some([*black, *white])),
        GameEnd::Fault(Fault::Late { .. }) => (How::Late, None),
        GameEnd::Fault(fault) => (How::Fault(fault.name().to_owned()), None),
        GameEnd::Adjudicated(why) => (How::Adjudicated(why.name().to_owned()), why.stones()),
        GameEnd::Void { .. } => return None,
    };
    Some(StatedResult { winner: record.winner, stones: stones.map(Stones::Each), how })
}

fn write<G: Described>(replayed: &Replayed<G>, out: &mut Vec<u8>) -> Result<(), String> {
    let Replayed { game, written, .. } = replayed;
    let (given, chosen) = written.moves.split_at(written.opening.min(written.moves.len()));
    let [black, white] = written.players.clone();
    let end = match (game.outcome(), &written.result) {
        (Some(outcome), _) => {
            let [black, white] = game.position().count(outcome);
            GameEnd::Rules { reason: G::rule(outcome.reason), black, white }
        }
        (None, None) => GameEnd::Void { reason: phrase!("the result is unknown", "结果未知") },
        (None, Some(stated)) => GameEnd::Adjudicated(AdjudicationReason::Told {
            reason: reason(&stated.how).to_owned(),
            answer: written.answer.clone(),
        }),
    };
    let winner: Option<Color> = game
        .outcome()
        .map_or_else(|| written.result.as_ref().and_then(|stated| stated.winner), |outcome| outcome.winner);
    let played = |mv: &WrittenMove| PlayedMove {
        text: mv.text.clone(),
        milliseconds: mv.milliseconds.unwrap_or(UNKNOWN),
        info: SearchInfo { score: mv.score, ..SearchInfo::default() },
    };
    let record = GameRecord {
        black,
        white,
        start: game.start().to_string(),
        opening: given.iter().map(|mv| mv.text.clone()).collect(),
        moves: chosen.iter().map(played).collect(),
        winner,
        at_fault: None,
        end,
        hint: None,
    };
    let mut value = serde_json::to_value(record).map_err(|error| error.to_string())?;
    for mv in value.get_mut("moves").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(mv) = mv.as_object_mut()
            && mv.get(TIME) == Some(&json!(UNKNOWN))
        {
            mv.remove(TIME);
        }
    }
    out.extend(value.to_string().into_bytes());
    out.push(b'\n');
    Ok(())
}

fn reason(how: &How) -> &str {
    match how {
        How::Rules => "rules",
        How::Unsaid => "awarded",
        How::Late => "late",
        How::Fault(why) | How::Adjudicated(why) => why,
    }
}
