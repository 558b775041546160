//! What words mean in an answer, in the languages of courses. To read another word, add it to the table.
//!
//! Words of letters are compared as a whole and in lower case; Chinese, Japanese and Korean words are found in a run of
//! characters, the longest first.

use super::scan::is_chinese;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// Before the number of a problem: `Problem 1`, `第1题`.
    Problem,
    /// A single letter or a word of many meanings right before the number: `Q1`.
    ProblemLetter,
    /// What a problem asks, before its number in a title: `提子1：`.
    Task,
    /// After the number of a problem: `1题`.
    AfterProblem,
    /// Says True or False on its own.
    Literal(bool),
    /// Says True or False if nothing else does: `right`.
    Weak(bool),
    /// A property of boards that obey rule 1, or of those that do not: `valid`, `violates`.
    Property(bool),
    /// Negates the next property: `not`, `没有`.
    Not,
    /// What a sentence without points is about: `no legal moves`.
    Thing,
    /// No points.
    Nothing,
    Row,
    Column,
    /// `x` and `y`, which may be rows or columns.
    X,
    Y,
    Black,
    White,
    /// Before a count: `共2处`, `total: 2`.
    Count,
    /// After a count: `2 points`, `5 ms`.
    Measure,
    /// Captured stones follow.
    Taking,
    /// The answer follows after all: `play at`.
    Playing,
    /// Leaves open which points are meant: `or`.
    Doubt,
    /// Leaves open whether it is so: `perhaps`.
    Maybe,
    /// The points that are not named: `别的都不能走`.
    Other,
    /// Between the ends of a range: `(0, 0) to (0, 4)`.
    To,
    /// Before the answer, after the reasons: `so the answer is`.
    Conclusion,
    /// Announces that the answers below replace those above.
    Correction,
    /// The number of a table's row.
    Index,
    /// A question, whose answer follows: `是否`.
    Question,
    /// 0 or 1 in words, as in `one-based`.
    Digit(i32),
    /// Next to the number from which rows and columns are counted: `starting at 1`.
    Origin,
    /// The point with the least row and column: `左上角`.
    Corner,
    /// The side from which rows are counted, if it is not the top: `左下角`.
    Bottom,
    /// The subject of a sentence on the notation of points.
    Coordinate,
    /// Says what comes first: `先列后行`.
    Order,
    /// Means nothing for an answer.
    Filler,
}

use Sense::*;

