//! Modules that the pages of gocheck and of its sister games share, and a bundler for pages that are single files.
//!
//! | what | where |
//! | --- | --- |
//! | elements, icons, languages, messages, files that leave the page | the modules in `js`, which [`SHARED`] lists |
//! | one script or one style sheet for a page that is a single file | [`script`], [`style`] |
//! | tests of modules: unknown and unused imports, circles, names that clash | [`check`] |
//!
//! A module imports by lines of one form, `import { a, b } from './x.js';`, so that a browser can load it as it is, and
//! [`script`] can join it with others.

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
