//! The text of documents: Word and LibreOffice documents, workbooks, Jupyter notebooks, web pages and rich text.
//!
//! Only what a person sees when the document is open is text: no hidden text, no numbers that a list adds by itself. What
//! cannot be shown as text becomes U+FFFD, and a struck-out text is put between `~~`, so that neither is taken for an answer.
//!
//! | file | contents |
//! | --- | --- |
//! | `docx`, `xlsx`, `open_document` | files of office programs |
//! | `number_format` | which numbers of a workbook are dates |
//! | `html`, `entities` | web pages |
//! | `rich_text` | RTF |
//! | `notebook` | Jupyter notebooks |
//! | `walk`, `xml`, `parts` | XML trees, and the zip archives that contain them |
//! | `layout` | lines of text from paragraphs and tables |
//! | `document` | what reading a document yields |

mod document;
mod docx;
mod entities;
mod html;
mod layout;
pub(crate) mod notebook;
mod number_format;
mod open_document;
mod parts;
mod rich_text;
mod walk;
mod xlsx;
mod xml;

pub use document::{DocumentFault, DocumentText, MAX_BYTES};
use parts::Parts;

/// The form of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentFormat {
    /// A zip archive: .docx, .xlsx, .odt, .ods; its members tell which.
    Office,
    /// .ipynb
    Notebook,
    /// .html
    WebPage,
    /// .rtf
    RichText,
}

impl DocumentFormat {
    /// The format of a file, by its first bytes and its name; `None` if it is not a document.
    pub fn of(name: &str, bytes: &[u8]) -> Option<Self> {
        let name = name.to_lowercase();
        let starts_with =
            |start: &[u8]| bytes.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start));
        let office = [".docx", ".docm", ".xlsx", ".xlsm", ".odt", ".ods"];
        let is_page = || starts_with(b"<!doctype html") || starts_with(b"<html");
        if bytes.starts_with(b"PK\x03\x04") {
            office.iter().any(|ending| name.ends_with(ending)).then_some(Self::Office)
        } else if bytes.starts_with(b"{\\rtf") {
            Some(Self::RichText)
        } else if name.ends_with(".ipynb") {
            Some(Self::Notebook)
        } else {
            (name.ends_with(".html") || name.ends_with(".htm") || is_page()).then_some(Self::WebPage)
        }
    }
}

