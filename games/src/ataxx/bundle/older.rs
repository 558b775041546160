//! Rust of today as Rust 1.70, edition 2021, understands it.

use super::shake::UNUSED_TRAITS;
use proc_macro2::Span;
use std::collections::HashSet;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, BinOp, Block, Expr, ExprIf, FnArg, ItemTrait, Lifetime, Meta, Path, Receiver, ReturnType,
    Signature, Stmt, Token, TraitItemType, Type, TypeParamBound, UseTree, Visibility, parse_quote,
};

/// Crates that are modules of the file; gocheck_common is all of it.
const CRATES: &[&str] = &["pulp", "libm"];

/// Attributes that mean something to the compiler.
const ATTRIBUTES: &[&str] = &["derive", "inline", "repr", "default", "cfg", "target_feature"];

/// Rewrites what is too new, and leaves out what only readers and tests need.
pub(super) struct Older {
    /// Functions that are called while the program is compiled.
    constant: HashSet<String>,
    labels: usize,
}

impl VisitMut for Older {
    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        attributes.retain_mut(|attribute| {
            if attribute.path().is_ident("derive")
                && let Meta::List(list) = &mut attribute.meta
            {
                let names = list.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated);
                let kept: Punctuated<Path, Token![,]> =
                    names.into_iter().flatten().filter(|path| !is_unused(path)).collect();
                list.tokens = quote::quote!(#kept);
                return !kept.is_empty();
            }
            ATTRIBUTES.iter().any(|name| attribute.path().is_ident(name))
        });
    }

    /// There is one module.
    fn visit_visibility_mut(&mut self, visibility: &mut Visibility) {
        *visibility = Visibility::Inherited;
    }

    fn visit_path_mut(&mut self, path: &mut Path) {
        visit_mut::visit_path_mut(self, path);
        let Some(first) = path.segments.first_mut() else { return };
        let first_is_size_of = first.ident == "size_of";
        if first.ident == "gocheck_common" {
            first.ident = syn::Ident::new("crate", Span::call_site());
        } else if path.segments.len() > 1 && CRATES.iter().any(|name| path.segments[0].ident == name) {
            *path = parse_quote!(crate::#path);
        } else if path.segments.len() == 1 && first_is_size_of {
            *path = parse_quote!(std::mem::#path);
        }
    }

    fn visit_item_use_mut(&mut self, item: &mut syn::ItemUse) {
        self.visit_visibility_mut(&mut item.vis);
        if let UseTree::Path(path) = &mut item.tree {
            if path.ident == "gocheck_common" {
                path.ident = syn::Ident::new("crate", Span::call_site());
            } else if CRATES.iter().any(|name| path.ident == name) {
                let tree = &item.tree;
                item.tree = parse_quote!(crate::#tree);
            }
        }
    }

    fn visit_item_trait_mut(&mut self, item: &mut ItemTrait) {
        visit_mut::visit_item_trait_mut(self, item);
        keep_bounds(&mut item.supertraits);
    }

    fn visit_trait_item_type_mut(&mut self, item: &mut TraitItemType) {
        visit_mut::visit_trait_item_type_mut(self, item);
        keep_bounds(&mut item.bounds);
    }

    /// A constant function changes nothing, and what an iterator borrows is said.
    fn visit_signature_mut(&mut self, signature: &mut Signature) {
        visit_mut::visit_signature_mut(self, signature);
        let changes = |argument: &FnArg| match argument {
            FnArg::Receiver(receiver) => receiver.mutability.is_some() && receiver.reference.is_some(),
            FnArg::Typed(argument) => matches!(&*argument.ty, Type::Reference(ty) if ty.mutability.is_some()),
        };
        if signature.inputs.iter().any(changes) || !self.constant.contains(&signature.ident.to_string()) {
            signature.constness = None;
        }
        let borrows = matches!(signature.receiver(), Some(Receiver { reference: Some(_), .. }));
        if let (true, ReturnType::Type(_, ty)) = (borrows, &mut signature.output)
            && let Type::ImplTrait(ty) = &mut **ty
        {
            ty.bounds.push(parse_quote!('_));
        }
    }

    /// Assertions at compile time have been made.
    fn visit_block_mut(&mut self, block: &mut Block) {
        block.stmts.retain(|statement| !matches!(statement, Stmt::Expr(Expr::Const(_), _)));
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        visit_mut::visit_expr_mut(self, expression);
        let rewritten = match &*expression {
            Expr::MethodCall(call) if call.method == "is_multiple_of" => {
                let (number, divisor) = (&call.receiver, &call.args[0]);
                parse_quote!((#number % #divisor == 0))
            }
            Expr::If(chain) if has_let(&chain.cond) && matches!(&*chain.cond, Expr::Binary(_)) => {
                self.without_chain(chain)
            }
            _ => return,
        };
        *expression = rewritten;
    }
}

impl Older {
    /// Leaves constant the functions that have these names.
    pub(super) const fn new(constant: HashSet<String>) -> Self {
        Self { constant, labels: 0 }
    }

    /// `if a && let b = c { d } else { e }` as one `if` in another.
    fn without_chain(&mut self, chain: &ExprIf) -> Expr {
        let mut conditions = Vec::new();
        split(&chain.cond, &mut conditions);
        let body = &chain.then_branch;
        let Some((_, otherwise)) = &chain.else_branch else {
            return conditions.iter().rev().fold(parse_quote!(#body), |inner, condition| match inner {
                Expr::Block(inner) => parse_quote!(if #condition #inner),
                inner => parse_quote!(if #condition { #inner }),
            });
        };
        self.labels += 1;
        let label = Lifetime::new(&format!("'chain{}", self.labels), Span::call_site());
        let inner: Expr = parse_quote!({ break #label #body });
        let ifs = conditions.iter().rev().fold(inner, |inner, condition| match inner {
            Expr::Block(inner) => parse_quote!(if #condition #inner),
            inner => parse_quote!(if #condition { #inner }),
        });
        parse_quote!(#label: { #ifs #otherwise })
    }
}

/// Whether a condition binds something.
fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
            has_let(&binary.left) || has_let(&binary.right)
        }
        _ => false,
    }
}

/// The parts of `a && b && c`; those in a row that bind nothing stay together.
fn split(condition: &Expr, parts: &mut Vec<Expr>) {
    match condition {
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) && has_let(condition) => {
            split(&binary.left, parts);
            split(&binary.right, parts);
        }
        other => parts.push(other.clone()),
    }
}

fn is_unused(path: &Path) -> bool {
    path.segments.last().is_some_and(|last| UNUSED_TRAITS.iter().any(|name| last.ident == name))
}

fn keep_bounds(bounds: &mut Punctuated<TypeParamBound, Token![+]>) {
    let is_needed = |bound: &TypeParamBound| match bound {
        TypeParamBound::Trait(bound) => {
            let is_text = ["Display", "FromStr"]
                .iter()
                .any(|name| bound.path.segments.last().is_some_and(|last| last.ident == name));
            !is_unused(&bound.path) && !is_text
        }
        _ => true,
    };
    *bounds = std::mem::take(bounds).into_iter().filter(is_needed).collect();
}
