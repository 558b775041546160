//! Servers whose records have to be read in a way of their own.

use super::{Node, PropertyName};

/// A server whose records deviate from SGF, or from the rules that they name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Server {
    /// The Computer Go Server counts every stone on the board as alive, also with RU\[Chinese\].
    Cgos,
    /// Fox writes HA\[0\] and handicap stones as consecutive moves of Black.
    Fox,
}

impl Server {
    /// The server that a root names.
    pub(super) fn of(root: &Node) -> Option<Self> {
        const NAMING: [&str; 4] = ["AP", "PC", "SO", "EV"];
        const SIGNS: [(&str, Server); 3] =
            [("cgos", Server::Cgos), ("foxwq", Server::Fox), ("野狐", Server::Fox)];
        // Fox writes AP twice.
        let names = root
            .properties()
            .filter(|property| NAMING.into_iter().any(|naming| PropertyName::new(naming) == property.name()));
        names.into_iter().find_map(|property| {
            let value = property.value().bytes;
            SIGNS.into_iter().find(|(sign, _)| contains(value, sign.as_bytes())).map(|(_, server)| server)
        })
    }
}

/// Returns true if a text contains a sign, in upper or lower case.
fn contains(text: &[u8], sign: &[u8]) -> bool {
    text.windows(sign.len()).any(|part| part.eq_ignore_ascii_case(sign))
}
