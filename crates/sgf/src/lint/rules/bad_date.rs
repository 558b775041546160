use super::super::checked_property::CheckedProperty;
use crate::date::impossible_date;
use crate::{Place, PropertyName};
use gocheck_text::rule;

rule! {
    BadDate { date: String } = Warning "P116" "bad-date";
    title "A date that does not exist." "日历上没有的日期。";
    message "DT: {date} is not a valid date" "DT：{date} 不是有效的日期";
    why "DT is year, month and day, as in 2016-01-31. Programs that sort by date refuse a date that does not exist, or put the record in the wrong place; most often month and day are swapped."
        "DT 写成年月日，如 2016-01-31。日历上没有的日子会让按日期排序的软件拒绝棋谱或排错位置；多半是月和日写反了。";
    fix "Write the date as YYYY-MM-DD, or only the known part of it: YYYY-MM, YYYY."
        "写成 YYYY-MM-DD，或者只写知道的部分：YYYY-MM、YYYY。";
    example "date_impossible";
}

impl BadDate {
    pub(super) fn check(checked: &CheckedProperty<'_>) -> Option<(Place, Self)> {
        if checked.name != PropertyName::new("DT") {
            return None;
        }
        let date = impossible_date(&checked.text)?.to_owned();
        Some((checked.value.place, Self { date }))
    }
}
