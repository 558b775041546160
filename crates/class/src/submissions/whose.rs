//! Whose a folder or a file is, by its name alone.

use super::file_name::{FileName, Role, ending, folded};

/// The owner of a file or folder, as far as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// It names a student or a group: by the number, or else by the name.
    Student(String),
    /// Part of one student's submission: answers, a problem, an attempt, a program.
    Part,
    /// A file of the teacher: a list, the assignment.
    Teacher,
    Unknown,
}

/// The most frequent surnames.
const SURNAMES: &str = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏\
    付傅方邹熊白孟秦邱侯江尹薛闫阎段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤温康施牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯\
    纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟\
    邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝水云章奚邹慕赖容尉茅危";
/// Chinese words in file names that are not names of people, or end them.
const WORDS: &[&str] = &[
    "方案",
    "总结",
    "心得",
    "解答",
    "解析",
    "解释",
    "关于",
    "时间",
    "计划",
    "目录",
    "全局",
    "高级",
    "常见",
    "白皮书",
    "作业",
    "答案",
    "报告",
    "提交",
    "结果",
    "输出",
    "程序",
    "文件",
    "文档",
    "代码",
    "源码",
    "方法",
    "任务",
    "说明",
    "要求",
    "名单",
    "成绩",
    "题",
    "残局",
    "围棋",
    "白棋",
    "黑棋",
    "白方",
    "黑方",
    "规则",
    "提子",
    "落子",
    "合规",
    "测试",
    "训练",
    "附件",
    "实验",
    "大作业",
    "课程",
    "项目",
    "最终",
    "最新",
    "修改",
    "版本",
    "副本",
    "备份",
    "尝试",
    "新建",
    "文本",
    "截图",
    "图片",
    "视频",
    "资料",
    "压缩",
    "全部",
    "学生",
    "学号",
    "姓名",
    "班",
    "组",
    "的",
    "第",
    "次",
    "已",
    "未",
    "迟交",
    "补交",
];
/// Words of teachers' files.
const TEACHER: &[&str] = &[
    "名单",
    "成绩",
    "花名册",
    "要求",
    "作业说明",
    "题目说明",
    "评分",
    "统计",
    "汇总",
    "roster",
    "grades",
    "gradebook",
    "instructions",
    "assignment",
    "students",
    "manifest",
    "rubric",
];
/// Words of one student's files and folders.
const PARTS: &[&str] = &[
    "src",
    "source",
    "code",
    "codes",
    "doc",
    "docs",
    "bin",
    "build",
    "out",
    "output",
    "outputs",
    "result",
    "results",
    "lib",
    "include",
    "data",
    "target",
    "dist",
    "test",
    "tests",
    "train",
    "hw",
    "homework",
    "work",
    "project",
    "main",
    "go",
    "py",
    "python",
    "java",
    "cpp",
    "c",
    "c++",
    "attempt",
    "version",
    "submission",
    "revision",
    "try",
    "v",
    "old",
    "new",
    "final",
    "backup",
    "latest",
    "rules",
    "rule",
    "captures",
    "capture",
    "moves",
    "move",
    "eat",
    "possible",
    "answer",
    "answers",
    "report",
    "readme",
    "draft",
    "problem",
    "task",
    "question",
    "part",
    "step",
    "files",
    "venv",
    "作业",
    "规则",
    "提子",
    "落子",
    "报告",
    "代码",
    "结果",
    "答案",
    "程序",
];
/// Capitalised words that begin names of folders, not of people.
const TITLES: &[&str] = &[
    "homework",
    "assignment",
    "submission",
    "submissions",
    "submitted",
    "files",
    "version",
    "attempt",
    "final",
    "project",
    "source",
    "code",
    "test",
    "answer",
    "answers",
    "computer",
    "science",
    "go",
    "lab",
    "report",
    "new",
    "folder",
    "class",
    "week",
    "course",
    "working",
];

/// Reads the name of a folder or a file; `tags` are those of the requested puzzles.
pub(super) fn whose(name: &str, tags: &[String]) -> Whose {
    let lower = folded(name);
    let stem = stem(name);
    if let Some(number) = number(&lower) {
        return Whose::Student(number.to_owned());
    }
    if let Some(group) = group(&lower) {
        return Whose::Student(group);
    }
    let file = FileName::new(name, tags);
    if let Some(person) = chinese_name(&lower) {
        return Whose::Student(person);
    }
    if TEACHER.iter().any(|word| folded(stem).contains(word)) {
        return Whose::Teacher;
    }
    if file.problem.is_some() || matches!(file.role, Role::Answers(_) | Role::Puzzle | Role::Readme) {
        return Whose::Part;
    }
    let lower = folded(stem);
    let bare = lower.trim_end_matches(|c: char| c.is_ascii_digit() || " _-.()（）".contains(c));
    let is_tag = |tag: &String| folded(tag) == lower;
    let is_ordinal = lower.starts_with('第') && lower.ends_with(['次', '版', '稿']);
    if bare.is_empty() || PARTS.contains(&bare) || tags.iter().any(is_tag) || is_ordinal {
        return Whose::Part;
    }
    latin_name(stem).map_or(Whose::Unknown, Whose::Student)
}

