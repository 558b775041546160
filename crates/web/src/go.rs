//! The pages of Go boards. Each is one file, with its script and its style in it.

/// The frame of the pages, in which names in braces stand for what is inserted.
pub static FRAME: &str = include_str!("../html/go.html");

/// The script and the style of a page.
#[derive(Debug)]
pub struct Bundle {
    pub script: Inline,
    pub style: Inline,
}

impl Bundle {
    /// The value of the header `Content-Security-Policy` that lets the page work, and forbids everything else. The page has the
    /// same policy in itself.
    #[must_use]
    pub fn policy(&self) -> String {
        let (script, style) = (self.script.hash, self.style.hash);
        format!(
            "default-src 'none'; script-src '{script}'; style-src '{style}'; img-src data:; base-uri 'none'; form-action 'none'"
        )
    }
}

/// A script or a style inside a page.
#[derive(Debug)]
pub struct Inline {
    pub text: &'static str,
    /// The hash for the page's [policy](https://www.w3.org/TR/CSP3/#grammardef-hash-source).
    pub hash: &'static str,
}

// Not statics, and not inlined: the text of those would be in the libraries of both packages.
macro_rules! bundle {
    ($name:literal) => {
        Bundle { script: inline!($name, ".js"), style: inline!($name, ".css") }
    };
}

macro_rules! inline {
    ($name:literal, $ending:literal) => {
        Inline {
            text: include_str!(concat!("../dist/", $name, $ending)),
            hash: include_str!(concat!("../dist/", $name, $ending, ".sha256")),
        }
    };
}

/// A single board.
#[inline(never)]
#[must_use]
pub fn board() -> Bundle {
    bundle!("board")
}

/// Many boards: a list, and each of them.
#[inline(never)]
#[must_use]
pub fn many() -> Bundle {
    bundle!("many")
}

/// The answers of a class.
#[inline(never)]
#[must_use]
pub fn class() -> Bundle {
    bundle!("class")
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use sha2::{Digest, Sha256};

    fn hash(text: &str) -> String {
        format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
    }

    /// An example from the standard: CSP 3, section 2.3.1 has the digest of this script.
    #[test]
    fn hashes_are_those_of_the_standard() {
        assert_eq!(hash("alert('Hello, world.');"), "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }

    /// A browser refuses a script or a style with another hash.
    #[test]
    fn hashes_are_those_of_the_files() {
        for Bundle { script, style } in [board(), many(), class()] {
            assert_eq!([script.hash, style.hash], [hash(script.text), hash(style.text)]);
        }
    }
}
