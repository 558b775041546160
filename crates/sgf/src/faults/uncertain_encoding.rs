use gocheck_text::rule;

rule! {
    UncertainEncoding { found: &'static str, other: &'static str } = Warning "E205" "uncertain-encoding";
    title "The encoding is a guess that may be wrong." "编码是猜的，可能猜错。";
    message
        "read as {found}, but it may be {other}: the bytes fit both"
        "按 {found} 编码读取，但也可能是 {other}：两种都说得通";
    help
        "name the encoding with --encoding, or in gocheck.toml"
        "请用 --encoding 指明编码，或写进 gocheck.toml";
    why "The file does not name its encoding, and it has too little text to tell encodings apart. If the guess is wrong, names are wrong in every table and page."
        "文件没有写明编码，文字又太少，难以判断。如果猜错，各种表格和网页里的人名都是错的。";
    fix "Check how the names read. Then use `--encoding`, write the encoding of the folder to gocheck.toml, or save the file as UTF-8 with CA[UTF-8]."
        "先看看人名对不对。然后用 `--encoding`，或者把这个文件夹的编码写进 gocheck.toml，或者把文件存成 UTF-8 并写 CA[UTF-8]。";
    example { none "none that can be shown as text, because the problem is in the bytes; for instance, two short names in EUC-JP that could also be Chinese names in GBK." "没有可以用文字显示的，因为问题出在字节上；例如两个很短的人名，按 EUC-JP 和按 GBK 都读得通。" };
}
