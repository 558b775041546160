use super::super::checked_property::CheckedProperty;
use crate::Place;
use gocheck_text::rule;

rule! {
    NotInRoot { name: String } = Warning "P106" "not-in-root";
    title "A root property in another node." "根节点的属性写在了别的节点里。";
    message "{name} belongs in the first node of a game" "{name} 应当写在一局棋的第一个节点里";
    why "Properties such as SZ, FF and CA apply to a whole game, and FF[4] allows them only in its first node. Elsewhere, readers ignore them or change the board in the middle of the game."
        "SZ、FF、CA 这样的属性管整局棋，FF[4] 规定只能写在第一个节点里。写在别处，有的软件略过，有的会在中途换掉棋盘。";
    fix "Move the property to the first node of the game, or delete it." "移到这局棋的第一个节点，或者删去。";
    example "not_in_root";
}

impl NotInRoot {
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        let is_found = checked.definition.is_root && !checked.is_root;
        is_found.then(|| (checked.property.place(), Self { name: checked.name.to_string() }))
    }
}
