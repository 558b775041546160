//! Errors in the command line, in the language of the program. In English, clap prints its own messages.

use super::messages;
use clap::Command;
use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use gocheck_text::{InLanguage, Language, Phrase, UsageError, language, phrase};
use std::error::Error;
use std::fmt::{self, Write};
use std::path::Path;

/// Returns a usage error that only the program can detect. It is reported in the same form as errors from clap.
pub fn usage_error(message: impl InLanguage) -> anyhow::Error {
    UsageError::new(message).into()
}

/// Why the value of an option is invalid.
#[derive(Debug)]
pub(super) struct BadValue(Phrase);

impl BadValue {
    pub(super) fn new(why: &impl InLanguage) -> Self {
        Self(Phrase::new(
            why.in_language(Language::English).into_owned(),
            why.in_language(Language::Chinese).into_owned(),
        ))
    }
}

/// In English: clap prints it.
impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.in_language(Language::English))
    }
}

impl Error for BadValue {}

/// Reports an error of the command that is `called` so.
pub(super) fn report_clap(error: clap::Error, called: &str) {
    let error = &without_poor_tips(error);
    match language() {
        Language::English => messages::say(&in_english(error, called)),
        Language::Chinese => messages::say(&UsageFault(error).text(called)),
    }
}

/// Removes suggestions that lead away from what was meant: another option that has little in common with the given one,
/// and to give it as a value, unless there is such a file.
fn without_poor_tips(mut error: clap::Error) -> clap::Error {
    let given = UsageFault(&error).one(ContextKind::InvalidArg);
    if error.kind() != ErrorKind::UnknownArgument {
        return error;
    }
    if !Path::new(&given).exists() {
        let is_value = |sentence: &String| sentence.contains("'-- ");
        if UsageFault(&error).all(ContextKind::Suggested).iter().all(is_value) {
            error.remove(ContextKind::Suggested);
        }
    }
    let close = UsageFault(&error).one(ContextKind::SuggestedArg);
    if !close.is_empty() && strsim::normalized_damerau_levenshtein(&given, &close) < 0.6 {
        error.remove(ContextKind::SuggestedArg);
        // It shows the suggested option.
        error.remove(ContextKind::Usage);
    }
    error
}

/// The message of clap, which refers to the help of the command.
fn in_english(error: &clap::Error, called: &str) -> String {
    let mut text = error.render().ansi().to_string().trim_end().to_owned();
    if let Some(place) = text.rfind("--help").filter(|_| text.contains("For more information")) {
        text.replace_range(place..place + "--help".len(), &format!("{called} --help"));
    }
    text
}

/// With the usage of the command.
pub(super) fn report_own(error: &UsageError, command: &mut Command, called: &str) {
    let message = &error.to_string();
    match language() {
        Language::English => {
            let error = clap::Error::raw(ErrorKind::ValueValidation, message).format(command);
            messages::say(&in_english(&error, called));
        }
        Language::Chinese => {
            let usage = command.render_usage().to_string();
            messages::say(&in_chinese(message, &usage, called, command.get_styles()));
        }
    }
}

/// Adds the usage and the hint that clap prints with a message.
fn in_chinese(message: &str, usage: &str, called: &str, styles: &Styles) -> String {
    let (error, gap) = messages::error_head();
    let (bad, heading, literal) = (styles.get_error(), styles.get_usage(), styles.get_literal());
    let mut text = format!("{bad}{error}{bad:#}{gap}{message}\n");
    let usage = usage.trim_start().trim_start_matches("Usage:").trim();
    if !usage.is_empty() {
        let _ = writeln!(text, "\n{heading}用法：{heading:#}{literal}{usage}{literal:#}");
    }
    let _ = write!(text, "\n详见 '{literal}{called} --help{literal:#}'。");
    text
}

/// An error from clap with its details.
struct UsageFault<'a>(&'a clap::Error);

