//! JSON as Botzone's judges read it: with the class `Reader` of the library jsoncpp, at its usual settings.
//!
//! It wants less than JSON's standard does. Comments stand for blanks, nothing after the value is looked at, a number
//! may begin with 0 or end with its point, a letter of text may be a control character. What was read before an error
//! stays.

use serde_json::{Map, Value};
use std::fmt;

/// The maximum nesting depth of lists and objects.
const MAX_DEPTH: usize = 1000;

/// Why a text is not valid JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonFault {
    /// The byte where it goes wrong, from 1.
    pub column: usize,
    /// A description of what was expected there.
    pub expected: &'static str,
}

impl fmt::Display for JsonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

/// The value that `text` begins with.
///
/// # Errors
/// When there is none: why.
pub fn read(text: &str) -> Result<Value, JsonFault> {
    let (value, fault) = read_partly(text);
    fault.map_or(Ok(value), Err)
}

/// The value at the start of `text`, or the part of it before the first fault.
pub fn read_partly(text: &str) -> (Value, Option<JsonFault>) {
    let mut value = Value::Null;
    let fault = Reader { text: text.as_bytes(), at: 0, start: 0 }.value(&mut value, 0).err();
    (value, fault)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    /// One of `{ } [ ] , :`.
    Mark(u8),
    Text,
    Number,
    Word(Option<bool>),
    Comment,
    /// The end of the text, or no valid token.
    None,
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    /// The start of the last token.
    start: usize,
}

