//! Moves as numbers in JSON.

use super::BotzoneGame;
use serde_json::Value;
use std::collections::BTreeMap;

/// The numbers of a move: an object, or text that holds one.
pub fn numbers_of_json<G: BotzoneGame>(value: &Value) -> Option<Vec<i64>> {
    if let Value::String(text) = value {
        let inner: Value = serde_json::from_str(text).ok()?;
        return inner.is_object().then(|| numbers_of_json::<G>(&inner))?;
    }
    G::FIELDS.iter().map(|&name| read_number(value.get(name)?)).collect()
}

/// A whole number of 32 bits; Botzone also takes one written with a decimal point.
fn read_number(value: &Value) -> Option<i64> {
    let number = value.as_f64()?;
    let is_whole = number.fract() == 0.0 && number >= i32::MIN.into() && number <= i32::MAX.into();
    is_whole.then_some(number as i64)
}

/// A move as an object.
pub fn numbers_to_json<G: BotzoneGame>(numbers: &[i64]) -> Value {
    sorted(G::FIELDS.iter().zip(numbers).map(|(&name, &number)| (name, number.into())))
}

/// An object whose names stand in order, as Botzone writes them, whatever order they are given in.
pub(super) fn sorted<'a>(fields: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
    let fields: BTreeMap<&str, Value> = fields.into_iter().collect();
    Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}
