/// Limits on the resources of a program and all its children together.
///
/// `None` means no limit outside a jail, and the value of [`ResourceLimits::JAIL`] inside one. All but the memory can
/// be limited only in a jail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResourceLimits {
    /// In bytes.
    pub memory: Option<u64>,
    /// In bytes: of one file, and of all files in the program's folder.
    pub files: Option<u64>,
    /// In bytes: of all files in `/tmp`, and of those in `/dev/shm`.
    pub temporary_files: Option<u64>,
    /// Including threads.
    pub processes: Option<u32>,
}

impl ResourceLimits {
    /// The default limits of a jailed program. A Java virtual machine has dozens of threads.
    pub const JAIL: Self = Self {
        memory: Some(1 << 30),
        files: Some(32 << 20),
        temporary_files: Some(16 << 20),
        processes: Some(256),
    };

    /// These limits, completed by those of `defaults`.
    #[must_use]
    pub fn or(self, defaults: Self) -> Self {
        Self {
            memory: self.memory.or(defaults.memory),
            files: self.files.or(defaults.files),
            temporary_files: self.temporary_files.or(defaults.temporary_files),
            processes: self.processes.or(defaults.processes),
        }
    }

    /// Returns true if a limit is set that only a jail can enforce.
    pub(crate) const fn need_jail(&self) -> bool {
        self.files.is_some() || self.temporary_files.is_some() || self.processes.is_some()
    }
}
