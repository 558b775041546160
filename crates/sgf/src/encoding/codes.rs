//! Messages about the encoding of a file.

use gocheck_text::codes;

codes! {
    /// Messages about the encoding of a file.
    pub enum EncodingMessage, EncodingCode {
        BadBytes { encoding: &'static str } = Error "E201" "bad-bytes" {
            title "Bytes that are not valid in the file's encoding." "有些字节不是文件所用编码的字符。";
            message
                "bytes that are not valid {encoding} (first occurrence)"
                "有些字节不是 {encoding} 编码（这里是第一处）";
            why
                "These bytes are not valid in the encoding of the file. It was damaged, or assembled from files in different encodings, and names or comments can no longer be read."
                "这些字节在文件的编码里不是字符。文件损坏了，或者由不同编码的文件拼成，人名或注释已经读不出来。";
            fix
                "Retype the damaged text, and save the file as UTF-8 with CA[UTF-8]."
                "重新写上损坏的文字，把文件存成 UTF-8，并写 CA[UTF-8]。";
            example { none "none that can be shown as text, because the problem is in the bytes; for instance, a file with CA[UTF-8] of which a part is in GB18030." "没有可以用文字显示的，因为问题出在字节上；例如写了 CA[UTF-8]，却有一部分是 GB18030 编码的文件。" };
        }
        OtherEncoding { label: String, found: &'static str } = Warning "E202" "other-encoding" {
            title "The file is not in the encoding that CA names." "文件的编码与 CA 写的不同。";
            message "CA[{label}], but the text is {found}" "CA[{label}]，而实际的编码是 {found}";
            why
                "CA names the encoding of names and comments. Programs that rely on it show wrong characters, and write them when they save the file."
                "CA 说明人名和注释用什么编码。按它读取的软件会显示乱码，保存以后就改不回来了。";
            fix
                "Name the actual encoding in CA, preferably by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does this."
                "把 CA 改成实际的编码，最好把文件存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
            example "other_encoding";
        }
        UnknownEncoding { label: String } = Warning "E203" "unknown-encoding" {
            title "CA does not name a known encoding." "CA 写的不是已知的编码。";
            message "CA[{label}] is not a known encoding" "CA[{label}] 不是已知的编码";
            why
                "FF[4] requires a registered encoding name in CA. A reader that does not know the name has to guess, and may show wrong characters."
                "FF[4] 要求 CA 写已登记的编码名称。软件不认识这个名称就只能猜，可能显示乱码。";
            fix
                "Write a name such as UTF-8, GB18030, Big5, Shift_JIS or EUC-KR."
                "写成 UTF-8、GB18030、Big5、Shift_JIS、EUC-KR 这样的名称。";
            example "unknown_encoding";
        }
        GuessedEncoding { found: &'static str } = Note "E204" "guessed-encoding" {
            title "CA is missing; the encoding was detected from the content." "没有 CA，编码是根据内容判断的。";
            message "read as {found}" "按 {found} 编码读取";
            why
                "Without CA, FF[4] assumes ISO-8859-1, and programs that ignore this guess. Only some of them show names in other scripts correctly."
                "没有 CA 时，FF[4] 规定按 ISO-8859-1 读取，有的软件则靠猜。中文、日文、韩文的人名只在一部分软件里显示正确。";
            fix
                "Name the encoding in CA, preferably by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does this."
                "用 CA 写明编码，最好存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
            example "utf8_without_ca";
        }
        UnsureEncoding { found: &'static str, other: &'static str } = Warning "E205" "uncertain-encoding" {
            title "The encoding is a guess that may be wrong." "编码是猜的，可能猜错。";
            message
                "read as {found}, but it may be {other}: the bytes fit both"
                "按 {found} 编码读取，但也可能是 {other}：两种都说得通";
            help
                "name the encoding with --encoding, or in gocheck.toml"
                "请用 --encoding 指明编码，或写进 gocheck.toml";
            why
                "The file does not name its encoding, and it has too little text to tell encodings apart. If the guess is wrong, names are wrong in every table and page."
                "文件没有写明编码，文字又太少，难以判断。如果猜错，各种表格和网页里的人名都是错的。";
            fix
                "Check how the names read. Then use `--encoding`, write the encoding of the folder to gocheck.toml, or save the file as UTF-8 with CA[UTF-8]."
                "先看看人名对不对。然后用 `--encoding`，或者把这个文件夹的编码写进 gocheck.toml，或者把文件存成 UTF-8 并写 CA[UTF-8]。";
            example { none "none that can be shown as text, because the problem is in the bytes; for instance, two short names in EUC-JP that could also be Chinese names in GBK." "没有可以用文字显示的，因为问题出在字节上；例如两个很短的人名，按 EUC-JP 和按 GBK 都读得通。" };
        }
    }
}
