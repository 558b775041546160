//! Encodings by name.

use encoding_rs::Encoding;

/// An encoding that the user has named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextEncoding(pub(crate) &'static Encoding);

impl TextEncoding {
    /// The encoding with this name, as in CA: `GBK`, `Big5`, `Shift_JIS`, `EUC-KR`, `windows-1252`.
    #[must_use]
    pub fn named(label: &str) -> Option<Self> {
        named(label).map(Self)
    }

    /// Its name in the Encoding Standard.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The names of the encodings, those of records first.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.into_iter()
    }
}

/// The encodings of the Encoding Standard that are not for a browser only.
const NAMES: [&str; 37] = [
    "UTF-8",
    "GB18030",
    "GBK",
    "Big5",
    "Shift_JIS",
    "EUC-JP",
    "ISO-2022-JP",
    "EUC-KR",
    "windows-1252",
    "windows-1250",
    "windows-1251",
    "KOI8-R",
    "KOI8-U",
    "IBM866",
    "ISO-8859-2",
    "ISO-8859-3",
    "ISO-8859-4",
    "ISO-8859-5",
    "ISO-8859-6",
    "ISO-8859-7",
    "ISO-8859-8",
    "ISO-8859-10",
    "ISO-8859-13",
    "ISO-8859-14",
    "ISO-8859-15",
    "ISO-8859-16",
    "macintosh",
    "windows-874",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "x-mac-cyrillic",
    "UTF-16LE",
    "UTF-16BE",
];

/// The encoding for a label, including names that only old programs use.
pub(crate) fn named(label: &str) -> Option<&'static Encoding> {
    let label = label.trim();
    let other = match label.to_ascii_lowercase().as_str() {
        "gb" | "cp936" | "windows-936" | "gb-18030" | "gb-2312" | "euc-cn" | "euccn" | "cn-gb" => "gbk",
        "big-5" | "cp950" | "windows-950" | "big5hkscs" => "big5",
        "cp932" | "windows-932" | "shiftjis" | "s-jis" => "shift_jis",
        "cp949" | "uhc" | "ks_c_5601" | "euckr" => "euc-kr",
        "eucjp" => "euc-jp",
        "utf" | "utf_8" | "utf-8n" => "utf-8",
        "latin-1" | "iso8859" | "iso-8859" | "iso_8859-1:1987" => "latin1",
        _ => label,
    };
    // Java writes ISO8859_1 and EUC_KR.
    let with_hyphens = || Encoding::for_label_no_replacement(other.replace('_', "-").as_bytes());
    Encoding::for_label_no_replacement(other.as_bytes()).or_else(with_hyphens)
}
