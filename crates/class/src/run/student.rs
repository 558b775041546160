//! Runs the program of one student on all sets.

use super::arguments::alternatives;
use super::attendance::Attendance;
use super::auto::choose;
use super::built::built;
use super::command::adapt;
use super::end::End;
use super::files::ProgramFiles;
use super::journal::{Journal, RunRecord};
use super::layout::{Layout, NamedBytes};
use super::machine;
use super::once::{Conditions, Ended, Run, Written, run};
use super::options::RunCommand;
use super::plan::Plan;
use super::reading::Reading;
use super::sets::PuzzleSet;
use super::verdict::{Failure, crash_line};
use super::work::WorkFolder;
use crate::run_codes::RunMessage;
use gocheck_sandbox::remove_folder;
use gocheck_text::system_error;
use sha2::{Digest, Sha256};
use std::cell::OnceCell;
use std::thread;
use std::time::Duration;

/// What the runs of all students share.
pub(super) struct ClassRuns<'a> {
    pub(super) command: &'a RunCommand,
    pub(super) conditions: Conditions,
    /// The given puzzles, then the fresh sets.
    pub(super) sets: &'a [PuzzleSet],
    pub(super) work: WorkFolder,
    pub(super) journal: &'a Journal,
}

/// The result of a program on one set.
pub(super) type SetResult = Result<Reading, RunMessage>;

/// The results of a student's program.
pub(super) struct StudentRuns {
    /// How it was started, if it has a program.
    pub(super) command: Option<String>,
    /// One for each set.
    pub(super) sets: Vec<SetResult>,
    /// Warnings about the run on the given puzzles.
    pub(super) messages: Vec<RunMessage>,
}

/// How long answers must not change in the first run of a program, and in later ones.
const QUIET: Duration = Duration::from_secs(2);
const QUIET_LATER: Duration = Duration::from_millis(600);

/// The number of sets without answers after which a program is not run on the others.
const HOPELESS: usize = 3;

/// How often a run is retried if the machine lacked something, and the pause before it.
const TRIES: u32 = 4;
const PAUSE: Duration = Duration::from_secs(2);

impl ClassRuns<'_> {
    /// Runs a program on all sets. `record` takes the record of every run that has ended, and `next` is called after every
    /// set.
    pub(super) fn student(
        &self,
        student: &str,
        files: &ProgramFiles,
        worker: usize,
        record: &dyn Fn(RunRecord),
        next: &dyn Fn(),
    ) -> StudentRuns {
        let memory = self.conditions.memory;
        let plan = match self.command {
            RunCommand::Auto => choose(files, memory),
            RunCommand::Words(words) => adapt(words, files),
        };
        let failed = |command, message: RunMessage| {
            self.sets.iter().for_each(|_| next());
            StudentRuns { command, sets: vec![Err(message); self.sets.len()], messages: Vec::new() }
        };
        let plan = match plan {
            Ok(plan) => plan,
            Err(message) => return failed(None, message),
        };
        let mut program =
            StudentProgram { class: self, student, files, plan, worker, record, built: OnceCell::new() };
        if let Err(message) = program.built_if_needed() {
            return failed(Some(program.plan.shown), message);
        }
        let mut sets: Vec<SetResult> = Vec::new();
        let mut messages = Vec::new();
        for set in self.sets {
            if sets.is_empty() {
                let (mut result, mut remarks) = program.on(set, &set.files, QUIET);
                let others = if result.is_err() { program.with_arguments(set) } else { Vec::new() };
                let answered = |result: &SetResult| result.as_ref().map_or(0, |reading| reading.answered);
                for other in others {
                    let (found, messages) = other.on(set, &set.files, QUIET);
                    if answered(&found) > answered(&result) {
                        (program, result, remarks) = (other, found, messages);
                    }
                    if answered(&result) == set.reader.puzzles() {
                        break;
                    }
                }
                messages.extend(remarks);
                if let Ok(reading) = &result {
                    messages.extend(program.headings(set, reading));
                    messages.extend(printed_differs(reading));
                }
                sets.push(result);
            } else if sets.len() >= HOPELESS && sets.iter().all(Result::is_err) {
                // It has failed on every set so far.
                sets.extend(sets.last().cloned());
            } else {
                sets.push(program.on(set, &set.files, QUIET_LATER).0);
            }
            next();
        }
        StudentRuns { command: Some(program.plan.shown), sets, messages }
    }
}

