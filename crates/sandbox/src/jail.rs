use std::fs;
use std::io;
use std::path::PathBuf;

/// A jail for a program. It sees the system and the folders that its command names, which it can read, a small `/tmp`
/// and the folder that it runs in, which it can write, no network and no other processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jail {
    /// The tool that builds it, from [`Sandbox::find`](crate::Sandbox::find).
    pub tool: Bubblewrap,
    /// The folder the program runs in, which is created if it is missing. Without one, each start gets an empty folder
    /// that is deleted at the end.
    pub folder: Option<PathBuf>,
    /// Distinguishes the jails of one process. If that is root, each number is another system user.
    pub number: u32,
    /// Files and folders that the program can read besides those that its command names.
    pub readable: Vec<PathBuf>,
}

/// An installed bubblewrap (`bwrap`) that has passed a trial run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bubblewrap {
    pub(crate) path: PathBuf,
    /// Whether it can forbid user namespaces in the one it creates. If not, only the filter of system calls does.
    pub(crate) forbids_namespaces: bool,
}

/// The program's folder as seen in its jail.
pub const FOLDER_IN_JAIL: &str = "/jail";

/// The first of the user ids for jailed programs, above those that systems and containers assign. Each process has its
/// own range, because the kernel counts all processes of a user together.
const FIRST_USER: u32 = 2_000_000_000;

/// The number of user ids per process.
const USERS: u32 = 512;

impl Jail {
    /// The user id of the program, if this process is root.
    pub(crate) fn user(&self) -> u32 {
        // Linux has fewer than 2^22 process ids.
        FIRST_USER + (std::process::id() % (1 << 22)) * USERS + self.number % USERS
    }

    /// Creates the folder. Other users cannot read it.
    pub(crate) fn create_folder(&self) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        fs::create_dir_all(folder)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(folder, fs::Permissions::from_mode(0o700))?;
            #[cfg(target_os = "linux")]
            if is_root() {
                crate::owner::change_owner(folder, self.user())?;
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
pub(crate) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}
