//! The pages of Go and of the games: their HTML, scripts and styles.
//!
//! | folder | contents |
//! | --- | --- |
//! | `ts`, `css` | the sources, in TypeScript and CSS, one folder for each family of pages and one for what they share |
//! | `html` | the frames of the pages |
//! | `dist` | what `npm run build` makes of `ts` and `css`: one script and one style for each page |
//!
//! `dist` is checked in, so that building this package needs no Node.js.

#![allow(missing_docs, reason = "used by the programs of this repository only")]

#[cfg(feature = "games")]
pub mod games;
#[cfg(feature = "go")]
pub mod go;
