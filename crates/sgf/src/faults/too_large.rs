use gocheck_text::rule;

rule! {
    TooLarge { most: usize } = Error "E903" "too-large";
    title "A node has too many values; the rest of them are not checked." "一个节点的值太多，其余的不检查。";
    message "a node with more than {most} values: the rest are skipped" "一个节点超过 {most} 个值：其余的略过";
    why "No board needs this many values in one node. Those beyond the limit were not read, and nothing is known about them."
        "一个节点用不着这么多值。超出的没有读，有没有问题并不知道。";
    fix "Delete duplicates, or write points as rectangles, such as AE[aa:ss]."
        "删去重复的值，或者把坐标写成矩形，例如 AE[aa:ss]。";
    example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
}
