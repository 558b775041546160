use super::Launch;
use super::ending::{Cause, Ending};
#[cfg(target_os = "linux")]
use super::launcher::{self, Launched};
use super::start::StartError;
use super::system::{self, Sink, Source};
use std::io;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A process that plays, with whatever children it has.
#[derive(Debug)]
pub(super) enum Process {
    /// Looked after by a launcher.
    #[cfg(target_os = "linux")]
    Launched(Box<Launched>),
    /// A child of this process, where there is no launcher.
    Direct(Direct),
}

/// What is written to a program and read from it.
pub(super) struct Streams {
    pub(super) input: Sink,
    pub(super) output: Source,
    pub(super) errors: Source,
}

#[derive(Debug)]
pub(super) struct Direct {
    child: Child,
    /// Once it was killed and reaped: how it had ended, if that is known.
    reaped: Option<Option<Ending>>,
}

impl Process {
    pub(super) fn start(launch: &Launch) -> Result<(Self, Streams), StartError> {
        #[cfg(target_os = "linux")]
        if let Some(executable) = launcher::executable() {
            let plan = launch.plan()?;
            let mut command = plan.command(executable);
            std::os::unix::process::CommandExt::arg0(&mut command, "launcher");
            let (launched, streams) = Launched::start(command, &plan.words, &plan.orders)?;
            return Ok((Self::Launched(Box::new(launched)), streams));
        }
        let (direct, streams) = Direct::start(launch)?;
        Ok((Self::Direct(direct), streams))
    }

    /// Waits until one of `sources` can be read, the program ends, or there is room in `room`, but no longer
    /// than `most`.
    pub(super) fn wait_for(&self, sources: [Option<&Source>; 2], room: Option<&Sink>, most: Duration) {
        match self {
            #[cfg(target_os = "linux")]
            Self::Launched(launched) => system::wait(sources, Some(launched.source()), room, most),
            Self::Direct(_) => system::wait(sources, None, room, most),
        }
    }

    /// Whether it has ended by itself.
    pub(super) fn has_ended(&mut self) -> bool {
        match self {
            #[cfg(target_os = "linux")]
            Self::Launched(launched) => launched.ending().is_some(),
            Self::Direct(direct) => direct.reaped.is_some() || system::has_exited(&mut direct.child),
        }
    }

    /// How it has ended for breaking a limit, looked at now.
    pub(super) fn look(&mut self) -> Option<Ending> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Launched(launched) => launched.look().filter(|ending| ending.cause != Cause::Own).cloned(),
            Self::Direct(_) => None,
        }
    }

    /// Ends it with its children, and waits for that for so long; how it has ended, if that is known.
    pub(super) fn end(&mut self, most: Duration) -> Option<Ending> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Launched(launched) => {
                launched.kill(most);
                launched.ending().cloned()
            }
            Self::Direct(direct) => direct.end(most),
        }
    }
}

impl Direct {
    fn start(launch: &Launch) -> Result<(Self, Streams), StartError> {
        let fault = |error: io::Error| StartError::of_system(&launch.words, &error);
        if launch.memory.is_some() || launch.jail.is_some() {
            let reason = "limits and sandboxes need Linux and a launcher (arena::launcher)";
            return Err(fault(io::Error::new(io::ErrorKind::Unsupported, reason)));
        }
        let mut words = launch.words.iter();
        let mut command = Command::new(words.next().map_or_else(Default::default, Clone::clone));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = &launch.folder {
            command.current_dir(folder);
        }
        command.envs(launch.environment.iter().cloned());
        system::lead(&mut command);
        let child = command.spawn().map_err(|error| StartError::of(&launch.words, &error))?;
        let mut direct = Self { child, reaped: None };
        match direct.streams() {
            Ok(streams) => Ok((direct, streams)),
            Err(error) => {
                direct.end(Duration::from_secs(1));
                Err(fault(error))
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

    fn end(&mut self, most: Duration) -> Option<Ending> {
        if let Some(ending) = &self.reaped {
            return ending.clone();
        }
        system::kill(&mut self.child);
        let deadline = Instant::now() + most;
        let mut nap = Duration::from_micros(20);
        let ending = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break Some(Ending { status, cause: Cause::Own }),
                Ok(None) if Instant::now() < deadline => std::thread::sleep(nap),
                // The system does not let go of it; nothing more can be done.
                Ok(None) | Err(_) => break None,
            }
            nap = (nap * 2).min(Duration::from_millis(5));
        };
        self.reaped = Some(ending.clone());
        ending
    }
}
