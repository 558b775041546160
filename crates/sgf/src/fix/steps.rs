//! The list of fixes.

use super::super::document::Document;
use super::changes::Changes;
use super::options::FixOptions;
use super::{
    brackets, charset, komi, letters, old_markup, points, split, texts, twice, values, variations, version,
};

/// A fix: it makes one kind of change to a document.
type Fix = for<'a> fn(&mut Document<'a>, &mut Changes);

/// The fixes that only change the layout.
const LAYOUT: [Fix; 2] = [letters::set_names, texts::set_escapes];

/// The other fixes in order, after those of [`Strays`](super::stray::Strays): brackets first, since others need whole variations.
const CONTENT: [Fix; 13] = [
    brackets::close_games,
    brackets::drop_closes,
    brackets::set_semicolons,
    variations::drop_empty,
    variations::open,
    values::drop_empty,
    values::set_form,
    old_markup::set_markup,
    twice::join,
    komi::set_komi,
    points::set_points,
    split::part_nodes,
    charset::set_charset,
];

/// Fixes a document, except moves that cannot be played.
pub(super) fn apply<'a>(
    document: &mut Document<'a>,
    options: &FixOptions,
    sets_version: bool,
    changes: &mut Changes,
) {
    LAYOUT.iter().for_each(|fix| fix(document, changes));
    if !options.form_only {
        CONTENT.iter().for_each(|fix| fix(document, changes));
    }
    if sets_version {
        version::set_version(document, changes);
    }
}
