//! The verdict on a run that failed, from how it ended and what it wrote to standard error.

use super::attendance::Attendance;
use super::end::End;
use super::files::ProgramFiles;
use super::languages::endings;
use super::layout::Layout;
use super::modules::{install, is_old};
use super::plan::Plan;
use crate::run_codes::RunMessage;
use gocheck_sandbox::crash_message::last_words;
use gocheck_sandbox::java::heap;
use gocheck_sandbox::{FileMeasure, ResourceLimits};
use gocheck_text::{Phrase, phrase};

/// What is known of a failed run.
pub(super) struct Failure<'a> {
    pub(super) end: &'a End,
    /// The end of standard error.
    pub(super) errors: &'a str,
    pub(super) attendance: Attendance,
    pub(super) answered: usize,
    pub(super) of: usize,
    pub(super) seconds: u64,
    pub(super) plan: &'a Plan,
    pub(super) program: &'a ProgramFiles,
    pub(super) layout: &'a Layout,
}

/// The longest line that is quoted, in characters.
const QUOTED: usize = 200;

/// The line that explains a crash.
pub(super) fn crash_line(errors: &str) -> Option<String> {
    last_words(errors).map(|line| line.replace("/jail/hw/", "").chars().take(QUOTED).collect())
}

impl Failure<'_> {
    /// Says why there are no complete answers.
    pub(super) fn verdict(&self) -> RunMessage {
        let (answered, of) = (self.answered, self.of);
        match self.end {
            End::NotStarted(reason) => RunMessage::NotStarted { reason: reason.clone() },
            End::TooMuchOutput(_) | End::TimedOut if self.attendance.input_ended => RunMessage::AsksForInput,
            End::TooMuchOutput(bytes) => RunMessage::TooMuchOutput { mebibytes: bytes >> 20 },
            // The limits leave room for the submission, but no student needs to know that.
            End::TooManyFiles(limit) => {
                let allowed = match limit.of {
                    FileMeasure::Size | FileMeasure::Unreadable => super::once::MAX_WRITTEN >> 20,
                    FileMeasure::Count => super::once::MAX_WRITTEN >> 12,
                    FileMeasure::Depth => limit.allowed,
                };
                RunMessage::TooManyFiles { of: limit.of, allowed }
            }
            End::OutOfMemory(allowed) => {
                let is_java = self.plan.words.iter().any(|word| word.starts_with("java"));
                let has_heap = self.plan.words.iter().any(|word| word.starts_with("-Xmx"));
                let start = (is_java && !has_heap).then(|| format!("java -Xmx{}m", heap(*allowed)));
                RunMessage::OutOfMemory { allowed: *allowed, start }
            }
            End::TimedOut => match self.known_failure() {
                Some(cause @ (RunMessage::NoDisplay | RunMessage::TooManyProcesses { .. })) => cause,
                _ => {
                    let has_window = self.attendance.open;
                    RunMessage::TimedOut { seconds: self.seconds, answered, of, has_window }
                }
            },
            End::Failed(exit) => self.cause_of_end().unwrap_or_else(|| RunMessage::Crashed {
                exit: exit.clone(),
                line: crash_line(self.errors),
                answered,
                of,
            }),
            End::Finished | End::Complete => self.cause_of_end().unwrap_or_else(|| {
                let line = crash_line(self.errors).map(Phrase::from);
                let exit = line.unwrap_or_else(|| phrase!("exit status: 0", "退出状态 0"));
                RunMessage::Silent { exit }
            }),
        }
    }

    /// The cause if the program has ended by itself.
    fn cause_of_end(&self) -> Option<RunMessage> {
        let known = self.known_failure();
        // An empty line makes an empty name.
        let may_be_input = matches!(
            known,
            None | Some(
                RunMessage::MissingFile { .. }
                    | RunMessage::WrongFolder { .. }
                    | RunMessage::AbsolutePath { .. }
                    | RunMessage::OutsideFolder { .. }
            )
        );
        if self.attendance.input && self.answered == 0 && may_be_input {
            return Some(RunMessage::AsksForInput);
        }
        known.or_else(|| self.literal())
    }

    /// The cause that standard error names.
    fn known_failure(&self) -> Option<RunMessage> {
        // The last line that says something known: Java's stack follows it.
        let mut lines = self.errors.lines().rev().take(200);
        lines.find_map(|line| self.cause(line.trim()))
    }

    fn cause(&self, line: &str) -> Option<RunMessage> {
        let display = [
            "no display name",
            "couldn't connect to display",
            "HeadlessException",
            "X11 display",
            "X11 DISPLAY",
            "no graphics toolkits are available",
        ];
        if display.iter().any(|said| line.contains(said)) {
            return Some(RunMessage::NoDisplay);
        }
        let input = ["NoSuchElementException: No line found", "reading user-input failed"];
        if line.starts_with("EOFError") || input.iter().any(|said| line.contains(said)) {
            return Some(RunMessage::AsksForInput);
        }
        if line.starts_with("SyntaxError: Missing parentheses in call to 'print'") {
            return Some(RunMessage::NeedsPython2 { file: self.started() });
        }
        if let Some(module) = line
            .strip_prefix("ModuleNotFoundError: No module named ")
            .or_else(|| line.strip_prefix("ImportError: No module named "))
            .or_else(|| line.strip_prefix("Error: Cannot find module "))
        {
            let module = module.split(['\'', ' ', ';']).find(|part| !part.is_empty()).unwrap_or(module);
            // Only Python 3 has this exception.
            if line.starts_with("ModuleNotFoundError") && is_old(module) {
                return Some(RunMessage::NeedsPython2 { file: self.started() });
            }
            // Python 3 quotes the name.
            let is_python2 = !line.contains('\'');
            return Some(RunMessage::MissingModule {
                module: module.to_owned(),
                install: install(module, is_python2),
            });
        }
        let no_process =
            ["Resource temporarily unavailable", "can't start new thread", "unable to create native thread"];
        if no_process.iter().any(|said| line.contains(said)) {
            let allowed = ResourceLimits::JAIL.processes.unwrap_or_default();
            return Some(RunMessage::TooManyProcesses { allowed });
        }
        if self.is_network(line) {
            return Some(RunMessage::NoNetwork { line: line.chars().take(QUOTED).collect() });
        }
        missing_path(line).map(|path| self.missing(&path))
    }

    /// Returns true if a line says that there is no network. Sockets are system calls that the jail refuses.
    fn is_network(&self, line: &str) -> bool {
        let known =
            ["Name or service not known", "Temporary failure in name resolution", "UnknownHostException"];
        if known.iter().any(|said| line.contains(said)) || line.contains("Network is unreachable") {
            return true;
        }
        let has = |word: &str| self.program.all.iter().any(|file| file.text().contains(word));
        line.contains("Function not implemented")
            && ["socket", "urllib", "requests", "http"].into_iter().any(has)
    }

    /// The file that the command starts.
    fn started(&self) -> String {
        self.plan.shown.rsplit(' ').next().unwrap_or_default().to_owned()
    }

    /// The verdict on a path that a program could not open.
    fn missing(&self, path: &str) -> RunMessage {
        // A path that the program has made from that of its own folder.
        let own = ["/jail/", "gocheck-run-"].into_iter().find_map(|mark| {
            let at = path.find(mark)?;
            let rest = &path[at + mark.len()..];
            let rest = if mark == "/jail/" { rest } else { rest.splitn(3, '/').nth(2)? };
            Some(rest.strip_prefix(&format!("{}/", self.layout.start)).unwrap_or(rest).to_owned())
        });
        let is_own = own.is_some();
        let path = own.unwrap_or_else(|| path.to_owned());
        if !is_own && is_absolute(&path) {
            return elsewhere(path);
        }
        match path.rsplit_once(['/', '\\']) {
            Some((folder, _)) if !self.layout.has_folder(folder) => {
                RunMessage::WrongFolder { folder: folder.to_owned(), path }
            }
            _ => RunMessage::MissingFile { path },
        }
    }

    /// The path in the source of a program that does not say why it failed.
    fn literal(&self) -> Option<RunMessage> {
        let sources = self.program.with_ending(&[&endings()[..], &["h"]].concat());
        let texts: Vec<String> = sources.iter().map(|file| file.text()).collect();
        let literals =
            || texts.iter().flat_map(|text| text.lines()).flat_map(|line| line.split('"').skip(1).step_by(2));
        let is_puzzle = |text: &&str| {
            ["train", "test_", ".txt"].iter().any(|part| text.contains(part)) && text.contains(['/', '\\'])
        };
        let literals = || literals().filter(|text| !is_template(text));
        let absolute = literals().find(|text| is_absolute(text) && !text.starts_with("//") && text.len() > 4);
        if let Some(path) = absolute.filter(|path| !path.starts_with("/bin") && !path.starts_with("/usr")) {
            return Some(elsewhere(path.replace("\\\\", "\\")));
        }
        let wrong = literals().filter(is_puzzle).map(|path| self.missing(&path.replace("\\\\", "\\")));
        wrong.into_iter().find(|message| matches!(message, RunMessage::WrongFolder { .. }))
    }
}

