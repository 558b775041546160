//! Messages about the names of puzzles, settings and documents.

use gocheck_text::codes;

codes! {
    /// A message about a named file.
    pub enum InputMessage, InputCode {
        BadDocument = Error "F115" "bad-document" {
            title "A document that cannot be read." "读不了的文档。";
            message
                "the document cannot be read: it is damaged, too large, has a password or is of another kind"
                "读不了这个文档：已损坏、太大、有密码，或者是别的类型";
            help "save it as plain text, .txt" "请另存为纯文本 .txt";
        }
        DocumentText = Note "F208" "document-text" {
            title "A document instead of plain text, of which the text is read." "不是纯文本，而是文档，读取的是其中的文字。";
            message "read the text of the document" "读取了文档里的文字";
        }
        StdinQuestion = Error "F206" "stdin-question" {
            title "A puzzle from standard input without a question." "标准输入里的题目没有说明问的是什么。";
            message "the question for standard input is missing" "没有说明标准输入里的题目问的是什么";
            help "give --ask rule|captures|moves" "请加上 --ask rule|captures|moves";
        }
        NoQuestion { name: String, problems: String } = Error "F202" "no-question" {
            title "A name without a question." "从名字看不出问的是什么。";
            message "the name {name} does not say what is asked" "从名字 {name} 看不出问的是什么";
            help
                { format!("name it <tag>_<problem>.txt with one of the problems {problems}, or give --ask rule|captures|moves") }
                { format!("请命名为 <tag>_<problem>.txt，题号是 {} 之一，或加上 --ask rule|captures|moves", problems.replace(", ", "、")) };
        }
        AnswerFile { name: String } = Error "F203" "answer-file" {
            title "An answer file among the puzzles." "题目当中混有答案文件。";
            message "the name {name} does not say what is asked" "从名字 {name} 看不出问的是什么";
            help
                "to compare with an answer file, give it with --expect"
                "要与答案文件比较，请用 --expect 指定它";
        }
        RecordFile { name: String } = Error "F209" "record-file" {
            title "A game record among the puzzles." "题目当中混有棋谱。";
            message "{name} is a game record, not a puzzle" "{name} 是棋谱，不是题目";
            help
                "`gocheck lint` checks records, `gocheck view` shows them, `gocheck position` asks a puzzle's questions about one of \
                 their positions"
                "检查棋谱用 `gocheck lint`，查看用 `gocheck view`，就其中某个局面出题作答用 `gocheck position`";
        }
        SameName { name: String, first: String } = Error "F204" "same-name" {
            title "A second puzzle with the same name." "两道题目重名。";
            message
                "its answer would be named {name}, like that of {first}"
                "它的答案会叫 {name}，与 {first} 的重名";
            help
                "rename one of them, or run them separately, each with its own --output"
                "请改掉其中一个的名字，或分开运行并用 --output 指定文件夹";
        }
        NameReadAs { name: String, taken: String } = Note "F207" "file-name-read-as" {
            title "A file name that is read as that of a puzzle." "文件名按题目名读取。";
            message "read the file name {name:?} as {taken}" "把文件名 {name:?} 读作 {taken}";
        }
        PictureName { other: String } = Error "F205" "picture-name" {
            title "A puzzle with the name of another puzzle's picture." "题目名与另一道题的图片重名。";
            message "its picture would be named like one of {other}" "它的图片会与 {other} 的一张图片重名";
            help "rename it, or run it separately with its own --output" "请改名，或单独运行它并用 --output 指定文件夹";
        }
    }
}
