//! Moves judged by the rules.

use super::super::value::{is_probably_pass, shown};
use super::super::{NotPlayed, PropertyValue, Replayer};
use super::finding::Finding;
use super::findings::{Findings, Site};
use super::form::{PointOf, PropertyMessage};
use super::options::Rules;
use crate::certainty::Certainty;
use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Facts, Reason, Repetition, RuleSet, Vertex, vertex};
use gocheck_text::{AnyMessage, Language, Phrase, codes};
use gocheck_text::{count, phrase};

codes! {
    /// Messages about moves.
    pub enum MoveMessage, MoveCode {
        Occupied { color: Color, vertex: Vertex, stone: Color } = Error "M101" "occupied-point" {
            title "A move on an occupied point; it is not played." "落子处已有棋子，这一手不算。";
            message both {
                phrase!(
                    "{color} {vertex}: a {stone} stone is already there", "{color}下 {vertex}：那里已有{stone}",
                    color = color, stone = Some(*stone)
                )
            };
            why
                "No rules of Go allow a move on a stone. Some programs refuse the file, some skip the move and some replace the stone, so everything after it is a different game."
                "任何围棋规则都不允许落在已有棋子的点上。有的软件拒绝打开，有的略过这一手，有的换掉原来的棋子，以后的棋就不同了。";
            fix
                "Correct the point of this move, or of the earlier one that occupies it."
                "改正这一手的坐标，或者改正占了这一点的那一手。";
            example "occupied";
        }
        OffBoard { color: Color, value: String, size: Size, is_probably_pass: bool } = Error "M102" "off-board" {
            title "A move off the board; it is not played." "落子在棋盘之外，这一手不算。";
            message both {
                let guess = if *is_probably_pass {
                    phrase!(": probably a pass", "，很可能是停一手")
                } else {
                    phrase!("", "")
                };
                phrase!(
                    "{color} [{value}] is off the {size} board{guess}",
                    "{color} [{value}]：不在 {size} 的棋盘上{guess}",
                    color = color, size = size, guess = guess
                )
            };
            why
                "The move is on a point that the board does not have. Programs skip it or read it as a pass; often SZ is wrong. [tt] is a pass only on boards up to 19x19. Some programs write a pass as the point one past the last column and row: [ss] on 18x18."
                "落子的点棋盘上没有。有的软件略过这一手，有的当作停一手；也常常是 SZ 写错了。[tt] 只在 19 路以内表示停一手。有的软件把停一手写成最后一列和最后一行之外的点：18 路棋盘上的 [ss]。";
            fix
                "Correct the point or SZ, and write a pass as []; `gocheck fix --unsafe` writes what is probably a pass that way."
                "改正坐标或 SZ；停一手写成 []，很可能是停一手的由 `gocheck fix --unsafe` 这样改写。";
            example "off_board";
        }
        Suicide { color: Color, vertex: Vertex, stones: usize, judged: ForbiddingRules } = Error "M103" "suicide" {
            title "Suicide where the rules forbid it." "规则不允许自杀。";
            message both {
                let of =
                    if *stones == 1 { phrase!("", "") } else { phrase!(" of {stones} stones", "，共 {stones} 颗子") };
                let judged = match judged {
                    ForbiddingRules::By(rules) => {
                        phrase!(", which {rules} rules forbid", "，{rules}不允许", rules = rules)
                    }
                    ForbiddingRules::Assumed => phrase!(
                        ", which few rule sets allow; the record names none", "，多数规则不允许；棋谱没有写明规则"
                    ),
                    ForbiddingRules::ByAllBut(_) => forbidden(judged),
                };
                phrase!(
                    "{color} {vertex} is suicide{of}{judged}", "{color}下 {vertex} 是自杀{of}{judged}",
                    color = color, of = of, judged = judged
                )
            };
            why
                "The move captures nothing and leaves its own stones without a liberty. Most rules forbid this; New Zealand, Ing and Tromp-Taylor rules do not. Programs without such rules refuse the move or leave the stones on the board."
                "这一手提不到子，自己的棋却没有气。多数规则不允许，新西兰规则、应氏规则和 Tromp-Taylor 规则允许。别的软件会拒绝这一手，或者把没有气的子留在棋盘上。";
            fix
                "Correct the move, or name the rules of the game in RU if they allow it."
                "改正这一手；如果对局的规则允许自杀，在 RU 里写明。";
            example "suicide_of_two_japanese";
        }
        Ko { color: Color, vertex: Vertex, took: u32, judged: ForbiddingRules } = Error "M104" "ko" {
            title "A ko is retaken at once." "立即提回劫。";
            message both {
                phrase!(
                    "{color} {vertex} retakes at once the ko that {other} took with move {took}{judged}",
                    "{color}下 {vertex}，立即提回{other}第 {took} 手提的劫{judged}",
                    color = color, other = color.opponent(), judged = forbidden(judged)
                )
            };
            why
                "All rules of Go forbid retaking a ko at once. Most often a threat and its answer are missing, two moves are swapped or a point is wrong."
                "所有围棋规则都不允许立即提回劫。多半是漏记了劫材和应手，两手的次序颠倒，或者坐标写错了。";
            fix
                "Add the missing moves, or correct their order or the point."
                "补上漏记的着法，或者改正次序或坐标。";
            example "ko";
        }
        PositionalSuperko { color: Color, vertex: Vertex, earlier: Repetition, judged: ForbiddingRules } = Error "M105" "positional-superko" {
            title "An earlier position is repeated where the rules forbid it." "回到以前的局面，规则不允许。";
            message both {
                phrase!(
                    "{color} {vertex} {repeats}: positional superko{judged}",
                    "{color}下 {vertex}，{repeats}：全局同形再现{judged}",
                    color = color, repeats = repeats(*earlier), judged = forbidden(judged)
                )
            };
            why
                "Positional superko: no move may repeat an earlier position of the whole board, no matter whose turn it is. Under these rules the move was illegal, so either it is wrong or the game had other rules."
                "禁止全局同形再现（不论轮到谁下）：落子以后，整个棋盘不能回到以前的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。";
            fix
                "Correct the move, or name the rules of the game in RU."
                "改正着法，或者在 RU 里写明对局的规则。";
            example "send_two_return_one_tromp_taylor";
        }
        SituationalSuperko { color: Color, vertex: Vertex, earlier: Repetition, judged: ForbiddingRules } = Error "M106" "situational-superko" {
            title
                "An earlier position with the same player to move is repeated where the rules forbid it."
                "回到以前的局面，而且轮到同一方下，规则不允许。";
            message both {
                phrase!(
                    "{color} {vertex} {repeats}, with the same player to move: situational superko{judged}",
                    "{color}下 {vertex}，{repeats}，而且轮到同一方下：全局同形再现{judged}",
                    color = color, repeats = repeats(*earlier), judged = forbidden(judged)
                )
            };
            why
                "Situational superko, as in AGA and New Zealand rules: no move may repeat an earlier position of the whole board with the same player to move. Under these rules the move was illegal, so either it is wrong or the game had other rules."
                "禁止轮到同一方下的全局同形再现（AGA 规则、新西兰规则）：落子以后，整个棋盘不能回到以前由同一方下的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。";
            fix
                "Correct the move, or name the rules of the game in RU."
                "改正着法，或者在 RU 里写明对局的规则。";
            example "eternal_life_new_zealand";
        }
        Repetition { color: Color, vertex: Vertex, earlier: Repetition, rules: RuleSet } = Note "M107" "repetition" {
            title
                "An earlier position is repeated; the rules allow the move, but the game may end without a result."
                "回到以前的局面；规则允许这一手，但对局可能成为无胜负。";
            message both {
                phrase!(
                    "{color} {vertex} {repeats}, which {rules} rules allow",
                    "{color}下 {vertex}，{repeats}，{rules}允许",
                    color = color, repeats = repeats(*earlier), rules = rules
                )
            };
            why
                "The rules allow it, as in a triple ko, but the game may go on forever and then has no result. It may also mean that moves were recorded twice."
                "规则允许这样走，例如三劫循环，但对局可能没完没了，成为无胜负。也可能是有些着法记了两遍。";
            fix
                "Leave it if the game was played that way; otherwise delete the moves that were recorded twice."
                "实际就是这样下的，不用改；否则删去记了两遍的着法。";
            example "triple_ko_japanese";
        }
    }
}

