//! `gocheck score`: scores the final position of a game.

mod args;

pub(super) use args::ScoreArgs;

use super::emitter::{Emitter, Row};
use super::input::feed::batches;
use super::input::source::Source;
use super::input::wanted::RECORDS;
use super::language::language;
use super::progress::RecordProgress;
use super::record::RecordPosition;
use super::score_board::{diagram, groups, rows, vertices};
use super::score_estimate::Estimated;
use super::words::no_records_named;
use gocheck::board::{Bits, Color};
use gocheck::go::score::{Agreed, Effort, Judged, Score, Terms, judge, result};
use gocheck::go::{Counting, Points, Replay, RuleSet, point_at};
use gocheck::record::GameInfo;
use gocheck_program::{Reported, Status, messages, usage_error};
use gocheck_text::untrusted::one_line;
use gocheck_text::{count, phrase};
use rayon::prelude::*;
use std::thread;

/// Scores the games and prints the scores.
pub(super) fn run(args: &ScoreArgs) -> anyhow::Result<Status> {
    if args.paths.is_empty() {
        return Err(usage_error(no_records_named()));
    }
    let mut files = args.paths.files(RECORDS)?;
    let progress = RecordProgress::new(&mut files);
    let emitter = args.format.emitter();
    thread::scope(|scope| {
        let mut sources = batches(&files, scope).into_iter().flat_map(|batch| batch.sources);
        let first = sources.by_ref().take(2).collect::<Vec<Source>>();
        let is_one = first.len() == 1;
        if args.dead.is_some() && !is_one {
            return Err(usage_error(phrase!(
                "--dead applies to one record: give one file",
                "--dead 只用于一份棋谱：请只给一个文件"
            )));
        }
        let mut status = Status::Well;
        // Estimates are slow, so several are made at the same time.
        let most = if args.estimate { AT_ONCE } else { 1 };
        let mut sources = first.into_iter().chain(sources).peekable();
        while sources.peek().is_some() {
            let (mut scored, mut read) = (Vec::new(), Vec::new());
            for source in sources.by_ref().take(most) {
                match Counted::new(args, &source) {
                    Ok(counted) => scored.push(Scored { counted, file: source.shown.clone(), is_one }),
                    // An error in one file does not stop the others.
                    Err(error) if !is_one => {
                        if !error.is::<Reported>() {
                            progress.suspend(|| messages::error(&error.to_string()));
                        }
                        status = Status::BadInput;
                    }
                    Err(error) => return Err(error),
                }
                read.push(source);
            }
            if args.estimate {
                scored.par_iter_mut().for_each(|scored| scored.counted.estimate(args.seed));
            }
            progress.advance(&read);
            progress.suspend(|| scored.iter().try_for_each(|scored| emitter.print(scored)))?;
        }
        drop(progress);
        if emitter.is_for_people() && is_one {
            messages::note(&phrase!(
                "X O: stones that stay; x o: dead; B W: may be dead; + Black's point, - White's, . \
                 neutral, ? undetermined",
                "X O：留下的黑子、白子；x o：死子；B W：死活不明；+ 黑方的点，- 白方的点，. 单官或公气，? 不明"
            ));
        }
        Ok(status)
    })
}

/// The number of files whose scores are estimated before they are printed.
const AT_ONCE: usize = 64;

/// A file with its scores.
struct Scored {
    counted: Counted,
    file: String,
    is_one: bool,
}

impl Row for Scored {
    fn entry(&self, format: Emitter) -> Option<String> {
        format.text_or_json(|| self.text(), || self.counted.json(&self.file))
    }
}

impl Scored {
    /// The board with its scores; for several files, one line each.
    fn text(&self) -> String {
        let Self { counted, file, is_one } = self;
        if *is_one {
            return counted.text();
        }
        let estimates = counted.estimated.iter().flat_map(Estimated::lines);
        let lines: Vec<String> = counted.lines().into_iter().chain(estimates).collect();
        format!("{}{}{}\n", one_line(file), language().colon(), lines.join("; "))
    }
}

