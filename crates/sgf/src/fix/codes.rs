//! Changes of a record, and reasons why one is left unchanged.

use gocheck_rules::Vertex;
use gocheck_text::codes;

codes! {
    /// Changes of a record, and reasons why one is left unchanged.
    pub enum FixMessage, FixCode {
        ToUtf8 { found: &'static str } = Note "W101" "utf-8" {
            title "The text is converted to UTF-8." "改写成 UTF-8 编码。";
            message "converted the text from {found} to UTF-8" "原来的编码是 {found}，已改写成 UTF-8";
        }
        SetEncoding = Note "W102" "set-ca" {
            title "CA is set to UTF-8." "写上 CA[UTF-8]。";
            message "set CA[UTF-8]" "写上了编码 CA[UTF-8]";
        }
        SetVersion = Note "W103" "set-ff" {
            title "The version of SGF is set to FF[4]." "写上 FF[4]。";
            message "set FF[4]" "写上了版本 FF[4]";
        }
        SetLayout = Note "W104" "layout" {
            title "White space and line ends are normalized." "统一空白和换行。";
            message "normalized white space and line ends" "统一了空白和换行";
        }
        SetEscapes { count: usize } = Note "W105" "escapes" {
            title "Unnecessary backslashes are removed." "去掉多余的反斜杠。";
            message
                { format!("removed unnecessary backslashes from {count} {}", if *count == 1 { "value" } else { "values" }) }
                { format!("去掉了 {count} 个值里多余的反斜杠") };
        }
        SetName { found: String, now: String } = Note "W106" "set-name" {
            title "A name is written as SGF defines it." "属性名改成 SGF 规定的写法。";
            message "changed the name {found} to {now}" "属性名 {found} 改成了 {now}";
        }
        SetValue { name: String, found: String, now: String } = Note "W107" "set-value" {
            title "A value is written in the form that SGF defines." "值改成 SGF 规定的写法。";
            message "changed {name}[{found}] to {name}[{now}]" "{name}[{found}] 改成了 {name}[{now}]";
        }
        SetPass { found: String } = Note "W108" "set-pass" {
            title "A pass is written []." "停一手写成 []。";
            message "changed the pass [{found}] to []" "停一手的 [{found}] 改成了 []";
        }
        SetPoints { name: String, count: usize } = Note "W109" "set-points" {
            title "Points are listed one by one, without duplicates." "点逐个写出，各写一次。";
            message
                "listed the points of {name} one by one, without duplicates: {count}"
                "{name} 的点逐个写出，不重复，共 {count} 个";
        }
        CloseValue = Note "W110" "close-value" {
            title "A missing `]` is added." "补上缺少的 `]`。";
            message "added the missing `]`" "补上了缺少的 `]`";
        }
        CloseGame { missing: usize } = Note "W111" "close-game" {
            title "Missing `)` are added at the end." "在末尾补上缺少的 `)`。";
            message "added missing `)`: {missing}" "补上了缺少的 `)`：{missing} 个";
        }
        SetSemicolon = Note "W112" "set-semicolon" {
            title "A missing `;` is added." "补上缺少的 `;`。";
            message "added the missing `;`" "补上了缺少的 `;`";
        }
        DropClose = Note "W113" "drop-close" {
            title "An unmatched `)` is removed." "去掉多余的 `)`。";
            message "removed the unmatched `)`" "去掉了多余的 `)`";
        }
        DropEmptyTree = Note "W114" "drop-empty-variation" {
            title "A variation without a node is removed." "去掉空的变化。";
            message "removed the variation without a node" "去掉了空的变化";
        }
        OpenVariation = Note "W115" "open-variation" {
            title "Nodes after a variation become a variation." "变化之后的节点写成另一个变化。";
            message "made a variation of the nodes after the variation" "变化之后的节点写成了另一个变化";
        }
        Join { name: String } = Note "W116" "join" {
            title "Duplicate properties are merged." "重复的属性合并。";
            message "merged the duplicates of {name}" "{name} 合并成了一个";
        }
        DropEmptyValue { name: String } = Note "W117" "drop-empty-value" {
            title "An empty number, color or value of a list is removed." "去掉空的数字、颜色或列表里的空值。";
            message "removed the empty {name}[]" "去掉了空的 {name}[]";
        }
        PartSetup = Note "W118" "part-setup" {
            title
                "Setup, PL and a move are put in separate nodes."
                "摆子、PL 与着法分别写在各自的节点里。";
            message "put setup and move in separate nodes" "摆子与着法写在了各自的节点里";
        }
        PartMoves = Note "W119" "part-moves" {
            title "Moves are put in separate nodes." "每手棋各写一个节点。";
            message "put each move in a node of its own" "每手棋改成了各写一个节点";
        }
        DropImpossible { nodes: usize } = Note "W120" "drop-impossible" {
            title
                "A move that cannot be played is removed, with everything after it."
                "去掉无法落子的一手和它后面的一切。";
            message
                { format!("removed the move that cannot be played, with everything after it: {nodes} {}", if *nodes == 1 { "node" } else { "nodes" }) }
                { format!("去掉了无法落子的一手和它后面的一切：共 {nodes} 个节点") };
        }
        JoinText { name: String } = Note "W121" "join-text" {
            title "Brackets within a text are escaped." "文字里的方括号加上反斜杠。";
            message
                "escaped the brackets within the text of {name}"
                "{name} 的文字里的方括号加上了反斜杠";
        }
        DropBracket = Note "W122" "drop-bracket" {
            title "A superfluous `]` is removed." "去掉多余的 `]`。";
            message "removed the superfluous `]`" "去掉了多余的 `]`";
        }
        MoveText = Note "W123" "move-text" {
            title "Text outside of games is moved to GC." "棋谱以外的文字移到 GC。";
            message "moved the text outside of the game to GC" "棋谱以外的文字移到了 GC";
        }
        DropText = Note "W124" "drop-text" {
            title "Signs outside of games, without letters and digits, are removed." "去掉棋谱以外的符号。";
            message "removed the signs outside of the game" "去掉了棋谱以外的符号";
        }
        MoveWords { name: String } = Note "W125" "move-words" {
            title "Words instead of a number are moved to GC." "应写数字的地方写了文字，移到 GC。";
            message
                "moved the words in {name}, which takes a number, to GC"
                "{name} 应写数字，其中的文字移到了 GC";
        }
        SetOldMarkup { found: String, now: &'static str } = Note "W126" "set-old-markup" {
            title "Markup of FF[1] to FF[3] is written as in FF[4]." "FF[1] 到 FF[3] 的标记改成 FF[4] 的写法。";
            message "changed {found} of an older SGF to {now}" "旧版 SGF 的 {found} 改成了 {now}";
        }
        ToSgf { format: String } = Note "W130" "to-sgf" {
            title "A game in the format of a Go server is written as SGF." "把围棋网站自己格式的棋谱改写成 SGF。";
            message "converted the game from {format} to SGF" "原来的格式是 {format}，已改写成 SGF";
        }
        TooLargeToFix { most: u64 } = Error "W201" "too-large-to-fix" {
            title "A file that is too large to be fixed." "文件太大，无法修正。";
            message
                { format!("larger than {} MiB: the file is left as it is", most >> 20) }
                { format!("超过 {} MiB：保持原样", most >> 20) };
            help "split it into its games" "请按对局拆开";
        }
        UnsureEncoding { found: &'static str, other: &'static str } = Error "W202" "unsure-encoding" {
            title "The encoding is not certain: the file is left as it is." "编码无法确定，文件保持原样。";
            message
                "the encoding may be {found} or {other}: the file is left as it is"
                "编码可能是 {found}，也可能是 {other}：保持原样";
            help
                "name it with --encoding, or take {found} with --accept-guesses"
                "请用 --encoding 指明编码；用 --accept-guesses 就当作 {found}";
        }
        NotUtf8Form { found: &'static str } = Error "W203" "other-than-utf-8" {
            title "Only files in UTF-8 are formatted." "只整理 UTF-8 编码的文件。";
            message
                "the encoding is {found}, but only UTF-8 is formatted: the file is left as it is"
                "编码是 {found}，而只整理 UTF-8：保持原样";
            help "`gocheck fix` converts it to UTF-8" "`gocheck fix` 会改写成 UTF-8";
        }
        Undecodable { encoding: &'static str } = Error "W204" "undecodable" {
            title
                "Bytes that are not valid in the encoding: the file is left as it is."
                "有些字节不是这种编码的字符，文件保持原样。";
            message
                "some bytes are not valid {encoding}: the file is left as it is"
                "有些字节不是 {encoding} 编码：保持原样";
            help "name its encoding with --encoding" "请用 --encoding 指明编码";
        }
        Unsure = Error "W205" "unsure" {
            title
                "The damage cannot be repaired reliably: the file is left as it is."
                "损坏得无法可靠修正，文件保持原样。";
            message
                "the damage can only be repaired by hand: the file is left as it is"
                "损坏得只能由人来修正：保持原样";
            help "`gocheck lint` shows where it is" "`gocheck lint` 指出损坏之处";
        }
        NotSgf { format: String } = Error "W206" "not-sgf" {
            title "Only SGF is formatted." "只整理 SGF 格式的棋谱。";
            message
                "the format is {format}, but only SGF is formatted: the file is left as it is"
                "格式是 {format}，而只整理 SGF：保持原样";
            help "`gocheck fix` converts it to SGF" "`gocheck fix` 会改写成 SGF";
        }
        TooLargeGame { most: usize } = Error "W207" "too-large-game" {
            title "A game has too many nodes and values to be fixed." "一局棋的节点和值太多，无法修正。";
            message
                { format!("fixing a game takes over {} MiB of memory, because it has too many nodes and values: the file is left as it is", most >> 20) }
                { format!("一局棋的节点和值太多，修正需要超过 {} MiB 内存：保持原样", most >> 20) };
            help "split it into several games" "请拆成几局棋";
        }
        TooLargeFixed { most: usize } = Error "W208" "too-large-fixed" {
            title "A file that would be too large when fixed." "修正后的文件太大。";
            message
                { format!("fixed, it would be larger than {} MiB: the file is left as it is", most >> 20) }
                { format!("修正后会超过 {} MiB：保持原样", most >> 20) };
            help "split it into its games" "请按对局拆开";
        }
        MoreChanges { more: usize } = Note "W209" "more-changes" {
            title "Further changes, which are not listed." "还有改动没有列出。";
            message "further changes, which are not listed: {more}" "还有 {more} 处改动没有列出";
        }
        KeepSetup { name: String, other: String, vertex: Option<Vertex> } = Note "W210" "keep-setup" {
            title "A repeated setup stays, because it cannot be moved." "重复的摆子保留，因为不能移动。";
            message
                {
                    match vertex {
                        Some(vertex) => format!("left {name} twice: {other} before it also sets up {vertex}, and the last one counts"),
                        None => format!("left {name} twice: {other} is between them, and the size of the board is unknown"),
                    }
                }
                {
                    match vertex {
                        Some(vertex) => format!("{name} 仍是两个：前面的 {other} 也摆了 {vertex}，以最后一个为准"),
                        None => format!("{name} 仍是两个：中间有 {other}，而棋盘大小不明"),
                    }
                };
        }
        KeepValues { name: String } = Note "W211" "keep-values" {
            title "A repeated property stays, because its values differ." "重复的属性保留，因为值不一样。";
            message "left {name} twice: its values differ" "{name} 仍是两个：值不一样";
        }
    }
}