/// The text of a document.
///
/// # Errors
/// If it is damaged, too large, or of another kind.
pub fn document_text(format: DocumentFormat, bytes: &[u8]) -> Result<DocumentText, DocumentFault> {
    if bytes.len() > MAX_BYTES {
        return Err(DocumentFault::Large);
    }
    match format {
        DocumentFormat::Office => {
            let parts = Parts::of(bytes)?;
            if parts.has("xl/workbook.xml") {
                xlsx::text(&parts)
            } else if parts.has("content.xml") {
                open_document::text(&parts)
            } else if let Some(document) = parts.document() {
                docx::text(document)
            } else {
                Err(DocumentFault::Other)
            }
        }
        DocumentFormat::Notebook => notebook::text(bytes),
        DocumentFormat::WebPage => html::text(bytes),
        DocumentFormat::RichText => rich_text::text(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};
    use std::fs;
    use test_support::project;

    fn class(name: &str) -> Vec<u8> {
        fs::read(project("../../tests/data/class/submissions/test").join(name)).unwrap()
    }

    fn text(format: DocumentFormat, bytes: &[u8]) -> String {
        document_text(format, bytes).unwrap().text
    }

    #[test]
    fn documents_have_the_text_that_a_person_sees() {
        use DocumentFormat::{Notebook, Office, RichText, WebPage};
        for (name, format, start) in [
            ("2019011512_褚健.docx", Office, "test_0\nTrue\n\ntest_00\nFalse\n\ntest_1\n0 6\n6 5\n"),
            ("2019011513_卫青.docx", Office, "围棋作业\n姓名：卫青\ntest_0\tTrue\ntest_00\tFalse\n"),
            ("2019011514_蒋欣.docx", Office, "[test]Problem 0: rule checking:True\n[test]Problem 00:"),
            ("2019011515_沈冰.docx", Office, "test_0: True\ntest_00: False\ntest_1: [(0, 6), (6, 5)]\n"),
            (
                "2019011516_韩梅梅.xlsx",
                Office,
                "problem\trow\tcol\ntest_0\tTrue\ntest_00\tFalse\ntest_1\t0\t6\n",
            ),
            ("2019011517_杨光.xlsx", Office, "残局\t答案\ntest_0\tTRUE\ntest_00\tFALSE\n"),
            ("2019011518_朱丹.xlsx", Office, "test_0\nTRUE\n\ntest_00\nFALSE\n\ntest_1\n"),
            ("2019011519_秦朗.odt", Office, "test_0\nTrue\n\ntest_00\n"),
            ("2019011265-杨芳.html", WebPage, "围棋作业\ntest_0\nTrue\ntest_00\nFalse\ntest_1\n0\t6\n6\t5\n"),
            ("2019011525_张弛.html", WebPage, "\n第0题\n合规\n\n第00题\n不合规\n"),
            ("2019011477_阎雨桐.ipynb", Notebook, "[test]Problem 0: rule checking:True\n"),
            ("2019011478_段志强.ipynb", Notebook, "('test_0', True)\n('test_00', False)\n"),
            ("谢敏_2019011479.ipynb", Notebook, ""),
            ("2019011480_范明.rtf", RichText, "test_0\nTrue\n\ntest_00\n"),
        ] {
            let found = text(format, &class(name));
            assert!(found.starts_with(start), "{name}: {found}");
        }
    }

    #[test]
    fn cells_stand_next_to_each_other() {
        let page =
            "<table><tr><td>test_1<td>0<br>6<td>6<br>5<tr><td>test_2</td></tr></table>a &lt; b &#8730;";
        assert_eq!(text(DocumentFormat::WebPage, page.as_bytes()), "test_1\t0\t6\n\t6\t5\ntest_2\na < b √\n");
        let page = "<p>4 1 <s>4 2</s><script>\"<p>3 3\"</script>\n<ol><li>0 1<li>0\n  2</ol><p hidden>x";
        assert_eq!(text(DocumentFormat::WebPage, page.as_bytes()), "4 1 ~~4 2~~\n0 1\n0 2\nx\n");
    }

    #[test]
    fn only_what_is_seen_of_a_word_document_is_text() {
        let run =
            |properties: &str, text: &str| format!("<w:r><w:rPr>{properties}</w:rPr><w:t>{text}</w:t></w:r>");
        let body = [
            run("<w:strike/>", "4 2"),
            run("<w:vanish/>", "4 3"),
            run("<w:strike w:val=\"0\"/>", "4 4"),
            format!("<w:del>{}</w:del><w:tab/><w:r><w:sym w:char=\"F0FC\"/></w:r>", run("", "4 5")),
        ];
        let document = format!("<d xmlns:w=\"w\"><w:p><w:pPr><w:tab/></w:pPr>{}</w:p></d>", body.concat());
        assert_eq!(docx::text(&document).unwrap().text, "~~4 2~~4 4\t\u{FFFD}\n");
    }

    #[test]
    fn what_grows_without_end_is_refused() {
        let deep = format!("<w>{}{}</w>", "<a>".repeat(100_000), "</a>".repeat(100_000));
        assert_eq!(docx::text(&deep), Err(DocumentFault::Large));
        let entities = "<!DOCTYPE w [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><w>&b;</w>";
        assert_eq!(docx::text(entities), Err(DocumentFault::Damaged));
        let cells = "<td>".repeat(10_000);
        let lines = "<br>".repeat(10_000);
        let page = format!("<table><tr>{cells}{lines}");
        assert_eq!(document_text(DocumentFormat::WebPage, page.as_bytes()), Err(DocumentFault::Large));
        let nested = "{".repeat(100_000);
        let rich = format!("{{\\rtf1 {nested}");
        assert_eq!(document_text(DocumentFormat::RichText, rich.as_bytes()), Err(DocumentFault::Large));
        assert_eq!(
            document_text(DocumentFormat::Notebook, "[".repeat(100_000).as_bytes()),
            Err(DocumentFault::Damaged)
        );
    }

    /// Bytes that are changed, left out and doubled never make a reader panic.
    #[test]
    fn broken_documents_are_read_or_refused() {
        use DocumentFormat::{Notebook, Office, RichText, WebPage};
        let mut random = StdRng::seed_from_u64(48);
        let names =
            ["2019011513_卫青.docx", "2019011517_杨光.xlsx", "2019011519_秦朗.odt", "2019011265-杨芳.html"];
        let names = names.into_iter().chain(["2019011477_阎雨桐.ipynb", "2019011480_范明.rtf"]);
        for whole in names.map(class) {
            for _ in 0..200 {
                let mut bytes = whole.clone();
                for _ in 0..random.random_range(1..20) {
                    let at = random.random_range(0..bytes.len());
                    match random.random_range(0..4) {
                        0 => bytes[at] = random.random(),
                        1 => drop(bytes.remove(at)),
                        2 => bytes.insert(at, b"<>{}\\&\"0"[random.random_range(0..8)]),
                        _ if bytes.len() > 100 => bytes.truncate(bytes.len() - random.random_range(1..20)),
                        _ => {}
                    }
                }
                for format in [Office, WebPage, Notebook, RichText] {
                    let _ = document_text(format, &bytes);
                }
            }
        }
    }
}
