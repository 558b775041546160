use gocheck_rules::Vertex;
use gocheck_text::rule;

rule! {
    SetupIdle { name: String, value: String, vertex: Vertex } = Note "S106" "setup-idle";
    title "A setup that changes nothing." "摆的与原来的一样。";
    message "{name}[{value}] changes nothing at {vertex}" "{name}[{value}]：{vertex} 本来就是这样，没有改变";
    why "The point already has this content. Perhaps another point was meant, or an earlier move is not where its author thought."
        "这一点本来就是这样，没有改变。但也许想写的是别的点，或者前面的着法写错了。";
    fix "Delete it, or correct the point." "删去，或者改正坐标。";
    example "setup_idle";
}