/// A final position with its scores.
struct Counted {
    game: Replay,
    info: GameInfo,
    judged: Judged,
    /// Whether dead stones are taken from the record's marks.
    is_marked: bool,
    komi: Option<f64>,
    rules: Option<RuleSet>,
    /// The scores by the rules of the record, or if those are unknown, by area and by territory without compensation
    /// for handicap stones.
    scores: Vec<(Terms, Option<Score>)>,
    /// The estimate, if it is wanted.
    estimated: Option<Estimated>,
}

impl Counted {
    fn new(args: &ScoreArgs, source: &Source) -> anyhow::Result<Self> {
        let RecordPosition { game, info, agreed: marked, .. } = args.line.play(source, args.number)?;
        let named = info.rules.as_ref().and_then(|(text, _)| RuleSet::from_record(text));
        let rules = args.rules.or(named).filter(|rules| rules.counting().is_some());
        let komi = args.komi.or(info.meant_komi()).or(info.komi);
        let terms = |rules| Terms { komi: komi.unwrap_or(0.0), ..info.terms(rules, &game) };
        let terms = match rules {
            Some(rules) => vec![terms(rules)],
            // New Zealand rules give no compensation for handicap stones.
            None => [RuleSet::NewZealand, RuleSet::Japanese].map(terms).into(),
        };
        let every_stone = rules.filter(|rules| rules.counts_every_stone());
        let agreed = match (&args.dead, every_stone) {
            (Some(_), Some(rules)) => {
                return Err(usage_error(phrase!(
                    "--dead: {rules} rules count every stone on the board as alive",
                    "--dead：{rules}按盘上的棋子计算，没有死子",
                    rules = rules
                )));
            }
            (None, Some(_)) => Agreed::AllAlive,
            (Some(dead), None) => dead_stones(&game, dead)?,
            (None, None) => marked,
        };
        let judged = judge(&game.board(), &agreed, Effort::Search);
        let scores = terms.into_iter().map(|terms| (terms, judged.score(&terms))).collect();
        let is_marked = matches!(agreed, Agreed::Territory(_));
        Ok(Self { game, info, judged, is_marked, komi, rules, scores, estimated: None })
    }

    fn estimate(&mut self, seed: u64) {
        let terms = self.scores.iter().map(|(terms, _)| *terms);
        self.estimated = Some(Estimated::new(&self.game, &self.judged, terms, seed));
    }

    /// The scores in words.
    fn lines(&self) -> Vec<String> {
        let line = |(terms, score): &(Terms, Option<Score>)| {
            let (komi, given) = (terms.komi, terms.rules.compensation(terms.handicap));
            let basis = match terms.rules.counting() {
                Some(Counting::Territory) => phrase!("territory, komi {komi}", "数目，贴目 {komi}"),
                _ if given == 0 => phrase!("area, komi {komi}", "数子，贴目 {komi}"),
                _ => phrase!(
                    "area, komi {komi}, handicap compensation {given}",
                    "数子，贴目 {komi}，让子还 {given}"
                ),
            };
            let basis = match self.rules {
                Some(rules) => phrase!("{rules}, {basis}", "{rules}，{basis}", rules = rules, basis = basis),
                None => basis,
            };
            let Some(score) = score else {
                return phrase!(
                    "undetermined: the number of prisoners is unknown ({basis})",
                    "无法断定：不知道提了多少子（{basis}）",
                    basis = basis
                )
                .text(language());
            };
            let [from, to] = [score.least, score.most].map(result);
            let phrase = match score.exact() {
                Some(_) => phrase!("{result} ({basis})", "{result}（{basis}）", result = from, basis = basis),
                None => phrase!(
                    "undetermined: between {from} and {to} ({basis})",
                    "无法断定：在 {from} 与 {to} 之间（{basis}）",
                    basis = basis
                ),
            };
            phrase.text(language())
        };
        self.scores.iter().map(line).collect()
    }

    /// The scores, the board and the notes.
    fn text(&self) -> String {
        let mut text = self.lines().join("\n") + "\n\n" + &diagram(&self.judged) + "\n";
        for phrase in self.notes() {
            text += &phrase;
            text += "\n";
        }
        if let Some(estimated) = &self.estimated {
            text += &estimated.text();
        }
        text
    }

