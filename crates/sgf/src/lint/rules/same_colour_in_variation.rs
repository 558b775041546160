use gocheck_board::Color;
use gocheck_text::{phrase, rule};

rule! {
    SameColourInVariation { color: Color, number: u32 } = Note "M205" "same-colour-in-variation";
    title
        "The same color moves twice in a row in a variation, a problem or a joseki dictionary."
        "变化、死活题或定式辞典里同一方连下两手。";
    message both {
        phrase!(
            "{color} moves twice in a row: moves {before} and {number}",
            "{color}连下两手：第 {before} 手和第 {number} 手",
            color = color, before = number.saturating_sub(1)
        )
    };
    why "The other side plays elsewhere (tenuki), which authors of variations, problems and dictionaries leave out. On the main line of a game the same is M201. A record with a result is that of a game; without one, setup with white stones makes it a problem, and variations without players a dictionary."
        "对方脱先，变化、死活题和定式辞典的作者常常略去不写。在一局棋的主线上则是 M201。有结果的棋谱是一局棋；没有结果的，摆了白子就是死活题，有变化而没有棋手名就是定式辞典。";
    fix "It may stay; a pass, `W[]`, says the same for every program."
        "可以保留；写成停一手 `W[]`，各种软件都读得懂。";
    example "same_colour_in_variation";
}
