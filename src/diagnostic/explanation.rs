//! Why what the codes of records are about matters, and how it is mended: in every language side by side.

use super::{Code, Language};

/// What is said of a code beside its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Explanation {
    /// What goes wrong for readers and programs, and what the specification has to say.
    pub why: &'static str,
    /// What to do about it.
    pub mend: &'static str,
}

macro_rules! explanations {
    ($($code:ident $why:literal $mend:literal $chinese_why:literal $chinese_mend:literal;)*) => {
        impl Explanation {
            /// That of a code; nothing where it is not one of records.
            #[must_use]
            pub const fn of(code: Code, language: Language) -> Option<Self> {
                let (english, chinese) = match code {
                    $(Code::$code => (
                        Self { why: $why, mend: $mend },
                        Self { why: $chinese_why, mend: $chinese_mend },
                    ),)*
                    _ => return None,
                };
                Some(match language {
                    Language::English => english,
                    Language::Chinese => chinese,
                })
            }
        }
    };
}

/// Without one of them it does not compile.
const _: () = {
    let mut next = 0;
    while next < Code::RECORDS.len() {
        assert!(
            Explanation::of(Code::RECORDS[next], Language::English).is_some(),
            "a code of records is not explained"
        );
        next += 1;
    }
};

explanations! {
    NoGame
        "A game in SGF begins with `(;`. A file without it is most likely something else: a web page that was saved in place of the download, another format under this name, or nothing at all."
        "Get the file again, or convert it from the format that it is in."
        "SGF 里的一局棋以 `(;` 开头。没有它的文件多半不是棋谱：下载时存成了网页，别的格式改了扩展名，或者是空文件。"
        "重新下载，或者从原来的格式转换。";
    TextBefore
        "Mail headers or notes in front of a game are no part of it. Many programs skip them, others refuse the file, and the text is gone once the record is saved again."
        "Delete the text before the first `(;`, or move what matters into a comment."
        "棋谱前面的邮件头或说明不属于棋谱。多数软件略过它们，有的拒绝打开，重新保存以后文字就没有了。"
        "删去第一个 `(;` 之前的文字，重要的写进注释。";
    Cut
        "Every `(` of a game needs its `)`. A file that ends early is often a download or a copy that was broken off, and then moves are missing as well."
        "Get the file again; where nothing but brackets is missing, `gocheck fix` does it."
        "每个 `(` 都要有对应的 `)`。没有写完的文件往往是下载或复制中断了，着法也可能缺失。"
        "重新获取文件；如果只缺括号，`gocheck fix` 可以补上。";
    CutValue
        "A value begins with `[` and ends with `]`. Where the file ends before that, the rest of the game is lost; or the `]` is there, but a `\\` in front of it makes it a part of the text."
        "Get the file again, or write the `]` where the value ends."
        "属性值以 `[` 开头，以 `]` 结尾。文件在此之前就结束，后面的内容就丢了；也可能 `]` 前面多了一个 `\\`，使它成了文字。"
        "重新获取文件，或者在值的末尾补上 `]`。";
    Unopened
        "Brackets come in pairs. After a `)` too many, programs disagree on where the game ends, and may miss variations that follow."
        "Delete the `)`, or write the missing `(` in front of its variation."
        "括号要成对。多了一个 `)`，各个软件对棋谱在哪里结束理解不同，后面的变化可能读不到。"
        "删去这个 `)`，或者在变化前面补上 `(`。";
    EmptyTree
        "The grammar of FF[4] wants at least one node in a game and in a variation: a `;` follows the `(`. Strict readers refuse the file."
        "Delete the empty variation, or write the missing `;` behind the `(`."
        "按 FF[4] 的语法，一局棋或一个变化里至少有一个节点，即 `(` 后面是 `;`。严格的软件会拒绝打开。"
        "删去空的变化，或者在 `(` 后面补上 `;`。";
    NodeAfterVariation
        "In the grammar of FF[4] variations come last, and no node follows them. Readers attach such a node in different places, so the game depends on the program that shows it."
        "Put the nodes in front of the variations, or into a variation of their own."
        "按 FF[4] 的语法，变化写在最后，后面不能再有节点。各个软件把这样的节点接在不同的地方，看到的棋就不一样。"
        "把节点移到变化前面，或者放进单独的变化。";
    Junk
        "Outside of values there are only names, `;` and brackets. Most often a comment holds a `]` without a `\\` in front of it: the comment ends there for every reader, and the rest of it is lost or read as properties."
        "Write `\\]` for a `]` within a comment, and delete what else does not belong there."
        "值以外只能有属性名、`;` 和括号。最常见的是注释里的 `]` 前面没有写 `\\`：注释在那里就结束了，其余的文字丢失，或者被当成属性。"
        "注释里的 `]` 写成 `\\]`，删去其他多余的文字。";
    NoValue
        "A property is a name and at least one value, if only an empty one. Readers drop the name, or refuse the file."
        "Write the value that is missing (`[]` is a pass), or delete the name."
        "属性由属性名和至少一个值组成，值可以是空的。没有值时，软件会丢掉属性名，或者拒绝打开。"
        "补上缺少的值（`[]` 表示停一手），或者删去属性名。";
    NoName
        "A value belongs to the property in front of it. Here there is none, so nothing tells what the value means, and a move may be lost."
        "Write the property's name in front of the value: B or W for a move."
        "值属于它前面的属性。这里前面没有属性，不知道值是什么意思，可能丢掉一手棋。"
        "在值前面写上属性名，着法写 B 或 W。";
    OpenValue
        "Without its `]` a value goes on to the next one, and a strict reader loses the moves in between. A point is short enough to see where it was to end, and gocheck reads on from there."
        "Write the `]` behind the point; `gocheck fix` does it."
        "缺少 `]`，值就一直延续到下一个 `]`，严格的软件会丢掉中间的着法。坐标很短，看得出该在哪里结束，gocheck 从那里接着读。"
        "在坐标后面补上 `]`，`gocheck fix` 可以补上。";
    NoNode
        "A property belongs to a node, and a node begins with `;`. Strict readers refuse the file or drop the property."
        "Write a `;` in front of the property."
        "属性要写在节点里，节点以 `;` 开头。严格的软件会拒绝打开，或者丢掉这个属性。"
        "在属性前面补上 `;`。";
    TextBetween
        "A file may hold several games, but no text beside them. Readers pass over it or stop there, and then the games behind it are missing."
        "Delete the text, or move what matters into a comment."
        "一个文件可以有多局棋，但不能有棋谱以外的文字。有的软件略过它，有的读到这里就停下，后面的棋就没有了。"
        "删去这些文字，重要的写进注释。";
    BadBytes
        "These bytes are no characters in the encoding of the file. It was damaged, or put together from files in different encodings, and names or comments cannot be read any more."
        "Write the damaged text anew, and save the file as UTF-8 with CA[UTF-8]."
        "这些字节在文件的编码里不是字符。文件损坏了，或者由不同编码的文件拼成，人名或注释已经读不出来。"
        "重新写上损坏的文字，把文件存成 UTF-8，并写 CA[UTF-8]。";
    OtherEncoding
        "CA tells how names and comments are encoded. Programs that believe it show the wrong characters, and keep them when they save the file."
        "Write the right encoding into CA, best by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does it."
        "CA 说明人名和注释用什么编码。按它读取的软件会显示乱码，保存以后就改不回来了。"
        "把 CA 改成实际的编码，最好把文件存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
    UnknownEncoding
        "FF[4] wants a registered name of an encoding in CA. A reader that does not know the name has to guess, and may show the wrong characters."
        "Write a name such as UTF-8, GB18030, Big5, Shift_JIS or EUC-KR."
        "FF[4] 要求 CA 写已登记的编码名称。软件不认识这个名称就只能猜，可能显示乱码。"
        "写成 UTF-8、GB18030、Big5、Shift_JIS、EUC-KR 这样的名称。";
    GuessedEncoding
        "Where CA is missing, FF[4] takes the text for ISO-8859-1, and programs that do not follow it guess. Names in other scripts come out right in some of them only."
        "Name the encoding in CA, best as UTF-8 with CA[UTF-8]; `gocheck fix` does it."
        "没有 CA 时，FF[4] 规定按 ISO-8859-1 读取，有的软件则靠猜。中文、日文、韩文的人名只在一部分软件里显示正确。"
        "用 CA 写明编码，最好存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
    TooDeep
        "No real record is nested so deep: it was written by a faulty program, or is meant to make readers fail. What is inside was not read, and nothing is known of it."
        "Find out what wrote the file, and write the variations beside each other."
        "正常的棋谱不会嵌套这么深：不是软件有错，就是有意让别的软件出错。更深的部分没有读，有没有问题并不知道。"
        "查明文件是怎样生成的，把变化并列着写。";
    TooLong
        "No game has so many moves: several may have been put into one. The moves beyond the bound were not played, and nothing is known of them."
        "Split the record into games with brackets of their own: `(;..)(;..)`."
        "一局棋不会有这么多手：也许是几局棋连在了一起。超出的着法没有检查，有没有问题并不知道。"
        "拆成各有括号的几局棋：`(;..)(;..)`。";
    TooLarge
        "No board needs so many values in one node. Those beyond the bound were not read, and nothing is known of them."
        "Delete what is doubled, or write points as rectangles, such as AE[aa:ss]."
        "一个节点用不着这么多值。超出的没有读，有没有问题并不知道。"
        "删去重复的值，或者把坐标写成矩形，例如 AE[aa:ss]。";
    TooMany
        "After so many findings more would help nobody, so the list is not complete. Most likely the file is damaged throughout or made by a faulty program."
        "Mend what is listed, most often one cause, and run lint again."
        "问题这么多，再列下去也没有用，所以没有列完。文件多半整个损坏了，或者是有错误的软件生成的。"
        "先改正列出的问题（往往是同一个原因），再检查一遍。";
    BadName
        "In FF[4] a property's name is made of capital letters. Older versions allowed lower-case letters in between, which meant nothing; a reader of FF[4] need not know them, and may lose the property."
        "Keep only the capital letters, PB for PlayerBlack; `gocheck fix` does it."
        "FF[4] 的属性名只用大写字母。旧版本允许夹杂小写字母，小写字母没有意义；只懂 FF[4] 的软件可能丢掉这个属性。"
        "只留大写字母，例如 PlayerBlack 写成 PB；`gocheck fix` 可以改好。";
    TwiceInNode
        "FF[4] allows a property once in a node. Some programs keep the first, some the last and some both."
        "Merge them into one property; `gocheck fix` does it."
        "FF[4] 规定一个节点里同一属性只能有一个。有的软件取第一个，有的取最后一个，有的都取。"
        "合成一个属性，`gocheck fix` 可以合并。";
    SeveralValues
        "In FF[4] this property has a single value; only lists, such as AB and TR, have several. Readers take the first or the last, or refuse the file."
        "Keep the value that is right, and delete the others."
        "FF[4] 规定这个属性只有一个值，只有 AB、TR 这样的列表才能有多个。有的软件取第一个，有的取最后一个，有的拒绝打开。"
        "留下正确的值，删去其余的。";
    BadValue
        "FF[4] gives each property a type. A number has a decimal point, no comma and no unit: KM[6.5]. Programs read anything else as 0 or refuse it, and komi, handicap or times are wrong."
        "Write the value in the form that the finding names."
        "FF[4] 为每个属性规定了类型。数字用小数点，不用逗号，也不写单位：KM[6.5]。写成别的样子，软件会当作 0 或者不读，贴目、让子或用时就错了。"
        "按提示里的形式改写。";
    BadPoint
        "A point is two letters, the column and then the row, counted from the upper left corner: aa, pd. Names such as E5 are for people; a move that is written so is lost."
        "Write the point as two letters, ee for E5 on a 9x9 board; an empty value is a pass."
        "坐标是两个字母，先列后行，从左上角数起：aa、pd。E5 这样的写法是给人看的，这样写的着法会丢失。"
        "写成两个字母，例如 9x9 棋盘上的 E5 写成 ee；停一手写空值。";
    NotInRoot
        "Properties such as SZ, FF and CA hold for a whole game, and FF[4] allows them in its first node only. Elsewhere readers pass over them, or change the board in the middle of the game."
        "Move the property to the first node of the game, or delete it."
        "SZ、FF、CA 这样的属性管整局棋，FF[4] 规定只能写在第一个节点里。写在别处，有的软件略过，有的会在中途换掉棋盘。"
        "移到这局棋的第一个节点，或者删去。";
    EmptyValue
        "`KM[]` says less than no KM at all: some programs read it as 0, others refuse the file. Programs write it where a field of a form was left empty."
        "Delete the property, or fill in the value; `gocheck fix` deletes it."
        "`KM[]` 还不如没有 KM：有的软件当作 0，有的拒绝打开。软件在表单没有填的时候会这样写。"
        "删去这个属性，或者填上值；`gocheck fix` 会删去它。";
    HugeKomi
        "A komi above 100 decides every game. Servers that count in hundredths of a stone write 375 for three and three quarters, which is a komi of 7.5; read as points it makes every result wrong."
        "Write the komi in points: 7.5 for 375 and for 750."
        "超过 100 的贴目决定任何一局棋。有的网站以百分之一子为单位，把三又四分之三子（即贴 7.5 目）写成 375；当作目数读，所有结果都不对。"
        "用目数写贴目：375 和 750 都写成 7.5。";
    BadDate
        "DT is year, month and day as in 2016-01-31. A day that no calendar has makes programs that sort by date refuse the record or put it in a wrong place; most often month and day are the wrong way round."
        "Write the date as YYYY-MM-DD, or only what is known of it: YYYY-MM, YYYY."
        "DT 写成年月日，如 2016-01-31。日历上没有的日子会让按日期排序的软件拒绝棋谱或排错位置；多半是月和日写反了。"
        "写成 YYYY-MM-DD，或者只写知道的部分：YYYY-MM、YYYY。";
    UnknownProperty
        "FF[4] lets programs have properties of their own, and others should keep them, but they do not know what they mean. It may also be a slip in a name."
        "Correct the name if it is a slip; otherwise it may stay."
        "FF[4] 允许软件自定属性，别的软件应当保留它们，但不知道是什么意思。也可能是属性名写错了。"
        "写错的改过来，不是写错的可以保留。";
    BadSize
        "SZ is a whole number, or COLUMNS:ROWS for a board that is not square. Without a board no move can be played, so none was checked."
        "Correct SZ; a board over 25 x 25 cannot be checked."
        "SZ 是一个整数；棋盘不是正方形时写成 列数:行数。没有棋盘就无法走棋，所以着法都没有检查。"
        "改正 SZ；超过 25 x 25 的棋盘无法检查。";
    OtherGame
        "GM says which game it is, and Go is GM[1]. The moves of another game mean something else, so only the form of the record was checked."
        "Write GM[1] if the game is Go; otherwise keep the record apart from those of Go."
        "GM 说明是哪种棋，围棋是 GM[1]。别的棋类着法含义不同，所以只检查了格式。"
        "如果是围棋，写 GM[1]；不是就与围棋棋谱分开存放。";
    UnknownVersion
        "FF is the version of SGF, and there are 1 to 4. A reader may refuse a version that it does not know, or guess what the properties mean."
        "Write FF[4] if the record follows that version."
        "FF 是 SGF 的版本，只有 1 到 4。软件遇到不认识的版本可能拒绝打开，或者猜测属性的含义。"
        "棋谱符合 FF[4] 就写 FF[4]。";
    UnknownRules
        "The rules say which moves are legal and how the game is counted. FF[4] has the names AGA, Goe, Japanese and NZ, and gocheck knows more of them; where a name says nothing, it has to assume rules."
        "Write a known name, such as RU[Chinese], or give the rules with --rules."
        "规则决定哪些着法合法、怎样计算胜负。FF[4] 有 AGA、Goe、Japanese、NZ 几个名称，gocheck 还认识别的；名称不认识时，只能假定一种规则。"
        "写一个已知的名称，例如 RU[Chinese]，或者用 --rules 指定。";
    BadRectangle
        "FF[4] writes a rectangle of points from its upper left corner to its lower right one. The other way round, some readers see all of the points and some none."
        "Write the upper left corner first, AB[bb:cc] for AB[cc:bb]."
        "FF[4] 规定矩形从左上角写到右下角。写反了，有的软件照样读出所有的点，有的一个也读不到。"
        "先写左上角，例如 AB[cc:bb] 写成 AB[bb:cc]。";
    MarkupOff
        "The mark is on a point that the board does not have. Readers drop it or fail, and often it is SZ that is wrong."
        "Correct the point or SZ, or delete the mark."
        "标记所在的点棋盘上没有。软件会略过它，或者出错；也常常是 SZ 写错了。"
        "改正坐标或 SZ，或者删去标记。";
    SetupOff
        "The stone is on a point that the board does not have, so the position is not the one that was meant. Often it is SZ that is wrong or missing: without it the board is 19x19."
        "Correct the point or SZ."
        "这颗子所在的点棋盘上没有，局面就不是原来的局面。常常是 SZ 写错或没有写：没有 SZ 就是 19 路。"
        "改正坐标或 SZ。";
    SetupTwice
        "FF[4] wants a point once among the AB, AW and AE of a node. The position is the same, but strict readers complain, and the second may be a slip for another point."
        "Delete the second one, or correct its point."
        "FF[4] 规定一个节点的 AB、AW、AE 里同一点只能出现一次。局面不受影响，但严格的软件会报错，而且第二个可能本来是别的点。"
        "删去第二个，或者改正坐标。";
    SetupContradiction
        "One point is given two contents in a node, which FF[4] forbids. Readers differ in which of them counts, so the position depends on the program."
        "Keep the one that is right, and delete the other."
        "同一点在一个节点里有两种内容，FF[4] 不允许。各个软件以哪个为准并不一致，看到的局面就不一样。"
        "留下正确的，删去另一个。";
    SetupDead
        "No game comes to a position in which a group has no liberty. Setup takes no stones off, so the group stays, and programs differ in what becomes of it."
        "Take the group off, or correct the stones round it."
        "对局中不会出现没有气的棋块。摆子不提子，这块棋就留在棋盘上，以后怎样处理各个软件并不一致。"
        "拿掉这块棋，或者改正周围的棋子。";
    SetupAndMove
        "FF[4] forbids setup (AB, AW, AE, PL) and a move in one node. Readers differ in what they do first, and so in what is taken and whose turn it is."
        "Give the setup a node of its own in front of the move; `gocheck fix` does it."
        "FF[4] 不允许同一个节点里既摆子（AB、AW、AE、PL）又落子。各个软件先后不同，提掉的子、轮到谁下也就不同。"
        "在着法前面用单独的节点摆子，`gocheck fix` 可以改好。";
    SetupIdle
        "The point is already as this setup makes it. Nothing changes, but perhaps another point was meant, or an earlier move is not where its author thought."
        "Delete it, or correct the point."
        "这一点本来就是这样，没有改变。但也许想写的是别的点，或者前面的着法写错了。"
        "删去，或者改正坐标。";
    Handicap
        "HA only says how many handicap stones there are; FF[4] has them set up with AB. Where the two differ, viewers show a game that was not played, and rules that count handicap give another score."
        "Correct HA, or set up the stones with AB in the first node."
        "HA 只说明让几子，FF[4] 规定棋子要用 AB 摆出来。两者不一致时，看到的不是实际的对局；有的规则让子影响计分，胜负也会算错。"
        "改正 HA，或者在第一个节点里用 AB 摆出让子。";
    Occupied
        "No rules of Go know a move on a stone. Some programs refuse the file, some skip the move and some replace the stone, and everything after it is another game."
        "Correct the point of this move, or of the earlier one that is in its way."
        "任何围棋规则都不允许落在已有棋子的点上。有的软件拒绝打开，有的略过这一手，有的换掉原来的棋子，以后的棋就不同了。"
        "改正这一手的坐标，或者改正占了这一点的那一手。";
    OffBoard
        "The move is on a point that the board does not have. Programs skip it or take it for a pass, and often it is SZ that is wrong. [tt] is a pass up to 19x19 only."
        "Correct the point or SZ, and write a pass as []."
        "落子的点棋盘上没有。有的软件略过这一手，有的当作停一手；也常常是 SZ 写错了。[tt] 只在 19 路以内表示停一手。"
        "改正坐标或 SZ；停一手写成 []。";
    Suicide
        "The move takes nothing and leaves its own stones without a liberty. Most rules forbid this; New Zealand, Ing and Tromp-Taylor rules do not. Programs without such rules refuse the move or leave the stones on the board."
        "Correct the move, or name rules in RU that allow it if the game was played by them."
        "这一手提不到子，自己的棋却没有气。多数规则不允许，新西兰规则、应氏规则和 Tromp-Taylor 规则允许。别的软件会拒绝这一手，或者把没有气的子留在棋盘上。"
        "改正这一手；如果对局的规则允许自杀，在 RU 里写明。";
    Ko
        "All rules of Go forbid taking a ko back at once. Most often a threat and its answer are missing, two moves are swapped or a point is wrong."
        "Add the moves that are missing, or correct their order or the point."
        "所有围棋规则都不允许立即提回劫。多半是漏记了劫材和应手，两手的次序颠倒，或者坐标写错了。"
        "补上漏记的着法，或者改正次序或坐标。";
    PositionalSuperko
        "Positional superko: no move may bring back a position of the whole board, whoever is to move. By these rules the move could not be played, so it is wrong, or the game had other rules."
        "Correct the move, or write the rules of the game into RU."
        "禁止全局同形再现（不论轮到谁下）：落子以后，整个棋盘不能回到以前的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。"
        "改正着法，或者在 RU 里写明对局的规则。";
    SituationalSuperko
        "Situational superko, as AGA and New Zealand rules have it: no move may bring back a position of the whole board with the same player to move. By these rules the move could not be played, so it is wrong, or the game had other rules."
        "Correct the move, or write the rules of the game into RU."
        "禁止轮到同一方下的全局同形再现（AGA 规则、新西兰规则）：落子以后，整个棋盘不能回到以前由同一方下的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。"
        "改正着法，或者在 RU 里写明对局的规则。";
    Repetition
        "The rules allow it, as in a triple ko, but the game may go round without end and then has no result. It may also show that moves were recorded twice."
        "Leave it if it was played so; otherwise delete the moves that were recorded twice."
        "规则允许这样走，例如三劫循环，但对局可能没完没了，成为无胜负。也可能是有些着法记了两遍。"
        "实际就是这样下的，不用改；否则删去记了两遍的着法。";
    SameColor
        "Black and White take turns. Most often a move or a pass of the other side is missing, a colour is wrong, or handicap stones were written as moves."
        "Add what is missing, correct the colour, or set up handicap stones with AB."
        "黑白双方轮流下。多半是漏记了对方的一手或停一手，颜色写错，或者把让子写成了着法。"
        "补上漏记的，改正颜色，或者用 AB 摆让子。";
    FirstPlayer
        "Black begins an even game and White one with handicap, unless PL says otherwise. Another beginning hints at swapped colours, a first move that is missing or handicap stones that are."
        "Correct the colours, add what is missing, or say with PL who begins."
        "分先由黑方先下，让子由白方先下，除非 PL 另有说明。不是这样，可能是颜色写反了，或者漏了第一手或让子。"
        "改正颜色，补上漏记的，或者用 PL 写明谁先下。";
    AfterTwoPasses
        "Under most rules two passes end a game, so the moves behind them are no part of it. They may be remarks of somebody who looked at it later, or a dispute about dead stones that was played out."
        "Delete the moves if they were not played; if play was resumed, leave them and use --ignore M203."
        "多数规则规定双方各停一手就终局，以后的着法不属于这局棋。可能是后来加上的说明，也可能是对死活有争议而继续下的。"
        "没有下过的着法就删去；确实继续下了，可以保留，用 --ignore M203 不再报告。";
    TwoMoves
        "FF[4] allows one move in a node. Some readers play both, some only the first or the last, and their games part from here."
        "Give each move a node of its own, with a `;` in front of it."
        "FF[4] 规定一个节点里只能有一手棋。有的软件两手都走，有的只走第一手或最后一手，以后的棋就不同了。"
        "每手棋单独一个节点，前面写 `;`。";
    BadResult
        "FF[4] prescribes the form of RE: B+R, W+3.5, B+T, B+F, 0 or Draw, Void, ?. A result in other words is lost to programs that count wins or learn from games."
        "Write the result in one of these forms, and what else is to be said into a comment."
        "FF[4] 规定了 RE 的写法：B+R、W+3.5、B+T、B+F、0 或 Draw、Void、?。写成别的样子，统计胜负、用棋谱训练的软件就读不到结果。"
        "按这些写法改，其他要说明的写进注释。";
    ResultKomi
        "What a board gives is whole points, so a margin has a half just where the komi has one. Here KM or RE is wrong, or the komi was agreed on and not written down."
        "Look up both, and correct KM or RE."
        "棋盘上数出来的是整数，贴目有半目，胜负的差才有半目。这里 KM 或 RE 有一个不对，或者实际的贴目没有记下来。"
        "查一下两者，改正 KM 或 RE。";
    ResultMargin
        "Nobody can win by more than all points of the board, with komi and handicap. Most likely a decimal point is missing, or SZ is wrong."
        "Correct RE, or SZ."
        "胜负的差不会超过整个棋盘的点数加上贴目和让子。多半是漏了小数点，或者 SZ 写错了。"
        "改正 RE 或 SZ。";
    ResultScore
        "After two passes the last position is counted. Some stones are alive for certain, some dead, and TB and TW may say the rest. Even if all others are taken to be dead or alive as suits RE best, RE cannot be right; by Tromp-Taylor rules the board counts as it stands. So RE, KM or the marks are wrong, or moves are missing."
        "`gocheck score` shows how it counts. Correct RE, KM, TB and TW, add the missing moves, or write the rules of the game into RU."
        "双方各停一手以后要数最后的局面。有的棋一定活，有的一定死，其余的可以由 TB 和 TW 说明。即使其余的死活都按最合 RE 的算，RE 也不可能对；Tromp-Taylor 规则则直接数盘上的棋子。不是 RE、KM 或标记写错了，就是漏了着法。"
        "用 gocheck score 看是怎么数的。改正 RE、KM、TB 和 TW，补上漏记的着法，或者在 RU 里写明对局的规则。";
    ResultEnd
        "After two passes a game is counted; who resigns, loses on time or forfeits does so before. One of the two may be wrong, and with it what is told of how games end."
        "Correct RE, or delete passes that were not played."
        "双方各停一手以后是数子；认输、超时、判负都在此之前。两者可能有一个不对，按终局方式做的统计也就不对。"
        "改正 RE，或者删去没有下过的停一手。";
}
