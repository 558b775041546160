use gocheck_rules::Vertex;
use gocheck_text::rule;

rule! {
    SetupTwice { name: String, value: String, vertex: Vertex } = Warning "S102" "setup-twice";
    title "A point is set up twice in a node." "同一个节点里同一点摆了两次。";
    message
        "{name}[{value}]: {vertex} is set up twice in the node"
        "{name}[{value}]：同一个节点里 {vertex} 摆了两次";
    why "FF[4] allows a point only once among the AB, AW and AE of a node. The position is the same, but strict readers complain, and another point may have been meant."
        "FF[4] 规定一个节点的 AB、AW、AE 里同一点只能出现一次。局面不受影响，但严格的软件会报错，而且第二个可能本来是别的点。";
    fix "Delete the second one, or correct its point." "删去第二个，或者改正坐标。";
    example "setup_twice";
}
