use super::Jail;
use crate::arena::program::Launch;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A command that works from any folder, and what it needs to read.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Reach {
    /// The command's words; those that name files name them from the root.
    pub(super) words: Vec<OsString>,
    /// Files and folders beside the system's, outer ones before inner ones.
    pub(super) readable: Vec<PathBuf>,
    /// Variables of its own in its environment.
    pub(super) variables: Vec<String>,
    /// What must not be seen although it lies in one of them.
    pub(super) hidden: Option<PathBuf>,
}

/// Folders of the system, which every program can read.
pub(super) const SYSTEM: [&str; 7] = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];

/// What of /etc programs read that do nothing wrong; Debian keeps the settings of virtual machines in folders such as
/// java-17-openjdk.
const SETTINGS: [&str; 5] = ["alternatives", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "localtime"];

/// Of these files and folders those that there are.
pub(super) fn settings() -> Vec<PathBuf> {
    let entries = fs::read_dir("/etc").into_iter().flatten().flatten();
    let is_harmless = |name: &OsStr| {
        SETTINGS.iter().any(|setting| name == *setting) || name.as_encoded_bytes().starts_with(b"java")
    };
    let mut found: Vec<PathBuf> =
        entries.filter(|entry| is_harmless(&entry.file_name())).map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// Folders of nobody in particular, or of somebody's whole life: of these only the file itself is shown.
const WIDE: [&str; 14] = [
    "/", "/boot", "/dev", "/etc", "/home", "/media", "/mnt", "/opt", "/proc", "/root", "/run", "/srv",
    "/tmp", "/var",
];

/// Folders whose programs need what lies beside the folder.
const OF_PROGRAMS: [&str; 3] = ["bin", "libexec", "shims"];

impl Reach {
    /// What the command of `launch` means where it would be started without a jail.
    pub(super) fn of(launch: &Launch, jail: &Jail) -> io::Result<Self> {
        let base = launch.base()?;
        let [_, arguments @ ..] = &launch.words[..] else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let program = launch.program()?;
        let mut readable = folders_of(&program);
        readable.extend(interpreter(&program).iter().flat_map(|path| folders_of(path)));
        let mut words = vec![program.into_os_string()];
        for word in arguments {
            match named_path(word, &base) {
                Some(path) => {
                    readable.extend(folders_of(&path));
                    words.push(path.into_os_string());
                }
                None => words.push(word.clone()),
            }
        }
        readable.extend(jail.readable.iter().filter_map(|path| std::path::absolute(path).ok()));
        readable.retain(|path| !SYSTEM.iter().any(|system| path.starts_with(system)));
        readable.sort();
        readable.dedup();
        let hidden = jail.folder.as_ref().and_then(|folder| Some(folder.parent()?.to_owned()));
        let hidden = hidden.filter(|hidden| readable.iter().any(|path| hidden.starts_with(path)));
        let variables = launch.environment.iter().map(|(name, _)| name.clone()).collect();
        Ok(Self { words, readable, variables, hidden })
    }
}

/// The file that a word of a command names, from the root. A word such as `2` or `Grader` is none, whatever
/// files there are.
fn named_path(word: &OsStr, base: &Path) -> Option<PathBuf> {
    let text = word.as_encoded_bytes();
    let is_name = !text.starts_with(b"-") && text.iter().any(|byte| b"/.".contains(byte));
    // Without the dots that mean nothing.
    let path = std::path::absolute(base.join(word)).ok()?;
    (is_name && path.exists()).then_some(path)
}

/// What must be readable for this file or folder: the folder that it is in, also where it really is.
fn folders_of(path: &Path) -> Vec<PathBuf> {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = |path: &Path| {
        let folder = if path.is_dir() { path } else { path.parent().unwrap_or(path) };
        let is_of_programs = folder.file_name().is_some_and(|name| OF_PROGRAMS.iter().any(|of| name == *of));
        let outer = folder.parent().filter(|outer| is_of_programs && !is_wide(outer));
        let folder = outer.unwrap_or(folder);
        if is_wide(folder) { path.to_owned() } else { folder.to_owned() }
    };
    let mut found = vec![folder(path)];
    if real != path {
        found.push(folder(&real));
    }
    found
}

fn is_wide(folder: &Path) -> bool {
    let home = std::env::home_dir().unwrap_or_default();
    WIDE.iter().any(|wide| folder == Path::new(wide))
        || folder == std::env::temp_dir()
        || home.starts_with(folder)
        // Programs of one user, beside their private data.
        || folder == home.join(".local")
}

/// The program that the first line of a script names.
fn interpreter(script: &Path) -> Option<PathBuf> {
    let mut start = Vec::new();
    fs::File::open(script).ok()?.take(256).read_to_end(&mut start).ok()?;
    let line = std::str::from_utf8(start.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?).ok()?;
    let mut words = line.split_whitespace();
    let named = words.next()?;
    let is_env = Path::new(named).file_name() == Some(OsStr::new("env"));
    let named = if is_env { words.find(|word| !word.starts_with('-'))? } else { named };
    which::which(named).ok()
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::{Jail, Launch, Reach};
    use crate::arena::program::jail::Tool;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};

    fn reach(folder: &Path, command: &str, players: Option<PathBuf>) -> std::io::Result<Reach> {
        let jail = Jail { tool: Tool::Bwrap, folder: players, number: 0, readable: Vec::new() };
        let launch = Launch { folder: Some(folder.to_owned()), ..Launch::split(command).unwrap() };
        Reach::of(&launch, &jail)
    }

    fn program(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// A command goes on meaning what it meant where it was typed.
    #[test]
    fn words_that_name_files_name_them_from_the_root() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().canonicalize().unwrap();
        program(&folder.join("bots/run.sh"), "#!/bin/sh\n");
        fs::write(folder.join("2"), "").unwrap();
        let found = reach(&folder, "sh bots/run.sh --level 2 missing.txt", None).unwrap();
        let words: Vec<&str> = found.words.iter().map(|word| word.to_str().unwrap()).collect();
        assert_eq!(words[1..], [folder.join("bots/run.sh").to_str().unwrap(), "--level", "2", "missing.txt"]);
        assert!(words[0].ends_with("/sh") && words[0].starts_with('/'));
        assert_eq!(found.readable, [folder.join("bots")]);
        // As java wants it.
        let found = reach(&folder, "sh -cp . Grader", None).unwrap();
        assert_eq!(found.words[2], folder.as_os_str());
        assert_eq!(found.readable, [folder]);
    }

    #[test]
    fn what_is_beside_programs_is_readable_and_what_is_beside_players_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().canonicalize().unwrap();
        program(&folder.join("tool/bin/interpret"), "");
        program(&folder.join("bot"), &format!("#!{}\n", folder.join("tool/bin/interpret").display()));
        let found = reach(&folder, "./bot", Some(folder.join("output/players/a"))).unwrap();
        assert_eq!(found.readable, [folder.clone(), folder.join("tool")]);
        assert_eq!(found.hidden, Some(folder.join("output/players")));
        assert!(reach(&folder, "./no-bot", None).is_err());
    }

    /// A program in the temporary folder shows nothing else that is there.
    #[test]
    fn wide_folders_are_not_shown() {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::set_permissions(file.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let path = file.path().canonicalize().unwrap();
        let found = reach(Path::new("/"), path.to_str().unwrap(), None).unwrap();
        assert_eq!(found.readable, [path]);
        assert_eq!(reach(Path::new("/"), "/bin/sh", None).unwrap().readable, Vec::<PathBuf>::new());
    }
}