/// `train_%s.txt`, `{tag}/x.txt` or `test_%s\n`: the source does not say which path the program makes of it.
fn is_template(literal: &str) -> bool {
    let is_drive = literal.get(1..2) == Some(":");
    literal.contains(['%', '{']) || !is_drive && literal.replace("\\\\", "").contains("\\n")
}

/// `C:\Users\li\x.txt`, `/home/li/x.txt`, `~/x.txt`
fn is_absolute(path: &str) -> bool {
    let bytes = path.as_bytes();
    let is_drive = bytes.len() > 2
        && bytes[0].is_ascii_alphabetic()
        && bytes[1] == b':'
        && matches!(bytes[2], b'/' | b'\\');
    is_drive || path.starts_with(['/', '~']) || path.starts_with("\\\\")
}

/// The verdict on an absolute path: it is one of the author's computer if it is in a home folder or on a drive.
fn elsewhere(path: String) -> RunMessage {
    if is_personal(&path) { RunMessage::AbsolutePath { path } } else { RunMessage::OutsideFolder { path } }
}

/// `C:\Users\li\x.txt`, `/home/li/x.txt`, `~/x.txt`, `/mnt/c/x.txt`, but not `/home` or `/answers/x.txt`
fn is_personal(path: &str) -> bool {
    const FOLDERS: [&str; 8] =
        ["/home/", "/Users/", "/root/", "/mnt/", "/media/", "/Volumes/", "/content/", "/kaggle/"];
    let is_in_folder = |folder: &&str| {
        path.strip_prefix(folder).is_some_and(|rest| rest.trim_end_matches('/').contains('/'))
    };
    let is_home = path.strip_prefix("~").is_some_and(|rest| rest.len() > 1);
    !path.starts_with('/') && !path.starts_with('~') || is_home || FOLDERS.iter().any(is_in_folder)
}

