//! Checks setups.

use super::super::value::shown;
use super::super::{HandicapStones, PropertyName, PropertyValue, SetupFault};
use super::findings::{Findings, Site};
use super::form::{PointOf, PropertyCode, PropertyMessage};
use crate::certainty::Certainty;
use gocheck_board::{Color, Size};
use gocheck_rules::{Vertex, is_valid, plain, vertex};
use gocheck_text::codes;
use gocheck_text::{count, phrase};

codes! {
    /// Messages about setups.
    pub enum SetupMessage, SetupCode {
        SetupOff { name: String, value: String, size: Size } = Error "S101" "setup-off-board" {
            title "A stone is set up off the board." "摆子不在棋盘上。";
            message "{name}[{value}] is off the {size} board" "{name}[{value}] 不在 {size} 的棋盘上";
            why
                "The stone is on a point that the board does not have, so the position is not the intended one. Often SZ is wrong or missing; without it the board is 19x19."
                "这颗子所在的点棋盘上没有，局面就不是原来的局面。常常是 SZ 写错或没有写：没有 SZ 就是 19 路。";
            fix "Correct the point or SZ." "改正坐标或 SZ。";
            example "setup_off";
        }
        SetupTwice { name: String, value: String, vertex: Vertex } = Warning "S102" "setup-twice" {
            title "A point is set up twice in a node." "同一个节点里同一点摆了两次。";
            message
                "{name}[{value}]: {vertex} is set up twice in the node"
                "{name}[{value}]：同一个节点里 {vertex} 摆了两次";
            why
                "FF[4] allows a point only once among the AB, AW and AE of a node. The position is the same, but strict readers complain, and another point may have been meant."
                "FF[4] 规定一个节点的 AB、AW、AE 里同一点只能出现一次。局面不受影响，但严格的软件会报错，而且第二个可能本来是别的点。";
            fix "Delete the second one, or correct its point." "删去第二个，或者改正坐标。";
            example "setup_twice";
        }
        SetupContradiction { name: String, value: String, vertex: Vertex } = Error "S103" "setup-contradiction" {
            title
                "A point is set up with different colors in a node."
                "同一个节点里同一点摆了不同的颜色。";
            message
                "{name}[{value}]: {vertex} is set up with different colors in the node: the last one counts"
                "{name}[{value}]：同一个节点里 {vertex} 摆了不同的颜色，以最后一个为准";
            why
                "The node sets up the point twice with different contents, which FF[4] forbids. Readers differ in which of them counts, so the position depends on the program."
                "同一点在一个节点里有两种内容，FF[4] 不允许。各个软件以哪个为准并不一致，看到的局面就不一样。";
            fix "Keep the one that is right, and delete the other." "留下正确的，删去另一个。";
            example "setup_contradiction";
        }
        SetupDead { color: Color, count: usize, vertex: Vertex } = Error "S104" "dead-group" {
            title "A setup leaves a group without a liberty." "摆子以后有棋块没有气。";
            message both {
                let stones = if *count == 1 { "stone" } else { "stones" };
                phrase!(
                    "the setup leaves {count} {color} {stones} at {vertex} without a liberty",
                    "摆子以后，{vertex} 处的 {count} 颗{color}没有气",
                    color = Some(*color), stones = stones
                )
            };
            why
                "No game reaches a position in which a group has no liberty. Setup does not capture stones, so the group stays, and programs differ in what they do with it."
                "对局中不会出现没有气的棋块。摆子不提子，这块棋就留在棋盘上，以后怎样处理各个软件并不一致。";
            fix "Remove the group, or correct the stones around it." "拿掉这块棋，或者改正周围的棋子。";
            example "setup_dead";
        }
        SetupAndMove = Warning "S105" "setup-and-move" {
            title "Setup, or PL, and a move in one node." "同一个节点里既摆子（或写 PL）又落子。";
            message
                "setup and a move in one node: the setup is executed first, and a PL after the move names the next player"
                "同一个节点里既摆子又落子：先摆子；写在着法后面的 PL 表示下一手轮到谁";
            why
                "FF[4] forbids setup (AB, AW, AE, PL) and a move in one node. Readers differ in what they execute first, and so in what is captured and whose turn it is."
                "FF[4] 不允许同一个节点里既摆子（AB、AW、AE、PL）又落子。各个软件先后不同，提掉的子、轮到谁下也就不同。";
            fix
                "Put the setup in a node of its own before the move; `gocheck fix` does this."
                "在着法前面用单独的节点摆子，`gocheck fix` 可以改好。";
            example "setup_and_move";
        }
        SetupIdle { name: String, value: String, vertex: Vertex } = Note "S106" "setup-idle" {
            title "A setup that changes nothing." "摆的与原来的一样。";
            message
                "{name}[{value}] changes nothing at {vertex}"
                "{name}[{value}]：{vertex} 本来就是这样，没有改变";
            why
                "The point already has this content. Perhaps another point was meant, or an earlier move is not where its author thought."
                "这一点本来就是这样，没有改变。但也许想写的是别的点，或者前面的着法写错了。";
            fix "Delete it, or correct the point." "删去，或者改正坐标。";
            example "setup_idle";
        }
        Handicap { stones: u32, found: HandicapStones } = Warning "S107" "handicap-stones" {
            title "The number of handicap stones differs from HA." "让子的数目与 HA 不符。";
            message both {
                match found {
                    HandicapStones::None => {
                        phrase!("HA[{stones}], but there are no handicap stones", "HA[{stones}]，但棋盘上没有让子")
                    }
                    HandicapStones::SetUp(1) => {
                        phrase!("HA[{stones}], but 1 black stone is set up", "HA[{stones}]，但摆了 1 颗黑子")
                    }
                    HandicapStones::SetUp(black) => phrase!(
                        "HA[{stones}], but {black} black stones are set up", "HA[{stones}]，但摆了 {black} 颗黑子"
                    ),
                    HandicapStones::SetUpBoth { black, white } => phrase!(
                        "HA[{stones}], but {black} and {white} are set up",
                        "HA[{stones}]，但摆了 {black}和 {white}",
                        black = count(*black, "black stone", "颗黑子"),
                        white = count(*white, "white stone", "颗白子")
                    ),
                    HandicapStones::Placed(placed) => phrase!(
                        "HA[{stones}], but no stones are set up and black places {placed}",
                        "HA[{stones}]，但没有摆让子，黑方自己落了 {placed} 颗"
                    ),
                }
            };
            why
                "HA only gives the number of handicap stones; in FF[4], AB sets them up. If the two differ, viewers show a game that was not played, and rules that count the handicap give a different score."
                "HA 只说明让几子，FF[4] 规定棋子要用 AB 摆出来。两者不一致时，看到的不是实际的对局；有的规则让子影响计分，胜负也会算错。";
            fix
                "Correct HA, or set up the stones with AB in the first node."
                "改正 HA，或者在第一个节点里用 AB 摆出让子。";
            example "handicap_count";
        }
    }
}

