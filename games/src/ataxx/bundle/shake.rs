//! What of the sources a program needs: what its `main` names, what that names, and so on.
//!
//! Names are compared without their paths, so that rather too much is kept than too little.

use super::sources::TEXTS;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashSet;
use syn::{ImplItem, Item, ItemImpl, TraitItem, Type, UseTree};

/// Traits of the standard library whose methods may be called though nobody names them.
const QUIET_TRAITS: &[&str] = &["Write", "BufRead", "FromStr"];

/// What a trait asks for that nothing here needs.
pub(super) const UNUSED_TRAITS: &[&str] = &["Debug", "Error", "Hash"];

/// Removes from all modules what the item `main` does not need.
pub(super) fn shake(modules: &mut [(&str, Vec<Item>)]) {
    let mut used: HashSet<String> = HashSet::from(["main".to_owned()]);
    let traits: HashSet<String> = items(modules)
        .filter_map(|item| if let Item::Trait(item) = item { Some(item.ident.to_string()) } else { None })
        .collect();
    loop {
        let before = used.len();
        let mut found = HashSet::new();
        for item in items(modules) {
            if let Some(kept) = kept(item, &used, &traits) {
                collect(kept.into_token_stream(), &mut found);
            }
        }
        used.extend(found);
        if used.len() == before {
            break;
        }
    }
    let mut names: HashSet<String> =
        modules.iter().filter_map(|(path, _)| path.rsplit("::").next().map(str::to_owned)).collect();
    for (_, items) in modules.iter_mut() {
        *items = items
            .drain(..)
            .filter_map(
                |item| if matches!(item, Item::Use(_)) { Some(item) } else { kept(&item, &used, &traits) },
            )
            .collect();
        names.extend(items.iter().filter_map(name));
    }
    for (_, items) in modules.iter_mut() {
        let mut tokens = HashSet::new();
        items.iter().filter(|item| !matches!(item, Item::Use(_))).for_each(|item| {
            collect(item.to_token_stream(), &mut tokens);
        });
        items.retain_mut(|item| match item {
            Item::Use(item) => {
                let is_ours = is_ours(&item.tree, &names);
                is_there(&item.tree, is_ours, &names)
                    && prune(&mut item.tree, &|leaf| {
                        let leaf = leaf.to_string();
                        if is_ours {
                            names.contains(&leaf)
                        } else {
                            tokens.contains(&leaf) || QUIET_TRAITS.contains(&leaf.as_str())
                        }
                    })
            }
            _ => true,
        });
    }
}

fn items<'a>(modules: &'a [(&str, Vec<Item>)]) -> impl Iterator<Item = &'a Item> {
    modules.iter().flat_map(|(_, items)| items)
}

/// The part of an item that is needed, if any is.
fn kept(item: &Item, used: &HashSet<String>, traits: &HashSet<String>) -> Option<Item> {
    let mut item = item.clone();
    let is_needed = match &mut item {
        Item::Use(_) => false,
        Item::Macro(_) => true,
        Item::Trait(item) => {
            item.items.retain(|part| trait_name(part).is_none_or(|name| used.contains(&name)));
            true
        }
        Item::Impl(item) => keep_impl(item, used, traits),
        item => name(item).is_some_and(|name| used.contains(&name)),
    };
    is_needed.then_some(item)
}

fn keep_impl(item: &mut ItemImpl, used: &HashSet<String>, traits: &HashSet<String>) -> bool {
    let of = type_name(&item.self_ty);
    if !of.as_ref().is_none_or(|name| used.contains(name)) {
        return false;
    }
    let trait_name =
        item.trait_.as_ref().and_then(|(_, path, _)| Some(path.segments.last()?.ident.to_string()));
    match trait_name.as_deref() {
        Some(name) if UNUSED_TRAITS.contains(&name) => false,
        Some("Display" | "FromStr") => of.is_some_and(|name| TEXTS.contains(&name.as_str())),
        Some(name) if !traits.contains(name) => true,
        trait_name => {
            item.items.retain(|part| impl_name(part).is_none_or(|name| used.contains(&name)));
            trait_name.is_some() || !item.items.is_empty()
        }
    }
}

fn type_name(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

fn name(item: &Item) -> Option<String> {
    Some(match item {
        Item::Const(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Static(item) => item.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Trait(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        _ => return None,
    })
}

fn trait_name(item: &TraitItem) -> Option<String> {
    match item {
        TraitItem::Const(item) => Some(item.ident.to_string()),
        TraitItem::Fn(item) => Some(item.sig.ident.to_string()),
        _ => None,
    }
}

fn impl_name(item: &ImplItem) -> Option<String> {
    match item {
        ImplItem::Const(item) => Some(item.ident.to_string()),
        ImplItem::Fn(item) => Some(item.sig.ident.to_string()),
        _ => None,
    }
}

/// The names in `tokens`.
fn collect(tokens: TokenStream, names: &mut HashSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => collect(group.stream(), names),
            TokenTree::Ident(name) => {
                names.insert(name.to_string());
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Whether a path begins in the program itself.
fn is_ours(tree: &UseTree, modules: &HashSet<String>) -> bool {
    let UseTree::Path(path) = tree else { return true };
    let first = path.ident.to_string();
    first != "std"
        && (["crate", "super", "self", "gocheck_common"].contains(&first.as_str())
            || modules.contains(&first))
}

/// Whether the modules of a path are there, where it begins in the program itself.
fn is_there(tree: &UseTree, is_ours: bool, modules: &HashSet<String>) -> bool {
    let UseTree::Path(path) = tree else { return true };
    let name = path.ident.to_string();
    let is_known =
        ["crate", "super", "self", "gocheck_common"].contains(&name.as_str()) || modules.contains(&name);
    !is_ours || is_known && is_there(&path.tree, true, modules)
}

/// Leaves of a tree only what is kept; says whether that is anything.
fn prune(tree: &mut UseTree, is_kept: &impl Fn(&syn::Ident) -> bool) -> bool {
    match tree {
        UseTree::Path(path) => {
            // `self` is the module.
            if let UseTree::Group(group) = &mut *path.tree {
                let module = path.ident.clone();
                group.items = std::mem::take(&mut group.items)
                    .into_iter()
                    .filter_map(|mut item| {
                        let is_self = matches!(&item, UseTree::Name(name) if name.ident == "self");
                        (is_self && is_kept(&module) || !is_self && prune(&mut item, is_kept)).then_some(item)
                    })
                    .collect();
                return !group.items.is_empty();
            }
            prune(&mut path.tree, is_kept)
        }
        UseTree::Name(name) => is_kept(&name.ident),
        UseTree::Rename(name) => is_kept(&name.rename),
        UseTree::Glob(_) => true,
        UseTree::Group(group) => {
            group.items = std::mem::take(&mut group.items)
                .into_iter()
                .filter_map(|mut item| prune(&mut item, is_kept).then_some(item))
                .collect();
            !group.items.is_empty()
        }
    }
}
