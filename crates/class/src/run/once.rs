//! One run of a program, from its start to its end.

use super::attendance::{self, Attendance, Call};
use super::display::with_display;
use super::end::End;
use super::layout::{Before, Layout, NamedBytes};
use super::pythons::Python;
use super::tools;
use gocheck_sandbox::start_check::check_start;
use gocheck_sandbox::{
    Bubblewrap, FOLDER_IN_JAIL, Jail, LeftFile, Process, Program, ReadError, ResourceLimits, StartError,
    Wait, left_files,
};
use gocheck_text::{Phrase, phrase};
use std::path::Path;
use std::time::{Duration, Instant};

/// The limits of a run, and the jail.
pub(super) struct Conditions {
    pub(super) time: Duration,
    /// In MiB.
    pub(super) memory: u64,
    /// Bytes of files that are allowed in addition to the submission's.
    pub(super) written: u64,
    pub(super) jail: Option<Bubblewrap>,
}

pub(super) struct Run<'a> {
    pub(super) words: &'a [String],
    pub(super) layout: &'a Layout,
    pub(super) needs_display: bool,
    pub(super) python: Option<&'a Python>,
    /// How long answers that are complete must not change before the program is ended.
    pub(super) quiet: Duration,
    /// Tells apart the programs that run at the same time.
    pub(super) number: usize,
}

/// What a program has printed and written.
#[derive(Default)]
pub(super) struct Written {
    pub(super) output: Vec<u8>,
    /// Whether the program was ended while it may have been printing.
    pub(super) is_cut: bool,
    /// New and changed files, by their paths.
    pub(super) files: Vec<NamedBytes>,
}

/// The end of a run.
pub(super) struct Ended {
    pub(super) end: End,
    /// The end of standard error.
    pub(super) errors: String,
    pub(super) written: Written,
    pub(super) attendance: Attendance,
    /// True if the machine, not the program, is the cause.
    pub(super) is_machine: bool,
}

/// The maximum number of files to look at.
const MAX_FILES: usize = 64;
/// The maximum size of a file that answers are read from, in bytes.
const MAX_FILE: u64 = 1 << 22;
/// Bytes of files that a student's program may write.
pub(super) const MAX_WRITTEN: u64 = 32 << 20;
/// Bytes of output that count as too much. More is read, but not kept.
const MAX_PRINTED: u64 = 16 << 20;
/// The bytes that are kept of both ends of the output.
pub(super) const KEPT: usize = 1 << 20;
/// How long a busy program must not have printed or written anything before its windows are closed.
const QUIET: Duration = Duration::from_secs(2);
/// How often the files are checked.
const TICK: Duration = Duration::from_millis(100);
/// Endings of files that contain no answers.
const OTHER: [&str; 12] = ["py", "pyc", "class", "java", "cpp", "c", "h", "png", "jpg", "o", "exe", "ps"];

/// Variables that let programs print at once and in UTF-8, draw without a screen, and do the same every time.
const ENVIRONMENT: [(&str, &str); 10] = [
    ("LANG", "C.UTF-8"),
    ("LC_ALL", "C.UTF-8"),
    ("MPLBACKEND", "Agg"),
    ("PYTHONDONTWRITEBYTECODE", "1"),
    ("PYTHONHASHSEED", "0"),
    ("PYTHONIOENCODING", "utf-8:replace"),
    ("PYTHONUNBUFFERED", "1"),
    ("QT_QPA_PLATFORM", "offscreen"),
    ("SDL_AUDIODRIVER", "dummy"),
    ("SDL_VIDEODRIVER", "dummy"),
];

