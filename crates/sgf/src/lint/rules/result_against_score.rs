use super::super::findings::Findings;
use super::super::game_end::GameEnd;
use super::result_against_estimate::{ResultAgainstEstimate, is_sure, likely_range};
use super::result_against_komi::counts_halves;
use crate::result::{GameResult, How};
use crate::{Replayer, Server};
use gocheck_board::{Bits, Color};
use gocheck_rules::score::{self, Agreed, Effort, Judged, Range, judge, played_more, range_as_agreed};
use gocheck_rules::{Counting, RuleSet};
use gocheck_text::{phrase, rule};

rule! {
    ResultAgainstScore { least: f64, most: f64, is_marked: bool } = Error "R104" "result-against-score";
    title
        "The result cannot be the score of the final position, whichever stones are dead."
        "无论哪些子是死子，最后的局面都不会是这个结果。";
    message both {
        let [from, to] = [least, most].map(|&margin| score::result(margin));
        let by = if *is_marked {
            phrase!(" with the territory marked by TB and TW", "按 TB 和 TW 标出的地，")
        } else {
            phrase!("", "")
        };
        if from == to {
            phrase!("the final position scores {from}{by}", "{by}最后的局面是 {from}", by = by)
        } else {
            phrase!(
                "the final position scores between {from} and {to}{by}, whichever stones are dead",
                "{by}无论哪些子是死子，最后的局面都在 {from} 与 {to} 之间",
                by = by
            )
        }
    };
    why "After two passes the final position is counted. Some stones are certainly alive, some certainly dead, and TB and TW may settle the rest. Even if all others are dead or alive as suits RE best, RE cannot be right; under Tromp-Taylor rules and on CGOS all stones on the board count. So RE, KM or the marks are wrong, or moves are missing."
        "双方各停一手以后要数最后的局面。有的棋一定活，有的一定死，其余的可以由 TB 和 TW 说明。即使其余的死活都按最合 RE 的算，RE 也不可能对；Tromp-Taylor 规则和 CGOS 则直接数盘上的棋子。不是 RE、KM 或标记写错了，就是漏了着法。";
    fix "`gocheck score` shows the count. Correct RE, KM, TB and TW, add the missing moves, or name the rules of the game in RU."
        "用 gocheck score 看是怎么数的。改正 RE、KM、TB 和 TW，补上漏记的着法，或者在 RU 里写明对局的规则。";
    example "result_score";
}

/// The possible ways of counting a game, according to the record.
struct PossibleCountings {
    area: bool,
    territory: bool,
    /// The rules count every stone, without an agreement of the players.
    as_it_stands: bool,
    /// Margins may be written in stones, each of which is two points.
    halves: bool,
}

impl ResultAgainstScore {
    /// Reports that a game that ended by passes cannot have this result, for any way in which the points may have been counted
    /// and written, and with any undecided stones dead or alive.
    pub(in super::super) fn check(findings: &mut Findings<'_>, end: &GameEnd<'_>) {
        let &GameEnd { replayer, result, .. } = end;
        let is_counted =
            matches!(result, GameResult::Draw | GameResult::Win(_, How::Points(_) | How::Untold));
        let seed = findings.options.estimate.filter(|_| findings.wants(ResultAgainstEstimate::CODE));
        if !end.is_over || !is_counted || !findings.wants(Self::CODE) && seed.is_none() {
            return;
        }
        let info = replayer.info();
        let (Some(komi), Some(countings)) = (info.komi, countings(findings, replayer)) else { return };
        // Smaller ones are in hundredths only on some servers.
        let is_small = info.is_huge_komi(komi) && komi.abs() < 100.0;
        let komi = info.meant_komi().filter(|_| is_small).unwrap_or(komi);
        // After a move that was not played, the board differs from the intended one.
        let Some(prisoners) = replayer.game().prisoners() else { return };
        let board = replayer.game().board();
        let agreed =
            if countings.as_it_stands { Agreed::AllAlive } else { findings.territory.agreed(replayer) };
        let played = played_more(&board, prisoners);
        let given = info.given_stones(replayer.game()) as i32;
        // The range of Black's margins without komi. Neutral points may have been filled after the passes, and rule sets differ in
        // White's compensation for handicap stones.
        let margins = |range: Range, unfilled: i32, [black_eyes, white_eyes]: [i32; 2]| {
            let area = match countings.as_it_stands {
                true => [range.least, range.most],
                false => [range.least - unfilled - given, range.most + unfilled],
            };
            let territory = [range.least - played - black_eyes, range.most - played + white_eyes];
            match (countings.area, countings.territory) {
                (true, true) => [area[0].min(territory[0]), area[1].max(territory[1])],
                (true, false) => area,
                _ => territory,
            }
        };
        let is_refuted = |margins: [i32; 2]| !countings.allow(result, komi, margins.map(f64::from));
        // Most results are quickly found to be possible.
        if is_refuted(margins(range_as_agreed(&board, &agreed), 0, [0; 2])) {
            let judged = judge(&board, &agreed, Effort::Static);
            let margins = margins(judged.range, unfilled(&judged), judged.eyes_in_seki());
            if is_refuted(margins) {
                let [least, most] = margins.map(|margin| f64::from(margin) - komi);
                let is_marked = matches!(agreed, Agreed::Territory(_)) && judged.fits;
                return findings.add(end.site(), Self { least, most, is_marked });
            }
        }
        let terms = info.terms(findings.rules, replayer.game());
        // Nothing is dead under rules that count every stone, also if they are spelt out.
        let is_open = agreed == Agreed::Nothing && !terms.rules.counts_every_stone();
        let Some(seed) = seed.filter(|_| is_open) else { return };
        let estimate = findings.estimate(replayer, seed);
        let judged = &estimate.judged;
        let estimated = judged.score(&terms).and_then(|score| score.exact());
        let estimated = estimated.filter(|_| is_sure(estimate));
        let margins = margins(likely_range(estimate), unfilled(judged), judged.eyes_in_seki());
        if let Some(margin) = estimated.filter(|_| is_refuted(margins)) {
            ResultAgainstEstimate::report(findings, end, margin);
        }
    }
}

