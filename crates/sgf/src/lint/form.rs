//! Checks names and values of properties.

use super::super::date::impossible_date;
use super::super::property::{ValueForm, ValueKind, definition, list_may_be_empty};
use super::super::syntax::SyntaxMessage;
use super::super::value::{AreaError, area, number, real, shown};
use super::super::{Node, Property, PropertyName, Server};
use super::findings::{Findings, Site};
use gocheck_board::{Color, Size};
use gocheck_text::codes;
use gocheck_text::phrase;

codes! {
    /// Messages about properties and their values.
    pub enum PropertyMessage, PropertyCode {
        TwiceInNode { name: String } = Warning "P102" "property-twice" {
            title "The same property twice in a node." "同一个节点里有两个相同的属性。";
            message "{name} occurs twice in a node" "{name} 在同一个节点里出现两次";
            why
                "FF[4] allows a property only once in a node. Some programs keep the first one, some the last one and some both."
                "FF[4] 规定一个节点里同一属性只能有一个。有的软件取第一个，有的取最后一个，有的都取。";
            fix "Merge them into one property; `gocheck fix` does this." "合成一个属性，`gocheck fix` 可以合并。";
            example "property_twice";
        }
        SeveralValues { name: String, count: usize } = Warning "P103" "several-values" {
            title "Several values where only one is allowed." "只能有一个值的地方有多个值。";
            message "{name} has {count} values; only the first counts" "{name} 有 {count} 个值，只取第一个";
            why
                "In FF[4] this property has a single value; only lists, such as AB and TR, have several. Readers take the first or the last, or refuse the file."
                "FF[4] 规定这个属性只有一个值，只有 AB、TR 这样的列表才能有多个。有的软件取第一个，有的取最后一个，有的拒绝打开。";
            fix "Keep the right value, and delete the others." "留下正确的值，删去其余的。";
            example "several_values";
        }
        BadValue { name: String, value: String, expected: ValueForm } = Error "P104" "bad-value" {
            title "A value that is not of the property's type." "值的类型与属性不符。";
            message "{name}[{value}]: expected {expected}" "{name}[{value}]：应为{expected}";
            why
                "FF[4] gives each property a type. A number has a decimal point, no comma and no unit: KM[6.5]. Programs read anything else as 0 or refuse it, so komi, handicap or times are wrong."
                "FF[4] 为每个属性规定了类型。数字用小数点，不用逗号，也不写单位：KM[6.5]。写成别的样子，软件会当作 0 或者不读，贴目、让子或用时就错了。";
            fix "Write the value in the form that the message names." "按提示里的形式改写。";
            example "bad_value";
        }
        BadPoint { of: PointOf, value: String } = Error "P105" "bad-point" {
            title "A value that is not a point." "值不是坐标。";
            message both {
                match of {
                    PointOf::Mark(name) => phrase!(
                        "{name}[{value}]: expected a point such as pd", "{name}[{value}]：应为坐标，例如 pd"
                    ),
                    PointOf::Setup(name) => phrase!(
                        "{name}[{value}]: expected a point such as pd, or aa:cc",
                        "{name}[{value}]：应为坐标，例如 pd 或 aa:cc"
                    ),
                    PointOf::Move(color) => phrase!(
                        "{color} [{value}]: expected a point such as pd, or nothing for a pass",
                        "{color} [{value}]：应为坐标，例如 pd；停一手则留空",
                        color = color
                    ),
                }
            };
            why
                "A point is two letters, first the column and then the row, counted from the upper left corner: aa, pd. Names such as E5 are for people; a move written that way is lost."
                "坐标是两个字母，先列后行，从左上角数起：aa、pd。E5 这样的写法是给人看的，这样写的着法会丢失。";
            fix
                "Write the point as two letters, ee for E5 on a 9x9 board; an empty value is a pass."
                "写成两个字母，例如 9x9 棋盘上的 E5 写成 ee；停一手写空值。";
            example "bad_point";
        }
        NotInRoot { name: String } = Warning "P106" "not-in-root" {
            title "A root property in another node." "根节点的属性写在了别的节点里。";
            message "{name} belongs in the first node of a game" "{name} 应当写在一局棋的第一个节点里";
            why
                "Properties such as SZ, FF and CA apply to a whole game, and FF[4] allows them only in its first node. Elsewhere, readers ignore them or change the board in the middle of the game."
                "SZ、FF、CA 这样的属性管整局棋，FF[4] 规定只能写在第一个节点里。写在别处，有的软件略过，有的会在中途换掉棋盘。";
            fix
                "Move the property to the first node of the game, or delete it."
                "移到这局棋的第一个节点，或者删去。";
            example "not_in_root";
        }
        UnknownProperty { name: String } = Note "P107" "unknown-property" {
            title "A property that SGF does not define." "不是 SGF 定义的属性。";
            message "{name} is not a property of SGF" "{name} 不是 SGF 的属性";
            why
                "FF[4] lets programs define their own properties, which other programs should keep but cannot understand. The name may also be misspelled."
                "FF[4] 允许软件自定属性，别的软件应当保留它们，但不知道是什么意思。也可能是属性名写错了。";
            fix
                "Correct the name if it is misspelled; otherwise it may stay."
                "写错的改过来，不是写错的可以保留。";
            example "unknown_property";
        }
        BadRectangle { name: String, value: String } = Warning "P112" "bad-rectangle" {
            title "A rectangle of points with swapped corners." "矩形的两个角写反了。";
            message
                "{name}[{value}]: expected a rectangle from its upper left corner to its lower right one"
                "{name}[{value}]：矩形应当从左上角写到右下角";
            why
                "In FF[4], a rectangle of points goes from its upper left corner to its lower right one. If the corners are swapped, some readers see all of the points and some none."
                "FF[4] 规定矩形从左上角写到右下角。写反了，有的软件照样读出所有的点，有的一个也读不到。";
            fix
                "Write the upper left corner first: AB[bb:cc] instead of AB[cc:bb]."
                "先写左上角，例如 AB[cc:bb] 写成 AB[bb:cc]。";
            example "turned_rectangle";
        }
        MarkupOff { name: String, value: String, size: Size } = Warning "P113" "markup-off-board" {
            title "A mark off the board." "标记不在棋盘上。";
            message "{name}[{value}] is off the {size} board" "{name}[{value}] 不在 {size} 的棋盘上";
            why
                "The mark is on a point that the board does not have. Readers drop it or fail; often SZ is wrong."
                "标记所在的点棋盘上没有。软件会略过它，或者出错；也常常是 SZ 写错了。";
            fix "Correct the point or SZ, or delete the mark." "改正坐标或 SZ，或者删去标记。";
            example "mark_off";
        }
        EmptyValue { name: String } = Note "P114" "empty-value" {
            title "An empty number or color." "数字或颜色是空的。";
            message "{name}[] is empty: leave {name} out" "{name}[] 是空的，可以不写";
            why
                "`KM[]` is worse than no KM at all: some programs read it as 0, others refuse the file. Programs write it if a field of a form was left empty."
                "`KM[]` 还不如没有 KM：有的软件当作 0，有的拒绝打开。软件在表单没有填的时候会这样写。";
            fix
                "Delete the property, or fill in the value; `gocheck fix` deletes it."
                "删去这个属性，或者填上值；`gocheck fix` 会删去它。";
            example "empty_number";
        }
        HugeKomi { value: String, meant: Option<f64> } = Warning "P115" "huge-komi" {
            title
                "An impossible komi; some programs write it in hundredths."
                "没有这么大的贴目；有的程序以百分之一为单位。";
            message both {
                match meant {
                    Some(meant) => phrase!(
                        "KM[{value}] is not a possible komi; it probably means {meant}",
                        "KM[{value}] 不可能是贴目，多半是 {meant} 目"
                    ),
                    None => phrase!(
                        "KM[{value}] is not a possible komi; some programs write hundredths of a point or of a stone: 7.5 as 750 or 375",
                        "KM[{value}] 不可能是贴目；有的程序以百分之一目或百分之一子为单位，把 7.5 目写成 750 或 375"
                    ),
                }
            };
            why
                "A komi above 100 decides every game. Servers that count in hundredths of a stone write 375 for three and three quarters, which is a komi of 7.5; read as points, it makes every result wrong."
                "超过 100 的贴目决定任何一局棋。有的网站以百分之一子为单位，把三又四分之三子（即贴 7.5 目）写成 375；当作目数读，所有结果都不对。";
            fix
                "Write the komi in points: 7.5 for 375 and for 750. 350 may mean 3.5 points or 7, except on Fox, which counts as RU says."
                "用目数写贴目：375 和 750 都写成 7.5。350 可能是 3.5 目，也可能是 7 目；野狐按 RU 的规则计算。";
            example "komi_in_hundredths";
        }
        BadDate { date: String } = Warning "P116" "bad-date" {
            title "A date that does not exist." "日历上没有的日期。";
            message "DT: {date} is not a valid date" "DT：{date} 不是有效的日期";
            why
                "DT is year, month and day, as in 2016-01-31. Programs that sort by date refuse a date that does not exist, or put the record in the wrong place; most often month and day are swapped."
                "DT 写成年月日，如 2016-01-31。日历上没有的日子会让按日期排序的软件拒绝棋谱或排错位置；多半是月和日写反了。";
            fix
                "Write the date as YYYY-MM-DD, or only the known part of it: YYYY-MM, YYYY."
                "写成 YYYY-MM-DD，或者只写知道的部分：YYYY-MM、YYYY。";
            example "date_impossible";
        }
        SmallHandicap { value: String } = Warning "P117" "small-handicap" {
            title "A handicap of one stone, or a negative one." "让一子，或者少于零子。";
            message
                "HA[{value}]: expected 2 stones or more; leave HA out of a game without handicap"
                "HA[{value}]：让子至少是 2 子；没有让子就不写 HA";
            why
                "In FF[4], HA is the number of stones that Black places before White's first move, 2 or more. A handicap of one means only that Black moves first and that there is little or no komi, but some programs let White move first."
                "FF[4] 规定 HA 是白方下第一手之前黑方摆的子数，至少是 2。让一子只是黑方先下，贴目很少或者没有，而有的软件会当作白方先下。";
            fix
                "Delete HA, and write the komi of the game in KM, such as KM[0.5]."
                "删去 HA，把这局棋的贴目写进 KM，例如 KM[0.5]。";
            example "handicap_of_one";
        }
        EmptyList { name: String } = Warning "P118" "empty-list" {
            title "An empty value in a list of points." "坐标列表里有空的值。";
            message "{name}[]: expected at least one point" "{name}[]：至少应有一个坐标";
            why
                "In FF[4], lists such as AB and TR have at least one point; only DD, VW, TB and TW may be empty. Some programs refuse the file, others lose the move that follows."
                "FF[4] 规定 AB、TR 这样的列表至少有一个坐标，只有 DD、VW、TB、TW 可以是空的。有的软件拒绝打开，有的会丢掉后面的一手。";
            fix "Delete the empty value; `gocheck fix` does this." "删去空的值，`gocheck fix` 会删去它。";
            example "empty_list";
        }
    }
}

