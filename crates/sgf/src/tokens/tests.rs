use super::super::document::{Document, Entry, Item};
use super::super::encoding::PIECE;
use super::super::{PropertyName, Reader, Step};
use super::{Kind, Place, Tokens, ValueEnd};
use proptest::prelude::*;

/// A record with every kind of damage, or any characters.
fn damaged() -> impl Strategy<Value = String> {
    prop_oneof![
        "(\\(|\\)|;|\n\\(;(GM\\[1\\]|SZ\\[9)|\\[|\\]|\\\\|[BWC]|A[BWE]|SZ|[a-z]|[0-9]|:|[ \t\r\n\x0B\x0C]|黑|e\u{301}|;?[BW]\\[[a-t]{2}\\]|\\(;|C\\[[^\\]]{0,9}\\]){0,60}",
        "\\PC{0,60}",
    ]
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'\x0B' | b'\x0C')
}

/// The tokens of a text from byte `from` on, with their byte ranges from there, and the kept text of each.
fn tokens(text: &str, from: u64) -> Vec<(Kind, u64, u64, Vec<u8>)> {
    let mut tokens = Tokens::of_text(text);
    let mut all = Vec::new();
    loop {
        let mut kept = Vec::new();
        let token = tokens.next(|bytes| kept.extend_from_slice(bytes));
        if token.start >= from {
            all.push((token.kind, token.start - from, token.end - from, kept));
        }
        if token.kind == Kind::End {
            return all;
        }
    }
}

/// The place of a byte, found by counting.
fn place(text: &str, at: u64) -> Place {
    let before = &text[..at as usize];
    let line = before.rsplit('\n').next().unwrap_or_default();
    let columns: usize = line.chars().map(gocheck_text::columns).sum();
    Place {
        line: before.matches('\n').count() as u32 + 1,
        character: line.chars().count() as u32 + 1,
        column: columns as u32 + 1,
    }
}

/// A node as its properties: place, name, and the place and text of each value.
type Properties = Vec<(Place, PropertyName, Vec<(Place, String)>)>;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Tokens and the white space between them make up the whole text, and each matches its kind.
    #[test]
    fn tokens_cover_the_text(text in damaged()) {
        let bytes = text.as_bytes();
        let mut tokens = Tokens::of_text(&text);
        let mut end = 0;
        loop {
            let token = tokens.next(|_| {});
            prop_assert!(end <= token.start && token.start <= token.end, "{:?} {:?}", text, token);
            prop_assert!(bytes[end as usize..token.start as usize].iter().all(|&byte| is_blank(byte)));
            prop_assert_eq!(token.place, place(&text, token.start), "{:?} {:?}", text, token);
            let own = &text[token.start as usize..token.end as usize];
            let fits = match token.kind {
                Kind::Open => own == "(",
                Kind::Close | Kind::Unopened => own == ")",
                Kind::Node { has_sign } => own == if has_sign { ";" } else { "" },
                Kind::NodeEnd | Kind::MissingClose | Kind::End => own.is_empty(),
                Kind::Name { .. } => !own.is_empty() && own.bytes().all(|byte| byte.is_ascii_alphanumeric()),
                Kind::Value { end: ValueEnd::Closed, .. } => own.starts_with('[') && own.ends_with(']'),
                Kind::Value { .. } => own.starts_with('['),
                Kind::Junk { .. } => !own.is_empty(),
            };
            prop_assert!(fits, "{:?} {:?} {:?}", text, token, own);
            end = token.end;
            if token.kind == Kind::End {
                break;
            }
        }
        prop_assert_eq!(end as usize, text.len());
    }

    /// The reader and the document see the same content.
    #[test]
    fn reader_and_document_see_the_same_nodes(text in damaged()) {
        // Keeps the encoding from being guessed.
        let marked = format!("\u{FEFF}{text}");
        let mut reader = Reader::new(marked.as_bytes()).keeping(text.len());
        let mut read: Vec<Properties> = Vec::new();
        loop {
            match reader.next_step().unwrap() {
                Step::Node(node) => read.push(
                    node.properties()
                        .map(|property| {
                            let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
                            let values = property.values().map(|value| (value.place, text(value.bytes)));
                            (property.place(), property.name(), values.collect())
                        })
                        .collect(),
                ),
                Step::End => break,
                _ => {}
            }
        }
        let document = Document::parse(&text);
        let written: Vec<Properties> = document
            .nodes()
            .map(|node| {
                node.properties()
                    .map(|property| {
                        let values = property.values.iter();
                        let values = values.map(|value| (value.place, value.meaning().into_owned()));
                        (property.place, property.name(), values.collect())
                    })
                    .collect()
            })
            .collect();
        prop_assert_eq!(read, written);
    }

    /// A document keeps every character that is not white space.
    #[test]
    fn documents_keep_the_text(text in damaged()) {
        let document = Document::parse(&text);
        let mut kept = String::new();
        for item in &document.items {
            match item {
                Item::Open => kept.push('('),
                Item::Close(_) | Item::Unopened(_) => kept.push(')'),
                Item::Text(text) => kept.push_str(text),
                Item::Node(node) => {
                    kept.push_str(if node.has_sign { ";" } else { "" });
                    for entry in &node.entries {
                        let property = match entry {
                            Entry::Property(property) => property,
                            Entry::Text(text) => {
                                kept.push_str(text);
                                continue;
                            }
                        };
                        kept.push_str(&property.written);
                        for value in &property.values {
                            let end = if value.end == ValueEnd::Closed { "]" } else { "" };
                            kept += &format!("[{}{end}", value.raw);
                        }
                    }
                }
            }
        }
        let solid = |text: &str| text.replace(|c: char| c.is_ascii() && is_blank(c as u8), "");
        prop_assert_eq!(solid(&kept), solid(&text));
    }

    /// The boundaries of a source's pieces make no difference.
    #[test]
    fn pieces_make_no_difference(text in damaged()) {
        let comment = |length: usize| format!("(;C[{}]", "x".repeat(length - "(;C[]".len()));
        let whole = comment(100);
        let expected = tokens(&format!("{whole}{text}"), 100);
        for at in (0..=text.len()).filter(|&at| text.is_char_boundary(at)) {
            let length = PIECE - at;
            let found = tokens(&format!("{}{text}", comment(length)), length as u64);
            prop_assert_eq!(&found, &expected, "{:?} cut at {}", text, at);
        }
    }
}
