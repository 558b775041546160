use clap::builder::{PossibleValuesParser, TypedValueParser};

/// A parser of options that takes one of these names and gives what it stands for.
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
