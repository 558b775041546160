//! Shared options that choose a line of a record, in Chinese.

pub(super) const GAME: &str = "文件里有多局时，取第几局，从 1 开始 [默认：第一局，并说明]";
pub(super) const PATH: &str = "一个变化：34/2 是第 34 手之后的第二个变化，34/2,36/3 再取其第 36 手之后的第三个；\n\
                    也可照抄 lint 的写法：\"variation 2 after move 34\" [默认：主线]";
