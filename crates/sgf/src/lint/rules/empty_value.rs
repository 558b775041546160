use super::super::checked_property::CheckedProperty;
use crate::Place;
use gocheck_text::rule;

rule! {
    EmptyValue { name: String } = Note "P114" "empty-value";
    title "An empty number or color." "数字或颜色是空的。";
    message "{name}[] is empty: leave {name} out" "{name}[] 是空的，可以不写";
    why "`KM[]` is worse than no KM at all: some programs read it as 0, others refuse the file. Programs write it if a field of a form was left empty."
        "`KM[]` 还不如没有 KM：有的软件当作 0，有的拒绝打开。软件在表单没有填的时候会这样写。";
    fix "Delete the property, or fill in the value; `gocheck fix` deletes it."
        "删去这个属性，或者填上值；`gocheck fix` 会删去它。";
    example "empty_number";
}

impl EmptyValue {
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        let is_found = checked.text.is_empty() && checked.definition.kind.is_empty_idle();
        is_found.then(|| (checked.value.place, Self { name: checked.name.to_string() }))
    }
}
