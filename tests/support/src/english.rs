//! Finds English words in Chinese texts.

/// Names, and words of programming languages, of commands and of the assignment, which are the same in Chinese.
const SAME: &str = "True False print Python Java JavaScript CSV PDF Word MiB RAR zip tag apt install xvfb tkinter board copy return \
    break elif range data run auto old attempt1 attempt2 python2 fsanitize address undefined time memory train roster \
    submissions ask output size sets expect rule captures moves problem UTF-8 gocheck";

/// Returns the English words of a Chinese text, without those in backticks and quotation marks and those that are the same in
/// Chinese.
pub fn english_words(text: &str) -> Vec<&str> {
    let is_same = |word: &&str| SAME.split(' ').any(|name| name == *word);
    let outside = text.split(['`', '"']).step_by(2);
    outside.flat_map(latin_words).filter(|word| !is_same(word)).collect()
}

/// Returns the words of at least two Latin letters, without names of files, words with underscores and codes such as G103.
pub(crate) fn latin_words(text: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_.<>-/".contains(c);
    let words = text.split(|c: char| !is_part(c));
    let words = words.map(|word| word.trim_start_matches('-').trim_end_matches(['-', '.', '/']));
    let is_name = |word: &&str| word.contains(['_', '.', '<', '/']);
    let is_code = |word: &str| word.len() == 4 && word[1..].bytes().all(|byte| byte.is_ascii_digit());
    let is_word = |word: &&str| word.chars().filter(char::is_ascii_alphabetic).count() > 1;
    words.filter(|word| !is_name(word) && !is_code(word)).filter(is_word).collect()
}

#[cfg(test)]
mod tests {
    use super::english_words;

    #[test]
    fn words_are_told_from_names() {
        assert_eq!(english_words("没有 `file` answer_for_<tag>.txt、G103、True、--run auto"), [""; 0]);
        assert_eq!(english_words("crashed：词 exit status"), ["crashed", "exit", "status"]);
    }
}
