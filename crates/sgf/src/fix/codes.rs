//! Changes of a record, and reasons why one is left unchanged.

use gocheck_diagnostic::codes;

codes! {
    /// Changes of a record, and reasons why one is left unchanged.
    pub enum FixMessage, FixCode {
        ToUtf8 { found: &'static str } = Note "W101" "utf-8" {
            title "The text is written in UTF-8." "改写成 UTF-8 编码。";
            message "the text, which was {found}, is UTF-8 now" "原来的编码是 {found}，已改写成 UTF-8";
        }
        SetEncoding = Note "W102" "set-ca" {
            title "CA[UTF-8] is written." "写上 CA[UTF-8]。";
            message "CA[UTF-8] says how the text is encoded" "写上了编码 CA[UTF-8]";
        }
        SetVersion = Note "W103" "set-ff" {
            title "The version of SGF is written, FF 4." "写上 FF[4]。";
            message "FF[4] is the version that it is written in" "写上了版本 FF[4]";
        }
        SetLayout = Note "W104" "layout" {
            title "White space and the ends of lines are put in one form." "统一空白和换行。";
            message "white space and the ends of lines have one form" "统一了空白和换行";
        }
        SetEscapes { count: usize } = Note "W105" "escapes" {
            title "Backslashes stand where they must." "反斜杠只写在必要之处。";
            message
                "backslashes stand only where they must: values {count}"
                "反斜杠只留在必要之处，共 {count} 个值";
        }
        SetName { found: String, now: String } = Note "W106" "set-name" {
            title "A name is written in capital letters." "属性名改成大写字母。";
            message "the name {found} is written {now}" "属性名 {found} 改成了 {now}";
        }
        SetValue { name: String, found: String, now: String } = Note "W107" "set-value" {
            title "A value is written in the form that SGF gives it." "值改成 SGF 规定的写法。";
            message "{name}[{found}] is written {name}[{now}]" "{name}[{found}] 改成了 {name}[{now}]";
        }
        SetPass = Note "W108" "set-pass" {
            title "A pass is written []." "停一手写成 []。";
            message "the pass [tt] is written []" "停一手的 [tt] 改成了 []";
        }
        SetPoints { name: String, count: usize } = Note "W109" "set-points" {
            title "Points are written one by one, each once." "点逐个写出，各写一次。";
            message
                "the points of {name} stand one by one, each once: {count}"
                "{name} 的点逐个写出，不重复，共 {count} 个";
        }
        CloseValue = Note "W110" "close-value" {
            title "A missing `]` is written." "补上缺少的 `]`。";
            message "the missing `]` is written" "补上了缺少的 `]`";
        }
        CloseGame { missing: usize } = Note "W111" "close-game" {
            title "Missing `)` are written at the end." "在末尾补上缺少的 `)`。";
            message "missing `)` are written: {missing}" "补上了缺少的 `)`：{missing} 个";
        }
        SetSemicolon = Note "W112" "set-semicolon" {
            title "A missing `;` is written." "补上缺少的 `;`。";
            message "the missing `;` is written" "补上了缺少的 `;`";
        }
        DropClose = Note "W113" "drop-close" {
            title "A `)` that closes nothing is taken out." "去掉多余的 `)`。";
            message "the `)` that closes nothing is taken out" "去掉了多余的 `)`";
        }
        DropEmptyTree = Note "W114" "drop-empty-variation" {
            title "A variation without a node is taken out." "去掉空的变化。";
            message "the variation without a node is taken out" "去掉了空的变化";
        }
        OpenVariation = Note "W115" "open-variation" {
            title "What follows a variation is made one." "变化之后的节点写成另一个变化。";
            message "what follows the variation is a variation of its own" "变化之后的节点写成了另一个变化";
        }
        Join { name: String } = Note "W116" "join" {
            title "What is given twice is given once." "重复的属性合并。";
            message "{name} is given once" "{name} 合并成了一个";
        }
        DropEmptyValue { name: String } = Note "W117" "drop-empty-value" {
            title "An empty number or colour is taken out." "去掉空的数字或颜色。";
            message "{name}[], which says nothing, is taken out" "去掉了空的 {name}[]";
        }
        PartSetup = Note "W118" "part-setup" {
            title
                "Setup, PL and a move are put into nodes of their own."
                "摆子、PL 与着法分别写在各自的节点里。";
            message "setup and move stand in nodes of their own" "摆子与着法写在了各自的节点里";
        }
        PartMoves = Note "W119" "part-moves" {
            title "Moves are put into nodes of their own." "每手棋写在各自的节点里。";
            message "each move stands in a node of its own" "每手棋写在了各自的节点里";
        }
        DropImpossible { nodes: usize } = Note "W120" "drop-impossible" {
            title
                "A move that cannot be played is taken out, with what follows it."
                "去掉无法落子的一手和它后面的一切。";
            message
                "the move that cannot be played is taken out with what follows it: nodes {nodes}"
                "去掉了无法落子的一手和它后面的一切：节点 {nodes} 个";
        }
        TooLargeToFix { most: u64 } = Error "W201" "too-large-to-fix" {
            title "A file that is too large to be fixed." "文件太大，无法修正。";
            message
                { format!("larger than {} MiB: it is left as it is", most >> 20) }
                { format!("超过 {} MiB：保持原样", most >> 20) };
            help "split it into its games" "请按对局拆开";
        }
        UnsureEncoding { found: &'static str } = Error "W202" "unsure-encoding" {
            title "The encoding is not certain: the file is left as it is." "编码无法确定，文件保持原样。";
            message
                "perhaps {found}, but that is a guess: it is left as it is"
                "编码可能是 {found}，但只是猜测：保持原样";
            help "name its encoding with --encoding" "请用 --encoding 指明编码";
        }
        NotUtf8Form { found: &'static str } = Error "W203" "other-than-utf-8" {
            title "Only files in UTF-8 are put in form." "只整理 UTF-8 编码的文件。";
            message
                "it is {found}, and only UTF-8 is put in form: it is left as it is"
                "编码是 {found}，而只整理 UTF-8：保持原样";
            help "gocheck fix writes it in UTF-8" "gocheck fix 会改写成 UTF-8";
        }
        Undecodable { encoding: &'static str } = Error "W204" "undecodable" {
            title
                "Bytes that are no characters: the file is left as it is."
                "有些字节不是字符，文件保持原样。";
            message
                "it holds bytes that are not {encoding}: it is left as it is"
                "有些字节不是 {encoding} 编码：保持原样";
            help "name its encoding with --encoding" "请用 --encoding 指明编码";
        }
        Unsure = Error "W205" "unsure" {
            title
                "It is damaged so that a fixed record might say something else: the file is left as it is."
                "损坏得无法可靠修正，文件保持原样。";
            message
                "it is damaged in a way that only a person can mend: it is left as it is"
                "损坏得只能由人来修正：保持原样";
            help "gocheck lint says where" "gocheck lint 指出损坏之处";
        }
    }
}
