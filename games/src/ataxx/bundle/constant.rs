//! Which functions are called while the program is compiled: the others need not be constant.

use super::tokens::{is_behind_word, sign};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashSet;
use syn::Item;

/// The names in the values of constants, in the functions that have those names, and so on.
pub(super) fn constant(modules: &[(&str, Vec<Item>)]) -> HashSet<String> {
    let all: TokenStream =
        modules.iter().flat_map(|(_, items)| items).map(ToTokens::to_token_stream).collect();
    let mut names = HashSet::new();
    loop {
        let before = names.len();
        collect(all.clone(), &mut names);
        if names.len() == before {
            return names;
        }
    }
}

/// Adds the names in constants, and in functions that have one of `names`.
fn collect(tokens: TokenStream, names: &mut HashSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut is_inside = false;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => {
                if is_inside {
                    add(group.stream(), names)
                } else {
                    collect(group.stream(), names)
                }
                is_inside &= group.delimiter() != Delimiter::Brace;
            }
            TokenTree::Ident(_) if is_behind_word(&tokens, at, &["const", "static"]) => {
                // Behind these is a parameter of a type.
                is_inside = at < 2 || !"<,".contains(sign(&tokens, at - 2));
            }
            TokenTree::Ident(name) if is_behind_word(&tokens, at, &["fn"]) => {
                let is_constant = is_behind_word(&tokens, at - 1, &["const"]);
                is_inside = is_constant && names.contains(&name.to_string());
            }
            TokenTree::Ident(name) if is_inside => drop(names.insert(name.to_string())),
            TokenTree::Punct(sign) => is_inside &= sign.as_char() != ';',
            _ => {}
        }
    }
}

/// Adds all names.
fn add(tokens: TokenStream, names: &mut HashSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => add(group.stream(), names),
            TokenTree::Ident(word) => drop(names.insert(word.to_string())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
