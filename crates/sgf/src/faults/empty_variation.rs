use gocheck_text::rule;

rule! {
    EmptyVariation { is_closed: bool } = Error "E106" "empty-variation";
    title "A `(` is not followed by a node." "`(` 后面没有节点。";
    message
        { if *is_closed { "a variation without a node" } else { "a `(` right after a `(`: a node `;` is missing" } }
        { if *is_closed { "变化是空的，里面没有节点" } else { "`(` 后面紧跟着 `(`：缺少节点 `;`" } };
    why "The grammar of FF[4] requires at least one node in a game and in a variation: a `;` follows the `(`. Strict readers refuse the file."
        "按 FF[4] 的语法，一局棋或一个变化里至少有一个节点，即 `(` 后面是 `;`。严格的软件会拒绝打开。";
    fix "Delete the empty variation, or write the missing `;` after the `(`."
        "删去空的变化，或者在 `(` 后面补上 `;`。";
    example "empty_variation";
}
