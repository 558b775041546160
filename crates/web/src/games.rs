//! The pages of the games. A server sends the play page, that of spectators and their [`FILES`]; the report is one file.

/// The play page.
pub static PLAY: &str = include_str!("../html/play.html");

/// The page of spectators.
pub static LIVE: &str = include_str!("../html/live.html");

/// A file that a page loads.
#[derive(Debug)]
pub struct File {
    pub name: &'static str,
    pub text: &'static str,
}

macro_rules! file {
    ($folder:literal, $name:literal) => {
        File { name: $name, text: include_str!(concat!("../", $folder, "/", $name)) }
    };
}

/// The files that the served pages load from `/assets`. Each comes after those that it names.
pub static FILES: [File; 6] = [
    file!("html", "icon.svg"),
    // The worker that listens for all windows with the play page.
    file!("dist", "events.js"),
    file!("dist", "play.js"),
    file!("dist", "live.js"),
    file!("dist", "play.css"),
    file!("dist", "live.css"),
];

/// The report of a tournament, in which names in double braces stand for what is inserted.
pub static REPORT: &str = include_str!("../html/report.html");

/// The script and the style of the report, which are part of the file.
pub static REPORT_SCRIPT: &str = include_str!("../dist/report.js");
pub static REPORT_STYLE: &str = include_str!("../dist/report.css");
