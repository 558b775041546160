//! The macro that declares codes with all their texts.

/// Declares messages and their codes: an enum of messages, and a type with a constant for each code.
///
/// A message has an id, which never changes, a severity, a name, its values and, in English and then in Chinese, a title,
/// the message, optionally help, why it matters, how to fix it and an example. A text is a format string with the
/// values in braces, put into words by [`InLanguage`](crate::InLanguage); or a block with them as references; or
/// `both` and a block that returns a [`Phrase`](crate::Phrase). A missing language does not compile; nor does a message
/// that does not use a value, unless a block has `let _ = value;`. The example is a file of the package's
/// `tests/data/lint` without its extension, or the reason why there is none.
#[macro_export]
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
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
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
                $vis const $variant: $crate::Code =
                    $crate::Code::new(&$crate::CodeFacts {
                        id: $id,
                        key: $crate::CodeFacts::key($id),
                        severity: $crate::Severity::$severity,
                        name: $name,
                        title: $crate::CodeText { english: $title, chinese: $chinese_title },
                        explanation: $crate::codes!(@explanation $(
                            why $why $chinese_why; fix $fix $chinese_fix; example $example;
                        )?),
                    });
            )*
            /// All codes.
            $vis const ALL: &[$crate::Code] = &[$(Self::$variant),*];
        }

        #[allow(dead_code, reason = "not every area needs all of them")]
        impl $message {
            /// Returns its code.
            #[must_use]
            $vis const fn code(&self) -> $crate::Code {
                match self { $(Self::$variant { .. } => $codes::$variant),* }
            }

            /// Returns its text.
            #[must_use]
            #[deny(unused_variables)]
            $vis fn text(&self, language: $crate::Language) -> $crate::Text {
                match self {
                    $(Self::$variant $({ $($value),* })? => $crate::codes!(
                        @text language [$($($value)*)?] { $text $chinese_text } { $($help $chinese_help)? }
                    ),)*
                }
            }

            /// Returns the message about a place.
            #[must_use]
            $vis fn at(self, span: $crate::Span) -> $crate::Diagnostic {
                $crate::AnyMessage::from(self).at(span)
            }
        }

        impl $crate::Message for $message {
            fn code(&self) -> $crate::Code {
                self.code()
            }

            fn text(&self, language: $crate::Language) -> $crate::Text {
                self.text(language)
            }

            fn values(&self) -> $crate::Json {
                $crate::to_json(self)
            }

            fn is(&self, other: &$crate::AnyMessage) -> bool {
                other.downcast() == Some(self)
            }
        }
    };

    (@text $language:ident $values:tt { $($text:tt)* } {}) => {
        $crate::Text::new($crate::codes!(@words $language deny $values $($text)*))
    };
    (@text $language:ident $values:tt $text:tt { $($help:tt)* }) => {
        $crate::codes!(@text $language $values $text {})
            .help($crate::codes!(@words $language allow $values $($help)*))
    };
    (@words $language:ident $lint:ident $values:tt both { $($phrase:tt)* }) => {
        $crate::Phrase::text({ $($phrase)* }, $language)
    };
    (@words $language:ident $lint:ident $values:tt $english:tt $chinese:tt) => {
        match $language {
            $crate::Language::English => $crate::codes!(@one $language $lint $values $english),
            $crate::Language::Chinese => $crate::codes!(@one $language $lint $values $chinese),
        }
    };
    (@one $language:ident $lint:ident $values:tt { $($block:tt)* }) => {
        std::borrow::Cow::<'static, str>::from({ $($block)* })
    };
    (@one $language:ident $lint:ident [$($value:ident)*] $format:literal) => {{
        $(#[$lint(unused_variables)] let $value = $crate::InLanguage::in_language($value, $language);)*
        match format_args!($format) {
            words => words.as_str().map_or_else(|| words.to_string().into(), std::borrow::Cow::Borrowed),
        }
    }};

    (@explanation) => { None };
    (@explanation
        why $why:literal $chinese_why:literal; fix $fix:literal $chinese_fix:literal; example $example:tt;
    ) => {
        Some($crate::Explanation {
            why: $crate::CodeText { english: $why, chinese: $chinese_why },
            fix: $crate::CodeText { english: $fix, chinese: $chinese_fix },
            example: $crate::codes!(@example $example),
        })
    };
    (@example { none $why:literal $chinese_why:literal }) => {
        $crate::Example::Missing($crate::CodeText { english: $why, chinese: $chinese_why })
    };
    (@example $file:literal) => {
        $crate::Example::File(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/tests/data/lint/", $file, ".sgf"
        )))
    };
}
