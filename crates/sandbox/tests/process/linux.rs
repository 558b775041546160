use gocheck_sandbox::{
    ExitCause, Jail, Process, Program, ReadError, ResourceLimits, Sandbox, StartError, Wait,
};
use rustix::process::{Pid, test_kill_process};
use std::fs;
use std::time::{Duration, Instant};

pub(crate) const TESTS: &[(&str, fn())] = &[
    ("a_program_that_reads_nothing_blocks_no_one", a_program_that_reads_nothing_blocks_no_one),
    ("both_directions_flow_at_once", both_directions_flow_at_once),
    ("descendants_are_killed", descendants_are_killed),
    ("memory_is_limited", memory_is_limited),
    ("a_launcher_that_is_kept_busy_is_not_waited_for", a_launcher_that_is_kept_busy_is_not_waited_for),
    ("a_killed_launcher_is_the_cause", a_killed_launcher_is_the_cause),
    ("errors_tell_programs_from_machines", errors_tell_programs_from_machines),
    ("files_need_a_jail_to_be_limited", files_need_a_jail_to_be_limited),
    ("a_jail_limits_files_and_hides_others", a_jail_limits_files_and_hides_others),
];

/// Long enough for a busy machine.
const LONG: Duration = Duration::from_secs(60);

fn shell(script: &str) -> Program {
    Program::new(["sh", "-c", script])
}

fn start(program: &Program) -> Process {
    Process::start(program).unwrap()
}

fn read_line(process: &mut Process) -> Result<String, ReadError> {
    process.read_line(Wait::within(Instant::now(), LONG))
}

fn a_program_that_reads_nothing_blocks_no_one() {
    let mut process = start(&Program::new(["sleep", "600"]));
    process.send(&"line\n".repeat(1 << 20));
    let silence = process.read_line(Wait::within(Instant::now(), Duration::from_millis(50)));
    assert!(matches!(silence, Err(ReadError::TimedOut(_))), "{silence:?}");
    let _ = process.end(Duration::ZERO);
}

/// More than a pipe holds is written while as much is read.
fn both_directions_flow_at_once() {
    let mut process = start(&Program::new(["cat"]));
    let lines = 100_000;
    process.send(&"line\n".repeat(lines));
    for _ in 0..lines {
        assert_eq!(read_line(&mut process).unwrap(), "line");
    }
    process.close_input();
    let end = read_line(&mut process);
    assert!(matches!(&end, Err(ReadError::Ended(exit)) if exit.is_success()), "{end:?}");
}

/// Includes those that have left the process group and the session.
fn descendants_are_killed() {
    let mut process = start(&shell("setsid sleep 600 </dev/null >/dev/null 2>&1 & echo $!; sleep 600"));
    let pid = Pid::from_raw(read_line(&mut process).unwrap().parse().unwrap()).unwrap();
    test_kill_process(pid).unwrap();
    let finished = process.end(Duration::ZERO);
    assert_eq!(finished.exit.unwrap().to_string(), "killed by SIGKILL");
    assert!(test_kill_process(pid).is_err());
}

/// Memory that is freed before the answer counts.
fn memory_is_limited() {
    let limits = ResourceLimits { memory: Some(64 << 20), ..ResourceLimits::default() };
    let script = "head -c 200000000 /dev/zero | tail -c 199999999 >/dev/null; echo answer; sleep 600";
    let mut process = start(&Program { limits, ..shell(script) });
    let answer = match read_line(&mut process) {
        Ok(_) => process.check_limits(Wait::within(Instant::now(), LONG)),
        Err(error) => Err(error),
    };
    let Err(ReadError::Ended(exit)) = &answer else { panic!("{answer:?}") };
    assert!(matches!(exit.cause, ExitCause::MemoryLimit { allowed: 64, .. }), "{exit:?}");
}

/// An answer that cannot be measured in time is late.
fn a_launcher_that_is_kept_busy_is_not_waited_for() {
    let limits = ResourceLimits { memory: Some(1 << 30), ..ResourceLimits::default() };
    let mut process =
        start(&Program { limits, ..shell("read go; kill -STOP $PPID; echo answer; sleep 600") });
    process.send("go\n");
    assert_eq!(read_line(&mut process).unwrap(), "answer");
    let measured = process.check_limits(Wait::within(Instant::now(), Duration::from_millis(50)));
    assert!(matches!(measured, Err(ReadError::TimedOut(_))), "{measured:?}");
    assert_eq!(process.end(Duration::ZERO).exit.unwrap().to_string(), "killed by SIGKILL");
}

fn a_killed_launcher_is_the_cause() {
    let mut process = start(&shell("kill -KILL $PPID; sleep 600"));
    let end = read_line(&mut process);
    let Err(ReadError::Ended(exit)) = &end else { panic!("{end:?}") };
    assert_eq!(exit.cause, ExitCause::LauncherKilled);
}

/// A file that no machine could execute is the program's fault; a missing file may be the machine's.
fn errors_tell_programs_from_machines() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let error = Process::start(&Program::new([file.path()])).unwrap_err();
    assert!(matches!(error, StartError::Program(_)), "{error:?}");
    let error = Process::start(&Program::new(["no/such/program"])).unwrap_err();
    assert!(matches!(error, StartError::System(_)), "{error:?}");
}

fn files_need_a_jail_to_be_limited() {
    let limits = ResourceLimits { files: Some(1 << 20), ..ResourceLimits::default() };
    let error = Process::start(&Program { limits, ..Program::new(["true"]) }).unwrap_err();
    assert!(error.to_string().contains("only a jail can limit files and processes"), "{error}");
}

fn a_jail_limits_files_and_hides_others() {
    let tool = match Sandbox::Bwrap.find() {
        Ok(tool) => tool.unwrap(),
        Err(error) => {
            assert!(std::env::var_os("GOCHECK_SANDBOX_REQUIRED").is_none(), "{error}");
            return println!("skipped: {error}");
        }
    };
    let folder = tempfile::tempdir().unwrap();
    let secret = folder.path().join("secret");
    fs::write(&secret, "").unwrap();
    let own = folder.path().join("own");
    let script = format!(
        "test -e '{}' || echo hidden; head -c 3000000 /dev/zero >big || echo refused",
        secret.display()
    );
    let limits = ResourceLimits { files: Some(1 << 20), ..ResourceLimits::default() };
    let jail = Jail { tool, folder: Some(own.clone()), number: 0, readable: Vec::new() };
    let mut process = start(&Program { limits, jail: Some(jail), ..shell(&script) });
    assert_eq!(read_line(&mut process).unwrap(), "hidden");
    assert_eq!(read_line(&mut process).unwrap(), "refused");
    let _ = process.end(LONG);
    assert_eq!(fs::metadata(own.join("big")).unwrap().len(), 1 << 20);
}
