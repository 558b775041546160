use gocheck_text::rule;

rule! {
    NoGame = Error "E101" "no-game";
    title "The file contains no game record: there is no `(;`." "文件里没有棋谱：找不到 `(;`。";
    message "no game record: nothing begins with `(;`" "没有棋谱：文件里找不到 `(;`";
    why "A game in SGF begins with `(;`. A file without it is most likely something else: a web page that was saved instead of the download, another format with this extension, or an empty file."
        "SGF 里的一局棋以 `(;` 开头。没有它的文件多半不是棋谱：下载时存成了网页，别的格式改了扩展名，或者是空文件。";
    fix "Get the file again, or convert it to SGF. GIB (Tygem), NGF (WBaduk) and UGF or UGI (PandaNet) are read, too, and recognized by their content."
        "重新下载，或者转换成 SGF。GIB（弈城）、NGF（WBaduk）、UGF 和 UGI（PandaNet）也能读，按内容识别。";
    example "no_game";
}
