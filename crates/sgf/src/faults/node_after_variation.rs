use gocheck_text::rule;

rule! {
    NodeAfterVariation = Error "E107" "node-after-variation";
    title
        "A node after a variation; it is read as continuing from before the variation."
        "变化之后又有节点，当作从变化之前接着走。";
    message
        "a node after a variation: it continues from before the variation"
        "变化之后又有节点：当作从变化之前接着走";
    why "In the grammar of FF[4] variations come last, and no node follows them. Readers attach such a node in different places, so the game depends on the program that shows it."
        "按 FF[4] 的语法，变化写在最后，后面不能再有节点。各个软件把这样的节点接在不同的地方，看到的棋就不一样。";
    fix "Put the nodes before the variations, or in a variation of their own."
        "把节点移到变化前面，或者放进单独的变化。";
    example "node_after_variation";
}
