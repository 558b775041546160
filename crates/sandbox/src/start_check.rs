//! Whether a program can be started at all, and what to do if not.

use crate::program::Program;
use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The bytes at the beginning of a file that reveal its kind.
const HEAD: u64 = 512;

/// Source files that a command often names by mistake: the ending, and how to start such a program.
const SOURCES: [(&str, &str); 9] = [
    ("py", "start it with python3, or begin it with #!/usr/bin/env python3"),
    ("js", "start it with node, or begin it with #!/usr/bin/env node"),
    ("jar", "start it with java -jar"),
    ("java", "compile it with javac, and start it with java"),
    ("cpp", "compile it"),
    ("cc", "compile it"),
    ("c", "compile it"),
    ("rs", "compile it"),
    ("go", "compile it"),
];

/// Checks that a program can be started on this machine, without starting it: its file, its interpreter, its kind.
/// Fails with the reason why it can never start, and the remedy. A temporary shortage on the machine, such as of processes,
/// is not a reason.
pub fn check_start(program: &Program) -> Result<(), String> {
    let Some(name) = program.words.first() else { return Ok(()) };
    let shown = name.display();
    let base = program.folder.clone().unwrap_or_default();
    let found = program.executable().map_err(|_| missing(name, &base))?;
    if let Some(reason) = head(&found).and_then(|head| unfit(&found, &head)) {
        return Err(format!("`{shown}` {reason}"));
    }
    Ok(())
}

/// Why a program of this name cannot be executed.
fn missing(name: &OsStr, base: &Path) -> String {
    let (shown, path) = (name.display(), base.join(name));
    if Path::new(name).components().count() < 2 && !name.as_encoded_bytes().contains(&b'/') {
        let here =
            if path.is_file() { format!("write `./{shown}` for the file") } else { "install it".to_owned() };
        return format!("`{shown}` is not an executable program in PATH: {here}");
    }
    match path.metadata() {
        Err(_) => format!("`{shown}` is not an executable program: there is no such file"),
        Ok(kind) if kind.is_dir() => {
            format!("`{shown}` is not an executable program: it is a folder, name the program in it")
        }
        Ok(_) => {
            let quoted = shlex::try_quote(name.to_str().unwrap_or_default()).unwrap_or_default();
            let start = source(&path).map_or_else(String::new, |remedy| format!(", or {remedy}"));
            format!("`{shown}` has no execute permission: use `chmod +x {quoted}`{start}")
        }
    }
}

fn source(path: &Path) -> Option<&'static str> {
    let ending = path.extension()?.to_str()?;
    SOURCES.iter().find(|(known, _)| *known == ending).map(|(_, remedy)| *remedy)
}

fn head(path: &Path) -> Option<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path).ok()?.take(HEAD).read_to_end(&mut head).ok()?;
    Some(head)
}

/// Why this machine cannot run a file that has execute permission, from its first bytes.
fn unfit(path: &Path, head: &[u8]) -> Option<String> {
    if head.is_empty() {
        return Some("is empty: compile it again".to_owned());
    }
    if let Some(rest) = head.strip_prefix(b"#!") {
        return script(rest);
    }
    if cfg!(target_os = "linux") {
        let elsewhere = |system: &str| Some(format!("is a program for {system}: compile it on this machine"));
        match head {
            [b'M', b'Z', ..] => return elsewhere("Windows"),
            [0xfe, 0xed, 0xfa, 0xce | 0xcf, ..] | [0xce | 0xcf, 0xfa, 0xed, 0xfe, ..] => {
                return elsewhere("macOS");
            }
            [0x7f, b'E', b'L', b'F', ..] if is_foreign(head) => return elsewhere("another processor"),
            _ => {}
        }
    }
    if head.starts_with(&[0xca, 0xfe, 0xba, 0xbe]) {
        return Some("is a class of Java: start it with `java -cp FOLDER CLASS`".to_owned());
    }
    if head.contains(&0) {
        return None;
    }
    let text = String::from_utf8_lossy(head);
    let is_complaint = |line: &&str| line.contains(": error") || line.starts_with("error");
    if let Some(line) = text.lines().find(is_complaint) {
        return Some(format!(
            "contains the messages of a compiler, not a program ({line:?}): compile it again"
        ));
    }
    source(path).map(|remedy| format!("is a source file: {remedy}"))
}

/// Why a script cannot start, from its first line after `#!`.
fn script(rest: &[u8]) -> Option<String> {
    let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    if line.ends_with('\r') {
        return Some(
            "has line ends of Windows, so its interpreter is not found: remove them with `sed -i 's/\\r$//' FILE`"
                .to_owned(),
        );
    }
    let mut words = line.split_whitespace();
    let interpreter = words.next().unwrap_or_default();
    let is_env = Path::new(interpreter).file_name() == Some(OsStr::new("env"));
    let by_env = words.find(|word| !word.starts_with('-') && !word.contains('='));
    let missing = |name: &str| {
        Some(format!(
            "needs the interpreter `{name}` of its first line, which is not on this machine: install it, or correct the line"
        ))
    };
    if !is_executable(interpreter) {
        return missing(interpreter);
    }
    by_env.filter(|name| is_env && !is_executable(name)).and_then(missing)
}

fn is_executable(name: &str) -> bool {
    which::which(name).is_ok()
}

/// Returns true if an ELF file is for another kind of processor than this program.
fn is_foreign(file: &[u8]) -> bool {
    const CLASS: usize = 4;
    const MACHINE: std::ops::Range<usize> = 18..20;
    let Some(own) = head(&PathBuf::from("/proc/self/exe")) else { return false };
    let same_class = file.get(CLASS) == own.get(CLASS);
    // Many machines also run programs of 32 bits.
    same_class && file.get(MACHINE) != own.get(MACHINE)
}
