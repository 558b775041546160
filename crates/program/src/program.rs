use super::help::{Asked, Task, by_task, shortened};
use super::usage::{report_clap, report_own, usage_error};
use super::{GlobalArgs, Schema, Status, messages};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches, Parser};
use gocheck_files::output::notes::print_notes_by;
use gocheck_text::phrase;
use gocheck_text::{UsageError, system_error};
use std::ffi::OsString;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// The `main` function of a program: parses the command line, with the general options, runs the command, and reports its
/// error. The help lists the commands by task. A closed pipe is not an error.
pub fn main_with<A: Parser>(tasks: &[Task], run: impl FnOnce(A) -> anyhow::Result<Status>) -> ExitCode {
    let args = arguments();
    run_described(&args, |program| by_task(program, &args, tasks), run).into()
}

/// Returns the command line of the process, and expands the wildcards that the shell has left in it.
pub fn arguments() -> Vec<OsString> {
    wild::args_os().collect()
}

/// Like [`main_with`], but for a command line that is given and begins with the name of the program. `describe` may
/// change its description.
pub fn run_described<A: Parser>(
    args: &[OsString],
    describe: impl FnOnce(Command) -> Command,
    run: impl FnOnce(A) -> anyhow::Result<Status>,
) -> Status {
    print_notes_by(messages::note);
    let described = A::command()
        .max_term_width(100)
        .args(GlobalArgs::augment_args(Command::new("").next_display_order(900)).get_arguments().cloned());
    let described = if Asked::by(args) == Asked::Short { shortened(described) } else { described };
    let described = describe(described);
    let mut program = described.clone();
    let mut names = Vec::new();
    let result = parse(&mut program, args).and_then(|(matches, global)| {
        names = commands(&matches);
        match (global.document()?, Schema::asked(&matches)) {
            (Some(document), _) => document.write(described.clone(), &names).map(|()| Status::Well),
            (None, Some(schema)) => schema.print().map(|()| Status::Well),
            (None, None) => run(A::from_arg_matches(&matches)?),
        }
    });
    match result {
        Ok(status) => status,
        Err(error) if is_closed_pipe(&error) => Status::Well,
        Err(error) if error.is::<Reported>() => Status::BadInput,
        Err(error) => {
            // Those of a command line that could not be read, as far as it could.
            let lenient = described.ignore_errors(true).disable_help_flag(true);
            let names = lenient.try_get_matches_from(args).map_or(names, |matches| commands(&matches));
            let called = [&[program.get_name().to_owned()], names.as_slice()].concat().join(" ");
            let command = names.iter().try_fold(&program, |command, name| command.find_subcommand(name));
            report(error, &mut command.unwrap_or(&program).clone(), &called)
        }
    }
}

/// An error that was already reported, so that the program only has to exit.
#[derive(Debug)]
pub struct Reported;

impl fmt::Display for Reported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("already reported")
    }
}

impl std::error::Error for Reported {}

