use gocheck_rules::Vertex;
use gocheck_text::rule;

rule! {
    SetupContradiction { name: String, value: String, vertex: Vertex } = Error "S103" "setup-contradiction";
    title "A point is set up with different colors in a node." "同一个节点里同一点摆了不同的颜色。";
    message
        "{name}[{value}]: {vertex} is set up with different colors in the node: the last one counts"
        "{name}[{value}]：同一个节点里 {vertex} 摆了不同的颜色，以最后一个为准";
    why "The node sets up the point twice with different contents, which FF[4] forbids. Readers differ in which of them counts, so the position depends on the program."
        "同一点在一个节点里有两种内容，FF[4] 不允许。各个软件以哪个为准并不一致，看到的局面就不一样。";
    fix "Keep the one that is right, and delete the other." "留下正确的，删去另一个。";
    example "setup_contradiction";
}
