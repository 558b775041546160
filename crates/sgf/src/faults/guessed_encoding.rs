use gocheck_text::rule;

rule! {
    GuessedEncoding { found: &'static str } = Note "E204" "guessed-encoding";
    title "CA is missing; the encoding was detected from the content." "没有 CA，编码是根据内容判断的。";
    message "read as {found}" "按 {found} 编码读取";
    why "Without CA, FF[4] assumes ISO-8859-1, and programs that ignore this guess. Only some of them show names in other scripts correctly."
        "没有 CA 时，FF[4] 规定按 ISO-8859-1 读取，有的软件则靠猜。中文、日文、韩文的人名只在一部分软件里显示正确。";
    fix "Name the encoding in CA, preferably by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does this."
        "用 CA 写明编码，最好存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
    example "utf8_without_ca";
}