/// The rules that forbid a move.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForbiddingRules {
    /// These rules.
    By(RuleSet),
    /// Assumed rules, since the record names none.
    Assumed,
    /// All rule sets except these, if all were requested.
    ByAllBut(Vec<RuleSet>),
}

fn repeats(Repetition { after, length }: Repetition) -> Phrase {
    let cycle = count(length, "move", "手");
    match after {
        0 => phrase!(
            "repeats the position at the start, a cycle of {cycle}",
            "回到开局时的局面（循环 {cycle}）",
            cycle = cycle
        ),
        after => phrase!(
            "repeats the position after move {after}, a cycle of {cycle}",
            "回到第 {after} 手后的局面（循环 {cycle}）",
            cycle = cycle
        ),
    }
}

/// The addition if all rule sets were requested.
fn forbidden(judged: &ForbiddingRules) -> Phrase {
    match judged {
        ForbiddingRules::By(_) | ForbiddingRules::Assumed => phrase!("", ""),
        ForbiddingRules::ByAllBut(rules) if rules.is_empty() => {
            phrase!("; every rule set forbids it", "；所有规则都不允许")
        }
        ForbiddingRules::ByAllBut(rules) => {
            let names = |language: Language| {
                let rules = rules.iter().map(|rules| phrase!("{rules} rules", "{rules}", rules = rules));
                language.list(rules.map(|rules| rules.text(language)))
            };
            let names = Phrase::new(names(Language::English), names(Language::Chinese));
            phrase!("; allowed by {names}", "；允许的有{names}", names = names)
        }
    }
}