/// Words of letters.
const WORDS: &[(Sense, &str)] = &[
    (
        Problem,
        "problem problems question nº puzzle task exercise prob case testcase no nr aufgabe frage problema ejercicio pregunta tarea problème exercice задача задание вопрос пример № puzzles quiz problema esercizio zadanie exercício questão bài câu soru soal nomor numer tugas opgave oppgave вариант",
    ),
    (ProblemLetter, "q p t"),
    (Task, "capture move eat"),
    (
        Literal(true),
        "true ture treu wahr vero verdadeiro prawda đúng verdadero vrai истина t yes y ja sí si oui да evet đúng benar prawdziwe",
    ),
    (
        Literal(false),
        "false hayır fałszywe flase fasle fales falsch fałsz sai falso faux ложь f n no nein non нет falso",
    ),
    (
        Weak(true),
        "right doğru betul poprawne correct ok okay richtig correcto верно правда правильно correcte корректно",
    ),
    (
        Weak(false),
        "nil yanlış salah niepoprawne wrong incorrect error неверно неправильно incorrecto неправда",
    ),
    (
        Property(true),
        "valid legal obeys obeyed obey satisfies satisfied satisfy complies comply conforms conform follows followed meets met liberty liberties compliant allowed gültig regelkonform erlaubt válido válida valido legal cumple valide légal légale respecte respectée conforme соответствует допустима допустимо корректна libertés liberté freiheit freiheiten libertades libertad holds passes pass passed",
    ),
    (
        Property(false),
        "invalid illegal violates violated violate violation violating breaks broken break fails failed invalida invalido inválida niepoprawna nieprawidłowa ungültig verletzt verstößt regelwidrig inválido inválida ilegal viola incumple invalide illégal illégale viole violée enfreint нарушает нарушено нарушение нарушена недопустима недопустимо некорректна",
    ),
    (
        Not,
        "not no isn't doesn't don't without never cannot can't aren't wasn't nicht kein keine keinen ohne ninguno ninguna sin aucun aucune pas sans не без zero plus nobody neither nothing nowhere nessuno nenhum ni нет",
    ),
    (
        Nothing,
        "none null nil nan na empty nothing emptyset varnothing keine keiner ninguno ninguna nada aucun aucune rien vide vacío leer пусто undefined ничего",
    ),
    (
        Thing,
        "capture captures capturing captured capturable move moves point points position positions answer answers solution solutions result results stone stones place places anything any possible legal such play playable zug züge punkt punkte stein steine schlagen movimiento movimientos punto puntos captura capturas coup coups pierre pierres prise prises ход ходов точек точки захват взятий лösung",
    ),
    (
        Row,
        "row satır baris linhas fila rad rows r line lines zeile reihe linha riga wiersz hàng fila renglón ligne rangée строка ряд",
    ),
    (
        Column,
        "col sütun kolom kolumny colonna kolonne cols column columns c spalte coluna kolumna cột columna colonne столбец колонка",
    ),
    (X, "x"),
    (Y, "y"),
    (Black, "black b schwarz negro negras noir noirs чёрные черные"),
    (White, "white w weiß weiss blanco blancas blanc blancs белые"),
    (Count, "total count number num amount sum found len length size anzahl insgesamt nombre всего"),
    (
        Measure,
        "points point moves move positions position stones stone places place solutions solution captures capture s ms us sec secs second seconds min mins minutes items elements rows it possible legal valid answers results boards groups group nodes kb mb puzzles files problems candidates candidate steps step total punkte punkt züge zug coups movimientos puntos jugadas jugada точки точек точка ходов хода ход секунд liberties liberty of",
    ),
    (
        Taking,
        "captured captures capturing takes taking taken removes removing removed kills killing killed schlägt entfernt captura capturando capturées prend снимает захватывает",
    ),
    (Playing, "play plays at on auf move darf dürfen setzen setzt spielen spielt"),
    (Doubt, "or oder ou или except unless either o"),
    (To, "to bis through thru hasta à"),
    (Other, "other others else rest remaining elsewhere otherwise andere otros autres остальные"),
    (Conclusion, "so therefore hence thus folglich entonces donc итак"),
    (Maybe, "maybe perhaps probably vielleicht unsure guess возможно quizás"),
    (Correction, "correction corrected corrections final edit edited erratum corrección korrektur"),
    (Index, "index idx id"),
    (Question, "whether is does are"),
    (Digit(0), "zero null cero zéro нуля"),
    (Digit(1), "one eins uno un einem одного единицы"),
    (Digit(2), "two zwei dos deux два"),
    (Digit(3), "three drei tres trois три"),
    (Digit(4), "four vier cuatro quatre четыре"),
    (Digit(5), "five fünf cinco cinq пять"),
    (Digit(6), "six sechs seis шесть"),
    (Digit(7), "seven sieben siete sept семь"),
    (Digit(8), "eight acht ocho huit восемь"),
    (
        Origin,
        "from start starts starting begin begins beginning based indexed indexing origin ab beginnend desde empezando partir base à",
    ),
    (Corner, "corner upper top topleft oben esquina coin верхний"),
    (Bottom, "bottom lower unten abajo bas низ"),
    (
        Coordinate,
        "coordinate coordinates coord coords index indices indexes indexed indexing based koordinate koordinaten zählung coordenadas coordonnées координаты points point format notation punkte puntos",
    ),
    (Order, "first then before order zuerst dann primero luego abord puis сначала затем format notation as"),
    (
        Filler,
        "can may could might the a an to and is are be at on in as for with there here has have had these this that those following all only both y und und kann et and и es el la le les los las der die das peut puede can white's so such ans array list tensor vector set tuple dataframe series matrix columns info debug warn warning root by de du shape dtype int float uint",
    ),
];

