use super::super::findings::{Findings, Site};
use gocheck_board::Color;
use gocheck_rules::{Vertex, is_valid, plain, vertex};
use gocheck_text::{phrase, rule};

rule! {
    DeadGroup { color: Color, count: usize, vertex: Vertex } = Error "S104" "dead-group";
    title "A setup leaves a group without a liberty." "摆子以后有棋块没有气。";
    message both {
        let stones = if *count == 1 { "stone" } else { "stones" };
        phrase!(
            "the setup leaves {count} {color} {stones} at {vertex} without a liberty",
            "摆子以后，{vertex} 处的 {count} 颗{color}没有气",
            color = Some(*color), stones = stones
        )
    };
    why "No game reaches a position in which a group has no liberty. Setup does not capture stones, so the group stays, and programs differ in what they do with it."
        "对局中不会出现没有气的棋块。摆子不提子，这块棋就留在棋盘上，以后怎样处理各个软件并不一致。";
    fix "Remove the group, or correct the stones around it." "拿掉这块棋，或者改正周围的棋子。";
    example "setup_dead";
}

impl DeadGroup {
    /// Reports groups that a setup leaves without a liberty.
    pub(in super::super) fn check(findings: &mut Findings<'_>, site: Site<'_>) {
        if !findings.wants(Self::CODE) {
            return;
        }
        let board = site.replayer.game().board();
        if is_valid(&board) {
            return;
        }
        let options = findings.options;
        for group in plain::dead_groups(&board) {
            let (color, count) = (group.color, group.stones.len());
            let Some(&first) = group.stones.first() else { continue };
            let message = Self { color, count, vertex: vertex(board.size(), first) };
            findings.add_with(site, message, |finding| {
                (finding.color, finding.point, finding.stones) = (Some(color), Some(first), group.stones);
                finding.boards = options.boards(site, finding.number, None);
            });
        }
    }
}