/// The note that a program prints other answers than it writes.
fn printed_differs(reading: &Reading) -> Option<RunMessage> {
    let (file, problems) = (reading.file.clone()?, reading.printed_others.clone());
    (!problems.is_empty()).then_some(RunMessage::PrintedDiffers { file, problems })
}

/// The notes on windows and prompts.
fn attended(attendance: Attendance) -> Vec<RunMessage> {
    [
        attendance.windows.then_some(RunMessage::WindowsClosed),
        attendance.input.then_some(RunMessage::EnterPressed),
        attendance.pressed.then_some(RunMessage::ButtonsPressed),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A program that is ready to run.
struct StudentProgram<'a> {
    class: &'a ClassRuns<'a>,
    student: &'a str,
    files: &'a ProgramFiles,
    plan: Plan,
    worker: usize,
    record: &'a dyn Fn(RunRecord),
    built: OnceCell<Result<Vec<NamedBytes>, RunMessage>>,
}

impl StudentProgram<'_> {
    /// The program with the names or the tag of the puzzles as its arguments, if it reads arguments and no command was given.
    fn with_arguments(&self, set: &PuzzleSet) -> Vec<Self> {
        if *self.class.command != RunCommand::Auto {
            return Vec::new();
        }
        let names: Vec<&str> = set.own_files().iter().map(|(name, _)| name.as_str()).collect();
        let plans = alternatives(&self.plan, self.files, &names, set.reader.own_tag());
        plans.into_iter().map(|plan| Self { plan, built: self.built.clone(), ..*self }).collect()
    }

    /// Compiles the program if any set has not been run before.
    fn built_if_needed(&self) -> Result<(), RunMessage> {
        let is_known = |set: &PuzzleSet| self.class.journal.get(&self.key(&set.files)).is_some();
        if self.class.sets.iter().take(HOPELESS).all(is_known) {
            return Ok(());
        }
        self.built().map(drop)
    }

    fn built(&self) -> Result<&[NamedBytes], RunMessage> {
        let ClassRuns { conditions, work, .. } = self.class;
        let build = || built(self.files, &self.plan, conditions, work, self.worker);
        self.built.get_or_init(build).as_deref().map_err(Clone::clone)
    }

    /// Identifies a run: the program, the puzzles, and how and with which tools it is run.
    fn key(&self, puzzles: &[NamedBytes]) -> String {
        let mut hash = Sha256::new();
        let mut add = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        let Conditions { time, memory, jail, .. } = &self.class.conditions;
        add(env!("CARGO_PKG_VERSION").as_bytes());
        add(format!("{:?} {time:?} {memory} {}", self.plan, jail.is_some()).as_bytes());
        add(machine::environment(&self.plan).as_bytes());
        for file in &self.files.all {
            add(file.path.as_bytes());
            add(&file.bytes);
        }
        for (name, bytes) in puzzles {
            add(name.as_bytes());
            add(bytes);
        }
        hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Runs the program on a set, or looks up how it ran before.
    fn on(&self, set: &PuzzleSet, puzzles: &[NamedBytes], quiet: Duration) -> (SetResult, Vec<RunMessage>) {
        let key = self.key(puzzles);
        let known = self.class.journal.get(&key).cloned();
        let record = match known.map_or_else(|| self.run(set, puzzles, quiet, key), Ok) {
            Ok(record) => record,
            Err(message) => return (Err(message), Vec::new()),
        };
        let mut reading = set.reader.best(&record.written());
        let (answered, of) = (reading.answered, set.reader.puzzles());
        let mut remarks = attended(record.attendance);
        if answered == of {
            remarks.extend(match &record.end {
                // If it timed out, it was waiting for a window to be closed, or for nothing.
                End::Finished | End::Complete | End::TimedOut => None,
                End::Failed(exit) => {
                    let line = crash_line(&record.errors).unwrap_or_else(|| exit.clone());
                    Some(RunMessage::EndedBadly { line })
                }
                _ => Some(self.verdict(&record, answered, of, puzzles)),
            });
            return (Ok(reading), remarks);
        }
        let verdict = || self.verdict(&record, answered, of, puzzles);
        if answered == 0 {
            return (Err(verdict()), remarks);
        }
        // Its answers count.
        if !record.end.is_well() {
            let verdict = verdict();
            set.reader.explain_missing(&mut reading, &verdict);
            remarks.push(verdict);
        }
        (Ok(reading), remarks)
    }

    /// Why a run gave no complete answers.
    fn verdict(&self, record: &RunRecord, answered: usize, of: usize, puzzles: &[NamedBytes]) -> RunMessage {
        let layout = Layout::new(self.files, &[], &self.plan, puzzles);
        let failure = Failure {
            end: &record.end,
            errors: &record.errors,
            attendance: record.attendance,
            answered,
            of,
            seconds: self.class.conditions.time.as_secs(),
            plan: &self.plan,
            program: self.files,
            layout: &layout,
        };
        failure.verdict()
    }

    /// Returns true if the run would end like this again.
    fn is_kept(&self, set: &PuzzleSet, record: &RunRecord, puzzles: &[NamedBytes]) -> bool {
        let (answered, of) = (set.reader.best(&record.written()).answered, set.reader.puzzles());
        answered == of || !machine::may_be_cause(&self.verdict(record, answered, of, puzzles), record)
    }

    fn run(
        &self,
        set: &PuzzleSet,
        puzzles: &[NamedBytes],
        quiet: Duration,
        key: String,
    ) -> Result<RunRecord, RunMessage> {
        let ClassRuns { conditions, work, .. } = self.class;
        let layout = Layout::new(self.files, self.built()?, &self.plan, puzzles);
        let not_started = |reason: String| RunMessage::NotStarted { reason };
        let is_complete = |written: &Written| set.reader.best(written).answered == set.reader.puzzles();
        let once = || -> std::io::Result<Ended> {
            let folder = work.of_worker(self.worker)?;
            let before = layout.write(&folder)?;
            let start = Run {
                words: &self.plan.words,
                layout: &layout,
                needs_display: self.plan.needs_display,
                python: self.plan.python,
                quiet,
                number: self.worker,
            };
            let ended = run(&start, conditions, &folder, &before, &is_complete);
            let _ = remove_folder(&folder);
            Ok(ended)
        };
        for last in (0..TRIES).map(|attempt| attempt + 1 == TRIES) {
            let ended = once().map_err(|error| not_started(system_error::text(&error)))?;
            if !ended.is_machine {
                let record = RunRecord::new(key, self.student, ended);
                if self.is_kept(set, &record, puzzles) {
                    (self.record)(record.clone());
                }
                return Ok(record);
            }
            if let (true, End::NotStarted(reason)) = (last, ended.end) {
                return Err(not_started(reason));
            }
            thread::sleep(PAUSE);
        }
        Err(not_started(String::new()))
    }

    /// The warning if the program heads its answers to test puzzles with `train`, and needs the files of that name.
    fn headings(&self, set: &PuzzleSet, reading: &Reading) -> Option<RunMessage> {
        let asked = set.reader.own_tag()?;
        let written = reading.other_tag.clone().filter(|written| asked == "test" && written == "train")?;
        // It may just prefer the files of the other tag if both are there.
        let (alone, _) = self.on(set, set.own_files(), QUIET_LATER);
        let is_other = alone.map_or(true, |reading| reading.other_tag.is_some() || reading.answered == 0);
        is_other.then(|| RunMessage::OtherHeadings { written, asked: asked.to_owned() })
    }
}
