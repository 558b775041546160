//! The modules of a program as one: without paths, and with the imports of the standard library alone.

use super::shake::name;
use super::tokens::{is_behind_path, is_behind_value, is_behind_word, is_lifetime, is_path, sign};
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use syn::{Item, UseTree};

/// Traits of the standard library whose methods are called though nobody names them.
const QUIET_TRAITS: &[&str] = &["std::io::BufRead"];

/// What a name stands for in a module.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Meaning {
    /// A module of the program, by its path; the whole program's is empty.
    Module(String),
    /// An item: the path of its module, and its name.
    Own(String, String),
    /// A path of the standard library.
    Std(String),
}

/// The imports, and the items of all modules.
pub(super) fn flat(modules: &[(&str, Vec<Item>)]) -> (Vec<String>, Vec<TokenStream>) {
    let program = Program::of(modules);
    let (found, _) = program.rewritten(&HashMap::new());
    let (found, items) = program.rewritten(&program.new_names(found.qualified));
    let mut imports: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (path, name) in found.imports.iter().filter_map(|import| import.rsplit_once("::")) {
        imports.entry(path).or_default().push(name);
    }
    let import = |(path, names): (&str, Vec<&str>)| match names[..] {
        [name] => format!("use {path}::{name};"),
        _ => format!("use {path}::{{{}}};", names.join(",")),
    };
    (imports.into_iter().map(import).collect(), items)
}

struct Program<'a> {
    /// `main` is the whole program, whose path is empty.
    modules: Vec<(&'a str, &'a [Item])>,
    /// What each module imports, by the name it has there.
    imports: HashMap<(&'a str, String), Vec<String>>,
}

impl<'a> Program<'a> {
    fn of(modules: &'a [(&'a str, Vec<Item>)]) -> Self {
        let modules: Vec<(&str, &[Item])> = modules
            .iter()
            .map(|(path, items)| (if *path == "main" { "" } else { *path }, &**items))
            .collect();
        let mut imports = HashMap::new();
        for &(path, items) in &modules {
            for item in items {
                if let Item::Use(item) = item {
                    leaves(&item.tree, &mut Vec::new(), &mut |name, leaf| {
                        imports.insert((path, name), leaf);
                    });
                }
            }
        }
        Self { modules, imports }
    }

    /// What a name stands for in the module at `path`; where a path goes on behind it, it may be that of a module first.
    fn meaning(&self, path: &str, name: &str, goes_on: bool) -> Option<Meaning> {
        let inner = joined(path, name);
        let items = &self.modules.iter().find(|(other, _)| *other == path)?.1;
        let inner = self.modules.iter().find(|(other, _)| *other == inner);
        let inner = inner.map(|(inner, _)| Meaning::Module((*inner).to_owned()));
        if goes_on && inner.is_some() {
            return inner;
        }
        if items.iter().any(|item| self::name(item).is_some_and(|own| own == name)) {
            return Some(Meaning::Own(path.to_owned(), name.to_owned()));
        }
        let import = self.imports.get(&(path, name.to_owned())).and_then(|import| {
            let (last, outer) = import.split_last()?;
            let (first, outer) = outer.split_first()?;
            // Another crate's name leads nowhere.
            let is_known = first != name || inner.is_some();
            let first = is_known.then(|| self.first_of_path(path, first, true))??;
            let outer = outer.iter().try_fold(first, |meaning, name| self.within(meaning, name, true))?;
            self.within(outer, last, goes_on)
        });
        import.or(inner)
    }

    /// What the first name of a path stands for.
    fn first_of_path(&self, path: &str, name: &str, goes_on: bool) -> Option<Meaning> {
        match name {
            "std" => Some(Meaning::Std("std".to_owned())),
            "crate" => Some(Meaning::Module(String::new())),
            "self" => Some(Meaning::Module(path.to_owned())),
            "super" => Some(Meaning::Module(outer(path).to_owned())),
            name => self.meaning(path, name, goes_on),
        }
    }

    fn within(&self, meaning: Meaning, name: &str, goes_on: bool) -> Option<Meaning> {
        match meaning {
            Meaning::Module(path) if name == "super" => Some(Meaning::Module(outer(&path).to_owned())),
            Meaning::Module(path) => self.meaning(&path, name, goes_on),
            Meaning::Std(path) => Some(Meaning::Std(joined(&path, name))),
            Meaning::Own(..) => None,
        }
    }

    /// Its items with new names in place of some.
    fn rewritten(&self, new_names: &HashMap<Meaning, String>) -> (Found, Vec<TokenStream>) {
        let mut found = Found::default();
        found.imports.extend(QUIET_TRAITS.iter().map(|&path| path.to_owned()));
        let mut items = Vec::new();
        for &(path, module) in &self.modules {
            for item in module.iter().filter(|item| !matches!(item, Item::Use(_))) {
                let mut rewriter = Rewriter { program: self, new_names, path, found: &mut found };
                items.push(rewriter.rewritten(item.to_token_stream(), false));
            }
        }
        (found, items)
    }

    /// The names of what shares its own with something else, and of functions that are called by their modules'.
    fn new_names(&self, qualified: BTreeSet<Meaning>) -> HashMap<Meaning, String> {
        let mut meanings: BTreeMap<String, BTreeSet<Meaning>> = BTreeMap::new();
        for &(path, items) in &self.modules {
            let own = items.iter().filter_map(name);
            let imported =
                self.imports.keys().filter(|(other, _)| *other == path).map(|(_, name)| name.clone());
            for name in own.chain(imported) {
                if let Some(meaning) =
                    self.meaning(path, &name, false).filter(|it| !matches!(it, Meaning::Module(_)))
                {
                    meanings.entry(name).or_default().insert(meaning);
                }
            }
        }
        let shared = meanings.into_values().flat_map(|meanings| meanings.into_iter().skip(1));
        shared.chain(qualified).map(|meaning| (meaning.clone(), told_apart(&meaning))).collect()
    }
}

