//! Messages about named files and their names.

use super::input::content::ArchiveKind;
use crate::diagnostic::codes;

codes! {
    /// A message about a named file or its name.
    #[cfg_attr(not(feature = "render"), allow(dead_code, reason = "only pictures are unwritable"))]
    pub(super) enum FileMessage, FileCode {
        NoFile = Error "F101" "no-file" {
            title "A file that does not exist." "没有这个文件。";
            message "no such file" "没有这个文件";
            help "check the path" "请检查路径";
        }
        NoMatch = Error "F102" "no-match" {
            title "A pattern that no file matches." "没有文件符合通配符。";
            message "no file matches" "没有符合的文件";
            help "check the folder and the pattern" "请检查文件夹和通配符";
        }
        Folder = Error "F103" "folder" {
            title "A folder instead of a file." "应为文件，却是文件夹。";
            message "expected a file, found a folder" "这是文件夹，不是文件";
            help "give the files in it" "请写出里面的文件";
        }
        Unreadable { cause: String } = Error "F104" "unreadable" {
            title "A file that cannot be read." "文件无法读取。";
            message "cannot be read: {cause}" "无法读取：{cause}";
        }
        Unwritable { cause: String } = Error "F105" "unwritable" {
            title "A picture that cannot be written." "图片无法写入。";
            message "{cause}" "无法写入图片：{cause}";
        }
        NoPuzzles { is_asked: bool, has_records: bool } = Error "F106" "no-puzzles" {
            title "A folder or an archive without puzzles." "文件夹或压缩包里没有题目。";
            message
                {
                    let kinds = if *has_records { "puzzles or game records" } else { "puzzles" };
                    format!("no {kinds} in this folder or archive")
                }
                {
                    let kinds = if *has_records { "题目，也没有棋谱" } else { "题目" };
                    format!("这个文件夹或压缩包里没有{kinds}")
                };
            help
                {
                    if *is_asked {
                        "name them *.txt"
                    } else {
                        "name them <tag>_<problem>.txt, or give --ask rule|captures|moves"
                    }
                }
                {
                    if *is_asked {
                        "请命名为 *.txt"
                    } else {
                        "请命名为 <tag>_<problem>.txt，例如 train_1.txt，或加上 --ask rule|captures|moves"
                    }
                };
        }
        NoRecords = Error "F107" "no-records" {
            title "A folder or an archive without game records." "文件夹或压缩包里没有棋谱。";
            message "no game records in this folder or archive" "这个文件夹或压缩包里没有棋谱";
            help "name them *.sgf, or *.gib, *.ngf, *.ugf or *.ugi in these formats" "请命名为 *.sgf，或按格式命名为 *.gib、*.ngf、*.ugf、*.ugi";
        }
        DamagedArchive = Error "F108" "damaged-archive" {
            title
                "A damaged or incomplete archive; the files before the damage are read."
                "压缩包损坏或不完整：损坏之前的文件照样读取。";
            message "the archive is damaged or incomplete" "压缩包损坏或不完整";
            help
                "the files before the damage are read; get a new copy of the archive"
                "损坏之前的文件照样读取；请重新获取压缩包";
        }
        LockedMember = Error "F109" "locked-member" {
            title "A file in an archive with a password." "压缩包里的文件需要密码。";
            message "a password is needed" "需要密码";
            help "unpack the archive, and give the folder" "请先解压，再指定解压出的文件夹";
        }
        MemberMethod = Error "F110" "member-method" {
            title
                "A file in a zip archive with an unsupported compression method."
                "不支持 zip 里文件的压缩方式。";
            message
                "unsupported compression method: expected stored or deflated"
                "不支持这种压缩方式：只支持 store 和 deflate";
            help "unpack the archive, and give the folder" "请先解压，再指定解压出的文件夹";
        }
        LargeMember { most: u64 } = Error "F111" "large-member" {
            title
                "A file in an archive that is too large."
                "压缩包里的文件太大。";
            message
                "larger than {most} MiB, the limit for what is read into memory from such an archive"
                "超过 {most} MiB，这种压缩包最多读入这么多";
            help "unpack the archive, and give the folder" "请先解压，再指定解压出的文件夹";
        }
        NestedArchive = Error "F112" "deep-archive" {
            title
                "Archives nested too deeply, which are not opened."
                "压缩包套了太多层，最里层没有打开。";
            message
                "not opened: archives are nested too deeply"
                "没有打开：压缩包套了太多层";
            help "unpack the outer one" "请先解压外层";
        }
        BadSettings { cause: String } = Error "F113" "bad-settings" {
            title "Invalid settings in gocheck.toml." "gocheck.toml 里的设置不对。";
            message "{cause}" "设置不对：{cause}";
        }
        Packed { kind: ArchiveKind } = Error "F114" "packed" {
            title
                "An archive or compressed file where none is read."
                "这里不读压缩包。";
            message
                "expected an unpacked file, found packed content ({kind})"
                "内容是压缩包（{kind}），这里只读没有压缩的文件";
            help "unpack it first, and give the files in it" "请先解压，再指定里面的文件";
        }
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
