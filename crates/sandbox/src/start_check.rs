//! Whether a program can be started at all, and what to do if not.

use crate::program::Program;
use std::borrow::Cow;
use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The bytes at the beginning of a file that reveal its kind.
const HEAD: u64 = 512;

/// Why a program can never be started. Its text has the remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// There is no executable of this name in PATH; `is_here` if the program's folder has a file of this name.
    NotInPath {
        name: String,
        is_here: bool,
    },
    NoFile {
        name: String,
    },
    IsFolder {
        name: String,
    },
    /// The file is not executable; `remedy` if it is source code.
    NoPermission {
        name: String,
        remedy: Option<SourceRemedy>,
    },
    Unfit {
        name: String,
        cause: Unfit,
    },
}

/// Why this machine cannot run a file that has execute permission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    Empty,
    Windows,
    MacOs,
    OtherProcessor,
    JavaClass,
    /// The file has the messages of a compiler: the first of them.
    CompilerMessages(String),
    Source(SourceRemedy),
    /// A script with the line ends of Windows.
    LineEnds,
    /// The interpreter of a script's first line is not on this machine.
    NoInterpreter(String),
}

/// How to start a program of which the command names the source code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceRemedy {
    /// With this interpreter.
    Interpreter(&'static str),
    Jar,
    Java,
    Compile,
}

/// Source files that a command often names by mistake, by their endings.
const SOURCES: [(&str, SourceRemedy); 9] = [
    ("py", SourceRemedy::Interpreter("python3")),
    ("js", SourceRemedy::Interpreter("node")),
    ("jar", SourceRemedy::Jar),
    ("java", SourceRemedy::Java),
    ("cpp", SourceRemedy::Compile),
    ("cc", SourceRemedy::Compile),
    ("c", SourceRemedy::Compile),
    ("rs", SourceRemedy::Compile),
    ("go", SourceRemedy::Compile),
];

/// Checks that a program can be started on this machine, without starting it: its file, its interpreter, its kind.
/// Fails with the reason why it can never start. A temporary shortage on the machine, such as of processes, is not a reason.
pub fn check_start(program: &Program) -> Result<(), StartFault> {
    let Some(name) = program.words.first() else { return Ok(()) };
    let base = program.folder.clone().unwrap_or_default();
    let found = program.executable().map_err(|_| missing(name, &base))?;
    if let Some(cause) = head(&found).and_then(|head| unfit(&found, &head)) {
        return Err(StartFault::Unfit { name: name.display().to_string(), cause });
    }
    Ok(())
}

/// Why a program of this name cannot be executed.
fn missing(name: &OsStr, base: &Path) -> StartFault {
    let path = base.join(name);
    let is_in_path = Path::new(name).components().count() < 2 && !name.as_encoded_bytes().contains(&b'/');
    let name = name.display().to_string();
    if is_in_path {
        return StartFault::NotInPath { name, is_here: path.is_file() };
    }
    match path.metadata() {
        Err(_) => StartFault::NoFile { name },
        Ok(kind) if kind.is_dir() => StartFault::IsFolder { name },
        Ok(_) => StartFault::NoPermission { name, remedy: source(&path) },
    }
}

impl StartFault {
    /// The name of a file as a word of a shell.
    #[must_use]
    pub fn quoted(name: &str) -> Cow<'_, str> {
        shlex::try_quote(name).unwrap_or_default()
    }
}

