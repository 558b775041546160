use super::process::{Guard, is_there, try_start};
use std::process::Command;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Chromium,
    Firefox,
}

/// Killed when the test ends. Firefox's driver has one session at a time.
pub struct Driver {
    pub kind: Kind,
    pub(super) address: String,
    _process: Guard,
}

impl Kind {
    /// Starts the driver. Returns `None`, and reports it, if the browser is not installed.
    pub fn driver(self) -> Option<Driver> {
        let (programs, how, options, sign): (_, _, &[&str], _) = match self {
            Self::Chromium => (
                ["chromium", "chromedriver"],
                "apt-get install chromium chromium-driver",
                &["--port=0"],
                "started successfully on port ",
            ),
            // Commands in Firefox's own context need this permission.
            Self::Firefox => (
                ["firefox", "geckodriver"],
                "apt-get install firefox-esr; cargo install --locked geckodriver",
                &["--port=0", "--allow-system-access"],
                "Listening on 127.0.0.1:",
            ),
        };
        if !is_there(&programs, how) {
            return None;
        }
        let mut command = Command::new(programs[1]);
        // The screen of a headless Firefox must be large enough for all windows.
        command.args(options).env("MOZ_HEADLESS_WIDTH", "1600").env("MOZ_HEADLESS_HEIGHT", "1200");
        let find = |line: &str| {
            let (_, rest) = line.split_once(sign)?;
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            Some(format!("http://127.0.0.1:{digits}"))
        };
        // ChromeDriver chooses a free IPv6 port and exits if another program has the same IPv4 port.
        let started = (0..10).find_map(|_| try_start(&mut command, find));
        let (_process, address) = started.expect("a driver that starts");
        Some(Driver { kind: self, address, _process })
    }
}

/// Chromium without the parts for windows, in Debian's location. It draws the same pages in half of the time. The script of
/// that name in `/usr/bin` would survive when the driver kills its processes, and so would the browser.
pub(super) const HEADLESS_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";
