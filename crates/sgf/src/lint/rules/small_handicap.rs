use super::super::checked_property::CheckedProperty;
use crate::value::{number, shown};
use crate::{Place, PropertyName};
use gocheck_text::rule;

rule! {
    SmallHandicap { value: String } = Warning "P117" "small-handicap";
    title "A handicap of one stone, or a negative one." "让一子，或者少于零子。";
    message
        "HA[{value}]: expected 2 stones or more; leave HA out of a game without handicap"
        "HA[{value}]：让子至少是 2 子；没有让子就不写 HA";
    why "In FF[4], HA is the number of stones that Black places before White's first move, 2 or more. A handicap of one means only that Black moves first and that there is little or no komi, but some programs let White move first."
        "FF[4] 规定 HA 是白方下第一手之前黑方摆的子数，至少是 2。让一子只是黑方先下，贴目很少或者没有，而有的软件会当作白方先下。";
    fix "Delete HA, and write the komi of the game in KM, such as KM[0.5]."
        "删去 HA，把这局棋的贴目写进 KM，例如 KM[0.5]。";
    example "handicap_of_one";
}

impl SmallHandicap {
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        if checked.name != PropertyName::new("HA") {
            return None;
        }
        // Programs write 0 where there is none.
        let is_small = number(&checked.text).is_some_and(|stones| stones < 0 || stones == 1);
        is_small.then(|| (checked.value.place, Self { value: shown(&checked.text) }))
    }
}