/// The name of an item with that of its module before it, in the same case.
fn told_apart(meaning: &Meaning) -> String {
    let (path, name) = match meaning {
        Meaning::Own(path, name) => (&**path, &**name),
        Meaning::Std(path) | Meaning::Module(path) => path.rsplit_once("::").unwrap_or(("", path)),
    };
    let module = path.rsplit("::").find(|module| *module != name).unwrap_or_default();
    if name.chars().all(|letter| !letter.is_lowercase()) {
        format!("{}_{name}", module.to_uppercase())
    } else if name.starts_with(char::is_uppercase) {
        let (first, rest) = module.split_at(module.len().min(1));
        format!("{}{rest}{name}", first.to_uppercase())
    } else {
        format!("{module}_{name}")
    }
}

fn joined(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") }
}

/// The path without its last name.
fn outer(path: &str) -> &str {
    path.rsplit_once("::").map_or("", |(outer, _)| outer)
}

/// Tells of each leaf of an import by which name it is known, and its path.
fn leaves(tree: &UseTree, path: &mut Vec<String>, found: &mut impl FnMut(String, Vec<String>)) {
    match tree {
        UseTree::Path(tree) => {
            path.push(tree.ident.to_string());
            leaves(&tree.tree, path, found);
            path.pop();
        }
        UseTree::Name(tree) if tree.ident == "self" => {
            found(path.last().cloned().unwrap_or_default(), path.clone());
        }
        UseTree::Name(tree) => {
            let name = tree.ident.to_string();
            found(name.clone(), path.iter().cloned().chain([name]).collect());
        }
        UseTree::Rename(tree) => {
            let name = tree.ident.to_string();
            found(tree.rename.to_string(), path.iter().cloned().chain([name]).collect());
        }
        UseTree::Group(tree) => tree.items.iter().for_each(|tree| leaves(tree, path, found)),
        UseTree::Glob(_) => {}
    }
}

/// What is met where modules are rewritten.
#[derive(Default)]
struct Found {
    imports: BTreeSet<String>,
    /// Functions that are called by their modules' names.
    qualified: BTreeSet<Meaning>,
}

/// Rewrites the text of a module.
struct Rewriter<'a> {
    program: &'a Program<'a>,
    new_names: &'a HashMap<Meaning, String>,
    path: &'a str,
    found: &'a mut Found,
}

impl Rewriter<'_> {
    fn rewritten(&mut self, tokens: TokenStream, is_inside: bool) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut text = TokenStream::new();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let token = match token {
                TokenTree::Group(group) => {
                    let inner = self.rewritten(group.stream(), true);
                    Group::new(group.delimiter(), inner).into()
                }
                TokenTree::Ident(first) if !is_part_of_another(&tokens, at, is_inside) => {
                    self.name(first, &tokens, &mut at).into()
                }
                token => token.clone(),
            };
            text.extend([token]);
            at += 1;
        }
        text
    }

    /// The name of what the path means that begins with `first` at a place, which moves to the end of the part that
    /// leads through modules.
    fn name(&mut self, first: &Ident, tokens: &[TokenTree], at: &mut usize) -> Ident {
        let mut last = first;
        let goes_on = is_path(tokens, *at + 1);
        let mut meaning = Some(first.to_string())
            .filter(|name| name != "std" && (name != "self" || goes_on))
            .and_then(|name| self.program.first_of_path(self.path, &name, goes_on));
        while let (Some(Meaning::Module(_)), true, Some(TokenTree::Ident(next))) =
            (&meaning, is_path(tokens, *at + 1), tokens.get(*at + 3))
        {
            *at += 3;
            last = next;
            let (next, goes_on) = (next.to_string(), is_path(tokens, *at + 1));
            meaning = meaning.and_then(|outer| self.program.within(outer, &next, goes_on));
            if let Some(item @ Meaning::Own(..)) = &meaning
                && next.starts_with(char::is_lowercase)
            {
                self.found.qualified.insert(item.clone());
            }
        }
        let new_name = meaning.as_ref().and_then(|meaning| self.new_names.get(meaning));
        if let Some(Meaning::Std(path)) = &meaning {
            self.found.imports.insert(match new_name {
                Some(name) => format!("{path} as {name}"),
                None => path.clone(),
            });
        }
        new_name.map_or_else(|| last.clone(), |name| Ident::new(name, Span::call_site()))
    }
}

/// Whether the name at a place is that of a part of something: of a value, a type or a lifetime; a method or a field
/// where it is defined; or an argument.
fn is_part_of_another(tokens: &[TokenTree], at: usize, is_inside: bool) -> bool {
    let has_colon = sign(tokens, at + 1) == ':' && !is_path(tokens, at + 1);
    is_behind_value(tokens, at)
        || is_behind_path(tokens, at)
        || is_lifetime(tokens, at)
        || is_inside && is_behind_word(tokens, at, &["fn"])
        || has_colon && !is_behind_word(tokens, at, &["const", "static"])
}