/// Words in Chinese, Japanese and Korean.
const RUNS: &[(Sense, &str)] = &[
    (Task, "规则检测 规则检查 规则判定 提子 落子 下子 吃子"),
    (Problem, "問 问 问题 题目 题号 残局 练习 题 第 問題 設問 문제 번 小题 测试点 用例"),
    (AfterProblem, "个残局 道题 小题 号题 残局 问题 题目 题 问 号 番 번 問 問題 번문제"),
    (Literal(true), "真 참"),
    (Literal(false), "假 거짓 偽"),
    (Weak(true), "通过 对 是 正确 成立 √ はい 맞음 예 네 可 통과"),
    (Weak(false), "不通过 错 否 错误 错的 不行 いいえ 아니오 아니요 틀림"),
    (
        Property(true),
        "正しく 正しい 有効 合规 合法 有效 符合 满足 遵守 气 呼吸点 準拠 合法的 규칙준수 준수 유효 合乎",
    ),
    (Property(false), "违反 无効 违规 非法 无效 違反 위반 무효 違法 反則 不合"),
    (
        Not,
        "不 唔 冇 없습니다 없다 없어요 않습니다 않다 아닙니다 无法 不能 没有 没 无 未 非 不存在 不是 存在しない ない なし 없 않 零",
    ),
    (Nothing, "无 没有 空 无解 暂无 空集 なし 無し 없음 无点 不存在 零个 没有点"),
    (
        Thing,
        "局面 棋局 盘面 棋盘 位置 点位 点 提子 提取 落子 下子 吃子 提 吃 食 食到 落子 下 落 着法 地方 棋子 黑子 白子 子 处 解 坐标 答案 置ける 取れる 場所 곳 수 자리",
    ),
    (Row, "行目 段目 行 行号 行数 行坐标 横 행"),
    (Column, "直 竖 列目 路 列 列号 列数 列坐标 纵 열"),
    (Black, "黑 黑子 黑棋 黑方 흑"),
    (White, "白 白子 白棋 白方 白色 백"),
    (Count, "共 共有 一共 总共 总计 合计 共计 合計 計 총 数量 个数 总数"),
    (
        Measure,
        "个 处 颗 枚 块 种 步 手 子 点 秒 毫秒 分 分钟 個 箇所 手番 개 곳 초 位 次 行 道 题 人 班 组 年 月 日 号",
    ),
    (Taking, "提掉 提走 提取 提了 提去 被提 吃掉 吃了 杀掉 取る 따냄"),
    (Playing, "下在 下 落在 落子 在"),
    (Doubt, "或 或者 除了 除 또는 または"),
    (Maybe, "可能 不确定 也许 大概"),
    (Correction, "应该是 应为 改成 漏了 更正 订正 改为 改正 修正 最终 以此为准 以下为准"),
    (Index, "序号 编号"),
    (Question, "ですか 合法性 合规性 有效性 判断 是否 是不是 吗"),
    (Digit(0), "零"),
    (Digit(1), "一"),
    (Origin, "从 開始 开始 起 起始 から 부터 始め 为起点 起点"),
    (Corner, "左上角 左上 왼쪽위"),
    (Bottom, "左下角 左下 下方 从下往上 从下到上 自下而上"),
    (Coordinate, "坐标 下标 座標 座标 좌표 格式 写法 点 行列号 行列"),
    (Order, "先 在前 在后 前 后 前面 后面 顺序 格式 写法 表示 写成"),
    (Conclusion, "所以 因此 综上 故 于是 よって したがって 따라서"),
    (To, "到 至 から"),
    (Other, "别的 其他 其它 其余 另外 他の その他 나머지 다른"),
    // Words with the characters of others.
    (Filler, "列出 列举 列表 排列 系列 下列 可行 进行 执行 运行 一行 每行 各行 几行 换行 首行"),
    (
        Filler,
        "可以 可 能够 能 的 是 为 有 也 都 和 与 以及 分别 该 此 本 这 这个 姓名 学号 班级 专业 作业 老师 您好 你好 同学 谢谢 所有 全部 任何 一个 合适 合法 答案 结果 如下 目前 被 供 方 棋 题 第 到 则 共有 即 以 处 请 、 这些 那些",
    ),
    (
        Filler,
        "이 은 는 을 를 가 의 에 도 수 있는 있습니다 입니다 합니다 따낼 바둑판 바둑판은 である です ます は が を に の で",
    ),
];

static SENSES: LazyLock<HashMap<&'static str, Vec<Sense>>> = LazyLock::new(|| {
    let mut senses: HashMap<&str, Vec<Sense>> = HashMap::new();
    for (sense, words) in WORDS.iter().chain(RUNS) {
        for word in words.split(' ') {
            senses.entry(word).or_default().push(*sense);
        }
    }
    senses
});

/// The longest word in the tables.
const MAX_RUN: usize = 6;

/// All meanings of a word of letters, or of one Chinese word.
pub(super) fn senses(word: &str) -> &'static [Sense] {
    SENSES.get(word).map_or(&[], Vec::as_slice)
}

pub(super) fn is(word: &str, sense: Sense) -> bool {
    senses(word).contains(&sense)
}

/// The number of words of a text in other scripts than the Latin one that are in the tables. Those of one character may be
/// there by chance.
pub(super) fn known_words(text: &str) -> usize {
    let runs = text.split(|c: char| !c.is_alphabetic()).filter(|run| !run.is_ascii());
    let runs =
        runs.map(|run| run.chars().map(super::scan::fold).flat_map(char::to_lowercase).collect::<String>());
    let known = |run: String| {
        let known = pieces(&run).into_iter().filter(|(word, senses)| !senses.is_empty() && !word.is_ascii());
        known
            .map(|(word, _)| word.chars().count())
            .filter(|count| *count > 1 || run.chars().count() == 1)
            .sum::<usize>()
    };
    runs.take(1000).map(known).sum()
}

/// Splits a word into the words of the tables. Runs of Chinese characters have several; what is in no table is one `Filler`.
pub(super) fn pieces(word: &str) -> Vec<(&str, &'static [Sense])> {
    if !word.starts_with(is_chinese) {
        return vec![(word, senses(word))];
    }
    let mut all = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).take(MAX_RUN);
        let known = ends.filter(|end| SENSES.contains_key(&rest[..*end])).last();
        let end = known.unwrap_or_else(|| rest.chars().next().map_or(rest.len(), char::len_utf8));
        all.push((&rest[..end], if known.is_some() { senses(&rest[..end]) } else { &[] }));
        rest = &rest[end..];
    }
    all
}
