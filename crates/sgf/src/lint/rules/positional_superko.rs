use super::super::forbidding_rules::{ForbiddingRules, forbidden, repeats};
use gocheck_board::Color;
use gocheck_rules::{Repetition, Vertex};
use gocheck_text::{phrase, rule};

rule! {
    PositionalSuperko { color: Color, vertex: Vertex, earlier: Repetition, judged: ForbiddingRules } = Error "M105" "positional-superko";
    title "An earlier position is repeated where the rules forbid it." "回到以前的局面，规则不允许。";
    message both {
        phrase!(
            "{color} {vertex} {repeats}: positional superko{judged}",
            "{color}下 {vertex}，{repeats}：全局同形再现{judged}",
            color = color, repeats = repeats(*earlier), judged = forbidden(judged)
        )
    };
    why "Positional superko: no move may repeat an earlier position of the whole board, no matter whose turn it is. Under these rules the move was illegal, so either it is wrong or the game had other rules."
        "禁止全局同形再现（不论轮到谁下）：落子以后，整个棋盘不能回到以前的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。";
    fix "Correct the move, or name the rules of the game in RU." "改正着法，或者在 RU 里写明对局的规则。";
    example "send_two_return_one_tromp_taylor";
}
