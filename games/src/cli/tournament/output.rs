use super::Replayed;
use crate::arena::tournament::Archive;
use crate::arena::tournament::report::{self, ReportError, Summary};
use crate::cli::Status;
use crate::cli::folder::{Folder, Pending};
use crate::description::Described;
use anyhow::{Context, ensure};
use clap::ValueEnum;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What is written where.
#[derive(Debug, clap::Args)]
pub(super) struct Output {
    /// Write the log and the reports into this folder
    #[arg(short = 'o', long = "output", value_name = "DIR", default_value = "output/tournament")]
    path: PathBuf,
    /// Print the result in this form
    #[arg(long, value_name = "FORM", default_value = "text")]
    format: ReportForm,
    /// The games that report.html and --format html replay
    #[arg(long, value_name = "FROM..TO", default_value_t)]
    replay: Replayed,
}

/// The forms of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ReportForm {
    /// Tables for people
    Text,
    /// Everything, with every game
    Json,
    /// The table
    Csv,
    /// A page that replays games
    Html,
}

/// How a tournament ended: as far as it was played, and all of it.
pub(super) struct Ended {
    pub(super) played: Status,
    pub(super) all: Status,
}

impl Output {
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn folder(&self) -> anyhow::Result<Folder> {
        Folder::create(&self.path)
    }

    /// Writes every report on `logs` into `folder` and prints the one that was asked for.
    pub(super) fn write<G: Described>(
        &self,
        logs: &[PathBuf],
        folder: &Folder,
        out: &mut impl Write,
    ) -> anyhow::Result<Ended> {
        let mut archive = Archive::open(logs)?;
        let game = &archive.header().game;
        ensure!(game == G::NAME, "the log is of {game}: `{game} merge` reads it");
        let standings = report::standings(&mut archive)?;
        let summary = Summary::new(&archive, &standings);
        let text = report::text(&summary);
        folder.write("table.txt", text.as_bytes())?;
        for (name, form) in [
            ("table.csv", ReportForm::Csv),
            ("report.json", ReportForm::Json),
            ("report.html", ReportForm::Html),
        ] {
            let mut file = folder.begin(name)?;
            self.form::<G>(form, &mut archive, &summary, &mut file)?;
            finish(file)?;
        }
        let mut games = folder.begin("games.csv")?;
        report::games_csv(&mut archive, &mut games).map_err(broken)?;
        finish(games)?;
        self.form::<G>(self.format, &mut archive, &summary, out)?;
        out.flush().context("cannot write to standard output")?;
        let is_well = summary.faults + summary.games_void == 0;
        let played = if is_well { Status::Well } else { Status::Finding };
        let all = if summary.games_missing == 0 { played } else { Status::Finding };
        Ok(Ended { played, all })
    }

    fn form<G: Described>(
        &self,
        form: ReportForm,
        archive: &mut Archive,
        summary: &Summary,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        match form {
            ReportForm::Text => out.write_all(report::text(summary).as_bytes())?,
            ReportForm::Json => report::json(archive, summary, out).map_err(broken)?,
            ReportForm::Csv => report::table_csv(summary, out).map_err(broken)?,
            ReportForm::Html => report::html::<G>(archive, summary, self.replay, out).map_err(broken)?,
        }
        Ok(())
    }
}

/// An error of the output is told as such, so that a closed pipe is known.
fn broken(error: ReportError) -> anyhow::Error {
    match error {
        ReportError::Io(error) => anyhow::Error::new(error).context("cannot write"),
        log => log.into(),
    }
}

fn finish(file: Pending) -> anyhow::Result<()> {
    file.finish()
}
