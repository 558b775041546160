//! One file of Rust from many.

use super::older::Older;
use super::print::print;
use super::shake::shake;
use super::sources::MODULES;
use super::{BundleError, SEEDS, Seeds};
use crate::ataxx::network::Digits;
use crate::ataxx::policy;
use quote::ToTokens;
use syn::visit_mut::VisitMut;
use syn::{Item, parse_quote};

/// Methods of `newer.rs`.
const NEWER: &[&str] = &["as_chunks", "as_flattened", "split_at_checked"];

/// The program for CodinGame with the first of the networks of `seeds`.
pub(super) fn rust_file(seeds: &Seeds) -> Result<String, BundleError> {
    let mut modules = Vec::new();
    for &(path, source) in MODULES {
        modules.push((path, parse(path, source)?.into_iter().filter(is_wanted).collect::<Vec<_>>()));
    }
    stand_in(&mut modules, seeds)?;
    shake(&mut modules);
    let mut older = Older::default();
    for (_, items) in &mut modules {
        items.iter_mut().for_each(|item| older.visit_item_mut(item));
    }
    Ok(format!("#![allow(warnings)]\n{}", nested(&modules, "main")))
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
fn stand_in(modules: &mut [(&'static str, Vec<Item>)], seeds: &Seeds) -> Result<(), BundleError> {
    let weights = seeds.networks()[0].to_text(Digits::IDEOGRAPHS, true);
    let policy = policy::embedded().to_text(Digits::IDEOGRAPHS, true);
    for (path, items) in modules {
        match *path {
            "ataxx::network::symmetric" => items.iter_mut().for_each(|item| {
                if let Item::Const(item) = item
                    && item.ident == "SEEDS"
                {
                    *item.expr = parse_quote!(#SEEDS);
                }
            }),
            "ataxx::network::embedded" => items.push(parse_quote!(const WEIGHTS: &str = #weights;)),
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

/// The items of the module at `path`, a line each, and, in modules of their own, those of the modules in it. `main`
/// is the file itself.
fn nested(modules: &[(&str, Vec<Item>)], path: &str) -> String {
    let prefix = if path == "main" { String::new() } else { format!("{path}::") };
    let mut text = String::new();
    for (inner, items) in modules {
        if *inner == path {
            items.iter().for_each(|item| text += &(print(item.to_token_stream()) + "\n"));
            if NEWER.iter().any(|name| text.contains(name)) && path != "newer" {
                text += "use crate::newer::*;\n";
            }
        } else if let Some(name) = inner.strip_prefix(&prefix)
            && !name.contains("::")
            && name != "main"
        {
            text += &format!("pub mod {name}{{\n{}}}\n", nested(modules, inner));
        }
    }
    text
}