impl UsageFault<'_> {
    fn text(&self, called: &str) -> String {
        let styles = Styles::styled();
        let mut message = self.message(&styles).text(Language::Chinese);
        let possible = self.all(ContextKind::ValidValue);
        if !possible.is_empty() {
            let valid = styles.get_valid();
            let possible = possible.iter().map(|value| format!("{valid}{value}{valid:#}"));
            let _ = write!(message, "\n  [可选：{}]", Language::Chinese.list(possible));
        }
        let tips = self.tips(&styles);
        if !tips.is_empty() {
            message += "\n";
        }
        for tip in tips {
            let _ = write!(message, "\n  {valid}建议：{valid:#}{tip}", valid = styles.get_valid());
        }
        in_chinese(&message, &self.one(ContextKind::Usage), called, &styles)
    }

    /// The message. Its English is used only for errors that carry no details.
    fn message(&self, styles: &Styles) -> Phrase {
        let (bad, known) = (styles.get_invalid(), styles.get_literal());
        let invalid = |text: String| format!("'{bad}{text}{bad:#}'");
        let literal = |text: String| format!("'{known}{text}{known:#}'");
        let arg = self.one(ContextKind::InvalidArg);
        let value = self.one(ContextKind::InvalidValue);
        match self.0.kind() {
            ErrorKind::UnknownArgument => {
                phrase!("unexpected argument {arg}", "不认识参数 {arg}", arg = invalid(arg))
            }
            ErrorKind::InvalidValue if value.is_empty() => {
                phrase!("{arg} needs a value", "{arg} 后面缺少值", arg = invalid(arg))
            }
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => phrase!(
                "invalid value {value} for {arg}{why}",
                "{arg} 的值 {value} 不对{why}",
                value = invalid(value),
                arg = literal(arg),
                why = self.why()
            ),
            ErrorKind::ArgumentConflict => {
                let others = self.all(ContextKind::PriorArg);
                if others.is_empty() || others == [arg.clone()] {
                    phrase!("{arg} is given twice", "{arg} 只能写一次", arg = invalid(arg))
                } else {
                    phrase!(
                        "{arg} conflicts with {others}",
                        "{arg} 不能与 {others} 一起用",
                        arg = invalid(arg),
                        others = gocheck_text::list(others.into_iter().map(invalid))
                    )
                }
            }
            ErrorKind::MissingRequiredArgument => {
                let valid = styles.get_valid();
                let missing = self.all(ContextKind::InvalidArg).into_iter();
                let missing: String = missing.map(|arg| format!("\n  {valid}{arg}{valid:#}")).collect();
                phrase!("missing arguments:{missing}", "缺少参数：{missing}")
            }
            ErrorKind::TooManyValues => phrase!(
                "unexpected value {value} for {arg}",
                "{arg} 不能再有值，多出了 {value}",
                value = invalid(value),
                arg = literal(arg)
            ),
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
                let wanted =
                    [ContextKind::MinValues, ContextKind::ExpectedNumValues].map(|kind| self.one(kind));
                let wanted = wanted.concat();
                let actual = self.one(ContextKind::ActualNumValues);
                phrase!(
                    "{arg} takes {wanted} values, not {actual}",
                    "{arg} 要有 {wanted} 个值，这里是 {actual} 个",
                    arg = literal(arg)
                )
            }
            ErrorKind::NoEquals => {
                phrase!("{arg} needs an equals sign", "{arg} 的值要用等号写", arg = invalid(arg))
            }
            ErrorKind::InvalidSubcommand => phrase!(
                "unknown command {command}",
                "没有命令 {command}",
                command = invalid(self.one(ContextKind::InvalidSubcommand))
            ),
            ErrorKind::MissingSubcommand => phrase!("missing command", "缺少命令"),
            ErrorKind::InvalidUtf8 => {
                phrase!("an argument is not valid UTF-8", "有参数不是 UTF-8 编码的文字")
            }
            _ => {
                let text = self.0.to_string();
                let text = text.trim_start_matches("error: ").trim();
                phrase!("{text}", "{text}")
            }
        }
    }

    /// `: reason` for a value that was refused with a reason.
    fn why(&self) -> Phrase {
        match self.0.source() {
            None => phrase!("", ""),
            Some(why) => match why.downcast_ref::<BadValue>() {
                Some(BadValue(why)) => phrase!(": {why}", "：{why}", why = why),
                None => phrase!(": {why}", "：{why}"),
            },
        }
    }

    fn tips(&self, styles: &Styles) -> Vec<String> {
        let valid = styles.get_valid();
        let quoted = |text: &str| format!("'{valid}{text}{valid:#}'");
        let close =
            [ContextKind::SuggestedArg, ContextKind::SuggestedValue, ContextKind::SuggestedSubcommand];
        let close = close.map(|kind| self.all(kind)).concat();
        let mut tips = Vec::new();
        if !close.is_empty() {
            tips.push(format!(
                "是不是想写 {}？",
                Language::Chinese.list(close.iter().map(|text| quoted(text)))
            ));
        }
        // clap gives these as sentences: use '-- --what' to pass a value, or 'lint --what' exists.
        for sentence in self.all(ContextKind::Suggested) {
            let parts: Vec<&str> = sentence.split('\'').skip(1).step_by(2).collect();
            match parts.as_slice() {
                [value, written] => {
                    tips.push(format!("如果 {} 不是选项，写成 {}", quoted(value), quoted(written)));
                }
                [known] => tips.push(format!("有 {} 这种写法", quoted(known))),
                _ => {}
            }
        }
        tips
    }

    /// A detail of the error; empty if there is none.
    fn one(&self, kind: ContextKind) -> String {
        self.all(kind).join(" ")
    }

    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.0.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
            Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
            Some(ContextValue::Number(number)) => vec![number.to_string()],
            _ => Vec::new(),
        }
    }
}
