//! Runs the programs of a class, several at the same time.

use super::files::ProgramFiles;
use super::journal::{Journal, RunRecord};
use super::once::{Conditions, MAX_WRITTEN};
use super::options::{RunCommand, RunOptions};
use super::sets::{self, PuzzleSet};
use super::student::{ClassRuns, SetResult, StudentRuns};
use super::work::WorkFolder;
use crate::run_codes::RunMessage;
use crate::submissions::{HandIn, RosterCode, Tree};
use crate::{Grades, Remark, Submission, Task, Unread};
use anyhow::{Context, bail};
use gocheck_files::output::folder::Folder;
use gocheck_puzzle::GivenAnswer;
use gocheck_sandbox::{Bubblewrap, Sandbox, SandboxError, launcher};
use gocheck_text::language;
use gocheck_text::phrase;
use gocheck_text::{Diagnostic, Severity};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// The submissions of a class whose programs were run.
pub struct ClassResult {
    /// The submission of each student.
    pub submissions: Vec<Submission>,
    /// The puzzles of the fresh sets.
    pub fresh: Vec<Vec<Task>>,
}

/// What a worker has done.
enum Event {
    Run(Box<RunRecord>),
    Set,
    Student(usize, Box<StudentRuns>),
}

/// Runs the program of every student. Runs that have ended are kept in `output`: they are not repeated by the next call
/// with the same programs, puzzles and options.
///
/// # Errors
/// If there is no sandbox, the fresh sets cannot be made, or a file cannot be written.
pub fn submissions(
    options: &RunOptions<'_>,
    command: &RunCommand,
    mut hand_ins: Vec<HandIn>,
    tasks: &[Task],
    is_strict: bool,
    output: &Path,
) -> anyhow::Result<ClassResult> {
    let jail = jail(options)?;
    let mut sets = vec![PuzzleSet::new(tasks.to_vec(), is_strict)];
    let fresh = sets::fresh(tasks, options.sets, options.seed, is_strict)?;
    let folder = Folder::create(output)?;
    sets::write(&fresh, output, options.seed)?;
    sets.extend(fresh);
    let journal = Journal::open(&folder.join(""))?;
    let conditions = Conditions { time: options.time, memory: options.memory, written: MAX_WRITTEN, jail };
    let work = WorkFolder::create().with_context(|| {
        phrase!("cannot create a temporary folder", "无法建立临时文件夹").text(language())
    })?;
    let class = ClassRuns { command, conditions, sets: &sets, work, journal: &journal };
    let all = run_all(&class, &mut hand_ins, options.on_set)?;
    drop(class);
    let submissions = hand_ins.into_iter().zip(all).map(|(hand_in, runs)| submission(hand_in, runs));
    let submissions = submissions.collect();
    Ok(ClassResult { submissions, fresh: sets.into_iter().skip(1).map(|set| set.tasks).collect() })
}

/// Finds the sandbox.
///
/// # Errors
/// If it does not work, or this process cannot start programs under limits.
fn jail(&RunOptions { sandbox, on_note, .. }: &RunOptions<'_>) -> anyhow::Result<Option<Bubblewrap>> {
    if cfg!(target_os = "linux") && !launcher::is_available() {
        let reason = phrase!(
            "--run needs the program gocheck itself, which starts students' programs under limits",
            "--run 要用 gocheck 程序本身，由它在限制下启动学生的程序"
        );
        bail!(reason.text(language()));
    }
    let found = sandbox.find();
    if sandbox == Sandbox::None && found.is_ok() {
        on_note(&phrase!(
            "programs run without a sandbox: they can read and change your files",
            "程序不在沙箱里运行：它们能读取和修改你的文件"
        ));
    }
    found.or_else(|error| {
        let reason = match &error {
            SandboxError::NotInstalled => phrase!(
                "students' programs are not run without a sandbox: bubblewrap is not installed\n  install it (apt install \
                 bubblewrap), or give --sandbox none if you trust every program with your files",
                "没有沙箱就不运行学生的程序：没有安装 bubblewrap\n  请安装（apt install bubblewrap）；如果所有程序都可信，\
                 可加 --sandbox none"
            ),
            SandboxError::Unusable(reason) => phrase!(
                "students' programs are not run without a sandbox: bubblewrap does not work on this machine: {reason}\n  \
                 allow user namespaces (docs/sandbox.md), or give --sandbox none if you trust every program with your \
                 files",
                "没有沙箱就不运行学生的程序：bubblewrap 在本机用不了（{reason}）\n  请允许用户命名空间（docs/sandbox.md）；\
                 如果所有程序都可信，可加 --sandbox none",
                reason = reason.clone()
            ),
            SandboxError::Removed(sandbox) => phrase!(
                "the sandbox {sandbox} is no longer supported: use bwrap",
                "不再支持沙箱 {sandbox}：请用 bwrap",
                sandbox = sandbox.name()
            ),
        };
        bail!(reason.text(language()))
    })
}

