//! Modules and styles that the pages of Go and of the games share, and a bundler.
//!
//! | contents | where |
//! | --- | --- |
//! | the look: colours in light and dark, controls, cards, toasts | `css/theme.css`, which is [`THEME`] |
//! | elements, icons, the language and its switch, toasts, stones and wood, downloads, choices that the browser keeps | the modules in `js`, which are [`SHARED`] |
//! | one script or one style sheet for a page | [`script`], [`style`] |
//! | tests of modules: unknown and unused imports, circles, names that clash | [`check`] |
//!
//! `gocheck view` and the report of a tournament are single files; the games' servers send each page's script and style as one
//! file. So every import has the form `import { a, b } from './x.js';`, which [`script`] understands, and no two modules of a
//! page define the same name at their top level.

#![allow(missing_docs, reason = "used by the programs of this repository only")]

mod asset;
mod bundle;
pub mod check;
mod imports;
mod minify;
mod names;
mod roles;
mod tokens;

pub use asset::Asset;
pub use bundle::script;
pub use minify::style;

/// The modules that all pages share.
pub const SHARED: &[Asset] = crate::assets![
    "../js/": "dom.js", "files.js", "icons.js", "keep.js", "language.js", "stones.js", "toast.js",
];

/// The style sheet that comes first on every page. Each page defines its accent colour, `--accent`.
pub const THEME: Asset = Asset { name: "theme.css", text: include_str!("../css/theme.css") };
