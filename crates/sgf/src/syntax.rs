//! Faults in the syntax of a file: brackets, nodes, misplaced text.

use gocheck_text::codes;
use gocheck_text::phrase;

codes! {
    /// Messages about the syntax of a file.
    pub enum SyntaxMessage, SyntaxCode {
        NoGame = Error "E101" "no-game" {
            title "The file contains no game record: there is no `(;`." "文件里没有棋谱：找不到 `(;`。";
            message "no game record: nothing begins with `(;`" "没有棋谱：文件里找不到 `(;`";
            why
                "A game in SGF begins with `(;`. A file without it is most likely something else: a web page that was saved instead of the download, another format with this extension, or an empty file."
                "SGF 里的一局棋以 `(;` 开头。没有它的文件多半不是棋谱：下载时存成了网页，别的格式改了扩展名，或者是空文件。";
            fix
                "Get the file again, or convert it to SGF. GIB (Tygem), NGF (WBaduk) and UGF or UGI (PandaNet) are read, too, and recognized by their content."
                "重新下载，或者转换成 SGF。GIB（弈城）、NGF（WBaduk）、UGF 和 UGI（PandaNet）也能读，按内容识别。";
            example "no_game";
        }
        TextBefore = Warning "E102" "text-before" {
            title "Text before the first game; it is skipped." "第一局棋之前有多余的文字，略过。";
            message "text before the first game" "第一局棋之前有多余的文字";
            why
                "Mail headers or notes before a game are not part of it. Many programs skip them, others refuse the file, and the text is lost when the record is saved again."
                "棋谱前面的邮件头或说明不属于棋谱。多数软件略过它们，有的拒绝打开，重新保存以后文字就没有了。";
            fix
                "Delete the text before the first `(;`, or move what matters into a comment."
                "删去第一个 `(;` 之前的文字，重要的写进注释。";
            example "text_before";
        }
        Cut { missing: u32 } = Error "E103" "cut-file" {
            title "The file ends within a game." "棋谱没有写完文件就结束了。";
            message
                {
                    match missing {
                        1 => "the file ends within a game: a `)` is missing".to_owned(),
                        missing => format!("the file ends within a game: {missing} `)` are missing"),
                    }
                }
                "棋谱没有写完文件就结束了：缺少 {missing} 个 `)`";
            why
                "Every `(` of a game needs its `)`. A file that ends early is often an incomplete download or copy, in which moves are missing as well."
                "每个 `(` 都要有对应的 `)`。没有写完的文件往往是下载或复制中断了，着法也可能缺失。";
            fix
                "Get the file again; if only brackets are missing, `gocheck fix` adds them."
                "重新获取文件；如果只缺括号，`gocheck fix` 可以补上。";
            example "cut";
        }
        CutValue = Error "E104" "cut-value" {
            title
                "The file ends within a value: a `]` is missing."
                "属性值没有写完文件就结束了：缺少 `]`。";
            message
                "the file ends within a value: its `]` is missing"
                "属性值没有写完文件就结束了：缺少 `]`";
            why
                "A value begins with `[` and ends with `]`. If the file ends before that, the rest of the game is lost. Or the `]` is there, but a `\\` before it makes it part of the text."
                "属性值以 `[` 开头，以 `]` 结尾。文件在此之前就结束，后面的内容就丢了；也可能 `]` 前面多了一个 `\\`，使它成了文字。";
            fix
                "Get the file again, or write the `]` where the value ends."
                "重新获取文件，或者在值的末尾补上 `]`。";
            example "cut_in_value";
        }
        Unopened = Error "E105" "unopened" {
            title "An unmatched `)`." "多余的 `)`，前面没有对应的 `(`。";
            message "unmatched `)`" "多余的 `)`：前面没有对应的 `(`";
            why
                "Brackets come in pairs. After an extra `)`, programs disagree on where the game ends, and may miss variations that follow."
                "括号要成对。多了一个 `)`，各个软件对棋谱在哪里结束理解不同，后面的变化可能读不到。";
            fix
                "Delete the `)`, or write the missing `(` before its variation."
                "删去这个 `)`，或者在变化前面补上 `(`。";
            example "unopened";
        }
        EmptyTree { is_closed: bool } = Error "E106" "empty-variation" {
            title "A `(` is not followed by a node." "`(` 后面没有节点。";
            message
                { if *is_closed { "a variation without a node" } else { "a `(` right after a `(`: a node `;` is missing" } }
                { if *is_closed { "变化是空的，里面没有节点" } else { "`(` 后面紧跟着 `(`：缺少节点 `;`" } };
            why
                "The grammar of FF[4] requires at least one node in a game and in a variation: a `;` follows the `(`. Strict readers refuse the file."
                "按 FF[4] 的语法，一局棋或一个变化里至少有一个节点，即 `(` 后面是 `;`。严格的软件会拒绝打开。";
            fix
                "Delete the empty variation, or write the missing `;` after the `(`."
                "删去空的变化，或者在 `(` 后面补上 `;`。";
            example "empty_variation";
        }
        NodeAfterVariation = Error "E107" "node-after-variation" {
            title
                "A node after a variation; it is read as continuing from before the variation."
                "变化之后又有节点，当作从变化之前接着走。";
            message
                "a node after a variation: it continues from before the variation"
                "变化之后又有节点：当作从变化之前接着走";
            why
                "In the grammar of FF[4] variations come last, and no node follows them. Readers attach such a node in different places, so the game depends on the program that shows it."
                "按 FF[4] 的语法，变化写在最后，后面不能再有节点。各个软件把这样的节点接在不同的地方，看到的棋就不一样。";
            fix
                "Put the nodes before the variations, or in a variation of their own."
                "把节点移到变化前面，或者放进单独的变化。";
            example "node_after_variation";
        }
        Junk = Error "E108" "unexpected-text" {
            title
                "Text that is neither a property nor a value; often a `]` in a comment without a `\\`."
                "既不是属性也不是值的文字；常见原因是注释里的 `]` 前面没有写 `\\`。";
            message "text outside of a value" "属性值之外有多余的文字";
            why
                "Outside of values there are only names, `;` and brackets. Most often a comment contains a `]` without a `\\` before it: the comment ends there for every reader, and the rest of it is lost or read as properties."
                "值以外只能有属性名、`;` 和括号。最常见的是注释里的 `]` 前面没有写 `\\`：注释在那里就结束了，其余的文字丢失，或者被当成属性。";
            fix
                "Write `\\]` for a `]` within a comment, and delete any other text outside of values."
                "注释里的 `]` 写成 `\\]`，删去其他多余的文字。";
            example "comment_without_escape";
        }
        NoValue { name: String } = Error "E109" "no-value" {
            title "A property without a value." "属性没有值。";
            message "{name} has no value: a `[` is missing" "{name} 没有值：缺少 `[`";
            why
                "A property is a name and at least one value, which may be empty. Readers drop the name, or refuse the file."
                "属性由属性名和至少一个值组成，值可以是空的。没有值时，软件会丢掉属性名，或者拒绝打开。";
            fix
                "Write the missing value (`[]` is a pass), or delete the name."
                "补上缺少的值（`[]` 表示停一手），或者删去属性名。";
            example "no_value";
        }
        NoName = Error "E110" "no-name" {
            title "A value without a property." "有值，但没有属性名。";
            message "a value without a property" "有值，但没有属性名";
            why
                "A value belongs to the property before it. Here there is none, so the value has no meaning, and a move may be lost."
                "值属于它前面的属性。这里前面没有属性，不知道值是什么意思，可能丢掉一手棋。";
            fix
                "Write the property's name before the value: B or W for a move."
                "在值前面写上属性名，着法写 B 或 W。";
            example "no_name";
        }
        OpenValue = Error "E111" "open-value" {
            title "A point without its `]`." "坐标值缺少 `]`。";
            message "a `[` without its `]`" "`[` 没有对应的 `]`";
            why
                "Without its `]` a value extends to the next one, and a strict reader loses the moves in between. A point is short enough to see where it should end, and gocheck continues from there."
                "缺少 `]`，值就一直延续到下一个 `]`，严格的软件会丢掉中间的着法。坐标很短，看得出该在哪里结束，gocheck 从那里接着读。";
            fix
                "Write the `]` after the point; `gocheck fix` does this."
                "在坐标后面补上 `]`，`gocheck fix` 可以补上。";
            example "open_value";
        }
        NoNode = Warning "E112" "no-semicolon" {
            title "A property outside of a node: a `;` is missing." "属性不在节点里：缺少 `;`。";
            message "a property outside of a node: a `;` is missing" "属性不在节点里：缺少 `;`";
            why
                "A property belongs to a node, and a node begins with `;`. Strict readers refuse the file or drop the property."
                "属性要写在节点里，节点以 `;` 开头。严格的软件会拒绝打开，或者丢掉这个属性。";
            fix "Write a `;` before the property." "在属性前面补上 `;`。";
            example "no_semicolon";
        }
        TextBetween = Warning "E113" "text-between" {
            title
                "Text between or after games; it is skipped."
                "两局棋之间或最后有多余的文字，略过。";
            message "text after a game" "一局棋之后有多余的文字";
            why
                "A file may contain several games, but no text between them. Readers skip it or stop there, and then the games after it are missing."
                "一个文件可以有多局棋，但不能有棋谱以外的文字。有的软件略过它，有的读到这里就停下，后面的棋就没有了。";
            fix "Delete the text, or move what matters into a comment." "删去这些文字，重要的写进注释。";
            example "text_between";
        }
        CutGame { announced: usize, found: usize } = Error "E114" "cut-game" {
            title
                "A record in GIB, NGF or UGF ends before its game does."
                "GIB、NGF、UGF 格式的棋谱没有写完文件就结束了。";
            message both {
                match (announced, found) {
                    (0, _) => phrase!(
                        "the file ends within the game: its last line, `\\GE`, is missing",
                        "棋谱没有写完文件就结束了：缺少最后一行 `\\GE`"
                    ),
                    (announced, found) => phrase!(
                        "the header announces {announced} moves, but there are {found}",
                        "文件头写着 {announced} 手，实际只有 {found} 手"
                    ),
                }
            };
            why
                "The formats of Go servers name the number of moves or mark the end. If fewer moves are there, the download or copy was most likely interrupted."
                "围棋网站的格式会写明手数或标出结尾。手数不够，多半是下载或复制中断了。";
            fix "Get the file again." "重新获取文件。";
            example {
                none
                    "a file that ends after `STO 0 2 1 3 3`, without `\\GE`, or an NGF file that announces 200 moves and has 150"
                    "写到 `STO 0 2 1 3 3` 就结束、没有 `\\GE` 的文件，或者写着 200 手而只有 150 手的 NGF 文件"
            };
        }
        CutBeforeGame { missing: Option<u32> } = Error "E115" "cut-before-game" {
            title
                "A game that is not complete: the next game of the file begins within it."
                "一局棋没有写完，文件里的下一局棋就开始了。";
            message both {
                match missing {
                    None => phrase!(
                        "the game is cut within this value: its `]` is missing before the next game",
                        "这个属性值没有写完，下一局棋就开始了：缺少 `]`"
                    ),
                    Some(1) => phrase!(
                        "the game before this one is cut: its `)` is missing",
                        "上一局棋没有写完：缺少 `)`"
                    ),
                    Some(missing) => phrase!(
                        "the game before this one is cut: {missing} `)` are missing",
                        "上一局棋没有写完：缺少 {missing} 个 `)`",
                        missing = missing
                    ),
                }
            };
            why
                "Every `(` of a game needs its `)`. Many readers take the games after a cut record for variations or for the text of a comment, and lose them. gocheck ends the cut game where a line begins with `(;` and a root with GM, FF or SZ, and reads the others as they are. Most often one of several joined files was an incomplete download, and moves are missing as well."
                "每个 `(` 都要有对应的 `)`。许多软件把没有写完的棋谱后面的各局当成它的变化或注释，这些棋就丢了。gocheck 遇到行首的 `(;`、而且根节点写有 GM、FF 或 SZ 时，就结束没有写完的一局，照常读后面的棋。常见原因是合并的文件里有一个没有下载完整，着法也可能缺失。";
            fix
                "Get the record again; if only brackets are missing, `gocheck fix` adds them."
                "重新获取这份棋谱；如果只缺括号，`gocheck fix` 可以补上。";
            example "cut_before_game";
        }
        BadName { name: Option<String> } = Warning "P101" "property-name" {
            title "A name that this version of SGF does not allow." "属性名不符合这个版本的 SGF。";
            message
                {
                    match name {
                        Some(name) => format!("{name} is written with lower-case letters, which FF[4] does not allow"),
                        None => "property names are usually one or two capital letters; this property is skipped".to_owned(),
                    }
                }
                {
                    match name {
                        Some(name) => format!("{name} 的写法里夹有小写字母，FF[4] 不允许"),
                        None => "属性名一般是一两个大写字母；这个属性略过".to_owned(),
                    }
                };
            why
                "In FF[4] a property's name consists of capital letters. Older versions allowed lower-case letters in between, which had no meaning; a reader of FF[4] need not accept them, and may lose the property."
                "FF[4] 的属性名只用大写字母。旧版本允许夹杂小写字母，小写字母没有意义；只懂 FF[4] 的软件可能丢掉这个属性。";
            fix
                "Keep only the capital letters, PB for PlayerBlack; `gocheck fix` does this."
                "只留大写字母，例如 PlayerBlack 写成 PB；`gocheck fix` 可以改好。";
            example "old_names_in_ff4";
        }
    }
}