/// Returns `None` if there is no score, or an unknown way of counting.
fn countings(findings: &Findings<'_>, replayer: &Replayer) -> Option<PossibleCountings> {
    let text = replayer.info().rules.as_ref().map_or("", |(text, _)| text.as_str());
    // Rules that are spelt out part by part, as by KataGo.
    let parts = text.to_lowercase();
    let is_spelt = ["kosimple", "kopositional", "kosituational"].iter().any(|ko| parts.starts_with(ko));
    if is_spelt && (!parts.contains("scoreareataxnone") || parts.contains("button")) {
        return None;
    }
    let used = Some(findings.rules).filter(|_| findings.rules_are_known);
    let sets: Vec<RuleSet> = [used, RuleSet::from_record(text)].into_iter().flatten().collect();
    if sets.contains(&RuleSet::Free) {
        return None;
    }
    let is_unknown = sets.is_empty();
    let counts = |counting| sets.iter().any(|rules| rules.counting() == Some(counting));
    // RU says nothing about how CGOS counts.
    let is_cgos = replayer.info().server == Some(Server::Cgos) && !counts(Counting::Territory);
    Some(PossibleCountings {
        area: is_unknown || counts(Counting::Area),
        // AGA rules allow territory scoring, which differs from area if the last pass costs no stone.
        territory: !is_cgos && (is_unknown || counts(Counting::Territory) || sets.contains(&RuleSet::Aga)),
        as_it_stands: is_cgos
            || !is_unknown && !is_spelt && sets.iter().all(|rules| rules.counts_every_stone()),
        halves: is_unknown || sets.iter().any(|&rules| counts_halves(rules)),
    })
}

impl PossibleCountings {
    /// Returns true if a result is possible with a margin in `least..=most` without komi.
    fn allow(&self, result: GameResult, komi: f64, [least, most]: [f64; 2]) -> bool {
        // 3.75 are 7.5 points, and servers write 375 or 750.
        let unit = if komi.abs() >= 100.0 { 0.01 } else { 1.0 };
        let is_in_stones = self.halves && (2.0 * komi * unit).fract() != 0.0 || unit < 1.0;
        let komis = [komi, komi * unit, if is_in_stones { 2.0 * komi * unit } else { komi }];
        // A difference of half a point concerns the komi, for which there is another finding.
        let slack = if self.as_it_stands { 0.0 } else { 0.5 };
        let is_in = |margin: f64, komi: f64| least - komi - slack <= margin && margin <= most - komi + slack;
        komis.into_iter().any(|komi| match result {
            GameResult::Draw => is_in(0.0, komi),
            GameResult::Win(winner, How::Points(points)) => {
                let margin = if winner == Color::Black { points } else { -points };
                is_in(margin, komi) || self.halves && is_in(2.0 * margin, komi)
            }
            GameResult::Win(Color::Black, _) => most - komi >= 0.0,
            GameResult::Win(Color::White, _) => least - komi <= 0.0,
            _ => true,
        })
    }
}

/// The number of empty points that are, or may be, neutral.
fn unfilled(judged: &Judged) -> i32 {
    let [black, white] = &judged.area;
    let size = judged.board.size();
    let is_nobodys = |index: &usize| !black.contains(*index) && !white.contains(*index);
    judged.board.empty_points().map(|point| size.index(point)).filter(is_nobodys).count() as i32
}
