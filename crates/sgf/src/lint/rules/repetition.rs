use super::super::forbidding_rules::repeats;
use gocheck_board::Color;
use gocheck_rules::{RuleSet, Vertex};
use gocheck_text::{phrase, rule};

rule! {
    Repetition { color: Color, vertex: Vertex, earlier: gocheck_rules::Repetition, rules: RuleSet } = Note "M107" "repetition";
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
    why "The rules allow it, as in a triple ko, but the game may go on forever and then has no result. It may also mean that moves were recorded twice."
        "规则允许这样走，例如三劫循环，但对局可能没完没了，成为无胜负。也可能是有些着法记了两遍。";
    fix "Leave it if the game was played that way; otherwise delete the moves that were recorded twice."
        "实际就是这样下的，不用改；否则删去记了两遍的着法。";
    example "triple_ko_japanese";
}
