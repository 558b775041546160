//! The properties that SGF defines, and the types of their values.

use super::PropertyName;
use super::value::{color, number, real};
use gocheck_text::{InLanguage, Language};
use std::borrow::Cow;

/// The type of a property's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Points with marks; some have a second point or a text after a colon.
    Marks,
    /// A whole number.
    Number,
    /// A number.
    Real,
    /// 1 or 2.
    Double,
    /// B or W.
    Color,
    /// Any text, or values that are checked elsewhere.
    Text,
}

/// The expected type of a value, for messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueForm {
    /// A whole number.
    WholeNumber,
    /// A number, possibly with a fraction.
    Number,
    /// 1 or 2.
    Double,
    /// B or W.
    Color,
}

impl InLanguage for ValueForm {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::WholeNumber => language.pick("a whole number", "整数"),
            Self::Number => language.pick("a number such as 6.5", "数字，例如 6.5"),
            Self::Double => language.pick("1 or 2", " 1 或 2"),
            Self::Color => language.pick("B or W", " B 或 W"),
        }
        .into()
    }
}

/// A property that SGF defines.
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    /// The type of its values.
    pub kind: ValueKind,
    /// True if it is only allowed in the root.
    pub is_root: bool,
    /// True if it has only one value.
    pub is_single: bool,
}

/// Names with their common properties. The old ones are from FF[1] to FF[3]; their values are not checked.
const TABLE: &[(&[&str], Definition)] = &[
    (&["FF", "GM", "ST"], define(ValueKind::Number, true, true)),
    (&["AP", "CA", "SZ"], define(ValueKind::Text, true, true)),
    (&["B", "W", "KO", "DO", "IT"], define(ValueKind::Text, false, true)),
    (&["AB", "AW", "AE"], define(ValueKind::Text, false, false)),
    (&["PL"], define(ValueKind::Color, false, true)),
    (&["HA", "MN", "PM", "OB", "OW"], define(ValueKind::Number, false, true)),
    (&["KM", "TM", "V", "BL", "WL"], define(ValueKind::Real, false, true)),
    (&["DM", "GB", "GW", "HO", "UC", "BM", "TE"], define(ValueKind::Double, false, true)),
    (
        &["CR", "MA", "SL", "SQ", "TR", "DD", "VW", "TB", "TW", "LB", "AR", "LN"],
        define(ValueKind::Marks, false, false),
    ),
    (
        &[
            "AN", "BR", "BT", "C", "CP", "DT", "EV", "FG", "GC", "GN", "N", "ON", "OT", "PB", "PC", "PW",
            "RE", "RO", "RU", "SO", "US", "WR", "WT",
        ],
        define(ValueKind::Text, false, true),
    ),
    (
        &[
            "AS", "BS", "CH", "EL", "EX", "ID", "IP", "IY", "KI", "L", "LT", "M", "MU", "OM", "OP", "OV",
            "RG", "SC", "SE", "SI", "SU", "TC", "TS", "WS",
        ],
        define(ValueKind::Text, false, false),
    ),
];

const fn define(kind: ValueKind, is_root: bool, is_single: bool) -> Definition {
    Definition { kind, is_root, is_single }
}

/// The definitions by the numbers of the names, all of which have one or two letters.
static DEFINITIONS: [Option<Definition>; PropertyName::SHORT] = {
    let mut definitions = [None; PropertyName::SHORT];
    let mut row = 0;
    while row < TABLE.len() {
        let (names, definition) = TABLE[row];
        let mut at = 0;
        while at < names.len() {
            if let Some(number) = PropertyName::new(names[at]).short() {
                definitions[number] = Some(definition);
            }
            at += 1;
        }
        row += 1;
    }
    definitions
};

/// The definition of a name; `None` if SGF does not define it.
#[must_use]
#[inline]
pub fn definition(name: PropertyName) -> Option<Definition> {
    DEFINITIONS[name.short()?]
}

/// Returns true if a list of points may be empty; `None` if the property is not a list of points.
#[must_use]
pub fn list_may_be_empty(name: PropertyName) -> Option<bool> {
    const ELISTS: [&str; 4] = ["DD", "VW", "TB", "TW"];
    let is_list = name.is_stones() && !name.is_move()
        || definition(name).is_some_and(|definition| definition.kind == ValueKind::Marks);
    is_list.then(|| ELISTS.into_iter().any(|list| PropertyName::new(list) == name))
}

impl ValueKind {
    /// Returns true if an empty value is meaningless.
    #[must_use]
    pub const fn is_empty_idle(self) -> bool {
        matches!(self, Self::Number | Self::Real | Self::Color)
    }

    /// The expected type of an invalid value; `None` if the value is valid.
    #[must_use]
    pub fn fault(self, text: &str) -> Option<ValueForm> {
        match self {
            Self::Number if number(text).is_none() => Some(ValueForm::WholeNumber),
            Self::Real if real(text).is_none() => Some(ValueForm::Number),
            Self::Double if !["1", "2"].contains(&text.trim()) => Some(ValueForm::Double),
            Self::Color if color(text).is_none() => Some(ValueForm::Color),
            _ => None,
        }
    }
}