impl fmt::Display for SourceRemedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Interpreter(name) => {
                write!(f, "start it with {name}, or begin it with #!/usr/bin/env {name}")
            }
            Self::Jar => f.write_str("start it with java -jar"),
            Self::Java => f.write_str("compile it with javac, and start it with java"),
            Self::Compile => f.write_str("compile it"),
        }
    }
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInPath { name, is_here } => {
                write!(f, "`{name}` is not an executable program in PATH: ")?;
                if *is_here { write!(f, "write `./{name}` for the file") } else { f.write_str("install it") }
            }
            Self::NoFile { name } => {
                write!(f, "`{name}` is not an executable program: there is no such file")
            }
            Self::IsFolder { name } => {
                write!(f, "`{name}` is not an executable program: it is a folder, name the program in it")
            }
            Self::NoPermission { name, remedy } => {
                write!(f, "`{name}` has no execute permission: use `chmod +x {}`", Self::quoted(name))?;
                remedy.as_ref().map_or(Ok(()), |remedy| write!(f, ", or {remedy}"))
            }
            Self::Unfit { name, cause } => write!(f, "`{name}` {cause}"),
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let elsewhere = |f: &mut fmt::Formatter<'_>, system: &str| {
            write!(f, "is a program for {system}: compile it on this machine")
        };
        match self {
            Self::Empty => f.write_str("is empty: compile it again"),
            Self::Windows => elsewhere(f, "Windows"),
            Self::MacOs => elsewhere(f, "macOS"),
            Self::OtherProcessor => elsewhere(f, "another processor"),
            Self::JavaClass => f.write_str("is a class of Java: start it with `java -cp FOLDER CLASS`"),
            Self::CompilerMessages(line) => {
                write!(f, "contains the messages of a compiler, not a program ({line:?}): compile it again")
            }
            Self::Source(remedy) => write!(f, "is a source file: {remedy}"),
            Self::LineEnds => f.write_str(
                "has line ends of Windows, so its interpreter is not found: remove them with `sed -i 's/\\r$//' FILE`",
            ),
            Self::NoInterpreter(name) => write!(
                f,
                "needs the interpreter `{name}` of its first line, which is not on this machine: install it, or correct \
                 the line"
            ),
        }
    }
}

fn source(path: &Path) -> Option<SourceRemedy> {
    let ending = path.extension()?.to_str()?;
    SOURCES.iter().find(|(known, _)| *known == ending).map(|(_, remedy)| *remedy)
}

fn head(path: &Path) -> Option<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path).ok()?.take(HEAD).read_to_end(&mut head).ok()?;
    Some(head)
}

/// Why this machine cannot run a file that has execute permission, from its first bytes.
fn unfit(path: &Path, head: &[u8]) -> Option<Unfit> {
    if head.is_empty() {
        return Some(Unfit::Empty);
    }
    if let Some(rest) = head.strip_prefix(b"#!") {
        return script(rest);
    }
    if cfg!(target_os = "linux") {
        match head {
            [b'M', b'Z', ..] => return Some(Unfit::Windows),
            [0xfe, 0xed, 0xfa, 0xce | 0xcf, ..] | [0xce | 0xcf, 0xfa, 0xed, 0xfe, ..] => {
                return Some(Unfit::MacOs);
            }
            [0x7f, b'E', b'L', b'F', ..] if is_foreign(head) => return Some(Unfit::OtherProcessor),
            _ => {}
        }
    }
    if head.starts_with(&[0xca, 0xfe, 0xba, 0xbe]) {
        return Some(Unfit::JavaClass);
    }
    if head.contains(&0) {
        return None;
    }
    let text = String::from_utf8_lossy(head);
    let is_complaint = |line: &&str| line.contains(": error") || line.starts_with("error");
    if let Some(line) = text.lines().find(is_complaint) {
        return Some(Unfit::CompilerMessages(line.to_owned()));
    }
    source(path).map(Unfit::Source)
}

/// Why a script cannot start, from its first line after `#!`.
fn script(rest: &[u8]) -> Option<Unfit> {
    let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    if line.ends_with('\r') {
        return Some(Unfit::LineEnds);
    }
    let mut words = line.split_whitespace();
    let interpreter = words.next().unwrap_or_default();
    let is_env = Path::new(interpreter).file_name() == Some(OsStr::new("env"));
    let by_env = words.find(|word| !word.starts_with('-') && !word.contains('='));
    let missing = |name: &str| Some(Unfit::NoInterpreter(name.to_owned()));
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
