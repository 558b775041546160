//! The encoding of a file in another format: what its header names, or the one in which its words make sense.

use super::{Format, HEAD};
use crate::encoding::named;
use encoding_rs::{BIG5, EUC_KR, Encoding, GBK, SHIFT_JIS};

/// Words of the servers. No text in another encoding has one by chance.
const KOREAN: [&str; 10] =
    ["바둑", "대국", "불계승", "시간승", "집승", "집 승", "집반승", "공제", "타이젬", "제한시간"];
const SIMPLIFIED: [&str; 9] =
    ["对局", "中盘胜", "时间胜", "超时胜", "目胜", "子胜", "目半胜", "友谊", "让先"];
const TRADITIONAL: [&str; 7] = ["對局", "中盤勝", "時間勝", "超時勝", "目勝", "子勝", "目半勝"];
const JAPANESE: [&str; 8] = ["対局", "押し勝ち", "目勝", "目半勝", "時間切れ", "勝ち", "ﾚｰﾃｨﾝｸﾞ", "日本棋院"];

/// The encoding of a file in this format, if anything in its first bytes tells it.
fn declared_by(format: Format, head: &[u8]) -> Option<&'static Encoding> {
    by_words(head).or_else(|| match format {
        Format::Ugf => {
            let label = value(head, b"Lang=").and_then(|label| named(label.trim()));
            Some(label.unwrap_or(SHIFT_JIS)).filter(|encoding| encoding.is_ascii_compatible())
        }
        Format::Gib => match value(head, b"\\[GIBOKIND=")?.trim_end_matches("\\]").trim() {
            "Korea" => Some(EUC_KR),
            "China" => Some(GBK),
            "Japan" => Some(SHIFT_JIS),
            _ => None,
        },
        Format::Ngf => None,
    })
}

/// Like [`declared_by`], if the file has such a format.
pub(crate) fn declared_in(head: &[u8]) -> Option<(Format, Option<&'static Encoding>)> {
    let format = Format::of(head)?;
    Some((format, declared_by(format, &head[..head.len().min(HEAD)])))
}

/// The rest of the line that begins with `key`, if it is ASCII.
fn value<'a>(head: &'a [u8], key: &[u8]) -> Option<&'a str> {
    let line = head.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(key))?;
    std::str::from_utf8(line).ok().map(str::trim)
}

fn by_words(head: &[u8]) -> Option<&'static Encoding> {
    // A character must not be split.
    let end = memchr::memrchr(b'\n', head).unwrap_or(head.len());
    let candidates: [(&'static Encoding, &[&str]); 4] =
        [(EUC_KR, &KOREAN), (GBK, &SIMPLIFIED), (SHIFT_JIS, &JAPANESE), (BIG5, &TRADITIONAL)];
    // Some files have fields in several encodings.
    let fits = |(encoding, words): &(&'static Encoding, &[&str])| {
        let (text, _) = encoding.decode_without_bom_handling(&head[..end]);
        words.iter().any(|word| text.contains(word))
    };
    candidates.into_iter().find(fits).map(|(encoding, _)| encoding)
}