impl Reader<'_> {
    fn value(&mut self, into: &mut Value, depth: usize) -> Result<(), JsonFault> {
        if depth >= MAX_DEPTH {
            self.start = self.at;
            return Err(self.fault("lists and objects in each other less than 1000 deep"));
        }
        match self.token() {
            Token::Mark(b'{') => return self.object(into, depth),
            Token::Mark(b'[') => return self.list(into, depth),
            Token::Text => *into = Value::String(self.decoded()?),
            Token::Number => *into = self.number()?,
            Token::Word(word) => *into = word.map_or(Value::Null, Value::Bool),
            Token::Mark(_) | Token::Comment | Token::None => return Err(self.fault("a value")),
        }
        Ok(())
    }

    fn object(&mut self, into: &mut Value, depth: usize) -> Result<(), JsonFault> {
        *into = Value::Object(Map::new());
        let Value::Object(members) = into else { return Ok(()) };
        let mut name = String::new();
        loop {
            match self.token() {
                // Also after a comma, where the last name is empty.
                Token::Mark(b'}') if name.is_empty() => return Ok(()),
                Token::Text => name = self.decoded()?,
                _ => return Err(self.fault("a name or }")),
            }
            // Comments can be anywhere but here.
            if self.token_or_comment() != Token::Mark(b':') {
                return Err(self.fault(": after a name"));
            }
            self.value(members.entry(name.clone()).or_insert(Value::Null), depth + 1)?;
            match self.token() {
                Token::Mark(b'}') => return Ok(()),
                Token::Mark(b',') => {}
                _ => return Err(self.fault(", or }")),
            }
        }
    }

    fn list(&mut self, into: &mut Value, depth: usize) -> Result<(), JsonFault> {
        *into = Value::Array(Vec::new());
        let Value::Array(list) = into else { return Ok(()) };
        self.skip_blanks();
        if self.text.get(self.at) == Some(&b']') {
            self.at += 1;
            return Ok(());
        }
        loop {
            let mut value = Value::Null;
            let read = self.value(&mut value, depth + 1);
            list.push(value);
            read?;
            match self.token() {
                Token::Mark(b']') => return Ok(()),
                Token::Mark(b',') => {}
                _ => return Err(self.fault(", or ]")),
            }
        }
    }

    /// The next token, without comments.
    fn token(&mut self) -> Token {
        loop {
            match self.token_or_comment() {
                Token::Comment => {}
                token => return token,
            }
        }
    }

    fn token_or_comment(&mut self) -> Token {
        self.skip_blanks();
        self.start = self.at;
        let Some(&first) = self.text.get(self.at) else { return Token::None };
        self.at += 1;
        match first {
            b'{' | b'}' | b'[' | b']' | b',' | b':' => Token::Mark(first),
            b'"' if self.skip_text() => Token::Text,
            b'0'..=b'9' | b'-' => {
                self.skip_number();
                Token::Number
            }
            b't' if self.skip(b"rue") => Token::Word(Some(true)),
            b'f' if self.skip(b"alse") => Token::Word(Some(false)),
            b'n' if self.skip(b"ull") => Token::Word(None),
            b'/' if self.skip_comment() => Token::Comment,
            _ => Token::None,
        }
    }

    fn skip_blanks(&mut self) {
        self.skip_while(|byte| b" \t\r\n".contains(&byte));
    }

    fn skip_while(&mut self, is_passed: impl Fn(u8) -> bool) {
        while self.text.get(self.at).is_some_and(|&byte| is_passed(byte)) {
            self.at += 1;
        }
    }

    fn skip(&mut self, word: &[u8]) -> bool {
        let is_here = self.rest().starts_with(word);
        self.at += if is_here { word.len() } else { 0 };
        is_here
    }

    fn rest(&self) -> &[u8] {
        &self.text[self.at.min(self.text.len())..]
    }

    /// Skips text to its end; false if it has none.
    fn skip_text(&mut self) -> bool {
        while let Some(&byte) = self.text.get(self.at) {
            self.at += if byte == b'\\' { 2 } else { 1 };
            if byte == b'"' {
                return true;
            }
        }
        false
    }

    fn skip_number(&mut self) {
        let digits = |byte: u8| byte.is_ascii_digit();
        self.skip_while(digits);
        if self.skip(b".") {
            self.skip_while(digits);
        }
        if self.skip(b"e") || self.skip(b"E") {
            let _ = self.skip(b"+") || self.skip(b"-");
            self.skip_while(digits);
        }
    }

    fn skip_comment(&mut self) -> bool {
        if self.skip(b"/") {
            self.skip_while(|byte| !b"\r\n".contains(&byte));
            return true;
        }
        if !self.skip(b"*") {
            return false;
        }
        let end = self.rest().windows(2).position(|two| two == b"*/");
        self.at += end.map_or(0, |end| end + 2);
        end.is_some()
    }

    /// The number of the last token.
    fn number(&self) -> Result<Value, JsonFault> {
        let text = str::from_utf8(self.text.get(self.start..self.at).unwrap_or_default()).unwrap_or_default();
        if text == "-" {
            return Ok(0.into());
        }
        let whole = text.parse::<i64>().map(Value::from).or_else(|_| text.parse::<u64>().map(Value::from));
        whole.or_else(|_| match text.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number.into()),
            _ => Err(self.fault("a number")),
        })
    }

    /// The text of the last token.
    fn decoded(&self) -> Result<String, JsonFault> {
        let mut decoded = Vec::new();
        let mut rest = self.text.get(self.start + 1..self.at.saturating_sub(1)).unwrap_or_default();
        while let [first, after @ ..] = rest {
            rest = after;
            if *first != b'\\' {
                decoded.push(*first);
                continue;
            }
            let [escape, after @ ..] = rest else { return Err(self.fault("text with whole escapes")) };
            rest = after;
            decoded.push(match escape {
                b'"' | b'/' | b'\\' => *escape,
                b'b' => 8,
                b'f' => 12,
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'u' => {
                    let letter = code_point(&mut rest).ok_or_else(|| self.fault("four digits after \\u"))?;
                    decoded.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
                    continue;
                }
                _ => return Err(self.fault("text with known escapes")),
            });
        }
        Ok(String::from_utf8_lossy(&decoded).into_owned())
    }

    fn fault(&self, expected: &'static str) -> JsonFault {
        JsonFault { column: self.start + 1, expected }
    }
}

/// The letter that stands after `\u`, in one or two pieces.
fn code_point(rest: &mut &[u8]) -> Option<char> {
    let first = four_digits(rest)?;
    if !(0xD800..0xDC00).contains(&first) {
        return Some(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER));
    }
    *rest = rest.strip_prefix(b"\\u")?;
    let second = four_digits(rest)?;
    char::from_u32(0x1_0000 + ((first & 0x3FF) << 10) + (second & 0x3FF))
}

fn four_digits(rest: &mut &[u8]) -> Option<u32> {
    let (digits, after) = rest.split_at_checked(4)?;
    *rest = after;
    digits.iter().try_fold(0, |sum, &digit| Some(sum * 16 + char::from(digit).to_digit(16)?))
}
