use super::super::checked_property::CheckedProperty;
use crate::value::{real, shown};
use crate::{Place, PropertyName};
use gocheck_text::{phrase, rule};

rule! {
    HugeKomi { value: String, meant: Option<f64> } = Warning "P115" "huge-komi";
    title "An impossible komi; some programs write it in hundredths." "没有这么大的贴目；有的程序以百分之一为单位。";
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
    why "A komi above 100 decides every game. Servers that count in hundredths of a stone write 375 for three and three quarters, which is a komi of 7.5; read as points, it makes every result wrong."
        "超过 100 的贴目决定任何一局棋。有的网站以百分之一子为单位，把三又四分之三子（即贴 7.5 目）写成 375；当作目数读，所有结果都不对。";
    fix "Write the komi in points: 7.5 for 375 and for 750. 350 may mean 3.5 points or 7, except on Fox, which counts as RU says. `gocheck fix` does this if there is only one meaning."
        "用目数写贴目：375 和 750 都写成 7.5。350 可能是 3.5 目，也可能是 7 目；野狐按 RU 的规则计算。只有一种可能时，`gocheck fix` 会这样改。";
    example "komi_in_hundredths";
}

impl HugeKomi {
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        if checked.name != PropertyName::new("KM") {
            return None;
        }
        let komi = real(&checked.text)?;
        let found = || Self { value: shown(&checked.text), meant: checked.info.meant_komi() };
        checked.info.is_huge_komi(komi).then(|| (checked.value.place, found()))
    }
}