/// Runs a program in a folder that the layout has been written to. It is ended once `is_complete` holds for what it has
/// written and nothing has changed for a while.
pub(super) fn run(
    run: &Run<'_>,
    conditions: &Conditions,
    folder: &Path,
    before: &Before,
    is_complete: &dyn Fn(&Written) -> bool,
) -> Ended {
    let has_display = run.needs_display && tools::xvfb().is_some();
    let words =
        if has_display { with_display(run.words, folder, run.python.is_some()) } else { run.words.to_vec() };
    let size: u64 = left_files(folder, usize::MAX).iter().map(|file| file.size.max(4096)).sum();
    let closing = attendance::closing_python().filter(|_| has_display);
    let pythons = run.python.into_iter().chain(closing);
    let jail = conditions.jail.clone().map(|tool| Jail {
        tool,
        folder: Some(folder.to_owned()),
        number: u32::try_from(run.number).unwrap_or_default(),
        readable: pythons.flat_map(|python| &python.folders).cloned().collect(),
    });
    let seen_folder = if jail.is_some() { Path::new(FOLDER_IN_JAIL) } else { folder };
    let environment = ENVIRONMENT.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let environment = environment.into_iter().chain(attendance::environment(seen_folder));
    let user_base = run.python.and_then(|python| python.user_base.clone());
    let environment = environment.chain(user_base.map(|base| ("PYTHONUSERBASE".to_owned(), base))).collect();
    let program = Program {
        folder: Some(folder.join(&run.layout.start)),
        environment,
        limits: ResourceLimits {
            memory: Some(conditions.memory << 20).filter(|_| cfg!(target_os = "linux")),
            files: jail.is_some().then_some(size + conditions.written),
            ..ResourceLimits::default()
        },
        jail,
        ..Program::new(words)
    };
    let mut call = has_display.then(|| Call::new(folder));
    let not_started = |reason: Phrase, is_machine| Ended {
        end: End::NotStarted(reason),
        errors: String::new(),
        written: Written::default(),
        attendance: Attendance::default(),
        is_machine,
    };
    if let Err(fault) = check_start(&program) {
        return not_started(Phrase::of(&fault), false);
    }
    let mut process = match Process::start(&program) {
        Ok(process) => process,
        Err(StartError::Program(reason)) => return not_started(reason, false),
        Err(StartError::System(reason)) => return not_started(reason, true),
    };
    process.close_input();
    let deadline = Instant::now() + conditions.time;
    let mut written = Written::default();
    let (mut seen, mut changed, mut is_judged) = (Vec::new(), Instant::now(), false);
    let (mut end, mut is_closed, mut printed) = (None, false, 0);
    while end.is_none() {
        let now = Instant::now();
        let tick = TICK.min(deadline.saturating_duration_since(now));
        let read = if is_closed {
            process
                .wait(now + tick)
                .map_or(Err(ReadError::TimedOut(tick)), |exit| Err(ReadError::Ended(exit)))
        } else {
            process.read_bytes(Wait::within(now, tick))
        };
        match read {
            Ok(bytes) => {
                printed += bytes.len() as u64;
                written.output.extend(bytes);
                if written.output.len() > 2 * KEPT {
                    keep_ends(&mut written.output, KEPT);
                };
                (changed, is_judged) = (Instant::now(), false);
            }
            Err(ReadError::Ended(_)) => break,
            Err(ReadError::Closed) => is_closed = true,
            Err(ReadError::TimedOut(_) | ReadError::TooMuchOutput { .. } | ReadError::Stopped) => {}
        }
        if end.is_none() && Instant::now() >= deadline {
            end = Some(End::TimedOut);
        }
        if end.is_none() && changed.elapsed() >= run.quiet && !is_judged {
            let now = left_files(folder, 10 * MAX_FILES);
            if now != seen {
                (seen, changed) = (now, Instant::now());
                continue;
            }
            is_judged = true;
            written.files = new_files(folder, &seen, before);
            end = is_complete(&written).then_some(End::Complete);
        } else if is_judged && left_files(folder, 10 * MAX_FILES) != seen {
            (changed, is_judged) = (Instant::now(), false);
        }
        // It may redraw a window until its user closes it.
        if let Some(call) = &mut call
            && end.is_none()
            && changed.elapsed() >= QUIET
            && deadline.saturating_duration_since(Instant::now()) < conditions.time / 2
        {
            call.make();
        }
    }
    keep_ends(&mut written.output, KEPT);
    written.is_cut = end == Some(End::TimedOut);
    let finished = process.end(Duration::ZERO);
    let left = left_files(folder, usize::MAX);
    written.files = new_files(folder, &left, before);
    let end = match (end, finished.exit) {
        (Some(End::TimedOut), _) if is_complete(&written) => End::Complete,
        (Some(end), _) => end,
        (None, Some(exit)) => End::of(&exit, &finished.errors),
        (None, None) => End::Failed(phrase!("unknown", "原因不明")),
    };
    // Its answers count all the same.
    let is_flood = printed > MAX_PRINTED && matches!(end, End::TimedOut | End::Complete | End::Finished);
    let end = if is_flood { End::TooMuchOutput(MAX_PRINTED) } else { end };
    let attendance = Attendance::read(folder, &left);
    Ended { end, errors: finished.errors, written, attendance, is_machine: false }
}

/// Removes whole lines from the middle of more than `most` bytes.
pub(super) fn keep_ends(output: &mut Vec<u8>, most: usize) {
    let half = most / 2;
    if output.len() > most {
        let is_break = |byte: &u8| *byte == b'\n';
        let start = output[..half].iter().rposition(is_break).map_or(half, |at| at + 1);
        let rest = output.len() - half;
        let end = output[rest..].iter().position(is_break).map_or(rest, |at| rest + at + 1);
        output.drain(start..end);
    }
}

/// The files that may contain answers, those with usual names first.
fn new_files(folder: &Path, files: &[LeftFile], before: &Before) -> Vec<NamedBytes> {
    let ending = |file: &LeftFile| {
        file.path.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default()
    };
    let is_usual = |file: &LeftFile| file.path.to_string_lossy().contains("answer");
    let mut files: Vec<&LeftFile> = files
        .iter()
        .filter(|file| {
            file.size <= MAX_FILE
                && !attendance::is_own(&file.path)
                && !OTHER.contains(&ending(file).as_str())
        })
        .collect();
    files.sort_by_key(|file| !is_usual(file));
    let read = files.into_iter().filter_map(|file| {
        let bytes = file.read(folder, MAX_FILE).ok()?;
        let path = file.path.display().to_string();
        // UTF-16 has zero bytes, too, after its mark.
        let is_text = !bytes.iter().take(1024).any(|byte| *byte == 0) || bytes.starts_with(b"\xff\xfe");
        (is_text && before.is_new(&file.path, &bytes)).then_some((path, bytes))
    });
    read.take(MAX_FILES).collect()
}
