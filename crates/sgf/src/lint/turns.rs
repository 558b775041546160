//! Whose turn it is.

use super::super::TurnFault;
use super::findings::{Findings, Site};
use crate::certainty::Certainty;
use gocheck_board::{Color, Point};
use gocheck_rules::{RuleSet, Vertex, vertex};
use gocheck_text::codes;
use gocheck_text::phrase;

codes! {
    /// Messages about turns.
    pub enum TurnMessage, TurnCode {
        SameColor { color: Color, number: u32 } = Warning "M201" "same-colour-twice" {
            title "The same color moves twice in a row." "同一方连下两手。";
            message both {
                phrase!(
                    "{color} moves twice in a row: moves {before} and {number}",
                    "{color}连下两手：第 {before} 手和第 {number} 手",
                    color = color, before = number.saturating_sub(1)
                )
            };
            why
                "Black and White take turns. Most often a move or a pass of the other side is missing, a color is wrong, or handicap stones were written as moves."
                "黑白双方轮流下。多半是漏记了对方的一手或停一手，颜色写错，或者把让子写成了着法。";
            fix
                "Add the missing move, correct the color, or set up handicap stones with AB."
                "补上漏记的，改正颜色，或者用 AB 摆让子。";
            example "same_colour";
        }
        FirstPlayer { color: Color, because: FirstMove } = Warning "M202" "wrong-first-player" {
            title "The wrong color moves first, given the handicap and PL." "按让子和 PL，先下的一方不对。";
            message both {
                let other = color.opponent();
                match because {
                    FirstMove::Pl => phrase!(
                        "{color} moves first, but PL names {other}", "{color}先下，而 PL 写的是{other}",
                        color = color, other = other
                    ),
                    FirstMove::Handicap(stones) => phrase!(
                        "{color} moves first, but with HA[{stones}] {other} should",
                        "{color}先下，而 HA[{stones}] 时应由{other}先下",
                        color = color, other = other
                    ),
                    FirstMove::Even => phrase!(
                        "{color} moves first, but without handicap, setup or PL black should",
                        "{color}先下，而没有让子、摆子和 PL 时应由黑方先下",
                        color = color
                    ),
                }
            };
            why
                "Black begins an even game and White a handicap game, unless PL says otherwise. Here the colors may be swapped, or the first move or the handicap stones may be missing."
                "分先由黑方先下，让子由白方先下，除非 PL 另有说明。不是这样，可能是颜色写反了，或者漏了第一手或让子。";
            fix
                "Correct the colors, add what is missing, or name the first player in PL."
                "改正颜色，补上漏记的，或者用 PL 写明谁先下。";
            example "white_first";
        }
        AfterTwoPasses { color: Color, vertex: Option<Vertex> } = Warning "M203" "move-after-two-passes" {
            title "A move after two passes." "双方各停一手以后又有着法。";
            message both {
                match vertex {
                    Some(vertex) => phrase!(
                        "{color} {vertex} after two passes, which end a game",
                        "双方各停一手，对局已经结束，{color}又下 {vertex}",
                        color = color
                    ),
                    None => phrase!(
                        "{color} after two passes, which end a game", "双方各停一手，对局已经结束，{color}又走了一手",
                        color = color
                    ),
                }
            };
            why
                "Under most rules two passes end a game, so later moves are not part of it. They may have been added as comments, or play may have been resumed because of a dispute about dead stones."
                "多数规则规定双方各停一手就终局，以后的着法不属于这局棋。可能是后来加上的说明，也可能是对死活有争议而继续下的。";
            fix
                "Delete the moves if they were not played; if play was resumed, leave them and use --ignore M203."
                "没有下过的着法就删去；确实继续下了，可以保留，用 --ignore M203 不再报告。";
            example "two_passes";
        }
        TwoMoves = Error "M204" "two-moves" {
            title "Two moves in one node." "同一个节点里有两手棋。";
            message "two moves in a node: both are played" "同一个节点里有两手棋：两手都算";
            why
                "FF[4] allows one move per node. Some readers play both, some only the first or the last, so their games differ from here on."
                "FF[4] 规定一个节点里只能有一手棋。有的软件两手都走，有的只走第一手或最后一手，以后的棋就不同了。";
            fix
                "Give each move a node of its own, with a `;` before it."
                "每手棋单独一个节点，前面写 `;`。";
            example "two_moves";
        }
    }
}

/// Why the other colour moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMove {
    /// Because of PL.
    Pl,
    /// Because of HA with this number of stones.
    Handicap(u32),
    /// Because Black moves first by default.
    Even,
}

impl Findings<'_> {
    /// Reports a move out of turn before it is played.
    pub(super) fn check_turn(
        &mut self,
        site: Site<'_>,
        color: Color,
        point: Option<Point>,
        fault: TurnFault,
    ) {
        let replayer = site.replayer;
        let before = replayer.number();
        let handicap = replayer.info().handicap;
        let message = match fault {
            TurnFault::AgainstPl => TurnMessage::FirstPlayer { color, because: FirstMove::Pl },
            TurnFault::First => TurnMessage::FirstPlayer {
                color,
                because: handicap.map_or(FirstMove::Even, |(stones, _)| FirstMove::Handicap(stones)),
            },
            TurnFault::Twice => TurnMessage::SameColor { color, number: before + 1 },
            TurnFault::AfterTwoPasses => TurnMessage::AfterTwoPasses {
                color,
                vertex: point.map(|point| vertex(replayer.game().size(), point)),
            },
        };
        let certainty = match fault {
            TurnFault::AfterTwoPasses if self.rules_are_known && self.rules == RuleSet::TrompTaylor => {
                Certainty::Certain
            }
            TurnFault::AfterTwoPasses => Certainty::Possible,
            _ => Certainty::Likely,
        };
        let options = self.options;
        self.add_with(site, message, |finding| {
            finding.boards = options.boards(site, before, None);
            finding.number = before + 1;
            (finding.color, finding.point) = (Some(color), point);
            finding.certainty = certainty;
        });
    }

    pub(super) fn two_moves(&mut self, site: Site<'_>) {
        self.add(site, TurnMessage::TwoMoves);
    }
}
