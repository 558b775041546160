//! Results in the words of the servers.

use crate::result::sgf_result;
use crate::result_words::understood_result;

/// The result in a text such as `White wins by resign!`, `흑 1.5집 승` or `黒2目半勝ち`, as RE; a text without a known result is
/// kept, and empty if the game is not over.
pub(super) fn result(text: &str) -> String {
    const UNFINISHED: [&str; 4] = ["Progressing", "对局中", "對局中", "대국중"];
    let (result, scores) = text.split_once(">>").unwrap_or((text, ""));
    // With the scores of both players, 子 are points, and the winner stands alone: 白棋12子 >> 白方(94):黑方(82).
    let by_scores = || {
        let result = result.trim_end().replace('子', "目");
        understood_result(&result).or_else(|| understood_result(&(result + "胜")))
    };
    let found = if scores.is_empty() { understood_result(result) } else { by_scores() };
    match found {
        Some(found) => sgf_result(found),
        None if UNFINISHED.iter().any(|word| text.contains(word)) => String::new(),
        None => text.trim().to_owned(),
    }
}

/// The result in a message of a relayed game, such as `黑中盘胜(现场消息)[EndTxt]`, if it is one.
pub(super) fn result_in_message(text: &str) -> Option<String> {
    let result = text.split(['(', '[']).next()?;
    understood_result(result).map(sgf_result)
}

#[cfg(test)]
mod tests {
    use super::result;

    /// Texts of the servers in their languages, with the results that they mean.
    #[test]
    fn texts_of_servers() {
        for (text, expected) in [
            ("Black wins by resignation!", "B+R"),
            ("White Win by Resign!", "W+R"),
            ("White wins by resi!", "W+R"),
            ("Black wins by 16.5 points! >> White(66):Black(89)", "B+16.5"),
            ("Black Win 6.5 >> White(50):Black(63)", "B+6.5"),
            ("White 19Win  >> White(83):Black(64)", "W+19"),
            ("White loses on time", "B+T"),
            ("black 0.5 points win", "B+0.5"),
            ("흑 1.5집 승", "B+1.5"),
            ("백 불계승", "W+R"),
            ("흑 시간승", "B+T"),
            ("백 3집반승", "W+3.5"),
            ("백 시간패", "B+T"),
            ("白5.5目勝ち!", "W+5.5"),
            ("197手完、黒中押し勝ち", "B+R"),
            ("232手完、黒2目半勝ち", "B+2.5"),
            ("黒半目勝ち", "B+0.5"),
            ("白時間切れ勝ち！", "W+T"),
            ("白棋12子 >> 白方(94):黑方(82)", "W+12"),
            ("黑中盘胜", "B+R"),
            ("白43.5目勝", "W+43.5"),
            ("ดำชนะด้วยแต้ม!7.5 >> ขาว(63):ดำ(77)", "B+7.5"),
            ("黑5又3/4子胜", "B+11.5"),
            ("Jigo", "Draw"),
            ("", ""),
            ("Progressing!", ""),
            ("对局中", ""),
            ("?", "?"),
            ("adjourned", "adjourned"),
        ] {
            assert_eq!(result(text), expected, "{text}");
        }
    }
}
