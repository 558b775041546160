//! Parsers for the values of options, with errors in both languages.

use super::usage::BadValue;
use clap::builder::{PathBufValueParser, PossibleValuesParser, TypedValueParser};
use gocheck_files::output::format::folder_name;
use gocheck_text::InLanguage;
use gocheck_text::phrase;
use std::fmt::Display;
use std::ops::{Bound, RangeBounds};
use std::path::PathBuf;
use std::str::FromStr;

/// Returns a parser that accepts one of these names and returns its value.
pub fn choice<T>(choices: impl IntoIterator<Item = (&'static str, T)>) -> impl TypedValueParser<Value = T>
where
    T: Clone + Send + Sync + 'static,
{
    let (names, values): (Vec<&str>, Vec<T>) = choices.into_iter().unzip();
    let parser = PossibleValuesParser::new(names.clone());
    parser.try_map(move |name| {
        let place = names.iter().position(|&known| known == name);
        place.and_then(|place| values.get(place)).cloned().ok_or("not among the possible values")
    })
}

pub fn parser<T, E: InLanguage>(
    parse: impl Fn(&str) -> Result<T, E> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T>
where
    T: Clone + Send + Sync + 'static,
{
    move |text: &str| parse(text).map_err(|why| BadValue::new(&why))
}

pub fn number<T>(
    range: impl RangeBounds<T> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    parser(move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start_bound(), range.end_bound()) {
            (Bound::Included(from), Bound::Included(to)) => {
                phrase!("expected a whole number from {from} to {to}", "应为 {from} 到 {to} 的整数")
            }
            (Bound::Included(from), _) => {
                phrase!("expected a whole number, {from} or more", "应为整数，{from} 或更大")
            }
            _ => phrase!("expected a whole number", "应为整数"),
        })
    })
}

/// Accepts the name of a folder to write to and refuses the name of a file.
pub fn output_folder() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| match folder_name(&path) {
        Ok(()) => Ok(path),
        Err(why) => Err(BadValue::new(&why)),
    })
}
