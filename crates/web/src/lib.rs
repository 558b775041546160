//! What the pages of Go and of the games share, and a bundler for pages that are single files.
//!
//! | what | where |
//! | --- | --- |
//! | the look: colours in light and dark, controls, cards, toasts | `css/theme.css`, which is [`THEME`] |
//! | elements, icons, the language and its switch, toasts, downloads, choices that the browser keeps | the modules in `js`, which are [`SHARED`] |
//! | one script or one style sheet for a page that is a single file | [`script`], [`style`] |
//! | tests of modules: unknown and unused imports, circles, names that clash | [`check`] |
//!
//! `gocheck view` writes its page into one file, and so does the report of a tournament; the games' servers send the files as
//! they are. Therefore a module imports by lines of one form, `import { a, b } from './x.js';`, which a browser loads and
//! [`script`] understands, and no two modules of a page that is joined define the same name.

pub mod check;
mod imports;
mod join;
mod squeeze;

pub use join::script;
pub use squeeze::style;

/// A file of a page, with the name that others import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// `dom.js`.
    pub name: &'static str,
    /// Its content.
    pub text: &'static str,
}

/// Embeds files: `assets!["js/": "dom.js", "keep.js"]`. The folder counts from the file that calls the macro.
#[macro_export]
macro_rules! assets {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$($crate::Asset { name: $name, text: include_str!(concat!($folder, $name)) }),*]
    };
}

/// The modules that pages share.
pub const SHARED: &[Asset] = assets![
    "../js/": "dom.js", "files.js", "icons.js", "keep.js", "language.js", "toast.js",
];

/// The style sheet that comes first on every page. It leaves the accent colour to the page: `--accent`.
pub const THEME: Asset = Asset { name: "theme.css", text: include_str!("../css/theme.css") };
