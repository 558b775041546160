//! Rust as text with as few blanks as it takes.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// `tokens` as text, on one line.
pub(super) fn print(tokens: TokenStream) -> String {
    let mut printer = Printer { text: String::new(), last: Last::Sign };
    printer.stream(tokens);
    printer.text
}

/// What a text ends with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// An identifier or a literal.
    Word,
    /// A sign that may not be joined to another.
    Alone(char),
    /// Anything else.
    Sign,
}

struct Printer {
    text: String,
    last: Last,
}

impl Printer {
    fn stream(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::None => ("", ""),
                    };
                    self.sign(open);
                    self.stream(group.stream());
                    // In parentheses the last comma may make a tuple.
                    if matches!(close, "}" | "]") && self.text.ends_with(',') {
                        self.text.pop();
                    }
                    self.sign(close);
                }
                TokenTree::Punct(sign) => {
                    let is_joined = sign.spacing() == Spacing::Joint;
                    let sign = sign.as_char();
                    if let Last::Alone(before) = self.last
                        && would_join(before, sign)
                    {
                        self.text.push(' ');
                    }
                    self.text.push(sign);
                    self.last = if is_joined { Last::Sign } else { Last::Alone(sign) };
                }
                TokenTree::Ident(_) | TokenTree::Literal(_) => {
                    if self.last == Last::Word {
                        self.text.push(' ');
                    }
                    let word = token.to_string();
                    let is_number = word.starts_with(|first: char| first.is_ascii_digit());
                    self.text += &if is_number { word.replace('_', "") } else { word };
                    self.last = Last::Word;
                }
            }
        }
    }

    fn sign(&mut self, sign: &str) {
        self.text += sign;
        self.last = Last::Sign;
    }
}

/// Whether two signs side by side are another sign than both.
fn would_join(before: char, sign: char) -> bool {
    matches!(
        (before, sign),
        ('&', '&' | '=')
            | ('|', '|' | '=')
            | ('<', '<' | '-' | '=')
            | ('>', '=')
            | ('-' | '=', '>')
            | (':', ':')
            | ('.', '.')
    ) || sign == '=' && "=!+-*/%^".contains(before)
}
