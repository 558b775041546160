//! One run of a program, from its start to its end.

use super::display::with_display;
use super::end::End;
use super::layout::{Before, Layout, NamedBytes};
use super::tools;
use gocheck_sandbox::start_check::check_start;
use gocheck_sandbox::{
    Bubblewrap, Jail, LeftFile, Process, Program, ReadError, ResourceLimits, StartError, Wait, left_files,
};
use std::path::Path;
use std::time::{Duration, Instant};

/// The limits of a run, and the jail.
pub(super) struct Conditions {
    pub(super) time: Duration,
    /// In MiB.
    pub(super) memory: u64,
    pub(super) jail: Option<Bubblewrap>,
}

pub(super) struct Run<'a> {
    pub(super) words: &'a [String],
    pub(super) layout: &'a Layout,
    pub(super) needs_display: bool,
    /// How long answers that are complete must not change before the program is ended.
    pub(super) quiet: Duration,
    /// Tells apart the programs that run at the same time.
    pub(super) number: usize,
}

/// What a program has printed and written.
#[derive(Default)]
pub(super) struct Written {
    pub(super) output: Vec<u8>,
    /// New and changed files, by their paths.
    pub(super) files: Vec<NamedBytes>,
}

/// The end of a run.
pub(super) struct Ended {
    pub(super) end: End,
    /// The end of standard error.
    pub(super) errors: String,
    pub(super) written: Written,
    /// True if the machine, not the program, is the cause.
    pub(super) is_machine: bool,
}

/// The maximum number of files to look at.
const MAX_FILES: usize = 64;
/// The maximum size of a file that answers are read from, in bytes.
const MAX_FILE: u64 = 1 << 22;
/// Bytes of files that are allowed in addition to the submission's.
pub(super) const MAX_WRITTEN: u64 = 32 << 20;
/// Bytes of output that count as too much. More is read, but not kept.
const MAX_PRINTED: u64 = 16 << 20;
/// The bytes that are kept of each end of the output.
const HALF: usize = 4 << 20;
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
    let words = if has_display { with_display(run.words) } else { run.words.to_vec() };
    let size: u64 = left_files(folder, usize::MAX).iter().map(|file| file.size.max(4096)).sum();
    let jail = conditions.jail.clone().map(|tool| Jail {
        tool,
        folder: Some(folder.to_owned()),
        number: u32::try_from(run.number).unwrap_or_default(),
        readable: Vec::new(),
    });
    let program = Program {
        folder: Some(folder.join(&run.layout.start)),
        environment: ENVIRONMENT.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
        limits: ResourceLimits {
            memory: Some(conditions.memory << 20).filter(|_| cfg!(target_os = "linux")),
            files: jail.is_some().then_some(size + MAX_WRITTEN),
            ..ResourceLimits::default()
        },
        jail,
        ..Program::new(words)
    };
    let not_started = |reason: String, is_machine| Ended {
        end: End::NotStarted(reason),
        errors: String::new(),
        written: Written::default(),
        is_machine,
    };
    if let Err(reason) = check_start(&program) {
        return not_started(reason, false);
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
                keep_ends(&mut written.output, 3 * HALF);
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
    }
    keep_ends(&mut written.output, 2 * HALF);
    let finished = process.end(Duration::ZERO);
    let left = left_files(folder, usize::MAX);
    written.files = new_files(folder, &left, before);
    let end = match (end, finished.exit) {
        (Some(End::TimedOut), _) if is_complete(&written) => End::Complete,
        (Some(end), _) => end,
        (None, Some(exit)) => End::of(&exit, &finished.errors),
        (None, None) => End::Failed("unknown".to_owned()),
    };
    // Its answers count all the same.
    let is_flood = printed > MAX_PRINTED && matches!(end, End::TimedOut | End::Complete | End::Finished);
    let end = if is_flood { End::TooMuchOutput(MAX_PRINTED) } else { end };
    Ended { end, errors: finished.errors, written, is_machine: false }
}

/// Removes the middle of more than `most` bytes.
fn keep_ends(output: &mut Vec<u8>, most: usize) {
    if output.len() > most {
        output.drain(HALF..output.len() - HALF);
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
        .filter(|file| file.size <= MAX_FILE && !OTHER.contains(&ending(file).as_str()))
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
