use super::super::checked_property::CheckedProperty;
use crate::Place;
use gocheck_text::rule;

rule! {
    SeveralValues { name: String, count: usize } = Warning "P103" "several-values";
    title "Several values where only one is allowed." "只能有一个值的地方有多个值。";
    message "{name} has {count} values; only the first counts" "{name} 有 {count} 个值，只取第一个";
    why "In FF[4] this property has a single value; only lists, such as AB and TR, have several. Readers take the first or the last, or refuse the file."
        "FF[4] 规定这个属性只有一个值，只有 AB、TR 这样的列表才能有多个。有的软件取第一个，有的取最后一个，有的拒绝打开。";
    fix "Keep the right value, and delete the others." "留下正确的值，删去其余的。";
    example "several_values";
}

impl SeveralValues {
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        let count = checked.property.len();
        let is_found = checked.definition.is_single && count > 1;
        is_found.then(|| (checked.property.place(), Self { name: checked.name.to_string(), count }))
    }
}
