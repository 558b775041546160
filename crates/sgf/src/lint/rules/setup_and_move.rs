use gocheck_text::rule;

rule! {
    SetupAndMove = Warning "S105" "setup-and-move";
    title "Setup, or PL, and a move in one node." "同一个节点里既摆子（或写 PL）又落子。";
    message
        "setup and a move in one node: the setup is executed first, and a PL after the move names the next player"
        "同一个节点里既摆子又落子：先摆子；写在着法后面的 PL 表示下一手轮到谁";
    why "FF[4] forbids setup (AB, AW, AE, PL) and a move in one node. Readers differ in what they execute first, and so in what is captured and whose turn it is."
        "FF[4] 不允许同一个节点里既摆子（AB、AW、AE、PL）又落子。各个软件先后不同，提掉的子、轮到谁下也就不同。";
    fix "Put the setup in a node of its own before the move; `gocheck fix` does this."
        "在着法前面用单独的节点摆子，`gocheck fix` 可以改好。";
    example "setup_and_move";
}