    /// Notes on dead stones and on missing information.
    fn notes(&self) -> Vec<String> {
        let judged = &self.judged;
        let alive = |color| (judged.alive & *judged.board.stones_of(color)).count();
        let groups = |set: &Points| language().list(groups(&self.judged, set));
        let [dead, seki, open] = [&judged.dead, &judged.seki, &judged.open].map(groups);
        let is_doubtful =
            self.scores.iter().any(|(_, score)| score.is_some_and(|score| score.exact().is_none()));
        let notes = [
            Some(phrase!(
                "unconditionally alive: {black}, {white} white",
                "无条件活：黑 {black}，白 {white} 子",
                black = count(alive(Color::Black), "black stone", "子"),
                white = alive(Color::White)
            )),
            (!dead.is_empty()).then_some(phrase!("dead: {groups}", "死子：{groups}", groups = dead)),
            (!seki.is_empty()).then_some(phrase!("in seki: {groups}", "双活：{groups}", groups = seki)),
            (!open.is_empty()).then_some(phrase!(
                "may be alive or dead: {groups}; --dead says which are dead",
                "死活不明：{groups}；用 --dead 指明死子",
                groups = open
            )),
            (open.is_empty() && is_doubtful).then_some(phrase!(
                "stones next to neutral points are in seki, or the points have not been filled yet: TB and TW would tell which",
                "挨着公气的棋子是双活，还是单官没有填完，要由 TB 和 TW 说明"
            )),
            (!judged.fits).then_some(phrase!(
                "TB and TW do not fit the stones: they are ignored",
                "TB 和 TW 与棋子不符，没有采用"
            )),
            self.komi
                .is_none()
                .then_some(phrase!("KM is missing: counted without komi", "没有 KM：按不贴目计算")),
            self.rules.is_none().then_some(phrase!(
                "RU names no rules: counted by area and by territory",
                "RU 没有写明规则：两种办法都算"
            )),
        ];
        notes.into_iter().flatten().map(|phrase| phrase.text(language())).collect()
    }

    fn json(&self, file: &str) -> serde_json::Value {
        let judged = &self.judged;
        let size = judged.board.size();
        let vertices = |set: &Points| vertices(size, set);
        let scores = self.scores.iter().map(|(terms, score)| {
            serde_json::json!({
                "counting": terms.rules.counting(),
                "compensation": if terms.rules.counting() == Some(Counting::Area) { terms.rules.compensation(terms.handicap) } else { 0 },
                "result": score.and_then(|score| score.exact()).map(result),
                "winner": score.and_then(|score| score.winner()).map(Color::name),
                "least": score.map(|score| score.least),
                "most": score.map(|score| score.most),
            })
        });
        let mut object = serde_json::json!({
            "file": file,
            "move": self.game.moves(),
            "rules": self.rules,
            "komi": self.komi,
            "handicap": self.info.handicap.map(|(stones, _)| stones),
            "prisoners": self.game.prisoners(),
            "scores": scores.collect::<Vec<_>>(),
            "board": rows(judged),
            "alive": vertices(&judged.alive),
            "dead": vertices(&judged.dead),
            "seki": vertices(&judged.seki),
            "open": vertices(&judged.open),
            "marked": self.is_marked && judged.fits,
        });
        if let Some(estimated) = &self.estimated {
            object["estimate"] = estimated.json();
        }
        object
    }
}

fn dead_stones(game: &Replay, named: &[String]) -> anyhow::Result<Agreed> {
    let board = game.board();
    let size = board.size();
    let alive = judge(&board, &Agreed::Nothing, Effort::Static).alive;
    let mut dead = Points::EMPTY;
    for text in named.iter().map(|text| text.trim()).filter(|text| !["", "none"].contains(text)) {
        let point = point_at(size, text).ok().filter(|&point| board.get(point).is_some());
        let Some(point) = point else {
            return Err(usage_error(phrase!(
                "--dead {text}: expected a point with a stone, such as D4,Q16",
                "--dead {text}：应为有棋子的点，例如 D4,Q16"
            )));
        };
        if alive.contains(size.index(point)) {
            return Err(usage_error(phrase!(
                "--dead {text}: the group is unconditionally alive",
                "--dead {text}：这块棋无条件活，不会是死子"
            )));
        }
        dead.set(size.index(point), true);
    }
    Ok(Agreed::Dead(dead))
}
