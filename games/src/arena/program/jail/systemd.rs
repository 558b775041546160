//! A service of its own for each program, by systemd-run(1), systemd.exec(5) and systemd.resource-control(5).

use super::reach::Reach;
use super::{Cell, FILES, Jail, PLACE, PROCESSES, TEMPORARY};
use std::ffi::OsString;

/// Properties that are the same for all.
const PROPERTIES: &[&str] = &[
    // Another user, who may gain nothing, and sees no one else's processes.
    "DynamicUser=yes",
    "NoNewPrivileges=yes",
    "CapabilityBoundingSet=",
    "ProtectProc=invisible",
    "ProcSubset=pid",
    // A system that can be read, and devices, homes and messages that cannot.
    "ProtectSystem=strict",
    "ProtectHome=tmpfs",
    "PrivateDevices=yes",
    "PrivateIPC=yes",
    "PrivateNetwork=yes",
    "RestrictAddressFamilies=none",
    "MemorySwapMax=0",
    "OOMPolicy=kill",
    "LimitCORE=0",
    // Nobody is asked to go.
    "KillSignal=SIGKILL",
];

pub(super) fn cell(jail: &Jail, reach: &Reach, memory: u64, number: u32) -> Cell {
    let unit = format!("gocheck-{number}.service");
    let mut words: Vec<OsString> =
        ["systemd-run", "--quiet", "--pipe", "--wait", "--collect", "--service-type=exec"]
            .map(Into::into)
            .into();
    words.push(format!("--unit={unit}").into());
    words.push(format!("--working-directory={PLACE}").into());
    let mut property = |name: &str, value: &OsString| {
        let mut word = OsString::from(format!("--property={name}"));
        word.push(value);
        words.push(word);
    };
    for fixed in PROPERTIES {
        property(fixed, &OsString::new());
    }
    property("MemoryMax=", &memory.to_string().into());
    property("TasksMax=", &PROCESSES.to_string().into());
    property("LimitFSIZE=", &FILES.to_string().into());
    for place in ["/tmp", "/dev/shm"] {
        property("TemporaryFileSystem=", &format!("{place}:size={TEMPORARY},mode=1777").into());
    }
    for path in &reach.readable {
        property("BindReadOnlyPaths=", &path.into());
    }
    if let Some(hidden) = &reach.hidden {
        property("InaccessiblePaths=", &hidden.into());
    }
    match &jail.folder {
        Some(folder) => {
            let mut pair = folder.clone().into_os_string();
            pair.push(format!(":{PLACE}"));
            property("BindPaths=", &pair);
        }
        None => property("TemporaryFileSystem=", &format!("{PLACE}:size={FILES},mode=1777").into()),
    }
    // The values are those of the command itself.
    let variables =
        ["PATH", "LANG", "HOME", "TMPDIR"].into_iter().chain(reach.variables.iter().map(String::as_str));
    words.extend(variables.map(|name| format!("--setenv={name}").into()));
    words.push("--".into());
    words.extend(reach.words.iter().cloned());
    // The service is not a child of the command that asked for it.
    let after = ["systemctl", "--quiet", "stop", &unit].map(Into::into).into();
    Cell { words, after, limits_memory: true, ..Cell::default() }
}

#[cfg(test)]
mod tests {
    use super::super::Tool;
    use super::{Jail, Reach, cell};

    #[test]
    fn a_service_has_the_limits() {
        let jail =
            Jail { tool: Tool::SystemdRun, folder: Some("/out/a".into()), number: 0, readable: Vec::new() };
        let (words, readable) = (vec!["/bots/a".into()], vec!["/bots".into()]);
        let reach = Reach { words, readable, ..Reach::default() };
        let cell = cell(&jail, &reach, 256 << 20, 5);
        let words: Vec<&str> = cell.words.iter().map(|word| word.to_str().unwrap()).collect();
        for word in [
            "--pipe",
            "--wait",
            "--unit=gocheck-5.service",
            "--working-directory=/player",
            "--property=PrivateNetwork=yes",
            "--property=MemoryMax=268435456",
            "--property=TasksMax=256",
            "--property=LimitFSIZE=33554432",
            "--property=BindReadOnlyPaths=/bots",
            "--property=BindPaths=/out/a:/player",
        ] {
            assert!(words.contains(&word), "{word} in {words:?}");
        }
        assert_eq!(words[words.len() - 2..], ["--", "/bots/a"]);
        assert_eq!(cell.after, ["systemctl", "--quiet", "stop", "gocheck-5.service"]);
        assert!(cell.limits_memory);
    }
}
