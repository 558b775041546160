use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use gocheck_files::output::pending::write_file;
use gocheck_files::output::target::refuse_existing;
use gocheck_program::{Status, messages};
use std::io::Write;
use std::path::PathBuf;

/// Write the engine as one C++ file, for judges that take a single source file
///
/// The file only needs C++17 and the standard library. It searches like this program, with coarser networks, and has
/// fewer than 100,000 characters, in UTF-8. For Botzone, upload it as C++17 with simple interaction.
#[derive(Debug, clap::Args)]
pub(super) struct Bundle {
    /// The judge
    #[arg(long = "for", value_name = "JUDGE")]
    judge: Judge,
    /// The programming language
    #[arg(long, alias = "lang", value_name = "LANGUAGE", default_value = "cpp", value_parser = languages())]
    language: String,
    /// Write to this file, which must not exist yet [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Judge {
    #[value(name = "codingame")]
    CodinGame,
    Botzone,
}

/// Refuses `rust` while the arguments are read, so that this error comes before any other.
fn languages() -> impl TypedValueParser<Value = String> {
    let known = PossibleValuesParser::new([PossibleValue::new("cpp"), PossibleValue::new("rust").hide(true)]);
    known.try_map(|language| match &*language {
        "rust" => {
            Err("the Rust file is no longer available: leave `--language` out, or use `--language cpp`")
        }
        _ => Ok(language),
    })
}

impl Judge {
    /// The file, made by `workshop bundle`.
    const fn file(self) -> &'static str {
        match self {
            Self::CodinGame => include_str!("../../../data/ataxx/bundle/codingame.cpp"),
            Self::Botzone => include_str!("../../../data/ataxx/bundle/botzone.cpp"),
        }
    }
}

impl Bundle {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let text = self.judge.file();
        match &self.output {
            Some(path) => {
                refuse_existing(path)?;
                write_file(path, text.as_bytes())?;
            }
            None => output.write_all(text.as_bytes())?,
        }
        messages::note(&format!("{} characters, {} bytes", text.chars().count(), text.len()));
        Ok(Status::Well)
    }
}