/// A name without its extension.
pub(super) fn stem(name: &str) -> &str {
    let ending = ending(name);
    let is_ending = (1..=5).contains(&ending.len()) && ending.starts_with(|c: char| c.is_ascii_lowercase());
    let length = name.len().saturating_sub(ending.len() + 1);
    if is_ending && length > 0 { name.get(..length).unwrap_or(name) } else { name }
}

/// A student's number: at least six digits that are no date.
fn number(name: &str) -> Option<&str> {
    let is_date = |run: &str| {
        let (month, day) = (run.get(4..6), run.get(6..8));
        let within = |text: Option<&str>, most: u8| {
            text.and_then(|text| text.parse().ok()).is_some_and(|number: u8| (1..=most).contains(&number))
        };
        run.starts_with("20") && within(month, 12) && within(day, 31)
    };
    name.split(|c: char| !c.is_ascii_digit()).find(|run| match run.len() {
        8 => !is_date(run),
        6..=13 => true,
        _ => false,
    })
}

/// `第1组`, `3组`, `小组2`, `group 3`, `Team_4`
fn group(name: &str) -> Option<String> {
    let digits = |text: &str| {
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        (1..=3).contains(&digits.len()).then(|| format!("group {digits}"))
    };
    if let Some((before, _)) = name.split_once('组')
        && let number = before.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap_or_default()
        && !number.is_empty()
    {
        return digits(number);
    }
    let after = |word: &str| {
        let rest = name.strip_prefix(word)?.trim_start_matches([' ', '_', '-']);
        let number = rest.split(|c: char| !c.is_ascii_digit()).next()?;
        rest.starts_with(|c: char| c.is_ascii_digit()).then(|| digits(number))?
    };
    ["小组", "group", "team"].into_iter().find_map(after)
}

/// A Chinese name of two to four characters that begins with a surname.
fn chinese_name(name: &str) -> Option<String> {
    let is_chinese = |c: char| ('\u{4E00}'..='\u{9FFF}').contains(&c) || c == '·';
    name.split(|c: char| !is_chinese(c)).find_map(|run| {
        let end = WORDS.iter().filter_map(|word| run.find(word)).min().unwrap_or(run.len());
        let person = &run[..end];
        let is_name =
            (2..=4).contains(&person.chars().count()) && person.starts_with(|c| SURNAMES.contains(c));
        is_name.then(|| person.to_owned())
    })
}

/// Two or three capitalised words, which may be followed by the name of a file after a dash.
fn latin_name(stem: &str) -> Option<String> {
    let words: Vec<&str> = stem.split([' ', '_']).filter(|word| !word.is_empty()).collect();
    let is_name = |word: &&str| {
        let is_letter = |c: char| c.is_alphabetic() || "'-.".contains(c);
        word.starts_with(char::is_uppercase)
            && word.chars().all(is_letter)
            && word.chars().any(char::is_lowercase)
            && !TITLES.contains(&word.to_lowercase().as_str())
    };
    ((2..=3).contains(&words.len()) && words.iter().all(is_name)).then(|| words.join(" ").to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_and_parts_of_a_submission() {
        let tags = ["test".to_owned()];
        for (name, key) in [
            ("2019011201_王伟", "2019011201"),
            ("王伟_2019011201_作业1_20191103211405.txt", "2019011201"),
            ("王, 伟(2019011201)", "2019011201"),
            ("U201912345-li.zip", "201912345"),
            ("王伟.txt", "王伟"),
            ("王伟的作业.zip", "王伟"),
            ("欧阳修_作业.txt", "欧阳修"),
            ("Wei Wang", "wei wang"),
            ("Zhang_San.zip", "zhang san"),
            ("第1组", "group 1"),
            ("Group 12.zip", "group 12"),
        ] {
            assert_eq!(whose(name, &tags), Whose::Student(key.to_owned()), "{name}");
        }
        for name in [
            "attempt1",
            "Version 2",
            "题0",
            "第00题.txt",
            "answer_0.txt",
            "test",
            "src",
            "hw1",
            "answer_for_test.txt",
            "captures.txt",
            "程序",
            "规则.txt",
            "答案.txt",
            "20191103",
            "第二次",
            "readme.txt",
            "0.txt",
            "result5.txt",
        ] {
            assert_eq!(whose(name, &tags), Whose::Part, "{name}");
        }
        for name in ["名单.csv", "作业说明.docx", "grades.csv"] {
            assert_eq!(whose(name, &tags), Whose::Teacher, "{name}");
        }
        for name in
            ["a", "作业1", "Submitted files", "2019秋", "Homework 1", "文档.txt", "白棋.txt", "lisi.txt"]
        {
            assert!(matches!(whose(name, &tags), Whose::Unknown | Whose::Part), "{name}");
        }
    }
}
