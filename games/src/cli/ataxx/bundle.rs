use crate::ataxx::bundle::{Judge, Language, bundle};
use crate::cli::{Status, messages};
use anyhow::ensure;
use gocheck_common::cli::folder::write_file;
use std::io::Write;
use std::path::PathBuf;

/// Write the engine as one file of source, for judges that take one
///
/// The file compiles with nothing else: Rust 1.70, edition 2021, or C++17 with GCC. It searches as this program does,
/// with coarser networks, and stays below 100,000 characters, in UTF-8. For botzone upload it as C++17 with simple
/// interaction.
#[derive(Debug, clap::Args)]
pub(super) struct Bundle {
    /// The judge
    #[arg(long = "for", value_name = "JUDGE")]
    judge: ForJudge,
    /// The language: without it rust for codingame, and cpp for botzone, which has no Rust
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<In>,
    /// Write it into this file, which must not be there yet, not to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum ForJudge {
    #[value(name = "codingame")]
    CodinGame,
    Botzone,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum In {
    Rust,
    Cpp,
}

impl From<ForJudge> for Judge {
    fn from(judge: ForJudge) -> Self {
        match judge {
            ForJudge::CodinGame => Self::CodinGame,
            ForJudge::Botzone => Self::Botzone,
        }
    }
}

impl Bundle {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let judge = Judge::from(self.judge);
        let language = match (self.lang, judge) {
            (Some(In::Rust), _) | (None, Judge::CodinGame) => Language::Rust,
            (Some(In::Cpp), _) | (None, Judge::Botzone) => Language::Cpp,
        };
        let text = bundle(judge, language)?;
        match &self.output {
            Some(path) => {
                ensure!(
                    !path.exists(),
                    "{} is there already: remove it, or give another name",
                    path.display()
                );
                write_file(path, text.as_bytes())?;
            }
            None => output.write_all(text.as_bytes())?,
        }
        messages::note(&format!("{} characters, {} bytes", text.chars().count(), text.len()));
        Ok(Status::Well)
    }
}
