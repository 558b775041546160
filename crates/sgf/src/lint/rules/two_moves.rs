use gocheck_text::rule;

rule! {
    TwoMoves = Error "M204" "two-moves";
    title "Two moves in one node." "同一个节点里有两手棋。";
    message "two moves in a node: both are played" "同一个节点里有两手棋：两手都算";
    why "FF[4] allows one move per node. Some readers play both, some only the first or the last, so their games differ from here on."
        "FF[4] 规定一个节点里只能有一手棋。有的软件两手都走，有的只走第一手或最后一手，以后的棋就不同了。";
    fix "Give each move a node of its own, with a `;` before it." "每手棋单独一个节点，前面写 `;`。";
    example "two_moves";
}
