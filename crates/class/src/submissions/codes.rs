//! Messages about submissions.

use crate::documents::DocumentFault;
use gocheck_files::input::content::ArchiveKind;
use gocheck_text::{InLanguage, Language, Phrase, codes};
use gocheck_text::{count, phrase};
use std::borrow::Cow;

codes! {
    /// A message about a submission.
    pub enum SubmissionMessage, SubmissionCode {
        NoAnswerFile = Error "G101" "no-answer-file" {
            title "A submission without an answer file." "提交里没有答案文件。";
            message "no answer_for_<tag>.txt" "没有 answer_for_<tag>.txt";
        }
        AnsweredElsewhere { name: String, files: Vec<String> } = Error "G102" "answered-elsewhere" {
            title
                "A puzzle with different answers in a student's files, none of which is known to be newer."
                "同一名学生的几个文件对同一题答得不一样，又看不出哪个更新。";
            message
                "{name} has different answers in {files}, and nothing says which is newer"
                "{files} 对 {name} 答得不一样，看不出哪个更新";
            help
                "keep one of them, or number them, such as attempt1 and attempt2"
                "请只留一个，或者编号，例如 attempt1、attempt2";
        }
        NoAnswers = Error "G103" "no-answers" {
            title "A submission without an answer." "提交里没有答案。";
            message "the submission contains no answer" "提交里没有答案";
        }
        NoSubmissions = Error "G104" "no-submissions" {
            title "A folder without submissions." "文件夹里没有提交。";
            message "no submissions" "没有提交";
            help
                "expected NAME/answer_for_<tag>.txt or NAME.txt for each student"
                "每名学生应有 姓名/answer_for_<tag>.txt 或 姓名.txt";
        }
        EmptyHandIn = Error "G105" "empty-hand-in" {
            title "An empty submission." "提交是空的。";
            message "the submission is empty" "提交是空的";
        }
        OtherFiles { files: Vec<OtherFile>, more: usize } = Error "G106" "other-files" {
            title "A submission without a file that answers can be read from." "提交的文件里读不出答案。";
            message both { no_answers(files, *more) };
            help both {
                match files.first().map(|file| file.kind) {
                    Some(FileKind::Program) => {
                        phrase!("run it, and hand in the answers that it writes", "请运行它，提交它写出的答案")
                    }
                    Some(FileKind::Notebook) => phrase!(
                        "run all cells and save it, or hand in the answers that it writes",
                        "请运行全部单元格后保存，或者提交它写出的答案"
                    ),
                    Some(FileKind::Link | FileKind::Binary) | None => {
                        phrase!("ask for answer_for_<tag>.txt", "请提交 answer_for_<tag>.txt")
                    }
                    Some(FileKind::Media) => typed_text(),
                    Some(_) => plain_text(),
                }
            };
        }
        UnopenedArchive { file: String, kind: ArchiveKind } = Error "G107" "unopened-archive" {
            title "An archive in an unsupported format." "不支持这种压缩包。";
            message
                "{file} cannot be opened: {kind} archives are not supported"
                "{file} 打不开：不支持 {kind} 压缩包";
            help { ASK_AGAIN } { ASK_AGAIN_ZH };
        }
        BrokenArchive { file: String } = Error "G108" "broken-archive" {
            title "A damaged or incomplete archive." "压缩包损坏或不完整。";
            message "{file} cannot be opened: it is damaged or incomplete" "{file} 打不开：文件损坏或不完整";
            help { ASK_AGAIN } { ASK_AGAIN_ZH };
        }
        EncryptedArchive { file: String } = Error "G109" "encrypted-archive" {
            title "An archive with a password." "压缩包有密码。";
            message "{file} cannot be opened: it has a password" "{file} 打不开：有密码";
            help { ASK_AGAIN } { ASK_AGAIN_ZH };
        }
        LargeArchive { file: String, files: usize, bytes: u64, folders: usize } = Error "G110" "large-archive" {
            title "An archive or folder that is too large." "压缩包或文件夹太大。";
            message both {
                phrase!(
                    "{file} is too large: more than {files} files, {size} MiB or {folders} nested folders",
                    "{file} 太大：超过 {files} 个文件、{size} MiB 或 {folders} 层文件夹",
                    size = bytes >> 20
                )
            };
            help "ask for only the answer file" "请只交答案文件";
        }
        NestedArchive { file: String } = Error "G111" "nested-archive" {
            title "Archives nested too deeply." "压缩包套了太多层。";
            message
                "{file} cannot be opened: archives are nested too deeply"
                "{file} 打不开：压缩包套了太多层";
            help { ASK_AGAIN } { ASK_AGAIN_ZH };
        }
        PackingMethod { file: String } = Error "G112" "packing-method" {
            title "A zip archive with an unsupported compression method." "不支持 zip 的压缩方式。";
            message
                "{file} cannot be opened: its compression method is not supported"
                "{file} 打不开：不支持它的压缩方式";
            help { ASK_AGAIN } { ASK_AGAIN_ZH };
        }
        SeveralTexts { files: Vec<String> } = Error "G113" "several-texts" {
            title
                "Several text files, none of them named like an answer file."
                "有几个文本文件，名字都不像答案文件。";
            message "it is unclear which file contains the answers: {files}" "不清楚答案在哪个文件里：{files}";
            help
                "name the right one answer_for_<tag>.txt; if they are several students', unpack the archive and give that folder"
                "请把答案文件命名为 answer_for_<tag>.txt；如果是几名学生的，请解压后把那个文件夹作为 --submissions";
        }
        Chosen { chosen: Vec<String>, skipped: Vec<String> } = Note "G114" "chosen-file" {
            title "Several answer files, not all of which were read." "有几个答案文件，只读了其中一些。";
            message "read {chosen}, skipped {skipped}" "读取 {chosen}，跳过 {skipped}";
            help both { which_counts() };
        }
        LoneText { file: String } = Note "G115" "lone-text" {
            title
                "The only file of a submission that may contain answers, which is read whatever its name."
                "只有一个文件可能是答案，不论叫什么都读它。";
            message "read {file}, the only text file" "读取了 {file}，只有这一个文本文件";
        }
        LeftUnopened { files: Vec<String> } = Warning "G116" "left-unopened" {
            title "Archives next to the answers could not be opened." "答案旁边的压缩包打不开。";
            message "not opened: {files}" "没有打开：{files}";
        }
        SameStudent { others: Vec<String> } = Warning "G117" "same-student" {
            title "Several submissions with the same name." "有几份提交同名。";
            message "has the same name as {others}" "与 {others} 同名";
            help "if they belong to the same student, keep only one of them" "如果是同一名学生的，请只留一份";
        }
        Newer { names: Vec<String>, chosen: String, skipped: String } = Note "G118" "newer-attempt" {
            title "A problem that several files answer, of which one counts." "几个文件答了同一题，以其中一个为准。";
            message "{names}: {chosen} counts, not {skipped}" "{names}：以 {chosen} 为准，不看 {skipped}";
            help both { which_counts() };
        }
        NamedByFile { files: Vec<String> } = Note "G119" "named-by-file" {
            title
                "Files whose problems are only named by the files or their folders."
                "只有文件名或文件夹名写明了是哪一题。";
            message "the problem is taken from the name of {files}" "题号取自 {files} 的名字";
        }
        Dates { dates: usize } = Warning "G123" "dates" {
            title "A workbook with dates, which a spreadsheet program makes of 4-1." "表格里有日期：表格程序会把 4-1 变成日期。";
            message both {
                phrase!(
                    "{dates}: the program may have made a date of what was typed",
                    "有 {dates}：输入的内容可能被程序变成了日期",
                    dates = count(*dates, "date", "个日期")
                )
            };
            help "format the cells as text, and type the answers again" "请把单元格设为文本格式，再重新输入答案";
        }
        UnreadDocument { file: String, fault: DocumentFault } = Error "G124" "unread-document" {
            title "A document that cannot be read." "读不了的文档。";
            message both {
                match fault {
                    DocumentFault::Large => phrase!("{file} is too large", "{file} 太大"),
                    DocumentFault::Encrypted => phrase!("{file} has a password", "{file} 有密码"),
                    _ => phrase!("{file} is damaged", "{file} 已损坏"),
                }
            };
            help both { plain_text() };
        }
        DocumentRead { file: String, kind: FileKind } = Note "G125" "document-read" {
            title "Answers in a document, of which the text is read." "答案在文档里，读取的是其中的文字。";
            message "read the text of {file}, which is {kind}" "读取 {file} 里的文字，它是{kind}";
        }
        AnswersInPictures { file: String, is_empty: bool } = Error "G129" "answers-in-pictures" {
            title "A document with pictures, and without answers in its text." "文档里有图片，文字里没有答案。";
            message both {
                if *is_empty {
                    phrase!(
                        "no answers: {file} contains only pictures, which are not read",
                        "没有答案：{file} 里只有图片，图片里的内容不读取"
                    )
                } else {
                    phrase!(
                        "no answers in the text of {file}; its pictures are not read",
                        "{file} 的文字里没有答案，图片里的内容不读取"
                    )
                }
            };
            help both { typed_text() };
        }
        StrictDocument { file: String, kind: FileKind } = Error "G126" "strict-document" {
            title "A document instead of plain text, in strict mode." "只读规定的写法时，交的是文档，不是纯文本。";
            message "{file} is {kind}, not plain text" "{file} 是{kind}，不是纯文本";
            help both { plain_text() };
        }
        TakenForClass { systems: Vec<String>, students: usize } = Note "G127" "taken-for-class" {
            title "An archive or a folder with the submissions of several students." "压缩包或文件夹里是一个班的提交。";
            message both { taken_for_class(systems, *students) };
            help
                "if it is not, unpack it and give that folder, or list the students with --roster"
                "如果不是，请解压后把那个文件夹作为 --submissions，或用 --roster 给出名单";
        }
        TakenForOne { student: String } = Note "G128" "taken-for-one" {
            title "An archive with the submission of one student." "压缩包里是一名学生的提交。";
            message "taken for the submission of one student, {student}" "当作一名学生（{student}）的提交";
            help
                "if it is a class's, unpack it and give that folder, or list the students with --roster"
                "如果是一个班的，请解压后把那个文件夹作为 --submissions，或用 --roster 给出名单";
        }
        LeftOut { files: Vec<String> } = Note "G121" "left-out" {
            title "Files among a class's submissions that are no student's." "学生的提交中间有别的文件。";
            message "not a student's, left out: {files}" "不是学生的文件，没有算在内：{files}";
            help
                "if one is a student's, rename it after the student"
                "如果其中有学生的，请把文件名改成学生的名字";
        }
        UnclearStudents { folders: Vec<String>, more: usize } = Error "G122" "unclear-students" {
            title
                "A submission that may be one student's or several students'."
                "看不出是一名学生的提交，还是几名学生的。";
            message both {
                let more_en = if *more > 0 { format!(" and {more} more") } else { String::new() };
                let more_zh = if *more > 0 { format!("等另外 {more} 个") } else { String::new() };
                let phrase = phrase!(
                    "it is unclear whether {folders}{more} are students or attempts of one student",
                    "不清楚 {folders}{more} 是几名学生，还是同一名学生的几次提交",
                    folders = folders,
                    more = Phrase::new(more_en, more_zh)
                );
                phrase
            };
            help
                "if they are students, unpack it and give that folder, or list them with --roster; if they are attempts, name \
                 them attempt1 and attempt2"
                "如果是几名学生，请解压后把那个文件夹作为 --submissions，或用 --roster 给出名单；如果是几次提交，请命名为 attempt1、attempt2";
        }
        MisspelledName { file: String, names: Vec<String> } = Note "G131" "misspelled-name" {
            title
                "A file whose name is spelled like that of a puzzle that no other file answers."
                "文件名拼得像某道题，而这道题没有别的文件作答。";
            message "read the name of {file} as {names}" "把 {file} 的名字读作 {names}";
        }
        EmptyAnswer { names: Vec<String>, file: String } = Note "G130" "empty-answer" {
            title
                "An empty file of one problem, next to files with answers: no points."
                "某一题的文件是空的，而别的题有答案：答案是没有点。";
            message "{names}: {file} is empty, which means no points" "{names}：{file} 是空的，答案是没有点";
        }
        OnlyPuzzles { files: Vec<String> } = Error "G120" "only-puzzles" {
            title "A submission with puzzles instead of answers." "交的是题目，不是答案。";
            message "no answers, only puzzles: {files}" "没有答案，只有题目：{files}";
            help "ask for answer_for_<tag>.txt" "请提交 answer_for_<tag>.txt";
        }
    }
}

