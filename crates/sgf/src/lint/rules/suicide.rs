use super::super::forbidding_rules::{ForbiddingRules, forbidden};
use gocheck_board::Color;
use gocheck_rules::Vertex;
use gocheck_text::{phrase, rule};

rule! {
    Suicide { color: Color, vertex: Vertex, stones: usize, judged: ForbiddingRules } = Error "M103" "suicide";
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
    why "The move captures nothing and leaves its own stones without a liberty. Most rules forbid this; New Zealand, Ing and Tromp-Taylor rules do not. Programs without such rules refuse the move or leave the stones on the board."
        "这一手提不到子，自己的棋却没有气。多数规则不允许，新西兰规则、应氏规则和 Tromp-Taylor 规则允许。别的软件会拒绝这一手，或者把没有气的子留在棋盘上。";
    fix "Correct the move, or name the rules of the game in RU if they allow it."
        "改正这一手；如果对局的规则允许自杀，在 RU 里写明。";
    example "suicide_of_two_japanese";
}
