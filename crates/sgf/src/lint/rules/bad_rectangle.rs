use gocheck_text::rule;

rule! {
    BadRectangle { name: String, value: String } = Warning "P112" "bad-rectangle";
    title "A rectangle of points with swapped corners." "矩形的两个角写反了。";
    message
        "{name}[{value}]: expected a rectangle from its upper left corner to its lower right one"
        "{name}[{value}]：矩形应当从左上角写到右下角";
    why "In FF[4], a rectangle of points goes from its upper left corner to its lower right one. If the corners are swapped, some readers see all of the points and some none."
        "FF[4] 规定矩形从左上角写到右下角。写反了，有的软件照样读出所有的点，有的一个也读不到。";
    fix "Write the upper left corner first: AB[bb:cc] instead of AB[cc:bb]."
        "先写左上角，例如 AB[cc:bb] 写成 AB[bb:cc]。";
    example "turned_rectangle";
}