/// The path in a message that a file cannot be opened, as Python, Java, JavaScript, C#, Octave, Go and perror write it.
fn missing_path(line: &str) -> Option<String> {
    let before_path = [
        "no such file or directory, open ",
        "Could not find file ",
        "unable to find file ",
        "unable to open file ",
    ];
    if let Some((_, rest)) = before_path.iter().find_map(|said| line.split_once(said)) {
        let path = rest.trim().trim_end_matches('.').trim_matches(['\'', '"']);
        return Some(path.to_owned()).filter(|path| !path.is_empty());
    }
    let said = ["No such file or directory", "Read-only file system", "Permission denied", "Not a directory"];
    if let Some(rest) =
        said.iter().find_map(|said| line.split_once(&format!("{said}: "))).map(|(_, rest)| rest)
    {
        let path = rest.trim().trim_start_matches(['u', 'b']).trim_matches(['\'', '"']);
        return Some(path.replace("\\\\", "\\")).filter(|path| !path.is_empty());
    }
    for exception in ["java.io.FileNotFoundException: ", "java.nio.file.NoSuchFileException: "] {
        if let Some((_, rest)) = line.split_once(exception) {
            return Some(rest.split(" (").next().unwrap_or(rest).trim().to_owned());
        }
    }
    let said = [": No such file or directory", ": no such file or directory"];
    let (before, _) = said.iter().find_map(|said| line.split_once(said))?;
    let path = before.rsplit([' ', ':']).next().unwrap_or(before).trim_matches(['\'', '"', '`']);
    path.contains(['.', '/']).then(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{is_absolute, is_personal, is_template, missing_path};

    /// A program that searches for answers did not mistype a path.
    #[test]
    fn only_paths_of_persons_are_their_computers() {
        for path in
            [r"C:\Users\li\a.txt", "/home/li/a.txt", "~/go/a.txt", "/mnt/c/go/a.txt", "/Users/li/go/a.txt"]
        {
            assert!(is_personal(path), "{path}");
        }
        for path in [
            "/",
            "/home",
            "/home/",
            "/proc/1/environ",
            "/answers/train_0_ans.txt",
            "/jail/../x",
            "/etc/passwd",
        ] {
            assert!(!is_personal(path), "{path}");
        }
    }

    #[test]
    fn paths_are_found_in_messages() {
        for (line, path) in [
            (
                "FileNotFoundError: [Errno 2] No such file or directory: 'data/train_0.txt'",
                "data/train_0.txt",
            ),
            ("IOError: [Errno 2] No such file or directory: u'train_0.txt'", "train_0.txt"),
            (
                r"FileNotFoundError: [Errno 2] No such file or directory: 'C:\\Users\\li\\a.txt'",
                r"C:\Users\li\a.txt",
            ),
            (
                "java.io.FileNotFoundException: puzzles/train_0.txt (No such file or directory)",
                "puzzles/train_0.txt",
            ),
            ("fopen: /home/li/train_0.txt: No such file or directory", "/home/li/train_0.txt"),
            ("Error: ENOENT: no such file or directory, open 'train_0.txt'", "train_0.txt"),
            ("panic: open train_0.txt: no such file or directory", "train_0.txt"),
            ("  cannot open file 'train_0.txt': No such file or directory", "train_0.txt"),
            ("error: load: unable to find file train_0.txt", "train_0.txt"),
            (
                "System.IO.FileNotFoundException: Could not find file \"/jail/hw/train_0.txt\"",
                "/jail/hw/train_0.txt",
            ),
        ] {
            assert_eq!(missing_path(line).as_deref(), Some(path), "{line}");
        }
        assert_eq!(missing_path("ValueError: bad"), None);
        assert!(["train_%s\\n", "{tag}/x.txt", "a/%d.txt"].into_iter().all(is_template));
        assert!(!["Data/train_0.txt", r"D:\new\x.txt", r"D:\\new\\x.txt"].into_iter().any(is_template));
        assert!(is_absolute(r"D:\go\train_0.txt") && is_absolute("~/x") && !is_absolute("data/x"));
    }
}
