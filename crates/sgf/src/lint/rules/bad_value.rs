use super::super::checked_property::CheckedProperty;
use crate::property::ValueForm;
use crate::value::shown;
use crate::{Place, PropertyName};
use gocheck_text::rule;

rule! {
    BadValue { name: String, value: String, expected: ValueForm } = Error "P104" "bad-value";
    title "A value that is not of the property's type." "值的类型与属性不符。";
    message "{name}[{value}]: expected {expected}" "{name}[{value}]：应为{expected}";
    why "FF[4] gives each property a type. A number has a decimal point, no comma and no unit: KM[6.5]. Programs read anything else as 0 or refuse it, so komi, handicap or times are wrong."
        "FF[4] 为每个属性规定了类型。数字用小数点，不用逗号，也不写单位：KM[6.5]。写成别的样子，软件会当作 0 或者不读，贴目、让子或用时就错了。";
    fix "Write the value in the form that the message names; `gocheck fix` does this for a comma, and moves words in the root to GC."
        "按提示里的形式改写；小数点写成逗号的，`gocheck fix` 会改好，根节点里的文字会移到 GC。";
    example "bad_value";
}

impl BadValue {
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        let name = checked.name;
        // Old versions have other forms for many of these.
        let has_form =
            checked.info.version >= 3 || [PropertyName::new("HA"), PropertyName::new("KM")].contains(&name);
        // Programs write an empty value if it is unknown.
        if !has_form || checked.text.is_empty() {
            return None;
        }
        let expected = checked.definition.kind.fault(&checked.text)?;
        let found = Self { name: name.to_string(), value: shown(&checked.text), expected };
        Some((checked.value.place, found))
    }
}
