//! Tokens of JavaScript, as far as a minifier needs them.
//!
//! The modules are ours and formatted: every statement ends with a semicolon or a block, so ends of lines mean nothing, and
//! comments are left out.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name or a keyword.
    Word,
    /// The name of a private member, `#name`.
    Private,
    Number,
    /// A quoted text, or a regular expression with its flags.
    Literal,
    /// A part of a template: from a backquote or the end of an inserted expression to the next one.
    Template,
    Sign,
}

impl Token<'_> {
    pub(crate) fn is(self, text: &str) -> bool {
        matches!(self.kind, Kind::Sign | Kind::Word) && self.text == text
    }

    /// Returns true if it begins the expression in a template.
    pub(crate) fn opens(self) -> bool {
        self.kind == Kind::Template && self.text.ends_with("${")
    }

    /// Returns true if it ends the expression in a template.
    pub(crate) fn closes(self) -> bool {
        self.kind == Kind::Template && self.text.starts_with('}')
    }
}

/// Longest first.
const SIGNS: [&str; 31] = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=",
    ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "**",
];

pub(crate) fn tokens(code: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer { rest: code, tokens: Vec::new(), open: Vec::new() };
    while lexer.next() {}
    lexer.tokens
}

struct Lexer<'a> {
    rest: &'a str,
    tokens: Vec<Token<'a>>,
    /// For each open brace, true if it opens the expression of a template.
    open: Vec<bool>,
}

impl<'a> Lexer<'a> {
    /// Reads a token; returns false at the end.
    fn next(&mut self) -> bool {
        self.rest = self.rest.trim_start();
        let Some(first) = self.rest.chars().next() else { return false };
        if self.rest.starts_with("//") {
            self.skip(self.rest.find('\n').unwrap_or(self.rest.len()));
        } else if self.rest.starts_with("/*") {
            self.skip(self.rest.find("*/").map_or(self.rest.len(), |end| end + 2));
        } else if first == '\'' || first == '"' {
            self.add(Kind::Literal, quoted(self.rest, first));
        } else if first == '`' {
            self.template(1);
        } else if first == '}' && self.open.last() == Some(&true) {
            self.open.pop();
            self.template(1);
        } else if first == '/' && self.expects_value() {
            self.add(Kind::Literal, regular_expression(self.rest));
        } else if first.is_ascii_digit()
            || (first == '.' && self.rest[1..].starts_with(|c: char| c.is_ascii_digit()))
        {
            self.add(
                Kind::Number,
                self.rest.find(|c: char| !is_in_name(c) && c != '.').unwrap_or(self.rest.len()),
            );
        } else if is_in_name(first) {
            self.add(Kind::Word, end_of_name(self.rest));
        } else if first == '#' {
            self.add(Kind::Private, 1 + end_of_name(&self.rest[1..]));
        } else {
            let sign = SIGNS.iter().find(|sign| self.rest.starts_with(**sign));
            match first {
                '{' => self.open.push(false),
                '}' => drop(self.open.pop()),
                _ => {}
            }
            self.add(Kind::Sign, sign.map_or(first.len_utf8(), |sign| sign.len()));
        }
        true
    }

    fn skip(&mut self, length: usize) {
        self.rest = &self.rest[length..];
    }

    fn add(&mut self, kind: Kind, length: usize) {
        let (text, rest) = self.rest.split_at(length);
        self.tokens.push(Token { kind, text });
        self.rest = rest;
    }

    /// Adds the part of a template to the next expression or to its end.
    fn template(&mut self, begin: usize) {
        let mut end = begin;
        while let Some(at) = self.rest[end..].find(['\\', '`', '$']) {
            end += at;
            if self.rest[end..].starts_with("${") {
                self.open.push(true);
                return self.add(Kind::Template, end + 2);
            }
            match self.rest.as_bytes()[end] {
                b'`' => return self.add(Kind::Template, end + 1),
                b'\\' => end += 1 + self.rest[end + 1..].chars().next().map_or(0, char::len_utf8),
                _ => end += 1,
            }
        }
        self.add(Kind::Template, self.rest.len());
    }

    /// Returns true if a value comes next, so that a slash begins a regular expression.
    fn expects_value(&self) -> bool {
        let Some(last) = self.tokens.last() else { return true };
        match last.kind {
            Kind::Word => {
                ["return", "typeof", "case", "in", "of", "await", "else", "void"].contains(&last.text)
            }
            Kind::Sign => !matches!(last.text, ")" | "]" | "}"),
            Kind::Template => last.opens(),
            Kind::Private | Kind::Number | Kind::Literal => false,
        }
    }
}

pub(crate) fn is_in_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

fn end_of_name(text: &str) -> usize {
    text.find(|c| !is_in_name(c)).unwrap_or(text.len())
}

fn quoted(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    let end = text[1..].find(|c| {
        let ends = c == quote && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 2)
}

/// With its flags.
fn regular_expression(text: &str) -> usize {
    let (mut is_escaped, mut is_in_class) = (false, false);
    let end = text[1..].find(|c| {
        let ends = c == '/' && !is_escaped && !is_in_class;
        if !is_escaped {
            is_in_class = (is_in_class || c == '[') && c != ']';
        }
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    let end = end.map_or(text.len(), |end| end + 2);
    end + end_of_name(&text[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_split_into_tokens() {
        for (code, expected) in [
            ("a?.b ?? c // d\n ...e", "a ?. b ?? c ... e"),
            (
                "x = y / 2 / z; /* w */ r = /[/]\\/ a/gu.test(s)",
                "x = y / 2 / z ; r = /[/]\\/ a/gu . test ( s )",
            ),
            ("'it\\'s' + \"a \\\\\" + b", "'it\\'s' + \"a \\\\\" + b"),
            ("`a ${b ? `c${{ d }}` : e} f` + 1.5e3", "`a ${ b ? `c${ { d } }` : e } f` + 1.5e3"),
            ("this.#a >>>= 0x9e", "this . #a >>>= 0x9e"),
            ("a ? .5 : `\\`$`", "a ? .5 : `\\`$`"),
        ] {
            let found: Vec<&str> = tokens(code).iter().map(|token| token.text).collect();
            assert_eq!(found.join(" "), expected);
        }
    }
}
