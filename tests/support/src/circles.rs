//! Finds circles of files that use each other.

use crate::architecture::{Scope, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The files that each file uses, with the names that it uses from them.
#[derive(Default)]
pub struct Uses(BTreeMap<String, BTreeMap<String, BTreeSet<String>>>);

impl Uses {
    /// Returns the uses in a crate. A file uses the file that *defines* a name, even if it imports a re-export. A
    /// `pub use` line counts as a use by the file that contains it. Code that is compiled only for tests is ignored.
    pub fn of_crate(src: &Path, sources: &[Source]) -> Self {
        let paths: Vec<String> = sources.iter().map(|source| relative(src, &source.file)).collect();
        let modules = Modules::new(sources);
        let mut uses = Self::default();
        for (number, source) in sources.iter().enumerate() {
            uses.0.entry(paths[number].clone()).or_default();
            for (module, scope) in &source.scopes {
                let imports = scope.imports.iter().flat_map(|(name, path)| match name {
                    Some(_) => vec![path.clone()],
                    None => modules.everything(module, path),
                });
                for path in imports.chain(scope.paths.iter().filter(|path| path.len() > 1).cloned()) {
                    if let Some(file) = modules.definer(module, &path).filter(|file| *file != number) {
                        uses.add(&paths[number], &paths[file], path.join("::"));
                    }
                }
            }
        }
        uses
    }

    /// Returns the uses among the files and folders of each folder: a folder uses what the files in it use. A folder and the
    /// file of its module are one, and the file of a folder's own module is not among its files.
    #[must_use]
    pub fn of_folders(&self) -> Self {
        let mut uses = Self::default();
        for (file, used) in &self.0 {
            for (other, names) in used {
                let Some([one, two]) = siblings(file, other) else { continue };
                uses.0.entry(two.clone()).or_default();
                names.iter().for_each(|name| uses.add(&one, &two, name.clone()));
            }
        }
        uses
    }

    fn add(&mut self, file: &str, used: &str, name: String) {
        self.0.entry(file.to_owned()).or_default().entry(used.to_owned()).or_default().insert(name);
    }

    /// Returns the strongly connected components with more than one file, each as text with one use per line.
    pub fn circles(&self) -> Vec<String> {
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            self.0.keys().map(|file| (file.as_str(), self.reached(file))).collect();
        let mut seen = BTreeSet::new();
        let mut circles = Vec::new();
        for (file, reached_from) in &reached {
            if !reached_from.contains(file) || seen.contains(file) {
                continue;
            }
            let leads_back = |other: &&str| reached.get(*other).is_some_and(|back| back.contains(file));
            let circle: BTreeSet<&str> = reached_from.iter().copied().filter(leads_back).collect();
            let mut lines = Vec::new();
            for from in &circle {
                for (to, names) in self.0[*from].iter().filter(|(to, _)| circle.contains(to.as_str())) {
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    lines.push(format!("{from} uses {to}: {}", names.join(", ")));
                }
            }
            seen.extend(circle);
            circles.push(lines.join("\n"));
        }
        circles
    }

    /// Returns the files that can be reached from a file by one use or more.
    fn reached<'a>(&'a self, file: &'a str) -> BTreeSet<&'a str> {
        let mut reached = BTreeSet::new();
        let mut left = vec![file];
        while let Some(file) = left.pop() {
            let used = self.0.get(file).into_iter().flat_map(BTreeMap::keys);
            left.extend(used.map(String::as_str).filter(|used| reached.insert(*used)));
        }
        reached
    }
}

/// The entries of the innermost folder that contains both files, one with each of them. Returns `None` if one file is that of
/// the folder's module.
fn siblings(file: &str, other: &str) -> Option<[String; 2]> {
    let parts = |file: &str| file.strip_suffix(".rs").unwrap_or(file).split('/').map(str::to_owned).collect();
    let [one, two]: [Vec<String>; 2] = [file, other].map(parts);
    let shared = one.iter().zip(&two).take_while(|(one, two)| one == two).count();
    let is_module = |parts: &Vec<String>| {
        parts
            .get(shared)
            .is_none_or(|name| shared + 1 == parts.len() && ["lib", "main", "mod"].contains(&name.as_str()))
    };
    let entry = |parts: &Vec<String>| parts[..=shared].join("/");
    (!is_module(&one) && !is_module(&two)).then(|| [entry(&one), entry(&two)])
}

/// With `/` between the parts.
fn relative(folder: &Path, file: &Path) -> String {
    let parts = file.strip_prefix(folder).unwrap().iter().map(|part| part.to_str().unwrap());
    parts.collect::<Vec<&str>>().join("/")
}

struct Modules<'a>(BTreeMap<&'a [String], (usize, &'a Scope)>);

enum Named<'a> {
    Module(&'a [String]),
    /// The number of its file.
    Item(usize),
    Foreign,
}

impl<'a> Modules<'a> {
    fn new(sources: &'a [Source]) -> Self {
        let scopes = || {
            sources.iter().enumerate().flat_map(|(number, source)| {
                source.scopes.iter().map(move |(module, scope)| (module.as_slice(), (number, scope)))
            })
        };
        // On other systems an inline module may replace the file: `#[cfg(not(unix))] mod jail { ... }`.
        let is_file =
            |(module, (number, _)): &(&[String], (usize, &Scope))| *module == sources[*number].module;
        Self(scopes().filter(|scope| !is_file(scope)).chain(scopes().filter(is_file)).collect())
    }

    /// Returns the number of the file that defines a path, or `None` if the path is not of this crate.
    fn definer(&self, module: &[String], path: &[String]) -> Option<usize> {
        match self.resolve(module, path, &mut BTreeSet::new())? {
            Named::Module(module) => self.0.get(module).map(|(file, _)| *file),
            Named::Item(file) => Some(file),
            Named::Foreign => None,
        }
    }

    /// Returns the paths of all names that `path::*` imports into a module.
    fn everything(&self, module: &[String], path: &[String]) -> Vec<Vec<String>> {
        let mut all = vec![path.to_vec()];
        if let Some(Named::Module(found)) = self.resolve(module, path, &mut BTreeSet::new()) {
            let imports = self.0.get(found).into_iter().flat_map(|(_, scope)| &scope.imports);
            all.extend(imports.filter_map(|(name, _)| Some([path, &[name.clone()?]].concat())));
        }
        all
    }

    fn resolve(
        &self,
        module: &[String],
        path: &[String],
        seen: &mut BTreeSet<(Vec<String>, String)>,
    ) -> Option<Named<'a>> {
        let (first, mut rest) = path.split_first()?;
        let mut named = if first == "crate" {
            Named::Module(self.0.get_key_value(&[] as &[String])?.0)
        } else {
            self.lookup(module, first, seen)?
        };
        while let (Named::Module(inner), Some((next, after))) = (&named, rest.split_first()) {
            // An unknown name probably comes from a macro in that module.
            named = self.lookup(inner, next, seen).unwrap_or(Named::Item(self.0[*inner].0));
            rest = after;
        }
        Some(named)
    }

    fn lookup(
        &self,
        module: &[String],
        name: &str,
        seen: &mut BTreeSet<(Vec<String>, String)>,
    ) -> Option<Named<'a>> {
        if !seen.insert((module.to_vec(), name.to_owned())) {
            return None;
        }
        let child = [module, &[name.to_owned()]].concat();
        if let Some((child, _)) = self.0.get_key_value(child.as_slice()) {
            return Some(Named::Module(child));
        }
        let (file, scope) = self.0.get(module)?;
        if scope.items.contains(name) {
            return Some(Named::Item(*file));
        }
        let found = scope.imports.iter().find(|(imported, _)| imported.as_deref() == Some(name));
        if let Some((_, path)) = found {
            // The `serde` in `use serde;` is the crate, not this import.
            return Some(self.resolve(module, path, seen).unwrap_or(Named::Foreign));
        }
        let mut globs = scope.imports.iter().filter(|(imported, _)| imported.is_none());
        globs.find_map(|(_, path)| match self.resolve(module, path, seen)? {
            Named::Module(inner) => self.lookup(inner, name, seen),
            _ => None,
        })
    }
}
