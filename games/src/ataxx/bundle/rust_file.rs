//! One file of Rust from many.

use super::constant::constant;
use super::flat::flat;
use super::older::Older;
use super::print::print;
use super::shake::shake;
use super::sources::MODULES;
use super::{BundleError, networks};
use crate::ataxx::policy;
use syn::visit_mut::VisitMut;
use syn::{Item, parse_quote};

/// The program for CodinGame.
pub(super) fn rust_file() -> Result<String, BundleError> {
    let mut modules = Vec::new();
    for &(path, source) in MODULES {
        modules.push((path, parse(path, source)?.into_iter().filter(is_wanted).collect::<Vec<_>>()));
    }
    stand_in(&mut modules)?;
    shake(&mut modules);
    let mut older = Older::new(constant(&modules));
    for (_, items) in &mut modules {
        items.iter_mut().for_each(|item| older.visit_item_mut(item));
    }
    let (imports, items) = flat(&modules);
    let imports = imports.into_iter().map(|import| import + "\n");
    let items = items.into_iter().map(|item| print(item) + "\n");
    Ok(["#![allow(warnings)]\n".to_owned()].into_iter().chain(imports).chain(items).collect())
}

/// Whether an item may be in the file: modules are put together here, tests and what other crates do for some
/// processors is left out.
fn is_wanted(item: &Item) -> bool {
    let attributes = match item {
        Item::Mod(_) => return false,
        Item::Impl(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        _ => return true,
    };
    !attributes.iter().any(|attribute| attribute.path().is_ident("cfg"))
}

/// Puts what is the file's own in place of what is the crate's.
fn stand_in(modules: &mut [(&'static str, Vec<Item>)]) -> Result<(), BundleError> {
    let (seeds, walled, open) = (networks::WALLED_SEEDS, networks::WALLED, networks::OPEN);
    let policy = policy::embedded().to_text(true);
    for (path, items) in modules {
        match *path {
            "ataxx::network::embedded" => {
                items.push(parse_quote!(const WALLED_SEEDS: usize = #seeds;));
                items.push(parse_quote!(const WALLED: &str = #walled;));
                items.push(parse_quote!(const OPEN: &str = #open;));
            }
            "ataxx::policy::embedded" => items.push(parse_quote!(const WEIGHTS: &str = #policy;)),
            "ataxx::network::lanes" => {
                items.retain(|item| !matches!(item, Item::Macro(_)));
                items.extend(parse(path, include_str!("../../../data/ataxx/bundle/rust/vectors.rs"))?);
            }
            _ => {}
        }
    }
    Ok(())
}

fn parse(path: &'static str, source: &str) -> Result<Vec<Item>, BundleError> {
    let file =
        syn::parse_file(source).map_err(|error| BundleError::Source { path, why: error.to_string() })?;
    Ok(file.items)
}
