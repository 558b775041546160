//! Words beside those of diagnostics: of tables, pages and pictures, in every language side by side.

use super::Language;

macro_rules! phrases {
    ($($name:ident $({ $($value:ident: $type:ty),* })? $english:literal $chinese:literal;)*) => {
        /// A phrase with its values. What lacks a language or one of the values in a language does not compile.
        #[derive(Clone, Copy, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the words in English stand in the table")]
        pub enum Phrase<'a> {
            $($name $({ $($value: $type),* })?,)*
            #[doc(hidden)]
            None(std::marker::PhantomData<&'a ()>),
        }

        impl Phrase<'_> {
            /// The words.
            #[must_use]
            pub fn text(self, language: Language) -> String {
                match language {
                    Language::English => match self {
                        $(Self::$name $({ $($value),* })? => format!($english),)*
                        Self::None(_) => String::new(),
                    },
                    Language::Chinese => match self {
                        $(Self::$name $({ $($value),* })? => format!($chinese),)*
                        Self::None(_) => String::new(),
                    },
                }
            }
        }
    };
}

phrases! {
    Help { help: &'a str } "help: {help}" "建议：{help}";

    // Tables of grades.
    Student "student" "学生";
    Score "score" "得分";
    Mean "mean" "平均";
    Right "right" "答对";
    Missing "missing" "漏答";
    Extra "extra" "多答";
    Reason "reason" "原因";
    Remarks "remarks" "备注";
    Unanswered "none" "未答";
    Wrong "wrong" "错";
    Unreadable "unreadable" "无法读取";
    Semicolon "; " "；";
    Why { labels: &'a str, reason: &'a str } "{labels}: {reason}" "{labels}：{reason}";
    AndMore { more: usize } " (and {more} more)" "（另有 {more} 处）";
    Id "id" "学号";
    Name "name" "姓名";
    GradesWritten { count: usize, page: &'a str } "submissions: {count}, boards and marks: {page}" "提交 {count} 份，棋盘与得分见 {page}";
    MoreNotes { more: usize } "{more} more notes: they are in grades.html and grades.csv" "另有 {more} 条提示，见 grades.html 和 grades.csv";
    MoreOfCode { more: usize } "and {more} more of this code in the file; --all says each" "这个文件里同样的还有 {more} 条，加 --all 逐条列出";
    MoveNumber { number: u32 } "move {number}" "第 {number} 手";
    LineAt { path: &'a str } "variation {path}" "变化 {path}";
    GameNumber { game: u32 } "game {game}" "第 {game} 盘";
    LintTotal { findings: usize, faulty: usize, files: usize, games: u64, moves: u64 } "findings: {findings}, in {faulty} of {files} files ({games} games, {moves} moves)" "问题 {findings} 个，在 {files} 个文件中的 {faulty} 个里（{games} 盘棋，{moves} 手）";
    CouldNotBeRead { count: usize } "; {count} could not be read" "；{count} 个无法读取";
    PassedOver { count: usize } "; files of other kinds, passed over: {count}" "；略过 {count} 个其他文件";
    BoardsAreText "--show-board goes with --format text only" "--show-board 只能和 --format text 一起用";
    FormatIsForFindings "--format is for findings: --games and --list have forms of their own" "--format 用于问题：--games 和 --list 有自己的形式";
    UnknownRuleName { name: &'a str, names: &'a str } "rules = \"{name}\" are not known: {names}" "不认识 rules = \"{name}\"，可用：{names}";
    UnknownSeverity { name: &'a str } "severity = \"{name}\" is none of error, warning, note" "severity = \"{name}\" 不对，可用：error、warning、note";
    NoRecordsNamed "name game records, folders or archives, or give --files-from" "请给出棋谱、文件夹或压缩包，或用 --files-from";
    ReadsTwice { option: &'a str } "{option} reads records twice, which standard input does not allow" "{option} 要读两遍棋谱，标准输入不行";
    RecordsSoFar { records: usize, rate: usize } "{records} records, {rate}/s" "{records} 份棋谱，每秒 {rate} 份";
    StatisticsHead " findings      files  code  name                      what" "    问题     文件数  代码  名称                      内容";
    SameGame "the same game:" "同一盘棋：";
    SymmetricGame "the same game, turned or mirrored:" "同一盘棋，经过旋转或翻转：";
    BeginningOfGame "the first is the beginning of the others:" "第一盘是其余各盘的开头：";
    GameOf { file: &'a str, game: u32, moves: u32 } "{file}, game {game}, {moves} moves" "{file}，第 {game} 盘，{moves} 手";
    NoGrades { failed: usize, count: usize } "no grades: {failed} of {count} puzzles cannot be read" "没有成绩：{count} 道题中有 {failed} 道无法读取";

    // The page of boards.
    NeedsScript "This page draws boards with JavaScript, which is turned off here." "本页用 JavaScript 画棋盘，这里它被关掉了。";
    PageWritten { boards: usize, page: &'a str } "boards: {boards}, written to {page}" "棋盘 {boards} 个，写进 {page}";
    NotOurPage { page: &'a str } "{page} is there and is no page of gocheck's: give another name with -o" "{page} 已经存在，而且不是 gocheck 的网页：请用 -o 换一个名字";
    NoBrowser { page: &'a str } "no browser was found: open {page} yourself" "没有找到浏览器：请自己打开 {page}";
    RecordsLeftOut { more: usize } "records with findings that are not on the page: {more}" "另有 {more} 份有问题的棋谱不在网页里";
    NothingToShow "there is nothing to show on a page" "没有可以在网页里显示的";

    // The page of grades.
    Grades "Grades" "成绩";
    CannotBeReadBecause { why: &'a str } "cannot be read: {why}" "无法读取：{why}";
    AlsoAnswered { names: &'a str } "Also answered, but not asked: {names}" "另外答了不在题目中的：{names}";
    HowRead "How the answers were read" "答案是怎么读的";
    ScoringShare
        "A problem's score is right / (right + missing + extra) of 100; True or False counts as one point. A student's score is the mean over all problems, by their weights; one that is not answered scores nothing."
        "每题得分为 答对 / (答对 + 漏答 + 多答)，满分 100；True 或 False 算一个点。学生的得分是各题按权重的平均分，没有作答的题得 0 分。";
    ScoringAllOrNothing
        "A problem scores 100 where all of it is right, and nothing else. A student's score is the mean over all problems, by their weights."
        "一题全对得 100 分，否则得 0 分。学生的得分是各题按权重的平均分。";
    ScoringPerPoint
        "A student's score is right / (right + missing + extra) of 100 over the points of all problems together, by the problems' weights; True or False counts as one point."
        "学生的得分为所有题的点合在一起（按各题权重）的 答对 / (答对 + 漏答 + 多答)，满分 100；True 或 False 算一个点。";
    ValueIsRight { right: &'a str } "{right} is right." "正确，答案是 {right}。";
    AllRight { points: &'a str } "All right: {points}." "全对：{points}。";
    NotAnsweredRightIs { right: &'a str } "Not answered. Right is {right}." "没有作答。正确答案是 {right}。";
    UnreadableRightIs { right: &'a str } "The answer cannot be read. Right is {right}." "这个答案无法读取。正确答案是 {right}。";
    AnsweredRightIs { given: &'a str, right: &'a str } "Answered {given}. Right is {right}." "答了 {given}，正确答案是 {right}。";
    CountRight { count: usize } "{count} right." "答对 {count} 个。";
    CountMissing { count: usize, points: &'a str } "{count} missing: {points}." "漏答 {count} 个：{points}。";
    CountExtra { count: usize, points: &'a str } "{count} extra: {points}." "多答 {count} 个：{points}。";
    NoPoint "no point" "没有点";
    AskedRule "Rule 1: does every group have a liberty?" "规则 1：是不是每块棋都有气？";
    AskedCaptures "Where does the player to move capture?" "轮到的一方在哪里能提子？";
    AskedWhiteCaptures "Where does White capture?" "白方在哪里能提子？";
    AskedWhiteMoves "Where may White play?" "白方在哪里能落子？";
    AskedMoves "Where may the player to move play?" "轮到的一方在哪里能落子？";

    // The gallery.
    GalleryTitle "gocheck: boards and answers" "gocheck：棋盘与答案";

    // What is written.
    AnswersWritten { answers: usize, pictures: usize, folder: &'a str } "answers: {answers}, pictures: {pictures}, in the folder {folder}" "答案 {answers} 个，图片 {pictures} 张，写进文件夹 {folder}";
    FilesFailed { failed: usize, count: usize, names: &'a str } "{failed} of {count} files failed: {names}" "{count} 个文件中有 {failed} 个出错：{names}";
    Kept { file: &'a str, names: &'a str } "kept in {file} from earlier runs: {names}" "{file} 里保留了以前的答案：{names}";
    Removed { file: &'a str, names: &'a str } "removed from {file}, since it cannot be answered: {names}" "已从 {file} 里删去无法作答的：{names}";
    Waiting { folder: &'a str } "waiting for another run in {folder}" "正在等待 {folder} 里的另一次运行";
    CannotPrint "cannot write to standard output" "无法写到标准输出";
    CannotWrite { file: &'a str } "cannot write {file}" "无法写入 {file}";
    NotWrittenHere { file: &'a str } "{file} is not of the form that is written here, and would be lost: move it, or choose another --output" "{file} 不是这里写出的形式，写入会丢失它：请移走它，或换一个 --output";
    NoCommand { word: &'a str, close: &'a str } "no such file, folder or command: {word}; {close}" "没有这个文件、文件夹或命令：{word}；{close}";
    CloseCommand { command: &'a str } "is `gocheck {command}` meant?" "是不是想用 gocheck {command}？";
    NoCommandNeeded "puzzles are answered without a command: gocheck FILE.." "答题不用命令：gocheck FILE..";

    PuzzlesWritten { puzzles: usize, folder: &'a str } "puzzles: {puzzles}, with their answers in the folder {folder}" "题目 {puzzles} 道，连同答案写进文件夹 {folder}";
    OtherPuzzles { folder: &'a str, tag: &'a str, count: usize, names: &'a str }
        "{folder} holds files of another run with the tag {tag} ({count}: {names})\n  --replace replaces or deletes them; or choose another --tag, or another folder"
        "{folder} 里有另一批 tag 为 {tag} 的文件（{count} 个：{names}）\n  用 --replace 替换或删除它们，或换一个 --tag，或换一个文件夹";
    BadTag "a tag is a part of a file's name, such as test" "tag 是文件名的一部分，例如 test";
    RecordsRead { records: usize, size: &'a str, of_size: usize } "read {records} records, {of_size} of them {size}" "棋谱 {records} 份，其中 {size} 的 {of_size} 份";
    TooFewRecords { of_size: usize, records: usize, folder: &'a str, size: &'a str }
        "{of_size} of the {records} records in {folder} are of games on {size}: give more of them, or ask for fewer puzzles or another --difficulty"
        "{folder} 里的 {records} 份棋谱中有 {of_size} 份是 {size} 的：请增加棋谱、减少题数或换一个 --difficulty";
    Exhausted { size: &'a str }
        "no more different positions of this kind were found on {size}: ask for fewer, for a larger size or for another difficulty"
        "在 {size} 的棋盘上找不到更多不同的局面：请减少数量、加大棋盘或换一个难度";
    TooFew { found: usize, wanted: usize }
        "found {found} of the {wanted} positions asked for"
        "要 {wanted} 道题，棋谱里只找到 {found} 个合适的局面";
    NoPuzzlesNamed "no puzzles are named: give files or folders, or a list of them with --files-from" "没有指定题目：请写出文件或文件夹，或用 --files-from 给出列表";
    StdinTwice "standard input can be read once only: give - for one thing" "标准输入只能读一次：- 只能写一处";
    NoCode { prefix: &'a str } "no code begins with {prefix}: --codes lists them" "没有以 {prefix} 开头的代码：用 --codes 查看";
    CodeHeading { code: &'a str, name: &'a str, severity: &'a str } "{code} {name} ({severity})" "{code} {name}（{severity}）";
    WhyItMatters { why: &'a str } "Why: {why}" "为什么：{why}";
    CodeExample "Example:" "例：";
    NoExample { why: &'a str } "Example: {why}" "例：{why}";
    OnlyInBytes "none that could be shown as text, for it is about bytes; such as a file with CA[UTF-8] of which a part is in GB18030." "没有可以用文字显示的，因为问题出在字节上；例如写了 CA[UTF-8]，却有一部分是 GB18030 编码的文件。";
    OnlyInLargeFiles "none, for only very large files have it." "没有，只有非常大的文件才会这样。";
    HowToMend { mend: &'a str } "How to mend it: {mend}" "怎么改：{mend}";
    CodesPage
        "# What lint finds\n\nFor each code of `gocheck lint` what it means, why it matters, a record that has it with what is found there, and how to mend it. `gocheck lint --explain M106` prints one of them, and `--lang zh` says it in Chinese. Notes are reported only where they are asked for, with `--severity note` or by their codes with `--select`.\n\nMade by `gocheck lint --explain ALL --lang en > docs/lint-codes.md`.\n\n| code | name | severity | what |\n| --- | --- | --- | --- |"
        "# lint 检查什么\n\n`gocheck lint` 的每个代码是什么意思、为什么要紧、有这个问题的一份棋谱和其中的问题、怎么改。`gocheck lint --explain M106` 打印其中一个。提示只在用 `--severity note` 或用 `--select` 写出代码时才报告。\n\n用 `gocheck lint --explain ALL --lang zh` 生成。\n\n| 代码 | 名称 | 程度 | 内容 |\n| --- | --- | --- | --- |";
    StandardInput "standard input" "标准输入";
    NotWeight "a weight is PROBLEM=WEIGHT, such as 1=20" "权重写成 题号=权重，例如 1=20";
    NoSuchProblem { name: &'a str, names: &'a str } "--weights: no problem is called {name}; there are {names}" "--weights：没有名为 {name} 的题；有 {names}";
    NoWeight "--weights: no problem weighs anything" "--weights：所有题的权重都是 0";

    // Which line of play of a record.
    NotALine "give what lint prints, such as \"variation 2 after move 34, variation 3 after move 36\", or 34/2,36/3" "请写 lint 输出的变化，例如 \"variation 2 after move 34, variation 3 after move 36\"，或 34/2,36/3";
    FirstVariation "the first variation goes on with the line: leave it out; the others are numbered from 2" "第一个变化就是这条线的延续：不用写；其余的从 2 开始编号";
    NoRecord "it holds no game record" "没有棋谱";
    NoSuchGame { games: u32 } "there is no such game: it holds {games}, numbered from 1" "没有这一局：文件里有 {games} 局，从 1 开始编号";
    Unplayable "the game cannot be played: it is not Go, or SZ is no size" "这一局无法走：不是围棋，或 SZ 不是棋盘大小";
    NoBranch { variation: u32, after: u32 } "there is no variation {variation} after move {after}: the line does not branch there" "第 {after} 手之后没有变化 {variation}：那里没有分支";
    NoSuchVariation { variation: u32, after: u32, found: u32 } "there is no variation {variation} after move {after}: there are {found}, the line itself the first" "第 {after} 手之后没有变化 {variation}：那里有 {found} 个，第一个就是这条线本身";
    NoSuchMove { file: &'a str, number: u32, moves: u32 } "{file} has no move {number}: its line of play has {moves}, so that 0 to {moves} can be asked for" "{file} 没有第 {number} 手：这条线有 {moves} 手，可以写 0 到 {moves}";
    InFile { file: &'a str, why: &'a str } "{file}: {why}" "{file}：{why}";
    GameTaken { file: &'a str, game: u32, games: u32 } "{file}: game {game} of {games}; --game takes another one" "{file}：取 {games} 局中的第 {game} 局；用 --game 换一局";
    GameTakenOfMany { file: &'a str, game: u32, games: u32 } "{file}: game {game} of more than {games}; --game takes another one" "{file}：取第 {game} 局，共 {games} 局以上；用 --game 换一局";
    MoreFindings { file: &'a str, more: usize } "{file}: {more} more findings; gocheck lint lists them" "{file}：另有 {more} 个问题；用 gocheck lint 查看";

    // A part of a board.
    NotAPart "give auto, or two opposite corners such as A1-J9" "请写 auto，或两个对角的点，例如 A1-J9";
    NoColumnI { point: &'a str } "{point}: there is no column I, so that it is not taken for J or 1" "{point}：没有 I 列，以免与 J 或 1 混淆";
    OffBoard { point: &'a str, size: &'a str } "{point} is off the {size} board" "{point} 不在 {size} 的棋盘上";
    OverRecord { file: &'a str } "{file} is the game record: give the picture another name" "{file} 是棋谱本身：请给图片换一个名字";

    // Records that are mended.
    Mended { files: usize, changed: usize, changes: usize, left: usize, kept: usize }
        "changed: {changed} of {files} files ({changes} changes); findings left: {left}, files left as they are: {kept}"
        "改动了 {files} 个文件中的 {changed} 个（{changes} 处）；剩下的问题 {left} 个，保持原样的文件 {kept} 个";
    WouldMend { files: usize, changed: usize, changes: usize, left: usize, kept: usize }
        "would change: {changed} of {files} files ({changes} changes); findings left: {left}, files left as they are: {kept}"
        "将改动 {files} 个文件中的 {changed} 个（{changes} 处）；剩下的问题 {left} 个，保持原样的文件 {kept} 个";
    IsThere { file: &'a str } "{file} is there: choose another folder, or replace what is in it with --replace" "{file} 已经存在：请换一个文件夹，或用 --replace 替换里面的文件";
    SameTarget { target: &'a str, one: &'a str, other: &'a str } "{one} and {other} would both be written to {target}: name the folder they are in, or one at a time" "{one} 和 {other} 都要写进 {target}：请写出它们所在的文件夹，或分开处理";
    DiffIsText "--diff goes with --format text only" "--diff 只能与 --format text 一起用";
    StdinIsShown "- goes with --diff only: standard input has no place to be written to" "- 只能与 --diff 一起用：标准输入没有可以写回的地方";
    NoEncoding { label: &'a str } "no encoding is called {label}: CA has such names as GBK, Big5, Shift_JIS, EUC-KR" "没有叫 {label} 的编码：名称如 GBK、Big5、Shift_JIS、EUC-KR";

    // Why a point may be played on, or not.
    IsOccupied { color: &'a str, point: &'a str, group: &'a str } "{color} may not play {point}: occupied, by the {group}" "{color}不能下 {point}：那里已有棋子，属于{group}";
    IsSuicide { color: &'a str, point: &'a str, group: &'a str } "{color} may not play {point}: suicide; nothing is taken, and the {group} would have no liberty" "{color}不能下 {point}：自杀；提不到子，会没有气的是{group}";
    HasNoLiberty { group: &'a str } "the {group} has no liberty" "没有气：{group}";
    MayPlay { color: &'a str, point: &'a str } "{color} may play {point}" "{color}能下 {point}";
    Takes { color: &'a str, point: &'a str, group: &'a str } "{color} {point} takes the {group}: its only liberty is {point}" "{color}下 {point} 提掉{group}：它只剩 {point} 这一口气";
    TakesNothing { color: &'a str, point: &'a str } "{color} {point} takes nothing" "{color}下 {point} 提不到子";
    Keeps { group: &'a str, liberties: &'a str } "the {group} keeps {liberties}" "还有气的是{group}：{liberties}";
    HasLiberties { group: &'a str, liberties: &'a str } "the {group} has the liberties {liberties}" "{group}，它的气是 {liberties}";
    OnlyByCapture { group: &'a str } "without the capture the {group} would have no liberty" "如果不提子，会没有气的是{group}";
    Legend { played: &'a str } "*: {played}; x and o: what it takes, or the group without a liberty; X: black; O: white" "*：{played}；小写 x、o：被提掉的子，或没有气的一块；X：黑子；O：白子";
    OffTheBoard { row: usize, col: usize, rows: usize, cols: usize } "row {row} and column {col} are off the board: rows are 0 to {rows}, columns 0 to {cols}" "第 {row} 行第 {col} 列不在棋盘上：行是 0 到 {rows}，列是 0 到 {cols}";

    // The score of a final position.
    CountsTo { result: &'a str, way: &'a str } "{result} ({way})" "{result}（{way}）";
    CannotTell { from: &'a str, to: &'a str, way: &'a str } "cannot be told: between {from} and {to} ({way})" "无法断定：在 {from} 与 {to} 之间（{way}）";
    NotCounted { way: &'a str } "cannot be told: the prisoners are not known ({way})" "无法断定：不知道提了多少子（{way}）";
    ByArea { komi: f64, given: u32 } "area, komi {komi}, for handicap stones {given}" "数子，贴目 {komi}，让子还 {given}";
    ByTerritory { komi: f64 } "territory, komi {komi}" "数目，贴目 {komi}";
    AliveForCertain { black: u32, white: u32 } "unconditionally alive: {black} black stones, {white} white" "无条件活：黑 {black} 子，白 {white} 子";
    DeadGroups { groups: &'a str } "dead: {groups}" "死子：{groups}";
    SekiGroups { groups: &'a str } "in seki: {groups}" "双活：{groups}";
    OpenGroups { groups: &'a str } "may be alive or dead: {groups}; --dead says which are dead" "死活不明：{groups}；用 --dead 指明死子";
    SekiOrUnfilled "stones beside points of nobody are in seki, or the points were left to fill: TB and TW would tell" "挨着公气的棋子是双活，还是单官没有填完，要由 TB 和 TW 说明";
    MarksDoNotFit "TB and TW do not fit the stones: nothing of them is used" "TB 和 TW 与棋子不符，没有采用";
    NoKomi "KM is missing: counted without komi" "没有 KM：按不贴目计算";
    NoRules "RU names no rules: counted in both ways" "RU 没有写明规则：两种办法都算";
    ScoreLegend "X O: stones that stay; x o: dead; B W: may be dead; + Black's point, - White's, . nobody's, ? not told" "X O：留下的黑子、白子；x o：死子；B W：死活不明；+ 黑方的点，- 白方的点，. 公气，? 不明";
    NotAStone { text: &'a str } "--dead {text}: no stone stands there; write points such as D4,Q16" "--dead {text}：那里没有棋子；写成 D4,Q16 的形式";
    CannotBeDead { text: &'a str } "--dead {text}: the group is unconditionally alive" "--dead {text}：这块棋无条件活，不会是死子";
    NoDeadStones { rules: &'a str } "--dead: {rules} rules count every stone as it stands" "--dead：{rules} 规则按盘上的棋子计算，没有死子";
    DeadOfOne "--dead is about one record: give one file" "--dead 说的是一份棋谱：请只给一个文件";

    // What an answer file and the right answers have in common.
    SameAs { name: &'a str, file: &'a str } "{name}: as in {file}" "{name}：与 {file} 一致";
    DiffersFrom { name: &'a str, file: &'a str, reason: &'a str } "{name}: differs from {file}: {reason}" "{name}：与 {file} 不同：{reason}";
    NotIn { name: &'a str, file: &'a str, reason: &'a str } "{name}: not in {file}: {reason}" "{name}：{file} 里没有这一题：{reason}";
    AlsoIn { file: &'a str, names: &'a str } "also in {file}, but not asked: {names}" "{file} 里还有不在题目中的：{names}";
    UnreadableIn { name: &'a str, why: &'a str } "{name}: cannot be read: {why}" "{name}：无法读取：{why}";
    ValuesAre { right: &'a str, file: &'a str, given: &'a str } "right is {right}, {file} has {given}" "正确答案是 {right}，{file} 里是 {given}";
    PointsRight { points: &'a str } "right    {points}" "答对  {points}";
    PointsMissing { file: &'a str, points: &'a str } "missing  {points} (not in {file})" "漏答  {points}（{file} 里没有）";
    PointsExtra { file: &'a str, points: &'a str } "extra    {points} (only in {file})" "多答  {points}（只有 {file} 里有）";
    SameCount { same: usize, all: usize, file: &'a str } "{same} of {all} answers as in {file}" "{all} 题中有 {same} 题与 {file} 一致";
}

impl Phrase<'_> {
    /// Points as a list, or the words for none.
    #[must_use]
    pub fn list(language: Language, points: impl Iterator<Item = impl ToString>) -> String {
        let points: Vec<String> = points.map(|point| point.to_string()).collect();
        match (points.as_slice(), language) {
            ([], _) => Phrase::NoPoint.text(language),
            (points, Language::English) => points.join(", "),
            (points, Language::Chinese) => points.join("、"),
        }
    }
}
