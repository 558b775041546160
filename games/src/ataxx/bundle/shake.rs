//! What of the sources a program needs: what its `main` names, what that names, and so on.
//!
//! Items are compared by their names, without paths; methods also by the types that they are called on, where the
//! text has those. So rather too much is kept than too little.

use super::sources::{TEXTS, UNCALLED};
use super::tokens::{is_behind_path, is_behind_value, is_behind_word, is_path};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashSet;
use syn::{ImplItem, Item, ItemImpl, TraitItem, Type};

/// What a trait asks for that nothing here needs.
pub(super) const UNUSED_TRAITS: &[&str] = &["Debug", "Error", "Hash", "Ord", "PartialOrd"];

/// Removes from all modules what the item `main` does not need.
pub(super) fn shake(modules: &mut [(&str, Vec<Item>)]) {
    let mut used = Used::default();
    used.names.insert("main".to_owned());
    for item in items(modules) {
        match item {
            Item::Trait(item) => used.traits.insert(item.ident.to_string()),
            Item::Struct(item) => used.types.insert(item.ident.to_string()),
            Item::Enum(item) => used.types.insert(item.ident.to_string()),
            _ => false,
        };
    }
    loop {
        let before = used.clone();
        for item in items(modules) {
            if let Some(kept) = kept(item, &before).filter(|item| !matches!(item, Item::Use(_))) {
                used.collect(kept);
            }
        }
        if used == before {
            break;
        }
    }
    for (_, items) in modules.iter_mut() {
        *items = items.drain(..).filter_map(|item| kept(&item, &used)).collect();
    }
}

fn items<'a>(modules: &'a [(&str, Vec<Item>)]) -> impl Iterator<Item = &'a Item> {
    modules.iter().flat_map(|(_, items)| items)
}

/// What the items that are kept name.
#[derive(Clone, Default, PartialEq, Eq)]
struct Used {
    traits: HashSet<String>,
    types: HashSet<String>,
    names: HashSet<String>,
    /// Methods that are called on values, or on what is no type of the program's.
    methods: HashSet<String>,
    /// Methods that are called on types.
    of_types: HashSet<(String, String)>,
}

impl Used {
    fn has_method(&self, of: Option<&String>, method: &str) -> bool {
        self.methods.contains(method)
            || of.is_none_or(|of| {
                !self.types.contains(of) || self.of_types.contains(&(of.clone(), method.to_owned()))
            }) && self.of_types.iter().any(|(_, name)| name == method)
    }

    /// Adds what an item names.
    fn collect(&mut self, item: Item) {
        let own = if let Item::Impl(item) = &item { type_name(&item.self_ty) } else { None };
        self.collect_tokens(item.into_token_stream(), own.as_deref());
    }

    /// Adds what stands in the text of an item; its `Self` is `own`.
    fn collect_tokens(&mut self, tokens: TokenStream, own: Option<&str>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();

        for (at, token) in tokens.iter().enumerate() {
            let name = match token {
                TokenTree::Group(group) => {
                    self.collect_tokens(group.stream(), own);
                    continue;
                }
                // What is declared is not needed for that.
                TokenTree::Ident(_) if is_behind_word(&tokens, at, &["fn"]) => continue,
                TokenTree::Ident(name) => name.to_string(),
                TokenTree::Punct(_) | TokenTree::Literal(_) => continue,
            };
            if is_behind_value(&tokens, at) {
                if matches!(tokens.get(at + 1), Some(TokenTree::Group(_))) || is_path(&tokens, at + 1) {
                    self.methods.insert(name);
                }
                continue;
            }
            if is_behind_path(&tokens, at) {
                let of = match at.checked_sub(3).map(|at| &tokens[at]) {
                    Some(TokenTree::Ident(of)) if of == "Self" => own.map(str::to_owned),
                    Some(TokenTree::Ident(of)) => Some(of.to_string()),
                    _ => None,
                };
                let is_of_type = of.as_ref().is_some_and(|of| of.starts_with(char::is_uppercase));
                match of.filter(|of| self.types.contains(of)) {
                    Some(of) => {
                        self.of_types.insert((of, name.clone()));
                    }
                    None => {
                        self.methods.insert(name.clone());
                    }
                }
                if is_of_type {
                    continue;
                }
            }
            self.names.insert(name);
        }
    }
}

/// The part of an item that is needed, if any is.
fn kept(item: &Item, used: &Used) -> Option<Item> {
    let mut item = item.clone();
    let is_needed = match &mut item {
        Item::Macro(_) | Item::Use(_) => true,
        Item::Trait(item) => {
            item.items.retain(|part| trait_name(part).is_none_or(|name| used.has_method(None, &name)));
            true
        }
        Item::Impl(item) => keep_impl(item, used),
        item => name(item).is_some_and(|name| used.names.contains(&name)),
    };
    is_needed.then_some(item)
}

fn keep_impl(item: &mut ItemImpl, used: &Used) -> bool {
    let of = type_name(&item.self_ty);
    if !of.as_ref().is_none_or(|name| used.names.contains(name)) {
        return false;
    }
    item.items.retain(|part| {
        let (Some(of), Some(name)) = (&of, impl_name(part)) else { return true };
        !UNCALLED.contains(&(of, &name))
    });
    let trait_name =
        item.trait_.as_ref().and_then(|(_, path, _)| Some(path.segments.last()?.ident.to_string()));
    match trait_name.as_deref() {
        Some(name) if UNUSED_TRAITS.contains(&name) => false,
        Some("Display" | "FromStr") => of.is_some_and(|name| TEXTS.contains(&name.as_str())),
        Some(name) if !used.traits.contains(name) => true,
        trait_name => {
            let of = of.filter(|_| trait_name.is_none());
            item.items.retain(|part| impl_name(part).is_none_or(|name| used.has_method(of.as_ref(), &name)));
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

/// The name of an item that has one of its own.
pub(super) fn name(item: &Item) -> Option<String> {
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
