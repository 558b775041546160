use crate::jail::{FOLDER_IN_JAIL, Jail};
use crate::program::Program;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A command that works in any folder, and the files that it must be able to read.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct ResolvedCommand {
    /// The words that name existing files are absolute paths.
    pub(crate) words: Vec<OsString>,
    /// Files and folders outside the system's, outer ones before inner ones.
    pub(crate) readable: Vec<PathBuf>,
    /// As the program sees it.
    pub(crate) folder: PathBuf,
    /// A folder inside a readable one that must stay invisible.
    pub(crate) hidden: Option<PathBuf>,
}

/// Every program can read these.
pub(crate) const SYSTEM: [&str; 7] = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];

/// Files and folders of `/etc` that ordinary programs read. Debian adds folders such as `java-17-openjdk`.
const SETTINGS: [&str; 9] = [
    "R",
    "alternatives",
    "fonts",
    "ld.so.cache",
    "ld.so.conf",
    "ld.so.conf.d",
    "localtime",
    "mono",
    "octaverc",
];

/// The readable files and folders of `/etc` that exist.
pub(crate) fn settings() -> Vec<PathBuf> {
    let entries = fs::read_dir("/etc").into_iter().flatten().flatten();
    let is_harmless = |name: &OsStr| {
        SETTINGS.iter().any(|setting| name == *setting) || name.as_encoded_bytes().starts_with(b"java")
    };
    let mut found: Vec<PathBuf> =
        entries.filter(|entry| is_harmless(&entry.file_name())).map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// Folders that hold much more than a program needs. A file directly inside one is visible without the folder.
const BROAD: [&str; 14] = [
    "/", "/boot", "/dev", "/etc", "/home", "/media", "/mnt", "/opt", "/proc", "/root", "/run", "/srv",
    "/tmp", "/var",
];

/// Folders of executables, which also need the files next to their folder.
const EXECUTABLES: [&str; 3] = ["bin", "libexec", "shims"];

impl ResolvedCommand {
    /// Resolves the command of `program` as if it ran without a jail. A path in the folder of the jail, including the working
    /// directory, becomes the path that the program sees.
    pub(crate) fn new(program: &Program, jail: &Jail) -> io::Result<Self> {
        let base = program.base()?;
        let [_, arguments @ ..] = &program.words[..] else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let executable = program.executable()?;
        let own = |path: &Path| in_jail(path, jail);
        let mut readable = if own(&executable).is_some() { Vec::new() } else { folders_of(&executable) };
        readable.extend(interpreter(&executable).iter().flat_map(|path| folders_of(path)));
        let mut words = vec![own(&executable).unwrap_or(executable).into_os_string()];
        for word in arguments {
            match named_path(word, &base).map(|path| own(&path).ok_or(path)) {
                Some(Ok(path)) => words.push(path.into_os_string()),
                Some(Err(path)) => {
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
        let folder = program.folder.as_deref().and_then(own).unwrap_or_else(|| FOLDER_IN_JAIL.into());
        Ok(Self { words, readable, folder, hidden })
    }
}

/// The path in the jail of a file or folder in the folder that the program runs in.
fn in_jail(path: &Path, jail: &Jail) -> Option<PathBuf> {
    let folder = std::path::absolute(jail.folder.as_ref()?).ok()?;
    let within = std::path::absolute(path).ok()?.strip_prefix(folder).ok()?.to_owned();
    Some(if within.as_os_str().is_empty() {
        FOLDER_IN_JAIL.into()
    } else {
        Path::new(FOLDER_IN_JAIL).join(within)
    })
}

/// The absolute path of the file that a word of a command names. A word such as `2` or `Grader` is not treated as a
/// path, even if such a file exists.
fn named_path(word: &OsStr, base: &Path) -> Option<PathBuf> {
    let text = word.as_encoded_bytes();
    let is_name = !text.starts_with(b"-") && text.iter().any(|byte| b"/.".contains(byte));
    // This also removes `.` components.
    let path = std::path::absolute(base.join(word)).ok()?;
    (is_name && path.exists()).then_some(path)
}

/// The folders that must be readable to use a file or folder: the one it is in, and the one its symbolic link points to.
fn folders_of(path: &Path) -> Vec<PathBuf> {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = |path: &Path| {
        let folder = if path.is_dir() { path } else { path.parent().unwrap_or(path) };
        let has_executables =
            folder.file_name().is_some_and(|name| EXECUTABLES.iter().any(|known| name == *known));
        let outer = folder.parent().filter(|outer| has_executables && !is_broad(outer));
        let folder = outer.unwrap_or(folder);
        if is_broad(folder) { path.to_owned() } else { folder.to_owned() }
    };
    let mut found = vec![folder(path)];
    if real != path {
        found.push(folder(&real));
    }
    found
}

fn is_broad(folder: &Path) -> bool {
    let home = std::env::home_dir().unwrap_or_default();
    BROAD.iter().any(|broad| folder == Path::new(broad))
        || folder == std::env::temp_dir()
        || home.starts_with(folder)
        // Holds the programs of one user, but also private data.
        || folder == home.join(".local")
}

/// The interpreter in the first line of a script.
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
mod tests {
    use super::ResolvedCommand;
    use crate::jail::{Bubblewrap, Jail};
    use crate::program::Program;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};

    fn resolve(folder: &Path, command: &str, own: Option<PathBuf>) -> std::io::Result<ResolvedCommand> {
        let tool = Bubblewrap { path: "bwrap".into(), forbids_namespaces: false };
        let jail = Jail { tool, folder: own, number: 0, readable: Vec::new() };
        let program = Program { folder: Some(folder.to_owned()), ..Program::parse(command).unwrap() };
        ResolvedCommand::new(&program, &jail)
    }

    fn write_program(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// A command keeps the meaning it has in the folder where it was typed.
    #[test]
    fn words_that_name_files_become_absolute() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().canonicalize().unwrap();
        write_program(&folder.join("bots/run.sh"), "#!/bin/sh\n");
        fs::write(folder.join("2"), "").unwrap();
        let found = resolve(&folder, "sh bots/run.sh --level 2 missing.txt", None).unwrap();
        let words: Vec<&str> = found.words.iter().map(|word| word.to_str().unwrap()).collect();
        assert_eq!(words[1..], [folder.join("bots/run.sh").to_str().unwrap(), "--level", "2", "missing.txt"]);
        assert!(words[0].ends_with("/sh") && words[0].starts_with('/'));
        assert_eq!(found.readable, [folder.join("bots")]);
        // A class path of Java.
        let found = resolve(&folder, "sh -cp . Grader", None).unwrap();
        assert_eq!(found.words[2], folder.as_os_str());
        assert_eq!(found.readable, [folder]);
    }

    #[test]
    fn folders_of_programs_are_readable_and_those_of_other_players_are_not() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().canonicalize().unwrap();
        write_program(&folder.join("tool/bin/interpret"), "");
        write_program(&folder.join("bot"), &format!("#!{}\n", folder.join("tool/bin/interpret").display()));
        let found = resolve(&folder, "./bot", Some(folder.join("output/players/a"))).unwrap();
        assert_eq!(found.readable, [folder.clone(), folder.join("tool")]);
        assert_eq!(found.hidden, Some(folder.join("output/players")));
        assert!(resolve(&folder, "./no-bot", None).is_err());
    }

    /// A program in the folder of the jail is named as it is seen there, and so is its working directory.
    #[test]
    fn paths_in_the_folder_of_the_jail_are_those_in_the_jail() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().canonicalize().unwrap();
        write_program(&folder.join("hw/solve"), "#!/bin/sh\n");
        write_program(&folder.join("hw/a.py"), "");
        let tool = Bubblewrap { path: "bwrap".into(), forbids_namespaces: false };
        let jail = Jail { tool, folder: Some(folder.clone()), number: 0, readable: Vec::new() };
        let resolve = |command: &str| {
            let program = Program { folder: Some(folder.join("hw")), ..Program::parse(command).unwrap() };
            ResolvedCommand::new(&program, &jail).unwrap()
        };
        let found = resolve("./solve a.py .");
        assert_eq!(found.words, ["/jail/hw/solve", "/jail/hw/a.py", "/jail/hw"]);
        assert_eq!(found.folder, Path::new("/jail/hw"));
        assert_eq!((found.readable, found.hidden), (Vec::<PathBuf>::new(), None));
    }

    /// Only the program itself is visible in a folder such as `/tmp`.
    #[test]
    fn broad_folders_are_not_visible() {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::set_permissions(file.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let path = file.path().canonicalize().unwrap();
        let found = resolve(Path::new("/"), path.to_str().unwrap(), None).unwrap();
        assert_eq!(found.readable, [path]);
        assert_eq!(resolve(Path::new("/"), "/bin/sh", None).unwrap().readable, Vec::<PathBuf>::new());
    }
}