impl Findings<'_> {
    /// Reports a move that could not be played.
    pub(super) fn not_played(
        &mut self,
        site: Site<'_>,
        color: Color,
        value: PropertyValue<'_>,
        why: NotPlayed,
    ) {
        let text = shown(&value.text());
        let shown = Some(text.clone());
        let message: AnyMessage = match why {
            NotPlayed::Occupied(point, stone) => {
                let facts = Facts { occupied: Some(stone), ..Facts::default() };
                return self.judge(site, color, point, &facts);
            }
            NotPlayed::Off => {
                let size = site.replayer.game().size();
                let is_probably_pass = is_probably_pass(value.bytes, size);
                MoveMessage::OffBoard { color, value: text, size, is_probably_pass }.into()
            }
            NotPlayed::Malformed => {
                PropertyMessage::BadPoint { of: PointOf::Move(color), value: text }.into()
            }
        };
        let options = self.options;
        self.add_any(site, message, |finding| {
            (finding.color, finding.value) = (Some(color), shown);
            finding.boards = options.boards(site, finding.number, None);
        });
    }

    /// Judges a move with special facts.
    #[cold]
    pub(super) fn judge(&mut self, site: Site<'_>, color: Color, point: Point, facts: &Facts) {
        let all = self.options.rules == Rules::All;
        let asked = if all { RuleSet::ALL.as_slice() } else { std::slice::from_ref(&self.rules) };
        let forbids = |&rules: &RuleSet| Some((rules, rules.forbids(facts)?));
        let forbidden_by: Vec<(RuleSet, Reason)> = asked.iter().filter_map(forbids).collect();
        let reason = forbidden_by.iter().map(|&(_, reason)| reason).min();
        let judged = if all {
            ForbiddingRules::ByAllBut(
                asked.iter().copied().filter(|rules| rules.forbids(facts).is_none()).collect(),
            )
        } else if self.rules_are_known {
            ForbiddingRules::By(self.rules)
        } else {
            ForbiddingRules::Assumed
        };
        let certainty = match (reason, &judged) {
            (Some(Reason::Suicide), ForbiddingRules::Assumed) => Certainty::Likely,
            _ => Certainty::Certain,
        };
        let vertex = vertex(site.replayer.game().size(), point);
        let (options, rules) = (self.options, self.rules);
        let message = || {
            Some(match reason {
                Some(Reason::Occupied) => MoveMessage::Occupied { color, vertex, stone: facts.occupied? },
                Some(Reason::Suicide) => {
                    MoveMessage::Suicide { color, vertex, stones: facts.suicide.into(), judged }
                }
                Some(Reason::Ko) => MoveMessage::Ko { color, vertex, took: facts.ko?, judged },
                Some(Reason::PositionalSuperko) => {
                    MoveMessage::PositionalSuperko { color, vertex, earlier: facts.position?, judged }
                }
                Some(Reason::SituationalSuperko) => {
                    MoveMessage::SituationalSuperko { color, vertex, earlier: facts.situation?, judged }
                }
                // The rules allow it.
                None => MoveMessage::Repetition { color, vertex, earlier: facts.position?, rules },
            })
        };
        let Some(message) = message() else { return };
        self.add_with(site, message, |finding| {
            (finding.color, finding.point, finding.certainty) = (Some(color), Some(point), certainty);
            finding.add_evidence(site.replayer, facts);
            let earlier = finding.earlier.map(|earlier| earlier.after);
            finding.boards = options.boards(site, finding.number - 1, earlier);
            (finding.rules, finding.forbidden_by) =
                if all { (None, forbidden_by) } else { (Some(rules), Vec::new()) };
        });
    }
}

impl Finding {
    fn add_evidence(&mut self, replayer: &Replayer, facts: &Facts) {
        let code = self.code();
        if code == MoveCode::Occupied {
            self.stones = self.point.into_iter().collect();
        } else if code == MoveCode::Suicide || code == MoveCode::Ko {
            self.stones = replayer.game().removed();
        }
        self.took = facts.ko.filter(|_| code == MoveCode::Ko);
        self.earlier = if code == MoveCode::SituationalSuperko {
            facts.situation
        } else {
            facts.position.filter(|_| code != MoveCode::Suicide)
        };
    }
}
