use crate::names::shortened;
use crate::tokens::{Kind, Token, is_in_name, tokens};

/// Returns code without comments and needless blanks, with short names for its variables, and with successive declarations
/// joined.
pub(crate) fn minified(code: &str) -> String {
    let all = tokens(code);
    let texts = shortened(&all);
    let mut text = String::with_capacity(code.len() / 2);
    // For each open bracket, the kind of declaration that the last statement is.
    let mut declarations: Vec<Option<&str>> = vec![None];
    for (at, (token, short)) in all.iter().zip(&texts).enumerate() {
        let before = at.checked_sub(1).map(|before| all[before]);
        let is_before =
            |signs: &[&str]| before.is_some_and(|before| signs.iter().any(|sign| before.is(sign)));
        if before.is_none() || is_before(&[";", "{"]) || (is_before(&["}"]) && token.kind == Kind::Word) {
            let declaration = (token.is("const") || token.is("let")).then_some(token.text);
            let last = declarations.last_mut().map(|last| std::mem::replace(last, declaration));
            if declaration.is_some() && last == Some(declaration) && is_before(&[";"]) {
                text.pop();
                text.push(',');
                continue;
            }
        }
        if is_only_parameter(&all, at) || (at >= 2 && is_only_parameter(&all, at - 2)) {
            continue;
        }
        if token.closes() || is_closing(*token) {
            declarations.pop();
        }
        if token.opens() || (token.kind == Kind::Sign && matches!(token.text, "{" | "(" | "[")) {
            declarations.push(None);
        }
        if is_closing(*token) && is_needless(&text, token.text) {
            text.pop();
        }
        let is_key = is_before(&["{", ","]) && all.get(at + 1).is_some_and(|next| next.is(":"));
        let is_value = token.kind == Kind::Word && !is_key && !is_before(&[".", "?."]);
        let short = match short.as_ref() {
            "true" if is_value => "!0",
            "false" if is_value => "!1",
            other => other,
        };
        if before.is_some_and(|before| needs_blank(before.kind, &text, short)) {
            text.push(' ');
        }
        text += short;
    }
    text
}

/// Returns true if a bracket opens around the only parameter of an arrow function, which needs no brackets.
fn is_only_parameter(all: &[Token<'_>], at: usize) -> bool {
    matches!(&all[at..], [open, name, close, arrow, ..]
        if open.is("(") && name.kind == Kind::Word && close.is(")") && arrow.is("=>"))
}

fn is_closing(token: Token<'_>) -> bool {
    token.kind == Kind::Sign && matches!(token.text, "}" | ")" | "]")
}

/// Returns true if the last character of a text is not needed before a closing bracket.
fn is_needless(text: &str, bracket: &str) -> bool {
    match text.chars().last() {
        Some(',') => !text.ends_with("[,"),
        Some(';') => bracket == "}" && !ends_with_empty_body(text),
        _ => false,
    }
}

/// Returns true if two tokens would be read as one.
fn needs_blank(kind: Kind, text: &str, next: &str) -> bool {
    let (Some(last), Some(next)) = (text.chars().last(), next.chars().next()) else { return false };
    let is_word = |c: char| is_in_name(c) || c == '#';
    (is_word(last) && is_word(next))
        || (last == next && matches!(next, '+' | '-' | '/'))
        || (kind == Kind::Number && next == '.')
}

/// Returns true if the code may end with a statement such as `while (a);`, whose semicolon is its body.
fn ends_with_empty_body(text: &str) -> bool {
    if !text.ends_with(");") {
        return false;
    }
    let mut depth = 0;
    let begin = text[..text.len() - 1].rfind(|c| {
        depth += match c {
            ')' => 1,
            '(' => -1,
            _ => 0,
        };
        depth == 0
    });
    let before = &text[..begin.unwrap_or_default()];
    ["while", "for", "if"].iter().any(|word| before.ends_with(word))
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
    fn needless_parts_are_removed() {
        for (code, short) in [
            ("const one = (two, three) => two + three * 2;\n", "const c=(a,b)=>a+b*2;"),
            ("return a + +b - -c;", "return a+ +b- -c;"),
            ("if (a in b && !c) {\n  d('a = b', c);\n}\n", "if(b in c&&!a){d('a = b',a)}"),
            ("f(\n  1,\n  [2, 3,],\n);\n", "a(1,[2,3]);"),
            ("for (;;) {\n  while (a());\n}\n", "for(;;){while(a());}"),
            ("const path = /a = b/ / 2; // c\n", "const a=/a = b/ /2;"),
            ("f = async (g) => (h, i) => h(g);", "c=async a=>(b,d)=>b(a);"),
            ("f = () => { g(h); };", "a=()=>{b(c)};"),
            (
                "const a = { b: 1 };\nconst c = 2;\nlet d;\nlet e;\nf(a);\nconst g = 3;\n",
                "const a={b:1},b=2;let c,d;e(a);const f=3;",
            ),
            (
                "f({ true: true, a: b.false ? false : 1..toString() });",
                "a({true:!0,a:b.false?!1:1..toString()});",
            ),
        ] {
            assert_eq!(minified(code), short);
        }
        assert_eq!(style(["/* h\n i */\na { b: c; }\n  d > h, e { f: g }\n"]), "a{b:c}d>h,e{f:g}");
    }
}