impl Findings<'_> {
    pub(super) fn check_setup(
        &mut self,
        site: Site<'_>,
        name: PropertyName,
        stone: Option<Color>,
        value: PropertyValue<'_>,
        fault: SetupFault,
    ) {
        let code = match fault {
            SetupFault::Off => SetupCode::SetupOff,
            SetupFault::Malformed => PropertyCode::BadPoint,
            SetupFault::Turned => PropertyCode::BadRectangle,
            SetupFault::Idle(_) => SetupCode::SetupIdle,
            SetupFault::Twice(_) => SetupCode::SetupTwice,
            SetupFault::Contradiction(_) => SetupCode::SetupContradiction,
        };
        // A value may have hundreds of points: findings that are not kept are not created.
        if !self.wants(code) {
            return;
        }
        let (name, text) = (name.to_string(), shown(&value.text()));
        let shown = Some(text.clone());
        let size = site.replayer.game().size();
        let at = |point| vertex(size, point);
        let (point, message) = match fault {
            SetupFault::Off => (None, SetupMessage::SetupOff { name, value: text, size }),
            SetupFault::Malformed => {
                return self.add(site, PropertyMessage::BadPoint { of: PointOf::Setup(name), value: text });
            }
            SetupFault::Turned => {
                return self.add(site, PropertyMessage::BadRectangle { name, value: text });
            }
            SetupFault::Idle(point) => {
                (Some(point), SetupMessage::SetupIdle { name, value: text, vertex: at(point) })
            }
            SetupFault::Twice(point) => {
                (Some(point), SetupMessage::SetupTwice { name, value: text, vertex: at(point) })
            }
            SetupFault::Contradiction(point) => {
                (Some(point), SetupMessage::SetupContradiction { name, value: text, vertex: at(point) })
            }
        };
        let options = self.options;
        self.add_with(site, message, |finding| {
            (finding.color, finding.point, finding.value) = (stone, point, shown);
            finding.boards = point.and_then(|_| options.boards(site, finding.number, None));
        });
    }

    pub(super) fn setup_and_move(&mut self, site: Site<'_>) {
        self.add(site, SetupMessage::SetupAndMove);
    }

    /// Reports groups that a setup leaves without a liberty.
    pub(super) fn check_dead(&mut self, site: Site<'_>) {
        if !self.wants(SetupCode::SetupDead) {
            return;
        }
        let board = site.replayer.game().board();
        if is_valid(&board) {
            return;
        }
        let options = self.options;
        for group in plain::dead_groups(&board) {
            let (color, count) = (group.color, group.stones.len());
            let Some(&first) = group.stones.first() else { continue };
            let message = SetupMessage::SetupDead { color, count, vertex: vertex(board.size(), first) };
            self.add_with(site, message, |finding| {
                (finding.color, finding.point, finding.stones) = (Some(color), Some(first), group.stones);
                finding.boards = options.boards(site, finding.number, None);
            });
        }
    }

    /// Reports once per game that the number of handicap stones differs from HA.
    pub(super) fn check_handicap(&mut self, site: Site<'_>, stones: u32, found: HandicapStones) {
        if !std::mem::replace(&mut self.handicap_is_said, true) {
            let message = SetupMessage::Handicap { stones, found };
            let certainty = match found {
                HandicapStones::SetUpBoth { .. } => Certainty::Possible,
                _ => Certainty::Likely,
            };
            self.add_with(site, message, |finding| finding.certainty = certainty);
        }
    }
}
