use crate::arena::tournament::archive::Archive;
use crate::arena::tournament::report::csv::{GamesCsv, table_csv};
use crate::arena::tournament::report::error::ReportError;
use crate::arena::tournament::report::html::{ReplayRange, html};
use crate::arena::tournament::report::json::json;
use crate::arena::tournament::report::summary::TournamentSummary;
use crate::arena::tournament::report::text::text;
use crate::arena::tournament::standings::Standings;
use crate::description::spec::Described;
use anyhow::Context;
use clap::ValueEnum;
use gocheck_files::output::folder::Folder;
use gocheck_program::Status;
use gocheck_program::output_folder;
use gocheck_text::untrusted::json_text;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The log in the output folder.
pub(super) const LOG: &str = "games.jsonl";

/// The page in the output folder.
pub(super) const REPORT: &str = "report.html";

/// Options of the output.
#[derive(Debug, clap::Args)]
pub(super) struct OutputArgs {
    /// Write the log and the reports to this folder
    #[arg(short = 'o', long = "output", value_name = "DIR", value_parser = output_folder(), default_value = "output/tournament")]
    path: PathBuf,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: ReportForm,
    /// Games that report.html and --format html replay
    #[arg(long, value_name = "FROM..TO", default_value_t, hide_short_help = true)]
    replay: ReplayRange,
    /// Also write games.csv: one line per game, with its moves
    #[arg(long, hide_short_help = true)]
    games_csv: bool,
}

/// Formats of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ReportForm {
    /// Tables as text
    Text,
    /// Tables as JSON
    Json,
    /// The standings as CSV
    Csv,
    /// A page that replays games
    Html,
}

impl OutputArgs {
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn folder(&self) -> anyhow::Result<Folder> {
        Folder::create(&self.path)
    }

    /// Writes all reports on the games of `archive` to `folder`, with the log if it is `joined` from others, and
    /// prints the requested one. Games lost by a fault and missing games are findings.
    pub(super) fn write<G: Described>(
        &self,
        archive: &Archive,
        folder: &Folder,
        joined: bool,
        out: &mut impl Write,
    ) -> anyhow::Result<Status> {
        let standings = self.gather::<G>(archive, folder, joined)?;
        let summary = TournamentSummary::new(archive, &standings);
        folder.write("table.txt", text(&summary).as_bytes())?;
        for (name, form) in
            [("table.csv", ReportForm::Csv), ("report.json", ReportForm::Json), (REPORT, ReportForm::Html)]
        {
            let mut file = folder.begin(name)?;
            self.form::<G>(form, archive, &summary, &mut file)?;
            file.finish()?;
        }
        self.form::<G>(self.format, archive, &summary, out)?;
        out.flush().context("cannot write to standard output")?;
        let is_well =
            summary.games_missing + summary.games_void + summary.faults == 0 && summary.left_out.is_empty();
        Ok(if is_well { Status::Well } else { Status::Finding })
    }

    /// Reads the games once: collects the standings, and writes the files that contain all games.
    fn gather<G: Described>(
        &self,
        archive: &Archive,
        folder: &Folder,
        joined: bool,
    ) -> anyhow::Result<Standings> {
        let header = archive.header();
        let variant = G::SPEC.variant(header.settings.rules())?;
        let mut standings = Standings::new(header.settings.names());
        let mut log = if joined { Some(folder.begin(LOG)?) } else { None };
        if let Some(log) = &mut log {
            writeln!(log, "{}", json_text(&serde_json::to_string(header)?))?;
        }
        let mut games = if self.games_csv { Some(GamesCsv::new(folder.begin("games.csv")?)?) } else { None };
        archive.for_each::<anyhow::Error>(|entry, line| {
            if archive.scores().counts(entry.game - 1) {
                standings.add(&entry);
            }
            if let Some(log) = &mut log {
                log.write_all(line)?;
            }
            if let Some(games) = &mut games {
                games.add(&entry, variant)?;
            }
            Ok(())
        })?;
        if let Some(log) = log {
            log.finish()?;
        }
        if let Some(games) = games {
            games.finish()?.finish()?;
        }
        Ok(standings)
    }

    fn form<G: Described>(
        &self,
        form: ReportForm,
        archive: &Archive,
        summary: &TournamentSummary,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        match form {
            ReportForm::Text => out.write_all(text(summary).as_bytes())?,
            ReportForm::Json => json(summary, out).map_err(broken)?,
            ReportForm::Csv => table_csv(summary, out).map_err(broken)?,
            ReportForm::Html => html::<G>(archive, summary, self.replay, out).map_err(broken)?,
        }
        Ok(())
    }
}

/// Keeps errors of the output recognisable, so that a closed pipe does not count as a failure.
fn broken(error: ReportError) -> anyhow::Error {
    match error {
        ReportError::Io(error) => anyhow::Error::new(error).context("cannot write"),
        log => log.into(),
    }
}
