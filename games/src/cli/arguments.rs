//! Arguments that several commands have.

use crate::arena::notations::Notations;
use crate::description::spec::Described;
use crate::game::coordinates::Coordinates;
use crate::protocol::definition::Protocol;
use clap::ValueEnum;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// The formats of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// Plain text.
    Text,
    /// One JSON object per line.
    Json,
}

pub(super) fn protocol_parser<G: Described>() -> impl TypedValueParser<Value = &'static Protocol<G>> {
    let names =
        G::SPEC.protocols.iter().map(|protocol| PossibleValue::new(protocol.name).help(protocol.title));
    PossibleValuesParser::new(names).try_map(|name| G::SPEC.protocol(&name))
}

pub(super) fn coordinates_parser<G: Described>() -> impl TypedValueParser<Value = &'static Coordinates<G>> {
    let names = PossibleValuesParser::new(G::SPEC.coordinates.iter().map(|coordinates| coordinates.name));
    names.map(|name| G::SPEC.coordinates(&name).unwrap_or(Coordinates::ALGEBRAIC))
}

pub(super) fn rules_help<G: Described>(default: &str) -> String {
    let names: Vec<&str> = G::SPEC.variants.iter().map(|variant| variant.name).collect();
    format!("The rules: {} [default: {default}]", names.join(", "))
}

pub(super) fn protocols_help<G: Described>(default: &str) -> String {
    let names: Vec<&str> = G::SPEC.protocols.iter().map(|protocol| protocol.name).collect();
    format!("The protocol of programs: {} [default: {default}]", names.join(", "))
}

pub(super) fn openings_help<G: Described>() -> String {
    let books: Vec<&str> = G::SPEC.books.iter().map(|(name, _)| *name).collect();
    let notations: Vec<&str> = Notations::<G>::all().iter().map(|notation| notation.name).collect();
    let books = if books.is_empty() { String::new() } else { format!("; or a book: {}", books.join(", ")) };
    format!(
        "Start games from the positions or moves in this file, one per line, optionally after a name and a tab; or \
         from the games of a record ({}){books}",
        notations.join(", ")
    )
}
