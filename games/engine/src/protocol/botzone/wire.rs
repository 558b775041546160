//! Moves as numbers in JSON.

use super::jsoncpp;
use super::notation::BotzoneNotation;
use crate::game::rules::Game;
use serde_json::Value;
use std::collections::BTreeMap;

impl<G: Game> BotzoneNotation<G> {
    /// The numbers of a move: an object, or text that begins with one, as the judge reads it.
    #[must_use]
    pub fn numbers_of_json(&self, value: &Value) -> Option<Vec<i64>> {
        if let Value::String(text) = value {
            let inner: Value = jsoncpp::read(text).ok()?;
            return inner.is_object().then(|| self.numbers_of_json(&inner))?;
        }
        self.fields.iter().map(|&name| read_number(value.get(name)?)).collect()
    }

    /// A move as an object.
    #[must_use]
    pub fn numbers_to_json(&self, numbers: &[i64]) -> Value {
        sorted(self.fields.iter().zip(numbers).map(|(&name, &number)| (name, number.into())))
    }

    /// The numbers of a line, if it holds as many as there are fields and nothing else.
    pub(super) fn numbers_of_line(&self, line: &str) -> Option<Vec<i64>> {
        let numbers: Option<Vec<i64>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
        numbers.filter(|numbers| numbers.len() == self.fields.len())
    }
}

/// The numbers as a line.
pub(super) fn line(numbers: &[i64]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Reads an integer of 32 bits; Botzone also accepts one with a decimal point.
fn read_number(value: &Value) -> Option<i64> {
    let number = value.as_f64()?;
    let is_whole = number.fract() == 0.0 && number >= i32::MIN.into() && number <= i32::MAX.into();
    is_whole.then_some(number as i64)
}

/// Makes an object with sorted names, as Botzone writes them.
pub fn sorted<'a>(fields: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
    let fields: BTreeMap<&str, Value> = fields.into_iter().collect();
    Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}