/// Runs the programs, as many at a time as there are threads.
fn run_all(
    class: &ClassRuns<'_>,
    hand_ins: &mut [HandIn],
    on_set: &dyn Fn(),
) -> anyhow::Result<Vec<Option<StudentRuns>>> {
    let mut all: Vec<Option<StudentRuns>> = hand_ins.iter().map(|_| None).collect();
    let (next, is_stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, events) = mpsc::channel::<Event>();
    let trees: Vec<(String, Mutex<Option<Tree>>)> = hand_ins
        .iter_mut()
        .map(|hand_in| (hand_in.student.clone(), Mutex::new(hand_in.tree.take())))
        .collect();
    let mut result = Ok(());
    thread::scope(|scope| {
        for worker in 0..rayon::current_num_threads().min(trees.len()) {
            let sender = sender.clone();
            let (next, is_stopped, trees) = (&next, &is_stopped, &trees);
            scope.spawn(move || {
                let send = |event| drop(sender.send(event));
                while !is_stopped.load(Ordering::Relaxed) {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some((student, tree)) = trees.get(place) else { break };
                    let tree = tree.lock().ok().and_then(|mut tree| tree.take());
                    let Some(tree) = tree else {
                        class.sets.iter().for_each(|_| send(Event::Set));
                        continue;
                    };
                    let files = ProgramFiles::of(&tree);
                    let record = |record| send(Event::Run(Box::new(record)));
                    let runs = class.student(student, &files, worker, &record, &|| send(Event::Set));
                    send(Event::Student(place, Box::new(runs)));
                }
            });
        }
        drop(sender);
        for event in events {
            match event {
                Event::Run(record) => {
                    if let Err(error) = Journal::add(class.journal.file(), &record) {
                        is_stopped.store(true, Ordering::Relaxed);
                        result = Err(error);
                    }
                }
                Event::Set => on_set(),
                Event::Student(place, runs) => all[place] = Some(*runs),
            }
        }
    });
    result.map(|()| all)
}

/// The submission of a student whose program was run.
fn submission(hand_in: HandIn, runs: Option<StudentRuns>) -> Submission {
    let HandIn { student, shown, notes, fault, .. } = hand_in;
    let remark = |diagnostic: Diagnostic| Remark { file: Some(shown.clone()), diagnostic };
    let Some(StudentRuns { command, sets, messages }) = runs else {
        // Nothing was handed in.
        let fault = fault.filter(|fault| fault.code() == RosterCode::NotHandedIn);
        let none = RunMessage::NoProgram { wanted: None, files: Vec::new() };
        let errors = fault.unwrap_or_else(|| none.into()).into();
        return Submission {
            student,
            details: Vec::new(),
            answers: Err(Unread { file: None, errors }),
            remarks: Vec::new(),
            fresh: Vec::new(),
        };
    };
    // The other notes say how answer files were chosen, and none was.
    let warnings = notes.into_iter().filter(|note| note.severity() == Severity::Warning);
    let mut remarks: Vec<Remark> = warnings.map(remark).collect();
    let mut sets = sets.into_iter();
    let given = sets.next().unwrap_or(Err(RunMessage::NoProgram { wanted: None, files: Vec::new() }));
    if let Ok(reading) = &given
        && let Some(command) = command
    {
        remarks.push(remark(RunMessage::RunAs { command, source: reading.file.clone() }.into()));
        let place = |diagnostic: &Diagnostic| Remark {
            file: Some(format!("{shown}/{}", reading.file.as_deref().unwrap_or("output"))),
            diagnostic: diagnostic.clone(),
        };
        remarks.extend(reading.diagnostics.iter().map(place));
    }
    remarks.extend(messages.into_iter().map(|message| remark(message.into())));
    Submission {
        student,
        details: Vec::new(),
        answers: answers(given),
        remarks,
        fresh: sets.map(answers).collect(),
    }
}

fn answers(result: SetResult) -> Result<Vec<GivenAnswer>, Unread> {
    result.map(|reading| reading.answers).map_err(|message| Unread { file: None, errors: message.into() })
}

/// Adds to each row what the fresh sets have shown. `seed` names their folder.
pub fn say_fresh(grades: &mut Grades, seed: u64) {
    for row in &mut grades.rows {
        let Some(fresh) = row.fresh.as_ref().filter(|_| row.marks.is_ok()) else { continue };
        let of = fresh.parts.len();
        let file = |set: usize, task: &Task| {
            format!("{}/{}/{}.txt", sets::folder_name(seed), sets::set_name(set + 1, of), task.name())
        };
        let mut messages: Vec<RunMessage> = vec![RunMessage::SetsRight { right: fresh.right, of }];
        let reason = fresh.failed.first().and_then(|unread| unread.errors.0.first());
        messages.extend(reason.cloned().map(Box::new).map(|reason| RunMessage::FailedSets {
            sets: fresh.failed.len(),
            of,
            reason,
        }));
        messages.extend(fresh.wrong.iter().filter_map(|wrong| {
            Some(RunMessage::FirstWrongSet {
                problem: wrong.task.name().to_owned(),
                sets: wrong.sets,
                of,
                file: file(wrong.first, &wrong.task),
                reason: Box::new(wrong.mark.diagnostic()?),
            })
        }));
        row.remarks
            .extend(messages.into_iter().map(|message| Remark { file: None, diagnostic: message.into() }));
    }
}
