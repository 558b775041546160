use gocheck_text::rule;

rule! {
    OtherGame { value: String } = Warning "P109" "other-game";
    title "A record of another game; only its syntax is checked." "是别的棋类的棋谱，只检查格式。";
    message "GM[{value}] is not Go, which is GM[1]" "GM[{value}] 不是围棋，围棋是 GM[1]";
    why "GM names the game, and Go is GM[1]. Moves of another game mean something else, so only the syntax of the record was checked."
        "GM 说明是哪种棋，围棋是 GM[1]。别的棋类着法含义不同，所以只检查了格式。";
    fix "Write GM[1] if the game is Go; otherwise keep the record separate from Go records."
        "如果是围棋，写 GM[1]；不是就与围棋棋谱分开存放。";
    example "other_game";
}
