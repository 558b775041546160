use super::super::checked_property::CheckedProperty;
use crate::Place;
use crate::property::list_may_be_empty;
use gocheck_text::rule;

rule! {
    EmptyList { name: String } = Warning "P118" "empty-list";
    title "An empty value in a list of points." "坐标列表里有空的值。";
    message "{name}[]: expected at least one point" "{name}[]：至少应有一个坐标";
    why "In FF[4], lists such as AB and TR have at least one point; only DD, VW, TB and TW may be empty. Some programs refuse the file, others lose the move that follows."
        "FF[4] 规定 AB、TR 这样的列表至少有一个坐标，只有 DD、VW、TB、TW 可以是空的。有的软件拒绝打开，有的会丢掉后面的一手。";
    fix "Delete the empty value; `gocheck fix` does this." "删去空的值，`gocheck fix` 会删去它。";
    example "empty_list";
}

impl EmptyList {
    /// Finds the first empty value of a list, unless the list may be empty and has no other value.
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        let value = checked.property.values().find(|value| value.bytes.trim_ascii().is_empty())?;
        let may_be_empty = list_may_be_empty(checked.name)?;
        let is_found = checked.property.len() > 1 || !may_be_empty;
        is_found.then(|| (value.place, Self { name: checked.name.to_string() }))
    }
}
