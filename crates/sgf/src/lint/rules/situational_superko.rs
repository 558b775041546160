use super::super::forbidding_rules::{ForbiddingRules, forbidden, repeats};
use gocheck_board::Color;
use gocheck_rules::{Repetition, Vertex};
use gocheck_text::{phrase, rule};

rule! {
    SituationalSuperko { color: Color, vertex: Vertex, earlier: Repetition, judged: ForbiddingRules } = Error "M106" "situational-superko";
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
    why "Situational superko, as in AGA and New Zealand rules: no move may repeat an earlier position of the whole board with the same player to move. Under these rules the move was illegal, so either it is wrong or the game had other rules."
        "禁止轮到同一方下的全局同形再现（AGA 规则、新西兰规则）：落子以后，整个棋盘不能回到以前由同一方下的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。";
    fix "Correct the move, or name the rules of the game in RU." "改正着法，或者在 RU 里写明对局的规则。";
    example "eternal_life_new_zealand";
}
