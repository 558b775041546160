use gocheck_text::rule;

rule! {
    BadBytes { encoding: &'static str } = Error "E201" "bad-bytes";
    title "Bytes that are not valid in the file's encoding." "有些字节不是文件所用编码的字符。";
    message "bytes that are not valid {encoding} (first occurrence)" "有些字节不是 {encoding} 编码（这里是第一处）";
    why "These bytes are not valid in the encoding of the file. It was damaged, or assembled from files in different encodings, and names or comments can no longer be read."
        "这些字节在文件的编码里不是字符。文件损坏了，或者由不同编码的文件拼成，人名或注释已经读不出来。";
    fix "Retype the damaged text, and save the file as UTF-8 with CA[UTF-8]."
        "重新写上损坏的文字，把文件存成 UTF-8，并写 CA[UTF-8]。";
    example { none "none that can be shown as text, because the problem is in the bytes; for instance, a file with CA[UTF-8] of which a part is in GB18030." "没有可以用文字显示的，因为问题出在字节上；例如写了 CA[UTF-8]，却有一部分是 GB18030 编码的文件。" };
}
