use crate::executable;
use crate::exit::{Exit, ExitCause};
#[cfg(target_os = "linux")]
use crate::launch::Launch;
#[cfg(target_os = "linux")]
use crate::launcher::{self, supervised::Supervised};
use crate::limits::ResourceLimits;
use crate::platform::{self, Sink, Source, Streams};
use crate::program::Program;
use crate::start_error::StartError;
use gocheck_text::phrase;
use std::io;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

#[derive(Debug)]
pub(crate) enum Child {
    #[cfg(target_os = "linux")]
    Supervised(Box<Supervised>),
    /// A child of this process, without a launcher.
    Direct(Direct),
}

#[derive(Debug)]
pub(crate) struct Direct {
    child: std::process::Child,
    /// Set once it was killed and reaped. The inner value is `None` if its exit is unknown.
    reaped: Option<Option<Exit>>,
}

impl Child {
    pub(crate) fn start(program: &Program) -> Result<(Self, Streams), StartError> {
        if program.jail.is_none() && program.limits.need_jail() {
            let reason =
                phrase!("only a jail can limit files and processes", "文件和进程只有在沙箱里才能限制");
            return Err(StartError::unsupported(&program.words, reason));
        }
        #[cfg(unix)]
        platform::close_inherited();
        #[cfg(target_os = "linux")]
        if let Some(executable) = launcher::executable() {
            let launch = Launch::new(program)?;
            let (supervised, streams) =
                Supervised::start(launch.command(executable), &launch.words, &launch.request)?;
            return Ok((Self::Supervised(Box::new(supervised)), streams));
        }
        let (direct, streams) = Direct::start(program)?;
        Ok((Self::Direct(direct), streams))
    }

    /// Waits until one of `sources` can be read, the program ends, or `sink` can be written to, but not longer than
    /// `timeout`.
    pub(crate) fn wait_for(&self, sources: [Option<&Source>; 2], sink: Option<&Sink>, timeout: Duration) {
        match self {
            #[cfg(target_os = "linux")]
            Self::Supervised(supervised) => {
                platform::wait(sources, Some(supervised.control()), sink, timeout);
            }
            Self::Direct(_) => platform::wait(sources, None, sink, timeout),
        }
    }

    pub(crate) fn has_exited(&mut self) -> bool {
        match self {
            #[cfg(target_os = "linux")]
            Self::Supervised(supervised) => supervised.exit().is_some(),
            Self::Direct(direct) => direct.reaped.is_some() || platform::has_exited(&mut direct.child),
        }
    }

    /// Measures its resources now. Returns its exit if it was killed for exceeding a limit, and `None` if it could not be
    /// measured until `deadline`.
    #[cfg_attr(not(target_os = "linux"), expect(unused_variables, reason = "only a launcher measures"))]
    pub(crate) fn check_limits(&mut self, deadline: Instant) -> Option<Option<Exit>> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Supervised(supervised) => {
                let exit = supervised.check_limits(deadline)?;
                Some(exit.filter(|exit| exit.cause != ExitCause::Program).cloned())
            }
            Self::Direct(_) => Some(None),
        }
    }

    /// Kills it with its descendants and waits up to `timeout` for their end. Returns how it ended, if that is known.
    pub(crate) fn kill(&mut self, timeout: Duration) -> Option<Exit> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Supervised(supervised) => {
                supervised.kill(timeout);
                supervised.exit().cloned()
            }
            Self::Direct(direct) => direct.kill(timeout),
        }
    }
}

impl Direct {
    fn start(program: &Program) -> Result<(Self, Streams), StartError> {
        if program.limits != ResourceLimits::default() || program.jail.is_some() {
            let reason =
                phrase!("limits and sandboxes need Linux and a launcher", "限制和沙箱需要 Linux 和启动器");
            return Err(StartError::unsupported(&program.words, reason));
        }
        let mut words = program.words.iter();
        let mut command = Command::new(words.next().map_or_else(Default::default, Clone::clone));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        command.envs(program.environment.iter().cloned());
        platform::set_group_leader(&mut command);
        let child =
            executable::spawn(&mut command).map_err(|error| StartError::of_exec(&program.words, &error))?;
        let mut direct = Self { child, reaped: None };
        match direct.streams() {
            Ok(streams) => Ok((direct, streams)),
            Err(error) => {
                direct.kill(Duration::from_secs(1));
                Err(StartError::of_system(&program.words, &error))
            }
        }
    }

    fn streams(&mut self) -> io::Result<Streams> {
        let missing = || io::Error::from(io::ErrorKind::BrokenPipe);
        Ok(Streams {
            input: Sink::new(self.child.stdin.take().ok_or_else(missing)?)?,
            output: Source::new(self.child.stdout.take().ok_or_else(missing)?)?,
            errors: Source::new(self.child.stderr.take().ok_or_else(missing)?)?,
        })
    }

    fn kill(&mut self, timeout: Duration) -> Option<Exit> {
        if let Some(exit) = &self.reaped {
            return exit.clone();
        }
        platform::kill_tree(&mut self.child);
        let deadline = Instant::now() + timeout;
        let mut pause = Duration::from_micros(20);
        let exit = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break Some(Exit { status, cause: ExitCause::Program }),
                Ok(None) if Instant::now() < deadline => std::thread::sleep(pause),
                // The kernel is still busy with it; there is nothing more to do.
                Ok(None) | Err(_) => break None,
            }
            pause = (pause * 2).min(Duration::from_millis(5));
        };
        self.reaped = Some(exit.clone());
        exit
    }
}