fn plain_text() -> Phrase {
    phrase!(
        "save the answers as plain text, answer_for_<tag>.txt",
        "请把答案另存为纯文本 answer_for_<tag>.txt"
    )
}

fn typed_text() -> Phrase {
    phrase!(
        "hand in the answers as text, answer_for_<tag>.txt",
        "请把答案写成文字，提交 answer_for_<tag>.txt"
    )
}

fn which_counts() -> Phrase {
    phrase!(
        "the newest attempt counts, by times, numbers and words such as `old` in names; then the name that was asked for, the \
         time in an archive, fewer folders, and .txt",
        "以最新的一次为准：先看名字里的时间、编号和 old 之类的词，再看名字是否符合要求、压缩包里的时间、文件夹层数，最后 .txt 优先"
    )
}

fn taken_for_class(systems: &[String], students: usize) -> Phrase {
    let students = count(students, "student", "名学生");
    if systems.is_empty() {
        return phrase!(
            "taken for a class with a folder or file per student: {students}",
            "当作一个班的提交，每人一个文件夹或文件：{students}",
            students = students
        );
    }
    let systems = Phrase::new(Language::English.list(systems), Language::Chinese.list(systems));
    phrase!(
        "taken for a download of {systems}: {students}",
        "当作从 {systems} 下载的提交：{students}",
        systems = systems,
        students = students
    )
}

