//! The macro that declares codes with all their texts.

/// Declares messages and their codes: an enum of messages, and a type with a constant for each code.
///
/// A message has an id, which never changes, a severity, a name, its values and, in English and then in Chinese, a title,
/// the message, optionally help, why it matters, how to fix it and an example. A text is a format string with the
/// values in braces, or a block with them as references. A missing language does not compile; nor does a text that does not
/// use a value, unless a block has `let _ = value;`. The example is a file of `tests/data/lint` without its extension, or
/// the reason why there is none.
///
/// ```ignore
/// codes! {
///     /// Messages about words.
///     pub enum WordMessage, WordCode {
///         TooLong { most: usize } = Warning "X101" "too-long" {
///             title "A word that is too long." "单词太长。";
///             message "more than {most} letters" "超过 {most} 个字母";
///             help "write a shorter one" "请写短一些";
///         }
///     }
/// }
/// ```
macro_rules! codes {
    (
        $(#[$doc:meta])*
        $vis:vis enum $message:ident, $codes:ident {$(
            $variant:ident $({ $($value:ident: $type:ty),* $(,)? })? = $severity:ident $id:literal $name:literal {
                title $title:literal $chinese_title:literal;
                message $text:tt $chinese_text:tt;
                $(help $help:tt $chinese_help:tt;)?
                $(
                    why $why:literal $chinese_why:literal;
                    fix $fix:literal $chinese_fix:literal;
                    example $example:tt;
                )?
            }
        )*}
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "formats", derive(serde::Serialize), serde(untagged))]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the titles say what the values are")]
        $vis enum $message {
            $(#[doc = $title] $variant $({ $($value: $type),* })?,)*
        }

        #[doc = concat!("The codes of [`", stringify!($message), "`].")]
        #[derive(Clone, Copy, Debug)]
        $vis enum $codes {}

        #[allow(non_upper_case_globals, reason = "a code has the name of its message")]
        impl $codes {
            $(
                #[doc = $title]
                $vis const $variant: $crate::diagnostic::Code =
                    $crate::diagnostic::Code::new(&$crate::diagnostic::Facts {
                        id: $id,
                        severity: $crate::diagnostic::Severity::$severity,
                        name: $name,
                        title: $crate::diagnostic::Words { english: $title, chinese: $chinese_title },
                        explanation: $crate::diagnostic::codes!(@explanation $(
                            why $why $chinese_why; fix $fix $chinese_fix; example $example;
                        )?),
                    });
            )*
            /// All of them.
            $vis const ALL: &[$crate::diagnostic::Code] = &[$(Self::$variant),*];
        }

        #[allow(dead_code, reason = "not every area needs all of them")]
        impl $message {
            /// Returns its code.
            #[must_use]
            $vis const fn code(&self) -> $crate::diagnostic::Code {
                match self { $(Self::$variant { .. } => $codes::$variant),* }
            }

            /// Returns its words.
            #[must_use]
            #[deny(unused_variables)]
            $vis fn text(&self, language: $crate::diagnostic::Language) -> $crate::diagnostic::Text {
                match language {
                    $crate::diagnostic::Language::English => match self {
                        $(Self::$variant $({ $($value),* })? => {
                            $crate::diagnostic::codes!(@text $text $(, $help)?)
                        })*
                    },
                    $crate::diagnostic::Language::Chinese => match self {
                        $(Self::$variant $({ $($value),* })? => {
                            $crate::diagnostic::codes!(@text $chinese_text $(, $chinese_help)?)
                        })*
                    },
                }
            }

            /// Returns the message about a place.
            #[must_use]
            $vis fn at(self, span: $crate::diagnostic::Span) -> $crate::diagnostic::Diagnostic {
                $crate::diagnostic::AnyMessage::from(self).at(span)
            }
        }

        impl $crate::diagnostic::Message for $message {
            fn code(&self) -> $crate::diagnostic::Code {
                self.code()
            }

            fn text(&self, language: $crate::diagnostic::Language) -> $crate::diagnostic::Text {
                self.text(language)
            }

            #[cfg(feature = "formats")]
            fn values(&self) -> serde_json::Value {
                $crate::diagnostic::to_json(self)
            }

            fn is(&self, other: &$crate::diagnostic::AnyMessage) -> bool {
                other.downcast() == Some(self)
            }
        }
    };

    (@text $text:tt) => {
        $crate::diagnostic::Text::new($crate::diagnostic::codes!(@words $text))
    };
    (@text $text:tt, $help:tt) => {
        $crate::diagnostic::Text::new($crate::diagnostic::codes!(@words $text))
            .help($crate::diagnostic::codes!(@words $help))
    };
    (@words { $($block:tt)* }) => {
        { $($block)* }
    };
    (@words $format:literal) => {
        match format_args!($format) {
            words => match words.as_str() {
                Some(words) => std::borrow::Cow::Borrowed(words),
                None => std::borrow::Cow::Owned(words.to_string()),
            },
        }
    };

    (@explanation) => { None };
    (@explanation
        why $why:literal $chinese_why:literal; fix $fix:literal $chinese_fix:literal; example $example:tt;
    ) => {
        Some($crate::diagnostic::Explanation {
            why: $crate::diagnostic::Words { english: $why, chinese: $chinese_why },
            fix: $crate::diagnostic::Words { english: $fix, chinese: $chinese_fix },
            example: $crate::diagnostic::codes!(@example $example),
        })
    };
    (@example { none $why:literal $chinese_why:literal }) => {
        $crate::diagnostic::Example::Missing($crate::diagnostic::Words { english: $why, chinese: $chinese_why })
    };
    (@example $file:literal) => {
        $crate::diagnostic::Example::File(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/tests/data/lint/", $file, ".sgf"
        )))
    };
}

pub(crate) use codes;
