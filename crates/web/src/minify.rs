//! Minifies code and styles line by line, without parsing them.

/// Removes needless spaces from a line of code. Quoted text is kept, and so is a whole line in which code and text are hard
/// to tell apart.
pub(crate) fn minified(line: &str) -> String {
    let templates = line.split('`').skip(1).step_by(2);
    let is_nested = |text: &str| text.matches("${").count() != text.matches('}').count();
    // Between spaces a slash divides.
    let is_hard = line.replace(" / ", "").contains(['/', '"', '\\']);
    if is_hard || line.matches('`').count() % 2 == 1 || templates.into_iter().any(is_nested) {
        return line.to_owned();
    }
    outside(line, '`', |text| outside(text, '\'', without_blanks))
}

/// Removes the spaces next to operators and brackets.
fn without_blanks(code: &str) -> String {
    let is_sign = |sign: char| "=,:?{}()[];&|<>*/%!+".contains(sign);
    let mut text = String::with_capacity(code.len());
    let mut chars = code.chars().peekable();
    while let Some(next) = chars.next() {
        let (before, after) = (text.chars().last(), chars.peek().copied());
        // Keeps `a + +b`.
        let is_between = (before.is_some_and(is_sign) || after.is_some_and(is_sign))
            && (before, after) != (Some('+'), Some('+'));
        if next != ' ' || !is_between {
            text.push(next);
        }
    }
    text
}

/// Applies `change` to the parts of a text outside of quotes.
fn outside(text: &str, quote: char, change: impl Fn(&str) -> String) -> String {
    let pieces = text.split(quote).enumerate();
    let pieces = pieces.map(|(at, piece)| if at % 2 == 0 { change(piece) } else { piece.to_owned() });
    pieces.collect::<Vec<_>>().join(&quote.to_string())
}

/// Joins style sheets into one, without comments and needless spaces.
pub fn style<'a>(sheets: impl IntoIterator<Item = &'a str>) -> String {
    let text: String = sheets.into_iter().flat_map(str::lines).map(str::trim).collect();
    let mut text: String =
        text.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect();
    for (long, short) in [
        (": ", ":"),
        ("; ", ";"),
        (" {", "{"),
        ("{ ", "{"),
        (" }", "}"),
        (", ", ","),
        (" > ", ">"),
        (";}", "}"),
    ] {
        text = text.replace(long, short);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needless_spaces_are_removed() {
        for (line, short) in [
            ("const a = (b, c) => b + c * 2;", "const a=(b,c)=>b+c*2;"),
            ("return a + +b - -c;", "return a+ +b - -c;"),
            ("if (a in b && !c) say('a = b', d);", "if(a in b&&!c)say('a = b',d);"),
            ("const text = `${a} = ${b}` + c;", "const text=`${a} = ${b}`+c;"),
            ("const path = /a = b/;", "const path = /a = b/;"),
            ("const half = (a + b) / 2;", "const half=(a+b)/2;"),
            ("const parts = a / b.match(/c d/);", "const parts = a / b.match(/c d/);"),
        ] {
            assert_eq!(minified(line), short);
        }
        assert_eq!(style(["/* h\n i */\na { b: c; }\n  d > h, e { f: g }\n"]), "a{b:c}d>h,e{f:g}");
    }
}
