//! The words in Chinese.

mod files;
mod words;

use super::values::{FirstMove, HandicapStones, Judged, Loss, PointOf, ValueForm};
use super::{Message, Text};
use crate::board::Size;
use crate::go::score;
use files::{file_kind, other_files};
use words::{all_but, and_more, forbidden, group, repeats, rule_set, side, stone};

/// The words of a message.
pub(super) fn text(message: &Message) -> Text {
    use Message as M;
    match message {
        M::NoGame => Text::new("没有棋谱：文件里找不到 `(;`"),
        M::TextBefore => Text::new("第一局棋之前有多余的文字"),
        M::Cut { missing } => Text::new(format!("棋谱没有写完文件就结束了：缺少 {missing} 个 `)`")),
        M::CutValue => Text::new("属性值没有写完文件就结束了：缺少 `]`"),
        M::Unopened => Text::new("多余的 `)`：前面没有对应的 `(`"),
        M::EmptyTree { is_closed: true } => Text::new("变化是空的，里面没有节点"),
        M::EmptyTree { is_closed: false } => Text::new("`(` 后面紧跟着 `(`：缺少节点 `;`"),
        M::NodeAfterVariation => Text::new("变化之后又有节点：当作从变化之前接着走"),
        M::Junk => Text::new("属性值之外有多余的文字"),
        M::NoValue { name } => Text::new(format!("{name} 没有值：缺少 `[`")),
        M::NoName => Text::new("有值，但没有属性名"),
        M::OpenValue => Text::new("`[` 没有对应的 `]`"),
        M::NoNode => Text::new("属性不在节点里：缺少 `;`"),
        M::TextBetween => Text::new("一局棋之后有多余的文字"),
        M::BadBytes { encoding } => Text::new(format!("有些字节不是 {encoding} 编码（这里是第一处）")),
        M::OtherEncoding { declared, found } => {
            Text::new(format!("CA 写的编码是 {declared}，实际是 {found}"))
        }
        M::UnknownEncoding { label } => Text::new(format!("CA[{label}] 不是已知的编码")),
        M::GuessedEncoding { found } => Text::new(format!("按 {found} 编码读取")),
        M::TooDeep { most } => Text::new(format!("变化嵌套超过 {most} 层：更深的部分不检查")),
        M::TooLong { most } => Text::new(format!("一条变化超过 {most} 手：后面的不检查")),
        M::TooLarge { most } => Text::new(format!("一个节点超过 {most} 个值：其余的略过")),
        M::TooMany { most } => Text::new(format!("一个文件里的问题超过 {most} 个：其余的不再列出")),
        M::BadName { name: Some(name) } => Text::new(format!("{name} 里有小写字母，FF[4] 不允许")),
        M::BadName { name: None } => Text::new("属性名一般是一两个大写字母；这个属性略过"),
        M::TwiceInNode { name } => Text::new(format!("{name} 在同一个节点里出现两次")),
        M::SeveralValues { name, count } => Text::new(format!("{name} 有 {count} 个值，只取第一个")),
        M::BadValue { name, value, expected } => {
            let expected = match expected {
                ValueForm::WholeNumber => "整数",
                ValueForm::Number => "数字，例如 6.5",
                ValueForm::Double => " 1 或 2",
                ValueForm::Color => " B 或 W",
            };
            Text::new(format!("{name}[{value}]：应为{expected}"))
        }
        M::BadPoint { of: PointOf::Mark(name), value } => {
            Text::new(format!("{name}[{value}]：应为坐标，例如 pd"))
        }
        M::BadPoint { of: PointOf::Setup(name), value } => {
            Text::new(format!("{name}[{value}]：应为坐标，例如 pd 或 aa:cc"))
        }
        M::BadPoint { of: PointOf::Move(color), value } => {
            Text::new(format!("{} [{value}]：应为坐标，例如 pd；停一手则留空", side(*color)))
        }
        M::NotInRoot { name } => Text::new(format!("{name} 应当写在一局棋的第一个节点里")),
        M::UnknownProperty { name } => Text::new(format!("{name} 不是 SGF 的属性")),
        M::BadSize { value } => Text::new(format!(
            "SZ[{value}]：只检查 1 到 {0} 行、1 到 {0} 列的棋盘，例如 SZ[19]、SZ[19:13]",
            Size::MAX
        )),
        M::OtherGame { value } => Text::new(format!("GM[{value}] 不是围棋，围棋是 GM[1]")),
        M::UnknownVersion { value } => Text::new(format!("FF[{value}]：按 FF[4] 读取")),
        M::UnknownRules { value, taken } => Text::new(format!(
            "RU[{value}] 不是已知的规则：按{}检查，也可以用 --rules 指定",
            rule_set(*taken)
        )),
        M::BadRectangle { name, value } => Text::new(format!("{name}[{value}]：矩形应当从左上角写到右下角")),
        M::MarkupOff { name, value, size } | M::SetupOff { name, value, size } => {
            Text::new(format!("{name}[{value}] 不在 {size} 的棋盘上"))
        }
        M::EmptyValue { name } => Text::new(format!("{name}[] 是空的，可以不写")),
        M::HugeKomi { value } => Text::new(format!(
            "KM[{value}] 不可能是贴目；有的程序以百分之一目或百分之一子为单位，把 7.5 目写成 750 或 375"
        )),
        M::BadDate { date } => Text::new(format!("DT：没有 {date} 这一天")),
        M::SetupTwice { name, value, vertex } => {
            Text::new(format!("{name}[{value}]：同一个节点里 {vertex} 摆了两次"))
        }
        M::SetupContradiction { name, value, vertex } => {
            Text::new(format!("{name}[{value}]：同一个节点里 {vertex} 摆了不同的颜色，以最后一个为准"))
        }
        M::SetupDead { color, count, vertex } => {
            Text::new(format!("摆子以后，{vertex} 处的 {count} 颗{}没有气", stone(Some(*color))))
        }
        M::SetupAndMove => Text::new("同一个节点里既摆子又落子：先摆子；写在着法后面的 PL 是下一手轮到谁"),
        M::SetupIdle { name, value, vertex } => {
            Text::new(format!("{name}[{value}]：{vertex} 本来就是这样，没有改变"))
        }
        M::Handicap { stones, found } => Text::new(match found {
            HandicapStones::None => format!("HA[{stones}]，但棋盘上没有让子"),
            HandicapStones::SetUp(black) => format!("HA[{stones}]，但摆了 {black} 颗黑子"),
            HandicapStones::Placed(placed) => {
                format!("HA[{stones}]，但没有摆让子，黑方自己落了 {placed} 颗")
            }
        }),
        M::Occupied { color, vertex, stone } => {
            Text::new(format!("{}下 {vertex}：那里已有{}", side(*color), self::stone(Some(*stone))))
        }
        M::OffBoard { color, value, size } => {
            Text::new(format!("{} [{value}]：不在 {size} 的棋盘上", side(*color)))
        }
        M::Suicide { color, vertex, stones, judged } => {
            let of = if *stones == 1 { String::new() } else { format!("，共 {stones} 颗子") };
            let judged = match judged {
                Judged::By(rules) => format!("，{}不允许", rule_set(*rules)),
                Judged::Assumed => "，多数规则不允许；棋谱没有写明规则".to_owned(),
                Judged::ByAllBut(rules) => all_but(rules),
            };
            Text::new(format!("{}下 {vertex} 是自杀{of}{judged}", side(*color)))
        }
        M::Ko { color, vertex, took, judged } => {
            let (side, other, judged) = (side(*color), side(color.opponent()), forbidden(judged));
            Text::new(format!("{side}下 {vertex}，立即提回{other}第 {took} 手提的劫{judged}"))
        }
        M::PositionalSuperko { color, vertex, earlier, judged } => {
            let (side, repeats, judged) = (side(*color), repeats(*earlier), forbidden(judged));
            Text::new(format!("{side}下 {vertex}，{repeats}：全局同形再现{judged}"))
        }
        M::SituationalSuperko { color, vertex, earlier, judged } => {
            let (side, repeats, judged) = (side(*color), repeats(*earlier), forbidden(judged));
            Text::new(format!("{side}下 {vertex}，{repeats}，而且轮到同一方下：全局同形再现{judged}"))
        }
        M::Repetition { color, vertex, earlier, rules } => {
            let (side, repeats, rules) = (side(*color), repeats(*earlier), rule_set(*rules));
            Text::new(format!("{side}下 {vertex}，{repeats}，{rules}允许"))
        }
        M::SameColor { color, number } => {
            let before = number.saturating_sub(1);
            Text::new(format!("{}连下两手：第 {before} 手和第 {number} 手", side(*color)))
        }
        M::FirstPlayer { color, because } => {
            let (side, other) = (side(*color), side(color.opponent()));
            Text::new(match because {
                FirstMove::Pl => format!("{side}先下，而 PL 写的是{other}"),
                FirstMove::Handicap(stones) => format!("{side}先下，而 HA[{stones}] 时应由{other}先下"),
                FirstMove::Even => format!("{side}先下，而没有让子、摆子和 PL 时应由黑方先下"),
            })
        }
        M::AfterTwoPasses { color, vertex: Some(vertex) } => {
            Text::new(format!("双方各停一手，对局已经结束，{}又下 {vertex}", side(*color)))
        }
        M::AfterTwoPasses { color, vertex: None } => {
            Text::new(format!("双方各停一手，对局已经结束，{}又走了一手", side(*color)))
        }
        M::TwoMoves => Text::new("同一个节点里有两手棋：两手都算"),
        M::BadResult { value } => {
            Text::new(format!("RE[{value}]：应为 B+R、W+3.5、B+T、0、Void 或 ? 一类的写法"))
        }
        M::ResultKomi { points, komi } => Text::new(format!("胜负相差 {points}，与贴目 {komi} 不符")),
        M::ResultMargin { points, most } => Text::new(format!("胜负相差 {points}，而最多只能差 {most}")),
        M::ResultScore { least, most, is_marked } => {
            let [from, to] = [least, most].map(|&margin| score::result(margin));
            let by = if *is_marked { "按 TB 和 TW 标出的地，" } else { "" };
            Text::new(match from == to {
                true => format!("{by}最后的局面是 {from}"),
                false => format!("{by}无论哪些子是死子，最后的局面都在 {from} 与 {to} 之间"),
            })
        }
        M::ResultEnd { loser, loss } => {
            let loses = match loss {
                Loss::Resignation => "认输",
                Loss::Time => "超时",
                Loss::Forfeit => "弃权",
            };
            Text::new(format!("{}{loses}，但对局是双方各停一手结束的", side(*loser)))
        }
        M::ToUtf8 { found } => Text::new(format!("原来的编码是 {found}，已改写成 UTF-8")),
        M::SetEncoding => Text::new("写上了编码 CA[UTF-8]"),
        M::SetVersion => Text::new("写上了版本 FF[4]"),
        M::SetLayout => Text::new("统一了空白和换行"),
        M::SetEscapes { count } => Text::new(format!("反斜杠只留在必要之处，共 {count} 个值")),
        M::SetName { found, now } => Text::new(format!("属性名 {found} 改成了 {now}")),
        M::SetValue { name, found, now } => Text::new(format!("{name}[{found}] 改成了 {name}[{now}]")),
        M::SetPass => Text::new("停一手的 [tt] 改成了 []"),
        M::SetPoints { name, count } => Text::new(format!("{name} 的点逐个写出，不重复，共 {count} 个")),
        M::CloseValue => Text::new("补上了缺少的 `]`"),
        M::CloseGame { missing } => Text::new(format!("补上了缺少的 `)`：{missing} 个")),
        M::SetSemicolon => Text::new("补上了缺少的 `;`"),
        M::DropClose => Text::new("去掉了多余的 `)`"),
        M::DropEmptyTree => Text::new("去掉了空的变化"),
        M::OpenVariation => Text::new("变化之后的节点写成了另一个变化"),
        M::Join { name } => Text::new(format!("{name} 合并成了一个")),
        M::DropEmptyValue { name } => Text::new(format!("去掉了空的 {name}[]")),
        M::PartSetup => Text::new("摆子与着法写在了各自的节点里"),
        M::PartMoves => Text::new("每手棋写在了各自的节点里"),
        M::DropImpossible { nodes } => {
            Text::new(format!("去掉了无法落子的一手和它后面的一切：节点 {nodes} 个"))
        }
        M::TooLargeToFix { most } => {
            Text::new(format!("超过 {} MiB：保持原样", most >> 20)).help("请按对局拆开")
        }
        M::UnsureEncoding { found } => {
            Text::new(format!("编码可能是 {found}，但只是猜测：保持原样")).help("请用 --encoding 指明编码")
        }
        M::NotUtf8Form { found } => {
            Text::new(format!("编码是 {found}，而只整理 UTF-8：保持原样")).help("gocheck fix 会改写成 UTF-8")
        }
        M::Undecodable { encoding } => {
            Text::new(format!("有些字节不是 {encoding} 编码：保持原样")).help("请用 --encoding 指明编码")
        }
        M::Unsure => Text::new("损坏得只能由人来修正：保持原样").help("gocheck lint 指出损坏之处"),
        M::NoFile => Text::new("没有这个文件").help("请检查路径"),
        M::NoMatch => Text::new("没有符合的文件").help("请检查文件夹和通配符"),
        M::Folder => Text::new("这是文件夹，不是文件").help("请写出里面的文件"),
        M::Unreadable { cause } => Text::new(format!("无法读取：{cause}")),
        M::Unwritable { cause } => Text::new(format!("无法写入图片：{cause}")),
        M::NoPuzzles => Text::new("这个文件夹或压缩包里没有题目")
            .help("请命名为 <tag>_<problem>.txt，例如 train_1.txt，或加上 --ask rule|captures|moves"),
        M::NoRecords => Text::new("这个文件夹或压缩包里没有棋谱").help("请命名为 *.sgf"),
        M::DamagedArchive => Text::new("压缩包损坏或不完整").help("损坏之前的部分已检查"),
        M::LockedMember => Text::new("需要密码").help("请先解压，再检查文件夹"),
        M::MemberMethod => {
            Text::new("压缩方式读不了：既不是存储也不是 deflate").help("请先解压，再检查文件夹")
        }
        M::LargeMember { most } => {
            Text::new(format!("超过 {most} MiB：tar 里的棋谱不能再大")).help("请先解压：单独的文件大小不限")
        }
        M::ArchiveInArchive => Text::new("压缩包里的压缩包没有打开").help("请先解压外层"),
        M::BadSettings { cause } => Text::new(format!("设置不对：{cause}")),
        M::Packed { kind } => {
            Text::new(format!("内容是压缩包（{}），而这里只读单个未打包的文件", kind.name()))
                .help("请先解压，再指定里面的文件")
        }
        M::ReadsAsAnswer => Text::new("这个名字写进答案文件会被当成答案：请改文件名，例如改成 train_1.txt"),
        M::NoQuestion { name, problems } => Text::new(format!("从名字 {name} 看不出问的是什么")).help(
            format!("请命名为 <tag>_<problem>.txt，题号是 {problems} 之一，或加上 --ask rule|captures|moves"),
        ),
        M::AnswerFile { name } => Text::new(format!("从名字 {name} 看不出问的是什么"))
            .help("要与答案文件比较，请用 --expect 指定它"),
        M::SameName { name, first } => Text::new(format!("它的答案会叫 {name}，与 {first} 的重名"))
            .help("请改掉其中一个的名字，或分开运行并用 --output 指定文件夹"),
        M::PictureName { other } => Text::new(format!("它的图片会与 {other} 的一张图片重名"))
            .help("请改名，或单独运行它并用 --output 指定文件夹"),
        M::AnswersTooLarge { most } => Text::new(format!("超过 {most} 字节：答案文件不会这么大")),
        M::NoPuzzle => Text::new("答案前面没有题目名").help("请在答案的上一行写题目名，例如 train_1"),
        M::SecondAnswer { name } => Text::new(format!("{name} 又出现了一个答案"))
            .help("答案是 True，或 False，或一行一个点 `row col`"),
        M::AnsweredTwice { name, first } => {
            Text::new(format!("{name} 答了两次，第一次在第 {first} 行")).help("请只留一个")
        }
        M::AnsweredBefore { name, file } => {
            Text::new(format!("{name} 在 {file} 里已有不同的答案")).help("请只留一个")
        }
        M::PointFields { found } => {
            Text::new(format!("一个点应有 2 项，这里有 {found} 项")).help("点写成 `row col`，例如 `3 4`")
        }
        M::NotAnAnswer { word } => Text::new(format!("{word:?} 既不是 True、False，也不是点"))
            .help("答案是 True，或 False，或一行一个点 `row col`"),
        M::BadBracket { bracket } => {
            Text::new(format!("括号 {bracket} 没有配对")).help("请一行写一个点 `row col`，不用括号")
        }
        M::TwoArrays => Text::new("两个数组：先是所有的行，再是所有的列")
            .help("每个点请写成 `row col`；Python 里可用 for row, col in zip(*answer)"),
        M::NoTag { number } => {
            Text::new(format!("Problem {number} 没有写 tag：是 train_{number} 还是 test_{number}？"))
                .help("请写上 tag，例如 train_1，或把文件命名为 answer_for_<tag>.txt")
        }
        M::NoKnownName { text } => Text::new(format!("{text:?} 既不是题目名，也不是答案"))
            .help("这里只读作业规定的写法：先写题目名，例如 train_1，再写它的答案"),
        M::NotStrict { found, taken } => {
            Text::new(format!("{found:?} 不是作业规定的写法")).help(match taken.as_str() {
                "" => "没有点的答案只写题目名".to_owned(),
                taken => format!("请单独一行写 {taken}"),
            })
        }
        M::StrictEncoding { found } => {
            Text::new(format!("编码是 {found}，作业规定的是 UTF-8")).help("请另存为 UTF-8")
        }
        M::NameReadAs { found, taken, more } => {
            Text::new(format!("把 {found:?} 读作 {taken}{}", and_more(*more)))
        }
        M::ReadAs { name, found, taken, more } => {
            let taken = if taken.is_empty() { "没有点" } else { taken };
            Text::new(format!("{name}：把 {found:?} 读作 {taken}{}", and_more(*more)))
        }
        M::PassedOver { text, more } => Text::new(format!("跳过 {text:?}，它不是答案{}", and_more(*more))),
        M::AnsweredAgain { name, first, more } => {
            let more = and_more(*more);
            Text::new(format!("{name} 答了两次，内容相同，第一次在第 {first} 行{more}"))
        }
        M::SlipSwapped => Text::new("行和列写反了"),
        M::SlipFromOne => Text::new("行和列从 1 数起了，应从 0 数起"),
        M::SlipSwappedFromOne => Text::new("行和列写反了，而且从 1 数起了，应从 0 数起"),
        M::SlipOtherColor { color } => {
            Text::new(format!("这是{}的答案，轮到的是{}", side(*color), side(color.opponent())))
        }
        M::SlipSuicide { points } => Text::new(format!("把自杀当成了能落子的点：{}", words::points(points))),
        M::SlipCapture { points } => Text::new(format!("把提子当成了自杀：{}", words::points(points))),
        M::SlipTakesNothing { points } => Text::new(format!("提不到子：{}", words::points(points))),
        M::SlipOtherProblem { name } | M::SlipOtherTag { name } => Text::new(format!("这是 {name} 的答案")),
        M::WrongKind { is_value_asked: true } => Text::new("这题应答 True 或 False，却写了点"),
        M::WrongKind { is_value_asked: false } => Text::new("这题应答点，却写了 True 或 False"),
        M::WrongValue { dead } if dead.is_empty() => Text::new("每块棋都有气"),
        M::WrongValue { dead } => {
            let groups: Vec<String> = dead.iter().map(group).collect();
            Text::new(format!("没有气的棋：{}", groups.join("；")))
        }
        M::NotGiven { close: None } => Text::new("没有作答"),
        M::NotGiven { close: Some(name) } => Text::new(format!("没有作答；答了没有问的 {name}")),
        M::NoPoints { missing } => Text::new(format!("一个点也没写，应有 {missing} 个")),
        M::Differs { right, missing, extra } => {
            Text::new(format!("答对 {right} 个，漏答 {missing} 个，多答 {extra} 个"))
        }
        M::OffTheBoard { right, missing, extra, off } => {
            Text::new(format!("答对 {right} 个，漏答 {missing} 个，多答 {extra} 个，其中 {off} 个在棋盘外"))
        }
        M::NoAnswerFile => Text::new("文件夹里没有 answer_for_<tag>.txt"),
        M::AnsweredElsewhere { name } => Text::new(format!("{name} 在该学生的另一个文件里也有答案")),
        M::NoAnswers => Text::new("里面没有答案"),
        M::NoSubmissions => Text::new("没有提交").help("每名学生应有 NAME/answer_for_<tag>.txt 或 NAME.txt"),
        M::EmptyHandIn => Text::new("里面什么也没有"),
        M::OtherFiles { files, more } => other_files(files, *more),
        M::UnopenedArchive { file, kind } => {
            Text::new(format!("{file} 打不开：{} 压缩包", kind.name())).help(ASK_AGAIN)
        }
        M::BrokenArchive { file } => Text::new(format!("{file} 打不开：文件损坏或不完整")).help(ASK_AGAIN),
        M::EncryptedArchive { file } => Text::new(format!("{file} 打不开：有密码")).help(ASK_AGAIN),
        M::LargeArchive { file, files, bytes, folders } => {
            Text::new(format!("{file} 太大：超过 {files} 个文件、{} MiB 或 {folders} 层文件夹", bytes >> 20))
                .help("请只交答案文件")
        }
        M::NestedArchive { file } => {
            Text::new(format!("{file} 打不开：压缩包里的压缩包里又有压缩包")).help(ASK_AGAIN)
        }
        M::PackingMethod { file } => Text::new(format!("{file} 打不开：用了少见的压缩方式")).help(ASK_AGAIN),
        M::SeveralTexts { files } => {
            Text::new(format!("答案在哪个文件里？{}", files.join("、"))).help("请命名为 answer_for_<tag>.txt")
        }
        M::Chosen { chosen, passed_over } => {
            Text::new(format!("读取 {}，跳过 {}", chosen.join("、"), passed_over.join("、")))
                .help("名字完全一致的优先，其次是文件夹层数少的，再次按名字排序")
        }
        M::LoneText { file } => Text::new(format!("读取 {file}，只有这一个文本文件")),
        M::LeftUnopened { files } => Text::new(format!("没有打开：{}", files.join("、"))),
        M::SameStudent { others } => {
            Text::new(format!("与 {} 同名", others.join("、"))).help("如果是同一名学生的，请只留一份")
        }
        M::RosterKind { kind } => {
            Text::new(format!("这是{}，不是名单", file_kind(*kind))).help("请另存为 CSV，要有学号或姓名一列")
        }
        M::EmptyRoster => Text::new("名单里没有学生").help("每名学生一行：`学号,姓名`，有没有表头都可以"),
        M::RosterFields { found, columns } => {
            Text::new(format!("这一行有 {found} 项，而表格有 {columns} 列")).help("含有分隔符的内容请加引号")
        }
        M::RosterNobody => Text::new("既没有学号也没有姓名").help("请填写其中一项，或删去这一行"),
        M::RosterTwice { student, first } => {
            Text::new(format!("{student} 在这里和第 {first} 行都有")).help("请只留一行；同名的学生要有学号")
        }
        M::RosterQuote => Text::new("引号在这一行没有配对").help("请补上或删去引号；内容里的引号要写两个"),
        M::NotHandedIn => Text::new("没有提交"),
        M::NotInRoster => {
            Text::new("名单里没有这个学号或姓名").help("请在文件名或文件夹名里写上学生的学号或姓名")
        }
        M::SeveralStudents { taken, others } => {
            Text::new(format!("算作 {taken} 的，但也可能是 {} 的", others.join("、")))
                .help("请在文件名或文件夹名里写上学生的学号")
        }
        M::SeveralHandIns { student, taken } => {
            Text::new(format!("也是 {student} 的，已按 {taken} 计分")).help("请只留一份，或分开评分")
        }
    }
}

const ASK_AGAIN: &str = "请重新提交没有密码的 .zip、文件夹或答案文件";
