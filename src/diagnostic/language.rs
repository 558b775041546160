//! Words of Go in every language.

use super::words::zh;
use crate::go::{Group, RuleSet};
use gocheck_common::{InLanguage, Language};
use std::borrow::Cow;

/// `black group of 2 at (0, 0), (0, 1)`
impl InLanguage for Group {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match language {
            Language::English => self.to_string(),
            Language::Chinese => zh::group(self),
        }
        .into()
    }
}

/// `Japanese`, as it stands before `rules`.
impl InLanguage for RuleSet {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match language {
            Language::English => self.name(),
            Language::Chinese => zh::rule_set(*self),
        }
        .into()
    }
}