const ASK_AGAIN: &str = "ask for a .zip without a password, a folder or the answer file";
const ASK_AGAIN_ZH: &str = "请重新提交没有密码的 .zip、文件夹或答案文件";

fn no_answers(files: &[OtherFile], more: usize) -> Phrase {
    let listed = |language: Language| {
        let is = |OtherFile { name, kind }: &OtherFile| {
            phrase!("{name} is {kind}", "{name} 是{kind}", kind = kind).text(language)
        };
        let more = (more > 0).then(|| {
            phrase!("{more}", "另有 {more}", more = count(more, "more file", "个文件")).text(language)
        });
        language.list(files.iter().map(is).chain(more))
    };
    let files = Phrase::new(listed(Language::English), listed(Language::Chinese));
    phrase!("no answers: {files}", "没有答案：{files}", files = files)
}

/// The kind of a file from which no answers can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FileKind {
    /// A word processor document.
    Document,
    Spreadsheet,
    Slides,
    RichText,
    Pdf,
    /// A picture, video or audio file.
    Media,
    WebPage,
    /// A Jupyter notebook.
    Notebook,
    /// Source code.
    Program,
    /// An archive in a place where none is expected.
    Archive,
    /// A link, which is not followed.
    Link,
    /// Anything else.
    Binary,
}

/// A file in a submission from which no answers can be read.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub(crate) struct OtherFile {
    /// Its path within the submission.
    pub name: String,
    pub kind: FileKind,
}

/// The kind, in English with its article.
impl InLanguage for FileKind {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Document => language.pick("a Word document", " Word 文档"),
            Self::Spreadsheet => language.pick("a spreadsheet", "电子表格"),
            Self::Slides => language.pick("slides", "幻灯片"),
            Self::RichText => language.pick("rich text", "带格式的文本"),
            Self::Pdf => language.pick("a PDF", " PDF"),
            Self::Media => language.pick("a picture or a video", "图片或视频"),
            Self::WebPage => language.pick("a web page", "网页"),
            Self::Notebook => language.pick("a notebook", "笔记本"),
            Self::Program => language.pick("a program", "程序"),
            Self::Archive => language.pick("an archive", "压缩包"),
            Self::Link => language.pick("a link", "链接"),
            Self::Binary => language.pick("not a text file", "二进制文件"),
        }
        .into()
    }
}
