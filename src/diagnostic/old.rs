//! The table of codes whose messages are not next to their detection yet.

use super::code::{Code, Facts, Severity, Words};
use super::message::{self, AnyMessage, Text};
use super::values::{
    ArchiveKind, FileKind, FirstMove, HandicapStones, Judged, Loss, OtherFile, PointOf, ValueForm,
};
use super::{Diagnostic, Language, Span, chinese, english};
use crate::board::{Color, Point, Size};
use crate::go::{self, Group, RuleSet, Vertex};

macro_rules! codes {
    ($(
        #[$doc:meta]
        $family:ident {$(
            $variant:ident $id:literal $severity:ident $name:literal $title:literal $chinese:literal
                $({ $($value:ident: $type:ty),* })?
                $(why $why:literal $chinese_why:literal fix $fix:literal $chinese_fix:literal example $example:tt)?;
        )*}
    )*) => {
        #[allow(non_upper_case_globals, missing_docs, reason = "messages have the same names")]
        impl Code {
            $(#[$doc] pub const $family: &[Self] = &[$(Self::$variant),*];)*

            $($(pub const $variant: Self = Self::new(&Facts {
                id: $id,
                severity: Severity::$severity,
                name: $name,
                title: Words { english: $title, chinese: $chinese },
                explanation: super::codes::codes!(@explanation $(
                    why $why $chinese_why; fix $fix $chinese_fix; example $example;
                )?),
            });)*)*
        }

        /// What a diagnostic says: its code with the values that its words need. Every language has words for each
        /// of them, or it does not compile.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "formats", derive(serde::Serialize), serde(untagged))]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the titles say what the values are")]
        pub enum Message {
            $($(#[doc = $title] $variant $({ $($value: $type),* })?,)*)*
        }

        impl Message {
            /// Its code.
            #[must_use]
            pub const fn code(&self) -> Code {
                match self { $($(Self::$variant { .. } => Code::$variant),*),* }
            }
        }
    };
}

impl Message {
    /// The words.
    #[must_use]
    pub fn text(&self, language: Language) -> Text {
        match language {
            Language::English => english::text(self),
            Language::Chinese => chinese::text(self),
        }
    }

    /// The message about a place.
    #[must_use]
    pub fn at(self, span: Span) -> Diagnostic {
        Diagnostic { message: self.into(), span: Some(span) }
    }
}

impl message::Message for Message {
    fn code(&self) -> Code {
        self.code()
    }

    fn text(&self, language: Language) -> Text {
        self.text(language)
    }

    #[cfg(feature = "formats")]
    fn values(&self) -> serde_json::Value {
        message::to_json(self)
    }

    fn is(&self, other: &AnyMessage) -> bool {
        other.downcast() == Some(self)
    }
}

codes! {
    /// Those of game records.
    RECORDS {
        NoGame "E101" Error "no-game" "There is no game record in the file: no `(;`." "文件里没有棋谱：找不到 `(;`。"
            why "A game in SGF begins with `(;`. A file without it is most likely something else: a web page that was saved in place of the download, another format under this name, or nothing at all." "SGF 里的一局棋以 `(;` 开头。没有它的文件多半不是棋谱：下载时存成了网页，别的格式改了扩展名，或者是空文件。"
            fix "Get the file again, or convert it from the format that it is in." "重新下载，或者从原来的格式转换。"
            example "no_game";
        TextBefore "E102" Warning "text-before" "Text stands before the first game; it is passed over." "第一局棋之前有多余的文字，略过。"
            why "Mail headers or notes in front of a game are no part of it. Many programs skip them, others refuse the file, and the text is gone once the record is saved again." "棋谱前面的邮件头或说明不属于棋谱。多数软件略过它们，有的拒绝打开，重新保存以后文字就没有了。"
            fix "Delete the text before the first `(;`, or move what matters into a comment." "删去第一个 `(;` 之前的文字，重要的写进注释。"
            example "text_before";
        Cut "E103" Error "cut-file" "The file ends within a game." "棋谱没有写完文件就结束了。" { missing: u32 }
            why "Every `(` of a game needs its `)`. A file that ends early is often a download or a copy that was broken off, and then moves are missing as well." "每个 `(` 都要有对应的 `)`。没有写完的文件往往是下载或复制中断了，着法也可能缺失。"
            fix "Get the file again; where nothing but brackets is missing, `gocheck fix` does it." "重新获取文件；如果只缺括号，`gocheck fix` 可以补上。"
            example "cut";
        CutValue "E104" Error "cut-value" "The file ends within a value: a `]` is missing." "属性值没有写完文件就结束了：缺少 `]`。"
            why "A value begins with `[` and ends with `]`. Where the file ends before that, the rest of the game is lost; or the `]` is there, but a `\\` in front of it makes it a part of the text." "属性值以 `[` 开头，以 `]` 结尾。文件在此之前就结束，后面的内容就丢了；也可能 `]` 前面多了一个 `\\`，使它成了文字。"
            fix "Get the file again, or write the `]` where the value ends." "重新获取文件，或者在值的末尾补上 `]`。"
            example "cut_in_value";
        Unopened "E105" Error "unopened" "A `)` closes nothing." "多余的 `)`，前面没有对应的 `(`。"
            why "Brackets come in pairs. After a `)` too many, programs disagree on where the game ends, and may miss variations that follow." "括号要成对。多了一个 `)`，各个软件对棋谱在哪里结束理解不同，后面的变化可能读不到。"
            fix "Delete the `)`, or write the missing `(` in front of its variation." "删去这个 `)`，或者在变化前面补上 `(`。"
            example "unopened";
        EmptyTree "E106" Error "empty-variation" "A `(` is not followed by a node." "`(` 后面没有节点。" { is_closed: bool }
            why "The grammar of FF[4] wants at least one node in a game and in a variation: a `;` follows the `(`. Strict readers refuse the file." "按 FF[4] 的语法，一局棋或一个变化里至少有一个节点，即 `(` 后面是 `;`。严格的软件会拒绝打开。"
            fix "Delete the empty variation, or write the missing `;` behind the `(`." "删去空的变化，或者在 `(` 后面补上 `;`。"
            example "empty_variation";
        NodeAfterVariation "E107" Error "node-after-variation" "A node follows a variation; it is read as going on from before it." "变化之后又有节点，当作从变化之前接着走。"
            why "In the grammar of FF[4] variations come last, and no node follows them. Readers attach such a node in different places, so the game depends on the program that shows it." "按 FF[4] 的语法，变化写在最后，后面不能再有节点。各个软件把这样的节点接在不同的地方，看到的棋就不一样。"
            fix "Put the nodes in front of the variations, or into a variation of their own." "把节点移到变化前面，或者放进单独的变化。"
            example "node_after_variation";
        Junk "E108" Error "unexpected-text" "Text that is neither a property nor a value; often a `]` in a comment without a `\\`." "既不是属性也不是值的文字；常见原因是注释里的 `]` 前面没有写 `\\`。"
            why "Outside of values there are only names, `;` and brackets. Most often a comment holds a `]` without a `\\` in front of it: the comment ends there for every reader, and the rest of it is lost or read as properties." "值以外只能有属性名、`;` 和括号。最常见的是注释里的 `]` 前面没有写 `\\`：注释在那里就结束了，其余的文字丢失，或者被当成属性。"
            fix "Write `\\]` for a `]` within a comment, and delete what else does not belong there." "注释里的 `]` 写成 `\\]`，删去其他多余的文字。"
            example "comment_without_escape";
        NoValue "E109" Error "no-value" "A property without a value." "属性没有值。" { name: String }
            why "A property is a name and at least one value, if only an empty one. Readers drop the name, or refuse the file." "属性由属性名和至少一个值组成，值可以是空的。没有值时，软件会丢掉属性名，或者拒绝打开。"
            fix "Write the value that is missing (`[]` is a pass), or delete the name." "补上缺少的值（`[]` 表示停一手），或者删去属性名。"
            example "no_value";
        NoName "E110" Error "no-name" "A value without a property." "有值，但没有属性名。"
            why "A value belongs to the property in front of it. Here there is none, so nothing tells what the value means, and a move may be lost." "值属于它前面的属性。这里前面没有属性，不知道值是什么意思，可能丢掉一手棋。"
            fix "Write the property's name in front of the value: B or W for a move." "在值前面写上属性名，着法写 B 或 W。"
            example "no_name";
        OpenValue "E111" Error "open-value" "A point's value without its `]`." "坐标值缺少 `]`。"
            why "Without its `]` a value goes on to the next one, and a strict reader loses the moves in between. A point is short enough to see where it was to end, and gocheck reads on from there." "缺少 `]`，值就一直延续到下一个 `]`，严格的软件会丢掉中间的着法。坐标很短，看得出该在哪里结束，gocheck 从那里接着读。"
            fix "Write the `]` behind the point; `gocheck fix` does it." "在坐标后面补上 `]`，`gocheck fix` 可以补上。"
            example "open_value";
        NoNode "E112" Warning "no-semicolon" "A property outside of a node: a `;` is missing." "属性不在节点里：缺少 `;`。"
            why "A property belongs to a node, and a node begins with `;`. Strict readers refuse the file or drop the property." "属性要写在节点里，节点以 `;` 开头。严格的软件会拒绝打开，或者丢掉这个属性。"
            fix "Write a `;` in front of the property." "在属性前面补上 `;`。"
            example "no_semicolon";
        TextBetween "E113" Warning "text-between" "Text stands between or after games; it is passed over." "两局棋之间或最后有多余的文字，略过。"
            why "A file may hold several games, but no text beside them. Readers pass over it or stop there, and then the games behind it are missing." "一个文件可以有多局棋，但不能有棋谱以外的文字。有的软件略过它，有的读到这里就停下，后面的棋就没有了。"
            fix "Delete the text, or move what matters into a comment." "删去这些文字，重要的写进注释。"
            example "text_between";
        BadBytes "E201" Error "bad-bytes" "Bytes that are no characters in the file's encoding." "有些字节不是文件所用编码的字符。" { encoding: &'static str }
            why "These bytes are no characters in the encoding of the file. It was damaged, or put together from files in different encodings, and names or comments cannot be read any more." "这些字节在文件的编码里不是字符。文件损坏了，或者由不同编码的文件拼成，人名或注释已经读不出来。"
            fix "Write the damaged text anew, and save the file as UTF-8 with CA[UTF-8]." "重新写上损坏的文字，把文件存成 UTF-8，并写 CA[UTF-8]。"
            example { none "none that could be shown as text, for it is about bytes; such as a file with CA[UTF-8] of which a part is in GB18030." "没有可以用文字显示的，因为问题出在字节上；例如写了 CA[UTF-8]，却有一部分是 GB18030 编码的文件。" };
        OtherEncoding "E202" Warning "other-encoding" "The file is not in the encoding that CA names." "文件的编码与 CA 写的不同。" { declared: &'static str, found: &'static str }
            why "CA tells how names and comments are encoded. Programs that believe it show the wrong characters, and keep them when they save the file." "CA 说明人名和注释用什么编码。按它读取的软件会显示乱码，保存以后就改不回来了。"
            fix "Write the right encoding into CA, best by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does it." "把 CA 改成实际的编码，最好把文件存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。"
            example "other_encoding";
        UnknownEncoding "E203" Warning "unknown-encoding" "CA names no known encoding." "CA 写的不是已知的编码。" { label: String }
            why "FF[4] wants a registered name of an encoding in CA. A reader that does not know the name has to guess, and may show the wrong characters." "FF[4] 要求 CA 写已登记的编码名称。软件不认识这个名称就只能猜，可能显示乱码。"
            fix "Write a name such as UTF-8, GB18030, Big5, Shift_JIS or EUC-KR." "写成 UTF-8、GB18030、Big5、Shift_JIS、EUC-KR 这样的名称。"
            example "unknown_encoding";
        GuessedEncoding "E204" Note "guessed-encoding" "Without CA, the encoding was told by the content." "没有 CA，编码是根据内容判断的。" { found: &'static str }
            why "Where CA is missing, FF[4] takes the text for ISO-8859-1, and programs that do not follow it guess. Names in other scripts come out right in some of them only." "没有 CA 时，FF[4] 规定按 ISO-8859-1 读取，有的软件则靠猜。中文、日文、韩文的人名只在一部分软件里显示正确。"
            fix "Name the encoding in CA, best as UTF-8 with CA[UTF-8]; `gocheck fix` does it." "用 CA 写明编码，最好存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。"
            example "utf8_without_ca";
        TooDeep "E901" Error "too-deep" "Variations are nested too deep; what is inside is not checked." "变化嵌套太深，更深的部分不检查。" { most: usize }
            why "No real record is nested so deep: it was written by a faulty program, or is meant to make readers fail. What is inside was not read, and nothing is known of it." "正常的棋谱不会嵌套这么深：不是软件有错，就是有意让别的软件出错。更深的部分没有读，有没有问题并不知道。"
            fix "Find out what wrote the file, and write the variations beside each other." "查明文件是怎样生成的，把变化并列着写。"
            example { none "none, for only very large files have it." "没有，只有非常大的文件才会这样。" };
        TooLong "E902" Error "too-long" "A line of play is too long; the rest of it is not checked." "一条变化太长，后面的不检查。" { most: usize }
            why "No game has so many moves: several may have been put into one. The moves beyond the bound were not played, and nothing is known of them." "一局棋不会有这么多手：也许是几局棋连在了一起。超出的着法没有检查，有没有问题并不知道。"
            fix "Split the record into games with brackets of their own: `(;..)(;..)`." "拆成各有括号的几局棋：`(;..)(;..)`。"
            example { none "none, for only very large files have it." "没有，只有非常大的文件才会这样。" };
        TooLarge "E903" Error "too-large" "A node has too many values; the rest of them is not checked." "一个节点的值太多，其余的不检查。" { most: usize }
            why "No board needs so many values in one node. Those beyond the bound were not read, and nothing is known of them." "一个节点用不着这么多值。超出的没有读，有没有问题并不知道。"
            fix "Delete what is doubled, or write points as rectangles, such as AE[aa:ss]." "删去重复的值，或者把坐标写成矩形，例如 AE[aa:ss]。"
            example { none "none, for only very large files have it." "没有，只有非常大的文件才会这样。" };
        TooMany "E904" Error "too-many-findings" "There are too many findings in a file; the rest is left out." "一个文件里的问题太多，其余的不再列出。" { most: usize }
            why "After so many findings more would help nobody, so the list is not complete. Most likely the file is damaged throughout or made by a faulty program." "问题这么多，再列下去也没有用，所以没有列完。文件多半整个损坏了，或者是有错误的软件生成的。"
            fix "Mend what is listed, most often one cause, and run lint again." "先改正列出的问题（往往是同一个原因），再检查一遍。"
            example { none "none, for only very large files have it." "没有，只有非常大的文件才会这样。" };
        BadName "P101" Warning "property-name" "A name that is none in this version of SGF." "属性名不符合这个版本的 SGF。" { name: Option<String> }
            why "In FF[4] a property's name is made of capital letters. Older versions allowed lower-case letters in between, which meant nothing; a reader of FF[4] need not know them, and may lose the property." "FF[4] 的属性名只用大写字母。旧版本允许夹杂小写字母，小写字母没有意义；只懂 FF[4] 的软件可能丢掉这个属性。"
            fix "Keep only the capital letters, PB for PlayerBlack; `gocheck fix` does it." "只留大写字母，例如 PlayerBlack 写成 PB；`gocheck fix` 可以改好。"
            example "old_names_in_ff4";
        TwiceInNode "P102" Warning "property-twice" "The same property twice in a node." "同一个节点里有两个相同的属性。" { name: String }
            why "FF[4] allows a property once in a node. Some programs keep the first, some the last and some both." "FF[4] 规定一个节点里同一属性只能有一个。有的软件取第一个，有的取最后一个，有的都取。"
            fix "Merge them into one property; `gocheck fix` does it." "合成一个属性，`gocheck fix` 可以合并。"
            example "property_twice";
        SeveralValues "P103" Warning "several-values" "Several values where one is allowed." "只能有一个值的地方有多个值。" { name: String, count: usize }
            why "In FF[4] this property has a single value; only lists, such as AB and TR, have several. Readers take the first or the last, or refuse the file." "FF[4] 规定这个属性只有一个值，只有 AB、TR 这样的列表才能有多个。有的软件取第一个，有的取最后一个，有的拒绝打开。"
            fix "Keep the value that is right, and delete the others." "留下正确的值，删去其余的。"
            example "several_values";
        BadValue "P104" Error "bad-value" "A value that is not of the property's type." "值的类型与属性不符。" { name: String, value: String, expected: ValueForm }
            why "FF[4] gives each property a type. A number has a decimal point, no comma and no unit: KM[6.5]. Programs read anything else as 0 or refuse it, and komi, handicap or times are wrong." "FF[4] 为每个属性规定了类型。数字用小数点，不用逗号，也不写单位：KM[6.5]。写成别的样子，软件会当作 0 或者不读，贴目、让子或用时就错了。"
            fix "Write the value in the form that the finding names." "按提示里的形式改写。"
            example "bad_value";
        BadPoint "P105" Error "bad-point" "A value that is no point." "值不是坐标。" { of: PointOf, value: String }
            why "A point is two letters, the column and then the row, counted from the upper left corner: aa, pd. Names such as E5 are for people; a move that is written so is lost." "坐标是两个字母，先列后行，从左上角数起：aa、pd。E5 这样的写法是给人看的，这样写的着法会丢失。"
            fix "Write the point as two letters, ee for E5 on a 9x9 board; an empty value is a pass." "写成两个字母，例如 9x9 棋盘上的 E5 写成 ee；停一手写空值。"
            example "bad_point";
        NotInRoot "P106" Warning "not-in-root" "A property of the root in another node." "根节点的属性写在了别的节点里。" { name: String }
            why "Properties such as SZ, FF and CA hold for a whole game, and FF[4] allows them in its first node only. Elsewhere readers pass over them, or change the board in the middle of the game." "SZ、FF、CA 这样的属性管整局棋，FF[4] 规定只能写在第一个节点里。写在别处，有的软件略过，有的会在中途换掉棋盘。"
            fix "Move the property to the first node of the game, or delete it." "移到这局棋的第一个节点，或者删去。"
            example "not_in_root";
        UnknownProperty "P107" Note "unknown-property" "A property that SGF does not define." "不是 SGF 定义的属性。" { name: String }
            why "FF[4] lets programs have properties of their own, and others should keep them, but they do not know what they mean. It may also be a slip in a name." "FF[4] 允许软件自定属性，别的软件应当保留它们，但不知道是什么意思。也可能是属性名写错了。"
            fix "Correct the name if it is a slip; otherwise it may stay." "写错的改过来，不是写错的可以保留。"
            example "unknown_property";
        BadSize "P108" Error "bad-size" "A size that is none, or of a board over 25 x 25; the moves are not checked." "棋盘大小有误，或超过 25 x 25；着法不检查。" { value: String }
            why "SZ is a whole number, or COLUMNS:ROWS for a board that is not square. Without a board no move can be played, so none was checked." "SZ 是一个整数；棋盘不是正方形时写成 列数:行数。没有棋盘就无法走棋，所以着法都没有检查。"
            fix "Correct SZ; a board over 25 x 25 cannot be checked." "改正 SZ；超过 25 x 25 的棋盘无法检查。"
            example "size_26";
        OtherGame "P109" Warning "other-game" "A record of another game; only its form is checked." "是别的棋类的棋谱，只检查格式。" { value: String }
            why "GM says which game it is, and Go is GM[1]. The moves of another game mean something else, so only the form of the record was checked." "GM 说明是哪种棋，围棋是 GM[1]。别的棋类着法含义不同，所以只检查了格式。"
            fix "Write GM[1] if the game is Go; otherwise keep the record apart from those of Go." "如果是围棋，写 GM[1]；不是就与围棋棋谱分开存放。"
            example "other_game";
        UnknownVersion "P110" Warning "unknown-version" "A version of SGF other than 1 to 4." "SGF 的版本不是 1 到 4。" { value: String }
            why "FF is the version of SGF, and there are 1 to 4. A reader may refuse a version that it does not know, or guess what the properties mean." "FF 是 SGF 的版本，只有 1 到 4。软件遇到不认识的版本可能拒绝打开，或者猜测属性的含义。"
            fix "Write FF[4] if the record follows that version." "棋谱符合 FF[4] 就写 FF[4]。"
            example "version";
        UnknownRules "P111" Warning "unknown-rules" "RU names no known rule set." "RU 写的不是已知的规则。" { value: String, taken: RuleSet }
            why "The rules say which moves are legal and how the game is counted. FF[4] has the names AGA, Goe, Japanese and NZ, and gocheck knows more of them; where a name says nothing, it has to assume rules." "规则决定哪些着法合法、怎样计算胜负。FF[4] 有 AGA、Goe、Japanese、NZ 几个名称，gocheck 还认识别的；名称不认识时，只能假定一种规则。"
            fix "Write a known name, such as RU[Chinese], or give the rules with --rules." "写一个已知的名称，例如 RU[Chinese]，或者用 --rules 指定。"
            example "rules_unknown";
        BadRectangle "P112" Warning "bad-rectangle" "A rectangle of points whose corners are the wrong way round." "矩形的两个角写反了。" { name: String, value: String }
            why "FF[4] writes a rectangle of points from its upper left corner to its lower right one. The other way round, some readers see all of the points and some none." "FF[4] 规定矩形从左上角写到右下角。写反了，有的软件照样读出所有的点，有的一个也读不到。"
            fix "Write the upper left corner first, AB[bb:cc] for AB[cc:bb]." "先写左上角，例如 AB[cc:bb] 写成 AB[bb:cc]。"
            example "turned_rectangle";
        MarkupOff "P113" Warning "markup-off-board" "A mark on no point of the board." "标记不在棋盘上。" { name: String, value: String, size: Size }
            why "The mark is on a point that the board does not have. Readers drop it or fail, and often it is SZ that is wrong." "标记所在的点棋盘上没有。软件会略过它，或者出错；也常常是 SZ 写错了。"
            fix "Correct the point or SZ, or delete the mark." "改正坐标或 SZ，或者删去标记。"
            example "mark_off";
        EmptyValue "P114" Note "empty-value" "A number or a colour that is empty." "数字或颜色是空的。" { name: String }
            why "`KM[]` says less than no KM at all: some programs read it as 0, others refuse the file. Programs write it where a field of a form was left empty." "`KM[]` 还不如没有 KM：有的软件当作 0，有的拒绝打开。软件在表单没有填的时候会这样写。"
            fix "Delete the property, or fill in the value; `gocheck fix` deletes it." "删去这个属性，或者填上值；`gocheck fix` 会删去它。"
            example "empty_number";
        HugeKomi "P115" Warning "huge-komi" "A komi that no game has; some programs write it in hundredths." "没有这么大的贴目；有的程序以百分之一为单位。" { value: String }
            why "A komi above 100 decides every game. Servers that count in hundredths of a stone write 375 for three and three quarters, which is a komi of 7.5; read as points it makes every result wrong." "超过 100 的贴目决定任何一局棋。有的网站以百分之一子为单位，把三又四分之三子（即贴 7.5 目）写成 375；当作目数读，所有结果都不对。"
            fix "Write the komi in points: 7.5 for 375 and for 750." "用目数写贴目：375 和 750 都写成 7.5。"
            example "komi_in_hundredths";
        BadDate "P116" Warning "bad-date" "A day that is in no calendar." "日历上没有的日期。" { date: String }
            why "DT is year, month and day as in 2016-01-31. A day that no calendar has makes programs that sort by date refuse the record or put it in a wrong place; most often month and day are the wrong way round." "DT 写成年月日，如 2016-01-31。日历上没有的日子会让按日期排序的软件拒绝棋谱或排错位置；多半是月和日写反了。"
            fix "Write the date as YYYY-MM-DD, or only what is known of it: YYYY-MM, YYYY." "写成 YYYY-MM-DD，或者只写知道的部分：YYYY-MM、YYYY。"
            example "date_impossible";
        SetupOff "S101" Error "setup-off-board" "A stone is set up off the board." "摆子不在棋盘上。" { name: String, value: String, size: Size }
            why "The stone is on a point that the board does not have, so the position is not the one that was meant. Often it is SZ that is wrong or missing: without it the board is 19x19." "这颗子所在的点棋盘上没有，局面就不是原来的局面。常常是 SZ 写错或没有写：没有 SZ 就是 19 路。"
            fix "Correct the point or SZ." "改正坐标或 SZ。"
            example "setup_off";
        SetupTwice "S102" Warning "setup-twice" "A point is set up twice in a node." "同一个节点里同一点摆了两次。" { name: String, value: String, vertex: Vertex }
            why "FF[4] wants a point once among the AB, AW and AE of a node. The position is the same, but strict readers complain, and the second may be a slip for another point." "FF[4] 规定一个节点的 AB、AW、AE 里同一点只能出现一次。局面不受影响，但严格的软件会报错，而且第二个可能本来是别的点。"
            fix "Delete the second one, or correct its point." "删去第二个，或者改正坐标。"
            example "setup_twice";
        SetupContradiction "S103" Error "setup-contradiction" "A point is set up with different colours in a node." "同一个节点里同一点摆了不同的颜色。" { name: String, value: String, vertex: Vertex }
            why "One point is given two contents in a node, which FF[4] forbids. Readers differ in which of them counts, so the position depends on the program." "同一点在一个节点里有两种内容，FF[4] 不允许。各个软件以哪个为准并不一致，看到的局面就不一样。"
            fix "Keep the one that is right, and delete the other." "留下正确的，删去另一个。"
            example "setup_contradiction";
        SetupDead "S104" Error "dead-group" "A setup leaves a group without a liberty." "摆子以后有棋块没有气。" { color: Color, count: usize, vertex: Vertex }
            why "No game comes to a position in which a group has no liberty. Setup takes no stones off, so the group stays, and programs differ in what becomes of it." "对局中不会出现没有气的棋块。摆子不提子，这块棋就留在棋盘上，以后怎样处理各个软件并不一致。"
            fix "Take the group off, or correct the stones round it." "拿掉这块棋，或者改正周围的棋子。"
            example "setup_dead";
        SetupAndMove "S105" Warning "setup-and-move" "Setup, or PL, and a move in one node." "同一个节点里既摆子（或写 PL）又落子。"
            why "FF[4] forbids setup (AB, AW, AE, PL) and a move in one node. Readers differ in what they do first, and so in what is taken and whose turn it is." "FF[4] 不允许同一个节点里既摆子（AB、AW、AE、PL）又落子。各个软件先后不同，提掉的子、轮到谁下也就不同。"
            fix "Give the setup a node of its own in front of the move; `gocheck fix` does it." "在着法前面用单独的节点摆子，`gocheck fix` 可以改好。"
            example "setup_and_move";
        SetupIdle "S106" Note "setup-idle" "A setup of what stands there already." "摆的与原来的一样。" { name: String, value: String, vertex: Vertex }
            why "The point is already as this setup makes it. Nothing changes, but perhaps another point was meant, or an earlier move is not where its author thought." "这一点本来就是这样，没有改变。但也许想写的是别的点，或者前面的着法写错了。"
            fix "Delete it, or correct the point." "删去，或者改正坐标。"
            example "setup_idle";
        Handicap "S107" Warning "handicap-stones" "The number of handicap stones is not that of HA." "让子的数目与 HA 不符。" { stones: u32, found: HandicapStones }
            why "HA only says how many handicap stones there are; FF[4] has them set up with AB. Where the two differ, viewers show a game that was not played, and rules that count handicap give another score." "HA 只说明让几子，FF[4] 规定棋子要用 AB 摆出来。两者不一致时，看到的不是实际的对局；有的规则让子影响计分，胜负也会算错。"
            fix "Correct HA, or set up the stones with AB in the first node." "改正 HA，或者在第一个节点里用 AB 摆出让子。"
            example "handicap_count";
        Occupied "M101" Error "occupied-point" "A move on an occupied point; it is not played." "落子处已有棋子，这一手不算。" { color: Color, vertex: Vertex, stone: Color }
            why "No rules of Go know a move on a stone. Some programs refuse the file, some skip the move and some replace the stone, and everything after it is another game." "任何围棋规则都不允许落在已有棋子的点上。有的软件拒绝打开，有的略过这一手，有的换掉原来的棋子，以后的棋就不同了。"
            fix "Correct the point of this move, or of the earlier one that is in its way." "改正这一手的坐标，或者改正占了这一点的那一手。"
            example "occupied";
        OffBoard "M102" Error "off-board" "A move off the board; it is not played." "落子在棋盘之外，这一手不算。" { color: Color, value: String, size: Size }
            why "The move is on a point that the board does not have. Programs skip it or take it for a pass, and often it is SZ that is wrong. [tt] is a pass up to 19x19 only." "落子的点棋盘上没有。有的软件略过这一手，有的当作停一手；也常常是 SZ 写错了。[tt] 只在 19 路以内表示停一手。"
            fix "Correct the point or SZ, and write a pass as []." "改正坐标或 SZ；停一手写成 []。"
            example "off_board";
        Suicide "M103" Error "suicide" "Suicide where the rules forbid it." "规则不允许自杀。" { color: Color, vertex: Vertex, stones: usize, judged: Judged }
            why "The move takes nothing and leaves its own stones without a liberty. Most rules forbid this; New Zealand, Ing and Tromp-Taylor rules do not. Programs without such rules refuse the move or leave the stones on the board." "这一手提不到子，自己的棋却没有气。多数规则不允许，新西兰规则、应氏规则和 Tromp-Taylor 规则允许。别的软件会拒绝这一手，或者把没有气的子留在棋盘上。"
            fix "Correct the move, or name rules in RU that allow it if the game was played by them." "改正这一手；如果对局的规则允许自杀，在 RU 里写明。"
            example "suicide_of_two_japanese";
        Ko "M104" Error "ko" "A ko is taken back at once." "立即提回劫。" { color: Color, vertex: Vertex, took: u32, judged: Judged }
            why "All rules of Go forbid taking a ko back at once. Most often a threat and its answer are missing, two moves are swapped or a point is wrong." "所有围棋规则都不允许立即提回劫。多半是漏记了劫材和应手，两手的次序颠倒，或者坐标写错了。"
            fix "Add the moves that are missing, or correct their order or the point." "补上漏记的着法，或者改正次序或坐标。"
            example "ko";
        PositionalSuperko "M105" Error "positional-superko" "An earlier position is repeated where the rules forbid it." "回到以前的局面，规则不允许。" { color: Color, vertex: Vertex, earlier: go::Repetition, judged: Judged }
            why "Positional superko: no move may bring back a position of the whole board, whoever is to move. By these rules the move could not be played, so it is wrong, or the game had other rules." "禁止全局同形再现（不论轮到谁下）：落子以后，整个棋盘不能回到以前的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。"
            fix "Correct the move, or write the rules of the game into RU." "改正着法，或者在 RU 里写明对局的规则。"
            example "send_two_return_one_tromp_taylor";
        SituationalSuperko "M106" Error "situational-superko" "An earlier position with the same player to move is repeated where the rules forbid it." "回到以前的局面，而且轮到同一方下，规则不允许。" { color: Color, vertex: Vertex, earlier: go::Repetition, judged: Judged }
            why "Situational superko, as AGA and New Zealand rules have it: no move may bring back a position of the whole board with the same player to move. By these rules the move could not be played, so it is wrong, or the game had other rules." "禁止轮到同一方下的全局同形再现（AGA 规则、新西兰规则）：落子以后，整个棋盘不能回到以前由同一方下的局面。按这种规则不能这样走，不是着法写错了，就是对局用的是别的规则。"
            fix "Correct the move, or write the rules of the game into RU." "改正着法，或者在 RU 里写明对局的规则。"
            example "eternal_life_new_zealand";
        Repetition "M107" Note "repetition" "An earlier position is repeated; the rules allow the move, though the game may end without result." "回到以前的局面；规则允许这一手，但对局可能成为无胜负。" { color: Color, vertex: Vertex, earlier: go::Repetition, rules: RuleSet }
            why "The rules allow it, as in a triple ko, but the game may go round without end and then has no result. It may also show that moves were recorded twice." "规则允许这样走，例如三劫循环，但对局可能没完没了，成为无胜负。也可能是有些着法记了两遍。"
            fix "Leave it if it was played so; otherwise delete the moves that were recorded twice." "实际就是这样下的，不用改；否则删去记了两遍的着法。"
            example "triple_ko_japanese";
        SameColor "M201" Warning "same-colour-twice" "The same colour moves twice running." "同一方连下两手。" { color: Color, number: u32 }
            why "Black and White take turns. Most often a move or a pass of the other side is missing, a colour is wrong, or handicap stones were written as moves." "黑白双方轮流下。多半是漏记了对方的一手或停一手，颜色写错，或者把让子写成了着法。"
            fix "Add what is missing, correct the colour, or set up handicap stones with AB." "补上漏记的，改正颜色，或者用 AB 摆让子。"
            example "same_colour";
        FirstPlayer "M202" Warning "wrong-first-player" "The wrong colour moves first, for the handicap and PL." "按让子和 PL，先下的一方不对。" { color: Color, because: FirstMove }
            why "Black begins an even game and White one with handicap, unless PL says otherwise. Another beginning hints at swapped colours, a first move that is missing or handicap stones that are." "分先由黑方先下，让子由白方先下，除非 PL 另有说明。不是这样，可能是颜色写反了，或者漏了第一手或让子。"
            fix "Correct the colours, add what is missing, or say with PL who begins." "改正颜色，补上漏记的，或者用 PL 写明谁先下。"
            example "white_first";
        AfterTwoPasses "M203" Warning "move-after-two-passes" "A move after two passes." "双方各停一手以后又有着法。" { color: Color, vertex: Option<Vertex> }
            why "Under most rules two passes end a game, so the moves behind them are no part of it. They may be remarks of somebody who looked at it later, or a dispute about dead stones that was played out." "多数规则规定双方各停一手就终局，以后的着法不属于这局棋。可能是后来加上的说明，也可能是对死活有争议而继续下的。"
            fix "Delete the moves if they were not played; if play was resumed, leave them and use --ignore M203." "没有下过的着法就删去；确实继续下了，可以保留，用 --ignore M203 不再报告。"
            example "two_passes";
        TwoMoves "M204" Error "two-moves" "Two moves in one node." "同一个节点里有两手棋。"
            why "FF[4] allows one move in a node. Some readers play both, some only the first or the last, and their games part from here." "FF[4] 规定一个节点里只能有一手棋。有的软件两手都走，有的只走第一手或最后一手，以后的棋就不同了。"
            fix "Give each move a node of its own, with a `;` in front of it." "每手棋单独一个节点，前面写 `;`。"
            example "two_moves";
        BadResult "R101" Warning "bad-result" "A result that is not of the form that SGF defines." "结果的写法不符合 SGF。" { value: String }
            why "FF[4] prescribes the form of RE: B+R, W+3.5, B+T, B+F, 0 or Draw, Void, ?. A result in other words is lost to programs that count wins or learn from games." "FF[4] 规定了 RE 的写法：B+R、W+3.5、B+T、B+F、0 或 Draw、Void、?。写成别的样子，统计胜负、用棋谱训练的软件就读不到结果。"
            fix "Write the result in one of these forms, and what else is to be said into a comment." "按这些写法改，其他要说明的写进注释。"
            example "result_form";
        ResultKomi "R102" Warning "result-against-komi" "A margin that the komi does not allow." "胜负的差与贴目不符。" { points: f64, komi: f64 }
            why "What a board gives is whole points, so a margin has a half just where the komi has one. Here KM or RE is wrong, or the komi was agreed on and not written down." "棋盘上数出来的是整数，贴目有半目，胜负的差才有半目。这里 KM 或 RE 有一个不对，或者实际的贴目没有记下来。"
            fix "Look up both, and correct KM or RE." "查一下两者，改正 KM 或 RE。"
            example "result_komi";
        ResultMargin "R103" Error "result-too-large" "A margin that is larger than the board allows." "胜负的差超过棋盘所能有的。" { points: f64, most: f64 }
            why "Nobody can win by more than all points of the board, with komi and handicap. Most likely a decimal point is missing, or SZ is wrong." "胜负的差不会超过整个棋盘的点数加上贴目和让子。多半是漏了小数点，或者 SZ 写错了。"
            fix "Correct RE, or SZ." "改正 RE 或 SZ。"
            example "result_margin";
        ResultScore "R104" Error "result-against-score" "The result cannot be the score of the last position, whatever stones are dead." "无论哪些子是死子，最后的局面都不会是这个结果。" { least: f64, most: f64, is_marked: bool }
            why "After two passes the last position is counted. Some stones are alive for certain, some dead, and TB and TW may say the rest. Even if all others are taken to be dead or alive as suits RE best, RE cannot be right; by Tromp-Taylor rules the board counts as it stands. So RE, KM or the marks are wrong, or moves are missing." "双方各停一手以后要数最后的局面。有的棋一定活，有的一定死，其余的可以由 TB 和 TW 说明。即使其余的死活都按最合 RE 的算，RE 也不可能对；Tromp-Taylor 规则则直接数盘上的棋子。不是 RE、KM 或标记写错了，就是漏了着法。"
            fix "`gocheck score` shows how it counts. Correct RE, KM, TB and TW, add the missing moves, or write the rules of the game into RU." "用 gocheck score 看是怎么数的。改正 RE、KM、TB 和 TW，补上漏记的着法，或者在 RU 里写明对局的规则。"
            example "result_score";
        ResultEnd "R105" Warning "result-against-end" "The result does not fit how the game ended." "结果与对局结束的方式不符。" { loser: Color, loss: Loss }
            why "After two passes a game is counted; who resigns, loses on time or forfeits does so before. One of the two may be wrong, and with it what is told of how games end." "双方各停一手以后是数子；认输、超时、判负都在此之前。两者可能有一个不对，按终局方式做的统计也就不对。"
            fix "Correct RE, or delete passes that were not played." "改正 RE，或者删去没有下过的停一手。"
            example "result_resigned_after_passes";
    }

    /// Those of mends: what [`fix`](crate::record::fix) does to a record, and why it leaves one as it is.
    MENDS {
        ToUtf8 "W101" Note "utf-8" "The text is written in UTF-8." "改写成 UTF-8 编码。" { found: &'static str };
        SetEncoding "W102" Note "set-ca" "CA[UTF-8] is written." "写上 CA[UTF-8]。";
        SetVersion "W103" Note "set-ff" "The version of SGF is written, FF 4." "写上 FF[4]。";
        SetLayout "W104" Note "layout" "White space and the ends of lines are put in one form." "统一空白和换行。";
        SetEscapes "W105" Note "escapes" "Backslashes stand where they must." "反斜杠只写在必要之处。" { count: usize };
        SetName "W106" Note "set-name" "A name is written in capital letters." "属性名改成大写字母。" { found: String, now: String };
        SetValue "W107" Note "set-value" "A value is written in the form that SGF gives it." "值改成 SGF 规定的写法。" { name: String, found: String, now: String };
        SetPass "W108" Note "set-pass" "A pass is written []." "停一手写成 []。";
        SetPoints "W109" Note "set-points" "Points are written one by one, each once." "点逐个写出，各写一次。" { name: String, count: usize };
        CloseValue "W110" Note "close-value" "A missing `]` is written." "补上缺少的 `]`。";
        CloseGame "W111" Note "close-game" "Missing `)` are written at the end." "在末尾补上缺少的 `)`。" { missing: usize };
        SetSemicolon "W112" Note "set-semicolon" "A missing `;` is written." "补上缺少的 `;`。";
        DropClose "W113" Note "drop-close" "A `)` that closes nothing is taken out." "去掉多余的 `)`。";
        DropEmptyTree "W114" Note "drop-empty-variation" "A variation without a node is taken out." "去掉空的变化。";
        OpenVariation "W115" Note "open-variation" "What follows a variation is made one." "变化之后的节点写成另一个变化。";
        Join "W116" Note "join" "What is given twice is given once." "重复的属性合并。" { name: String };
        DropEmptyValue "W117" Note "drop-empty-value" "An empty number or colour is taken out." "去掉空的数字或颜色。" { name: String };
        PartSetup "W118" Note "part-setup" "Setup, PL and a move are put into nodes of their own." "摆子、PL 与着法分别写在各自的节点里。";
        PartMoves "W119" Note "part-moves" "Moves are put into nodes of their own." "每手棋写在各自的节点里。";
        DropImpossible "W120" Note "drop-impossible" "A move that cannot be played is taken out, with what follows it." "去掉无法落子的一手和它后面的一切。" { nodes: usize };
        TooLargeToFix "W201" Error "too-large-to-fix" "A file that is too large to be mended." "文件太大，无法修正。" { most: u64 };
        UnsureEncoding "W202" Error "unsure-encoding" "The encoding is not certain: the file is left as it is." "编码无法确定，文件保持原样。" { found: &'static str };
        NotUtf8Form "W203" Error "other-than-utf-8" "Only files in UTF-8 are put in form." "只整理 UTF-8 编码的文件。" { found: &'static str };
        Undecodable "W204" Error "undecodable" "Bytes that are no characters: the file is left as it is." "有些字节不是字符，文件保持原样。" { encoding: &'static str };
        Unsure "W205" Error "unsure" "It is damaged so that a mended record might say something else: the file is left as it is." "损坏得无法可靠修正，文件保持原样。";
    }

    /// Those of files and names, puzzles, answers, lines of a stream, and submissions.
    PUZZLES {
        NoFile "F101" Error "no-file" "A file that is not there." "没有这个文件。";
        NoMatch "F102" Error "no-match" "A pattern that no file matches." "没有文件符合通配符。";
        Folder "F103" Error "folder" "A folder where a file is expected." "应为文件，却是文件夹。";
        Unreadable "F104" Error "unreadable" "A file that cannot be read." "文件无法读取。" { cause: String };
        Unwritable "F105" Error "unwritable" "A picture that cannot be written." "图片无法写入。" { cause: String };
        NoPuzzles "F106" Error "no-puzzles" "A folder or an archive without puzzles." "文件夹或压缩包里没有题目。";
        NoRecords "F107" Error "no-records" "A folder or an archive without game records." "文件夹或压缩包里没有棋谱。";
        DamagedArchive "F108" Error "damaged-archive" "An archive of records that is damaged or not complete: what comes before the damage is checked." "棋谱压缩包损坏或不完整：损坏之前的部分照样检查。";
        LockedMember "F109" Error "locked-member" "A record in an archive that needs a password." "压缩包里的棋谱需要密码。";
        MemberMethod "F110" Error "member-method" "A record in a zip archive that is packed in a way that is not read." "zip 里棋谱的压缩方式读不了。";
        LargeMember "F111" Error "large-member" "A record in a tar archive that is too large to be held." "tar 里的棋谱太大。" { most: u64 };
        ArchiveInArchive "F112" Warning "archive-in-archive" "An archive in an archive, which is not opened." "压缩包里的压缩包没有打开。";
        BadSettings "F113" Error "bad-settings" "Settings in gocheck.toml that cannot be meant." "gocheck.toml 里的设置不对。" { cause: String };
        Packed "F114" Error "packed" "An archive or a compressed file where a single unpacked file is expected." "应为单个未打包的文件，却是压缩包。" { kind: ArchiveKind };
        ReadsAsAnswer "F201" Error "reads-as-answer" "A name that an answer file could not tell from an answer." "题目名写进答案文件会被当成答案。";
        NoQuestion "F202" Error "no-question" "A name that does not say what is asked." "从名字看不出问的是什么。" { name: String, problems: String };
        AnswerFile "F203" Error "answer-file" "An answer file among the puzzles." "题目当中混有答案文件。" { name: String };
        SameName "F204" Error "same-name" "A second puzzle of the same name." "两道题目重名。" { name: String, first: String };
        PictureName "F205" Error "picture-name" "A puzzle with the name of another one's picture." "题目名与另一道题的图片重名。" { other: String };
        AnswersTooLarge "A101" Error "answers-too-large" "A file too large for answers." "文件太大，不会是答案。" { most: usize };
        NoPuzzle "A102" Error "no-puzzle" "An answer without a puzzle's name." "答案前面没有题目名。";
        SecondAnswer "A103" Error "second-answer" "An answer that contradicts the one before it." "答案与前面的矛盾。" { name: String };
        AnsweredTwice "A104" Error "answered-twice" "A puzzle that is answered twice in a file." "一个文件里同一题答了两次。" { name: String, first: usize };
        AnsweredBefore "A105" Error "answered-before" "A puzzle that an earlier file of expected answers has." "同一题在前面的答案文件里已经有了。" { name: String, file: String };
        PointFields "A106" Error "point-fields" "A point that is not `row col`." "点不是 `row col`。" { found: usize };
        NotAnAnswer "A107" Error "not-an-answer" "Text in an answer that is neither True, False nor a point." "答案里有既不是 True、False 也不是点的内容。" { word: String };
        BadBracket "A108" Error "bad-bracket" "A bracket that has no other to go with it." "括号没有配对。" { bracket: char };
        TwoArrays "A109" Error "two-arrays" "All rows in one array and all columns in another." "所有的行在一个数组里，所有的列在另一个里。";
        NoTag "A110" Error "no-tag" "A problem without a tag, where there are several or none." "题目没有写 tag，而 tag 不止一个或一个也没有。" { number: String };
        NoKnownName "A111" Error "no-known-name" "A line that is neither a puzzle's name nor an answer, where only the form that is handed out is read." "只读规定的写法时，有一行既不是题目名也不是答案。" { text: String };
        NotStrict "A112" Error "not-strict" "Another form than the one that is handed out, where only that is read." "只读规定的写法时，用了别的写法。" { found: String, taken: String };
        StrictEncoding "A113" Error "strict-encoding" "Another encoding than UTF-8, where only the form that is handed out is read." "只读规定的写法时，文件不是 UTF-8 编码。" { found: &'static str };
        NameReadAs "A201" Note "name-read-as" "A name that is written in another way." "题目名用了别的写法。" { found: String, taken: String, more: usize };
        ReadAs "A202" Note "read-as" "An answer that is written in another way." "答案用了别的写法。" { name: Box<str>, found: Box<str>, taken: Box<str>, more: usize };
        PassedOver "A203" Note "passed-over" "A line that is neither a puzzle's name nor an answer." "有一行既不是题目名也不是答案。" { text: String, more: usize };
        AnsweredAgain "A204" Note "answered-again" "A puzzle that is answered twice, the same." "一题答了两次，内容相同。" { name: String, first: usize, more: usize };
        SlipSwapped "A301" Warning "swapped" "Rows and columns are swapped." "行和列写反了。";
        SlipFromOne "A302" Warning "from-one" "Rows and columns are counted from 1." "行和列从 1 数起了。";
        SlipSwappedFromOne "A303" Warning "swapped-from-one" "Rows and columns are swapped and counted from 1." "行和列写反了，而且从 1 数起了。";
        SlipOtherColor "A304" Warning "other-colour" "The answer for the other colour." "答的是另一方。" { color: Color };
        SlipSuicide "A305" Warning "suicide-as-legal" "Suicides are counted as legal." "把自杀当成了能落子的点。" { points: Vec<Point> };
        SlipCapture "A306" Warning "capture-as-suicide" "Captures are taken for suicides." "把提子当成了自杀。" { points: Vec<Point> };
        SlipTakesNothing "A307" Warning "takes-nothing" "Beside all captures, points that take nothing." "提子的点都对，另有提不到子的点。" { points: Vec<Point> };
        SlipOtherProblem "A308" Warning "other-problem" "The answer of another problem." "是另一题的答案。" { name: String };
        SlipOtherTag "A309" Warning "other-tag" "The answer of the same problem with another tag." "是另一个 tag 的同一题的答案。" { name: String };
        WrongKind "A310" Warning "wrong-kind" "Points where True or False is asked, or the other way round." "该答 True 或 False 却写了点，或者相反。" { is_value_asked: bool };
        WrongValue "A311" Warning "wrong-value" "True where False is right, or the other way round." "该答 False 却答了 True，或者相反。" { dead: Vec<Group> };
        NotGiven "A312" Warning "not-given" "An answer that was never given." "没有作答。" { close: Option<String> };
        NoPoints "A313" Warning "no-points" "An answer without a point, where there are some." "应有点，却一个也没写。" { missing: usize };
        Differs "A314" Warning "differs" "Points that are missing or too much." "有漏答或多答的点。" { right: usize, missing: usize, extra: usize };
        OffTheBoard "A315" Warning "off-the-board" "Points too much, of which some are off the board." "有多答的点，其中有的在棋盘外。" { right: usize, missing: usize, extra: usize, off: usize };
        NoAnswerFile "G101" Error "no-answer-file" "A folder without an answer file." "文件夹里没有答案文件。";
        AnsweredElsewhere "G102" Error "answered-elsewhere" "A puzzle that two of a student's files answer." "同一名学生的两个文件答了同一题。" { name: String };
        NoAnswers "G103" Error "no-answers" "A submission without an answer." "提交里没有答案。";
        NoSubmissions "G104" Error "no-submissions" "A folder without submissions." "文件夹里没有提交。";
        EmptyHandIn "G105" Error "empty-hand-in" "A submission with nothing in it." "提交里什么也没有。";
        OtherFiles "G106" Error "other-files" "A submission of files that answers cannot be read from." "提交的文件里读不出答案。" { files: Vec<OtherFile>, more: usize };
        UnopenedArchive "G107" Error "unopened-archive" "An archive of a kind that is not opened." "这种压缩包打不开。" { file: String, kind: ArchiveKind };
        BrokenArchive "G108" Error "broken-archive" "An archive that is damaged or not complete." "压缩包损坏或不完整。" { file: String };
        EncryptedArchive "G109" Error "encrypted-archive" "An archive with a password." "压缩包有密码。" { file: String };
        LargeArchive "G110" Error "large-archive" "An archive or a folder with too much in it." "压缩包或文件夹太大。" { file: String, files: usize, bytes: u64, folders: usize };
        NestedArchive "G111" Error "nested-archive" "An archive within an archive within an archive." "压缩包套了太多层。" { file: String };
        PackingMethod "G112" Error "packing-method" "A zip archive that is packed in a way that is not read." "zip 的压缩方式读不了。" { file: String };
        SeveralTexts "G113" Error "several-texts" "Several texts, none with an answer file's name." "有几个文本文件，都不是答案文件的名字。" { files: Vec<String> };
        Chosen "G114" Note "chosen-file" "Of several answer files, some are read and some are not." "有几个答案文件，读了其中一些。" { chosen: Vec<String>, passed_over: Vec<String> };
        LoneText "G115" Note "lone-text" "The only text of a submission is read, whatever its name." "只有一个文本文件，不管名字都读它。" { file: String };
        LeftUnopened "G116" Warning "left-unopened" "Archives beside the answers could not be opened." "答案旁边的压缩包打不开。" { files: Vec<String> };
        SameStudent "G117" Warning "same-student" "Several submissions are named alike." "有几份提交同名。" { others: Vec<String> };
        RosterKind "G201" Error "roster-kind" "A roster that is not CSV." "名单不是 CSV。" { kind: FileKind };
        EmptyRoster "G202" Error "empty-roster" "A roster without a student." "名单里没有学生。";
        RosterFields "G203" Error "roster-fields" "A line of a roster with more fields than columns." "名单的一行比表格的列多。" { found: usize, columns: usize };
        RosterNobody "G204" Error "roster-nobody" "A line of a roster with neither an id nor a name." "名单的一行既没有学号也没有姓名。";
        RosterTwice "G205" Error "roster-twice" "A student who stands twice in a roster." "名单里有一名学生写了两次。" { student: String, first: usize };
        RosterQuote "G206" Error "roster-quote" "A quotation mark in a roster that is not closed on its line." "名单里有引号没有配对。";
        NotHandedIn "G207" Error "not-handed-in" "A student of the roster without a submission." "名单里的学生没有提交。";
        NotInRoster "G208" Warning "not-in-roster" "A submission without a student of the roster." "提交的人不在名单里。";
        SeveralStudents "G209" Warning "several-students" "A submission whose name fits several students." "一份提交的名字符合几名学生。" { taken: String, others: Vec<String> };
        SeveralHandIns "G210" Warning "several-hand-ins" "A further submission of the same student." "同一名学生的另一份提交。" { student: String, taken: String };
    }
}
