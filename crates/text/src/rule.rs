//! The macro that declares one code with all its texts.

/// Declares a message with its code, as [`codes!`](crate::codes) does, for a file of its own: a struct with the values
/// as fields and the constant `CODE`. Reason, remedy and example are required.
#[macro_export]
macro_rules! rule {
    (
        $message:ident $({ $($value:ident: $type:ty),* $(,)? })? = $severity:ident $id:literal $name:literal;
        title $title:literal $chinese_title:literal;
        message $text:tt $chinese_text:tt;
        $(help $help:tt $chinese_help:tt;)?
        why $($why:literal)*;
        fix $($fix:literal)*;
        example $example:tt;
    ) => {
        $crate::rule! { @struct $title $message $({ $($value: $type),* })? }

        impl $message {
            /// Its code.
            pub const CODE: $crate::Code = $crate::Code::new(&$crate::CodeFacts {
                id: $id,
                key: $crate::CodeFacts::key($id),
                severity: $crate::Severity::$severity,
                name: $name,
                title: $crate::CodeText { english: $title, chinese: $chinese_title },
                explanation: $crate::codes!(@explanation
                    why $($why)*; fix $($fix)*; example $example;
                ),
            });
        }

        impl $crate::Message for $message {
            fn code(&self) -> $crate::Code {
                Self::CODE
            }

            #[deny(unused_variables)]
            fn text(&self, language: $crate::Language) -> $crate::Text {
                let Self $({ $($value),* })? = self;
                $crate::codes!(
                    @text language [$($($value)*)?] { $text $chinese_text } { $($help $chinese_help)? }
                )
            }

            fn values(&self) -> $crate::Json {
                $crate::to_json(self)
            }

            fn is(&self, other: &$crate::AnyMessage) -> bool {
                other.downcast() == Some(self)
            }
        }
    };

    (@struct $title:literal $message:ident) => {
        #[doc = $title]
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        pub struct $message;
    };
    (@struct $title:literal $message:ident { $($value:ident: $type:ty),* }) => {
        #[doc = $title]
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[allow(missing_docs, reason = "the title says what the values are")]
        pub struct $message { $(pub $value: $type),* }
    };
}

/// Re-exports the [`rule!`](crate::rule) of each file of a folder, and lists their codes in `CODES`.
#[macro_export]
macro_rules! rules {
    ($($file:ident::$rule:ident,)*) => {
        $(pub use $file::$rule;)*

        pub(crate) const CODES: &[$crate::Code] = &[$($rule::CODE),*];
    };
}
