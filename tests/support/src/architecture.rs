//! Reads the names in source files from their parsed code, and checks which ones are allowed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, File, Item, ItemMod, ItemUse, Macro, Token, UseTree, Visibility};

/// A source file of a package and the names in it.
pub struct Source {
    pub file: PathBuf,
    /// `["record", "lint"]`; empty for `lib.rs`.
    pub module: Vec<String>,
    /// The paths in its code, from the root of the crate: `["crate", "go", "Board"]`, `["std", "fs"]`.
    pub paths: BTreeSet<Vec<String>>,
    pub macros: BTreeSet<String>,
    /// Its own module and the inline ones.
    pub scopes: BTreeMap<Vec<String>, Scope>,
    pub lines: usize,
}

/// The items, imports and paths of a module.
#[derive(Default)]
pub struct Scope {
    pub items: BTreeSet<String>,
    /// The name, or `None` for a glob (`*`), and the path.
    pub imports: Vec<(Option<String>, Vec<String>)>,
    pub paths: BTreeSet<Vec<String>>,
}

/// Reads the files below a `src` folder, without code that is compiled only for tests. A `tests.rs` contains only such
/// code.
pub fn sources(src: &Path) -> Vec<Source> {
    let mut folders = vec![src.to_owned()];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tests.rs") {
                sources.push(source(src, path));
            }
        }
    }
    sources.sort_by(|a, b| a.file.cmp(&b.file));
    sources
}

fn source(src: &Path, file: PathBuf) -> Source {
    let text = fs::read_to_string(&file).unwrap();
    let place = file.strip_prefix(src).unwrap().with_extension("");
    let mut module: Vec<String> = place.iter().map(|part| part.to_str().unwrap().to_owned()).collect();
    let is_root = |name: &str| match name {
        "main" => module.len() == 1 && !src.join("lib.rs").is_file(),
        name => ["lib", "mod"].contains(&name),
    };
    if is_root(module.last().unwrap()) {
        module.pop();
    }
    let mut names = Names { module: module.clone(), ..Names::default() };
    names.visit_file(&syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display())));
    let Names { mut paths, macros, imported, scopes, .. } = names;
    // A path that begins with an imported name, in full: `io::stdout` after `use std::io`.
    let full = paths.iter().filter_map(|path| {
        let (first, rest) = path.split_first()?;
        Some([imported.get(first)?.as_slice(), rest].concat())
    });
    let full: Vec<Vec<String>> = full.collect();
    paths.extend(full);
    Source { lines: text.lines().count(), file, module, paths, macros, scopes }
}

/// Paths for files, processes, the environment and printing, which few modules may use.
const WORLD: &[&[&str]] = &[
    &["std", "env"],
    &["std", "fs"],
    &["std", "process"],
    &["std", "io", "stderr"],
    &["std", "io", "stdin"],
    &["std", "io", "stdout"],
];
const SCREEN: &[&str] = &["dbg", "eprint", "eprintln", "print", "println"];

/// Reports each use of a module that the table does not allow. `lib.rs` may use all modules.
pub fn faults_of_order(sources: &[Source], table: &[(&str, &[&str])]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources {
        let Some(module) = source.module.first() else { continue };
        let file = source.file.display();
        let Some((_, allowed)) = table.iter().find(|(name, _)| name == module) else {
            faults.push(format!("{file}: {module} is not in the table"));
            continue;
        };
        let used = source.paths.iter().filter(|path| path.len() > 1 && path[0] == "crate");
        let used: BTreeSet<&str> = used.map(|path| path[1].as_str()).collect();
        let forbidden = used.into_iter().filter(|used| used != module && !allowed.contains(used));
        faults.extend(forbidden.map(|used| format!("{file}: {module} uses {used}")));
    }
    faults
}

/// Reports each use of files, processes, the environment or the screen.
pub fn faults_of_world(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources {
        let file = source.file.display();
        let is_world = |path: &&Vec<String>| {
            *path == &["std"] || WORLD.iter().any(|world| path.iter().take(world.len()).eq(*world))
        };
        faults.extend(
            source.paths.iter().filter(is_world).map(|path| format!("{file} uses {}", path.join("::"))),
        );
        let printed = source.macros.iter().filter(|name| SCREEN.contains(&name.as_str()));
        faults.extend(printed.map(|name| format!("{file} calls {name}!")));
    }
    faults
}

#[derive(Default)]
struct Names {
    module: Vec<String>,
    paths: BTreeSet<Vec<String>>,
    macros: BTreeSet<String>,
    /// The full path of each imported name.
    imported: BTreeMap<String, Vec<String>>,
    scopes: BTreeMap<Vec<String>, Scope>,
}

impl Names {
    /// Returns the path from the root of the crate if it begins with `crate`, `self` or `super`.
    fn add(&mut self, path: Vec<String>) -> Vec<String> {
        let ups = path.iter().take_while(|part| *part == "super").count();
        let from_root = |start: &[String], rest: &[String]| [&["crate".to_owned()], start, rest].concat();
        let path = match path.first().map(String::as_str) {
            Some("self") => from_root(&self.module, &path[1..]),
            Some("super") if ups <= self.module.len() => {
                from_root(&self.module[..self.module.len() - ups], &path[ups..])
            }
            _ => path,
        };
        self.paths.insert(path.clone());
        path
    }

    fn import(&mut self, name: Option<String>, path: Vec<String>) {
        let path = self.add(path);
        self.scope().imports.push((name, path));
    }

    fn scope(&mut self) -> &mut Scope {
        self.scopes.entry(self.module.clone()).or_default()
    }

    fn add_items(&mut self, items: &[Item]) {
        let names = items.iter().filter_map(name).collect::<Vec<String>>();
        self.scope().items.extend(names);
    }

    fn add_tree(&mut self, before: &[String], tree: &UseTree) {
        let with = |part: &syn::Ident| [before, &[part.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.add_tree(&with(&path.ident), &path.tree),
            UseTree::Name(name) if name.ident == "self" => {
                let Some(last) = before.last() else { return };
                self.imported.insert(last.clone(), before.to_vec());
                self.import(Some(last.clone()), before.to_vec());
            }
            UseTree::Name(name) => {
                self.imported.insert(name.ident.to_string(), with(&name.ident));
                self.import(Some(name.ident.to_string()), with(&name.ident));
            }
            UseTree::Rename(rename) => {
                self.imported.insert(rename.rename.to_string(), with(&rename.ident));
                self.import(Some(rename.rename.to_string()), with(&rename.ident));
            }
            UseTree::Glob(_) => self.import(None, before.to_vec()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.add_tree(before, tree)),
        }
    }
}

/// The name that an item defines in its module.
fn name(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

impl<'ast> Visit<'ast> for Names {
    fn visit_file(&mut self, file: &'ast File) {
        self.add_items(&file.items);
        visit::visit_file(self, file);
    }

    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_for_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let Some((_, items)) = item.content.as_ref().filter(|_| !is_for_tests(&item.attrs)) else { return };
        self.module.push(item.ident.to_string());
        self.add_items(items);
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    /// The path in `pub(in crate::arena)` is not a use.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.add_tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let path_in_code = self.add(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        self.scope().paths.insert(path_in_code);
        visit::visit_path(self, path);
    }

    /// The arguments of most macros are expressions.
    fn visit_macro(&mut self, call: &'ast Macro) {
        self.macros.extend(call.path.segments.last().map(|segment| segment.ident.to_string()));
        if let Ok(arguments) = call.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
            arguments.iter().for_each(|argument| self.visit_expr(argument));
        }
    }
}