/// Parses the command line. The general options also apply to messages about an invalid command line, and a document
/// can be generated for a command without its required arguments.
fn parse(program: &mut Command, args: &[OsString]) -> anyhow::Result<(ArgMatches, GlobalArgs)> {
    let faulty = match program.try_get_matches_from_mut(args) {
        Ok(matches) => {
            let global = GlobalArgs::from_arg_matches(&matches)?;
            global.apply();
            refuse_strays(program, &matches, args)?;
            return Ok((matches, global));
        }
        Err(error) => error,
    };
    let lenient = program.clone().ignore_errors(true).disable_help_flag(true);
    let Ok(matches) = lenient.try_get_matches_from(args) else { return Err(faulty.into()) };
    // If the error comes before any argument, no options were parsed.
    let Ok(global) = GlobalArgs::from_arg_matches(&matches) else { return Err(faulty.into()) };
    global.apply();
    if let Some(error) = option_of_a_command(program, commands(&matches).first(), &faulty) {
        return Err(error);
    }
    let is_short_of = matches!(
        faulty.kind(),
        ErrorKind::MissingRequiredArgument
            | ErrorKind::MissingSubcommand
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if is_short_of && (global.document()?.is_some() || Schema::asked(&matches).is_some()) {
        Ok((matches, global))
    } else {
        Err(faulty.into())
    }
}

/// Explains an unknown option that is one of other commands than the one given, if any.
fn option_of_a_command(
    program: &Command,
    given: Option<&String>,
    faulty: &clap::Error,
) -> Option<anyhow::Error> {
    let Some(ContextValue::String(option)) = faulty.get(ContextKind::InvalidArg) else { return None };
    let long = option.strip_prefix("--").filter(|_| faulty.kind() == ErrorKind::UnknownArgument)?;
    let has = |command: &&Command| {
        command.get_arguments().any(|arg| arg.get_long() == Some(long) && !arg.is_hide_set())
    };
    let names: Vec<&str> = program.get_subcommands().filter(has).map(Command::get_name).collect();
    let (name, first) = (program.get_name(), names.first()?);
    let commands = || gocheck_text::list(names.iter().map(|command| format!("`{command}`")));
    Some(usage_error(match given {
        Some(given) => phrase!(
            "{option} is not an option of `{given}` but of {commands}",
            "{option} 不是 `{given}` 的参数，而是 {commands} 的",
            commands = commands()
        ),
        None => phrase!(
            "{option} is an option of {commands}: write `{name} {first} .. {option}`",
            "{option} 是 {commands} 的参数：请写成 `{name} {first} .. {option}`",
            commands = commands()
        ),
    }))
}

/// Returns the names of the subcommand that was called and of its subcommands.
fn commands(mut matches: &ArgMatches) -> Vec<String> {
    let mut names = Vec::new();
    while let Some((name, below)) = matches.subcommand() {
        names.push(name.to_owned());
        matches = below;
    }
    names
}

/// Fails if options that apply without a command are given together with a command.
fn refuse_strays(program: &Command, matches: &ArgMatches, args: &[OsString]) -> anyhow::Result<()> {
    let is_given =
        |arg: &&clap::Arg| matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine);
    let mut given = program.get_arguments().filter(|arg| !arg.is_global_set()).filter(is_given);
    let name = program.get_name();
    match matches.subcommand() {
        Some((command, _)) => match given.next() {
            Some(arg) => Err(usage_error(phrase!(
                "{stray} cannot be used with the command {command}: options of {command} follow its name; see \
                 {name} {command} --help",
                "{stray} 不能与命令 {command} 一起用：{command} 的参数写在它后面；见 {name} {command} --help",
                stray = arg.to_string()
            ))),
            None => Ok(()),
        },
        // Words after `--` are files, not commands.
        None if args.iter().any(|arg| arg == "--") => Ok(()),
        None => {
            let values = given
                .filter(|arg| arg.is_positional())
                .flat_map(|arg| matches.get_raw(arg.get_id().as_str()));
            let command = values.flatten().filter_map(|value| program.find_subcommand(value)).next();
            match command.map(Command::get_name) {
                Some(command) => Err(usage_error(phrase!(
                    "the command {command} must come first: {name} {command} ..; write ./{command} for a file of that name",
                    "命令 {command} 要写在最前面：{name} {command} ..；同名的文件写成 ./{command}"
                ))),
                None => Ok(()),
            }
        }
    }
}

/// Prints the help that was asked for, or reports an error of a command, `called` by its whole name.
fn report(error: anyhow::Error, command: &mut Command, called: &str) -> Status {
    let error = match error.downcast::<UsageError>() {
        Ok(error) => {
            report_own(&error, command, called);
            return Status::BadInput;
        }
        Err(error) => error,
    };
    match error.downcast::<clap::Error>() {
        Ok(error) if error.use_stderr() => {
            report_clap(error.format(command), called);
            Status::BadInput
        }
        Ok(error) => {
            // The reader may have closed the pipe because it needs no more.
            let _ = write!(anstream::stdout().lock(), "{}", error.format(command).render().ansi());
            Status::Well
        }
        Err(error) => {
            messages::error(&system_error::chain(error.as_ref()));
            Status::BadInput
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(closed))
}
