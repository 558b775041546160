//! Tells names of variables from names of properties by the brackets around them.

use crate::tokens::{Kind, Token};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The name of a variable, function, class or parameter.
    Variable,
    /// A name that is a property and its value: `{ a }`.
    Shorthand,
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bracket {
    Block,
    Class,
    /// An object, or a pattern that takes one apart.
    Object,
    /// A round or square bracket, or an expression in a template.
    Other,
}

/// Keywords, and words that are keywords in some places.
const KEYWORDS: [&str; 45] = [
    "arguments",
    "as",
    "async",
    "await",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "constructor",
    "continue",
    "default",
    "delete",
    "do",
    "else",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "from",
    "function",
    "get",
    "if",
    "import",
    "in",
    "instanceof",
    "let",
    "new",
    "null",
    "of",
    "return",
    "set",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "var",
    "void",
    "while",
    "yield",
];

pub(crate) fn roles(tokens: &[Token<'_>]) -> Vec<Role> {
    let mut open: Vec<Bracket> = Vec::new();
    let mut is_class_next = false;
    // The number of open brackets at a `case`, until its colon.
    let mut case = None;
    let mut is_after_case = false;
    let mut roles = Vec::with_capacity(tokens.len());
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| tokens[before]);
        let is_before =
            |texts: &[&str]| before.is_some_and(|before| texts.iter().any(|text| before.is(text)));
        let mut role = Role::Other;
        let begins_case_block = std::mem::take(&mut is_after_case);
        match (token.kind, token.text) {
            (Kind::Sign, "{") => {
                let inner = open.last().copied().unwrap_or(Bracket::Block);
                open.push(match before {
                    _ if std::mem::take(&mut is_class_next) => Bracket::Class,
                    None => Bracket::Block,
                    _ if begins_case_block => Bracket::Block,
                    _ if is_before(&[")", "=>", "else", "try", "catch", "finally", "do", "static"]) => {
                        Bracket::Block
                    }
                    _ if inner == Bracket::Block && is_before(&[";", "{", "}"]) => Bracket::Block,
                    Some(_) => Bracket::Object,
                });
            }
            (Kind::Sign, ":") if case == Some(open.len()) => (case, is_after_case) = (None, true),
            (Kind::Sign, "(" | "[") => open.push(Bracket::Other),
            (Kind::Sign, "}" | ")" | "]") => drop(open.pop()),
            (Kind::Template, _) => {
                if token.closes() {
                    open.pop();
                }
                if token.opens() {
                    open.push(Bracket::Other);
                }
            }
            (Kind::Word, word) if !is_before(&[".", "?."]) => {
                let after = tokens.get(at + 1);
                let is_after =
                    |texts: &[&str]| after.is_some_and(|after| texts.iter().any(|text| after.is(text)));
                let is_key = match open.last() {
                    Some(Bracket::Class) => {
                        begins_member(&tokens[..at], &["{", "}", ";"])
                            && (!is_keyword(word) || is_after(&["(", "=", ";"]))
                    }
                    Some(Bracket::Object) => {
                        begins_member(&tokens[..at], &["{", ","]) && is_after(&[":", "("])
                    }
                    _ => false,
                };
                if !is_key {
                    is_class_next |= word == "class";
                    if matches!(word, "case" | "default") {
                        case = Some(open.len());
                    }
                    let is_shorthand = open.last() == Some(&Bracket::Object)
                        && is_before(&["{", ","])
                        && is_after(&["}", ",", "="]);
                    role = match () {
                        () if is_keyword(word) => Role::Other,
                        () if is_shorthand => Role::Shorthand,
                        () => Role::Variable,
                    };
                }
            }
            _ => {}
        }
        roles.push(role);
    }
    roles
}

/// What can come before the name of a member of a class or an object.
const MODIFIERS: [&str; 5] = ["static", "get", "set", "async", "*"];

/// Returns true if a member of a class or an object begins after these tokens, one of `separators` and modifiers. A `*`
/// with anything else before it multiplies.
fn begins_member(before: &[Token<'_>], separators: &[&str]) -> bool {
    let is_one_of = |token: &Token<'_>, texts: &[&str]| texts.iter().any(|text| token.is(text));
    let separator = before.iter().rev().find(|token| !is_one_of(token, &MODIFIERS));
    separator.is_some_and(|token| is_one_of(token, separators))
}

pub(crate) fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::tokens;

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }

    #[test]
    fn variables_are_told_from_properties() {
        for (code, variables, shorthands) in [
            ("const { a, b: c, d = e } = f.g?.h;", "c e f", "a d"),
            (
                "f({ a: b, c() { return d; }, get e() { return 1; }, ...g, [h]: i, 'j': k });",
                "f b d g h i k",
                "",
            ),
            (
                "class A extends B { #a = b; static c = 1; d(e) { this.d = e; } get f() {} async g() {} }",
                "A B b e e",
                "",
            ),
            ("x = a ? b : { c }; y = `${a}${{ b: d }}`;", "x a b y a d", "c"),
            ("switch (a) { case b: { c(); } }", "a b c", ""),
            ("if (a) { b, c; } else { d = { e }; }", "a b c d", "e"),
            ("const f = async (a, { b }) => { const [c, d] = a; };", "f a c d a", "b"),
            ("f({ a: 2 * b(), c: d * e(g), *h() {}, async *i() {}, get: j * k() });", "f b d e g j k", ""),
            (
                "class A { b = 2 * c(); d = async e => e; static *g() {} static async *h() {} get() {} set(i) {} }",
                "A c e e i",
                "",
            ),
            ("try { a(); } catch { b(); c = { d }; } finally { e(); }", "a b c e", "d"),
        ] {
            let all = tokens(code);
            let roles = roles(&all);
            let of = |role| {
                let found = all.iter().zip(&roles).filter(|(_, found)| **found == role);
                found.map(|(token, _)| token.text).collect::<Vec<_>>().join(" ")
            };
            assert_eq!(
                (of(Role::Variable).as_str(), of(Role::Shorthand).as_str()),
                (variables, shorthands),
                "{code}"
            );
        }
    }
}
