use gocheck_board::Color;
use gocheck_rules::Vertex;
use gocheck_text::{phrase, rule};

rule! {
    MoveAfterPassesInVariation { color: Color, vertex: Option<Vertex> } = Note "M206" "move-after-passes-in-variation";
    title
        "A move after two passes in a variation, a problem or a joseki dictionary."
        "变化、死活题或定式辞典里双方各停一手以后又有着法。";
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
    why "Passes in variations, problems and dictionaries stand for moves elsewhere (tenuki), and do not end a game. On the main line of a game the same is M203."
        "变化、死活题和定式辞典里的停一手表示脱先，并不是终局。在一局棋的主线上则是 M203。";
    fix "It may stay." "可以保留。";
    example "two_passes_in_variation";
}