/// The purpose of an invalid point.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointOf {
    /// A mark of the property with this name.
    Mark(String),
    /// A setup of the property with this name.
    Setup(String),
    /// A move of this colour.
    Move(Color),
}

impl Findings<'_> {
    /// Checks properties other than moves and setups.
    pub(super) fn check_form(&mut self, site: Site<'_>, node: &Node, is_root: bool) {
        self.check_twice(site, node);
        for property in node.properties() {
            self.check_property(site.at(property.place()), &property, is_root);
        }
    }

    fn check_property(&mut self, site: Site<'_>, property: &Property<'_>, is_root: bool) {
        let name = property.name();
        let version = site.replayer.info().version;
        if property.has_lower_case() && version >= 4 {
            self.add(site, SyntaxMessage::BadName { name: Some(name.to_string()) });
        }
        let Some(definition) = definition(name) else {
            return self.add(site, PropertyMessage::UnknownProperty { name: name.to_string() });
        };
        if definition.is_root && !is_root {
            self.add(site, PropertyMessage::NotInRoot { name: name.to_string() });
        }
        if definition.is_single && property.len() > 1 {
            self.add(site, PropertyMessage::SeveralValues { name: name.to_string(), count: property.len() });
        }
        self.check_sense(site.at(property.value().place), property, definition.kind);
        self.check_empty_list(site, property);
        match definition.kind {
            ValueKind::Text => {}
            ValueKind::Marks => self.check_marks(site, property),
            // Old versions have other forms for many of these.
            _ if version < 3 && ![PropertyName::new("HA"), PropertyName::new("KM")].contains(&name) => {}
            kind => {
                let value = property.value();
                let text = value.text();
                // Programs write an empty value if it is unknown.
                if let Some(expected) = kind.fault(&text).filter(|_| !text.is_empty()) {
                    let (name, text) = (name.to_string(), shown(&text));
                    self.add(site.at(value.place), PropertyMessage::BadValue { name, value: text, expected });
                }
            }
        }
    }

    /// Checks the content of a value, in any version.
    fn check_sense(&mut self, site: Site<'_>, property: &Property<'_>, kind: ValueKind) {
        let name = property.name();
        let value = property.value();
        let text = value.text();
        if text.is_empty() {
            if kind.is_empty_idle() {
                self.add(site, PropertyMessage::EmptyValue { name: name.to_string() });
            }
        } else if name == PropertyName::new("KM") {
            let info = site.replayer.info();
            if real(&text).is_some_and(|komi| info.is_huge_komi(komi)) {
                let meant = info.meant_komi();
                self.add(site, PropertyMessage::HugeKomi { value: shown(&text), meant });
            }
        } else if name == PropertyName::new("HA") {
            // Programs write 0 where there is none.
            if number(&text).is_some_and(|stones| stones < 0 || stones == 1) {
                self.add(site, PropertyMessage::SmallHandicap { value: shown(&text) });
            }
        } else if name == PropertyName::new("DT")
            && let Some(date) = impossible_date(&text)
        {
            self.add(site, PropertyMessage::BadDate { date: date.to_owned() });
        }
    }

    /// Reports the first empty value of a list, unless the list may be empty and has no other value.
    fn check_empty_list(&mut self, site: Site<'_>, property: &Property<'_>) {
        let name = property.name();
        let first = property.values().find(|value| value.bytes.trim_ascii().is_empty());
        let Some(value) = first else { return };
        if list_may_be_empty(name).is_some_and(|may_be_empty| property.len() > 1 || !may_be_empty) {
            self.add(site.at(value.place), PropertyMessage::EmptyList { name: name.to_string() });
        }
    }

    /// Checks marks; empty values have a code of their own.
    fn check_marks(&mut self, site: Site<'_>, property: &Property<'_>) {
        let name = property.name();
        let Some(size) = site.replayer.info().size else { return };
        let has_rest = ["LB", "AR", "LN"].into_iter().any(|other| PropertyName::new(other) == name);
        for value in property.values() {
            let end = value.bytes.iter().position(|&byte| byte == b':').filter(|_| has_rest);
            let found = area(&value.bytes[..end.unwrap_or(value.bytes.len())], size);
            if found.is_ok_and(|area| !area.is_turned) {
                continue;
            }
            let (name, text) = (name.to_string(), shown(&value.text()));
            let message = match found {
                Ok(_) => PropertyMessage::BadRectangle { name, value: text },
                Err(AreaError::Malformed) if text.is_empty() => continue,
                Err(AreaError::Off) => PropertyMessage::MarkupOff { name, value: text, size },
                Err(AreaError::Malformed) => {
                    PropertyMessage::BadPoint { of: PointOf::Mark(name), value: text }
                }
            };
            self.add(site.at(value.place), message);
        }
    }

    /// Reports each name that occurs twice, once per node.
    fn check_twice(&mut self, site: Site<'_>, node: &Node) {
        let mut names = std::mem::take(&mut self.names);
        names.clear();
        names.extend(node.properties().map(|property| property.name()));
        names.sort_unstable();
        let mut reported = None;
        // Fox names its own program and another one, and both are read.
        let is_of_fox =
            |name| name == PropertyName::new("AP") && site.replayer.info().server == Some(Server::Fox);
        for pair in names.windows(2) {
            // Two moves have a code of their own.
            if pair[0] != pair[1] || pair[0].is_move() || reported == Some(pair[0]) || is_of_fox(pair[0]) {
                continue;
            }
            // A node may have thousands of names.
            if !self.wants(PropertyCode::TwiceInNode) {
                break;
            }
            reported = Some(pair[0]);
            if let Some(second) = node.properties().filter(|property| property.name() == pair[0]).nth(1) {
                let message = PropertyMessage::TwiceInNode { name: pair[0].to_string() };
                self.add(site.at(second.place()), message);
            }
        }
        self.names = names;
    }
}
