//! The new table: a row per game, as CSV or, with the feature `parquet`, as Parquet.

#[cfg(feature = "parquet")]
mod parquet;

use super::options::DatasetOptions;
use anyhow::Context;
use gocheck_files::input::names::shown;
use gocheck_files::output::format::{FileFormat, file_format};
use gocheck_files::output::pending::Pending;
use gocheck_sgf::report::{ColumnType, games_columns};
use gocheck_text::csv_record;
use gocheck_text::file_errors::cannot_write;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The format of a table, by its name.
///
/// # Errors
/// If no table can be written under this name.
pub(super) fn table_format(path: &Path) -> anyhow::Result<FileFormat> {
    let format = file_format(path, &[FileFormat::Csv, FileFormat::Parquet], FileFormat::Csv)?;
    #[cfg(not(feature = "parquet"))]
    if format == FileFormat::Parquet {
        use gocheck_text::{UsageError, phrase};
        let file = shown(path);
        anyhow::bail!(UsageError::new(phrase!(
            "{file}: this program was built without Parquet; released programs have it, and so has one built with \
             `cargo install --features parquet`. Or write a table that ends in .csv",
            "{file}：这个程序编译时没有包含 Parquet；发布的程序包含，用 `cargo install --features parquet` 编译的也包含。\
             也可以写成 .csv 表格"
        )));
    }
    Ok(format)
}

/// A table with a row per game.
pub(super) enum NewTable {
    Csv {
        path: PathBuf,
        file: Pending,
    },
    #[cfg(feature = "parquet")]
    Parquet(Box<parquet::NewParquet>),
}

impl NewTable {
    pub(super) fn begin(path: &Path, options: &DatasetOptions) -> anyhow::Result<Self> {
        let columns = columns(options);
        match table_format(path)? {
            #[cfg(feature = "parquet")]
            FileFormat::Parquet => Ok(Self::Parquet(Box::new(parquet::NewParquet::begin(path, &columns)?))),
            _ => {
                let mut file = Pending::begin(path)?;
                let head = csv_record(columns.iter().map(|(name, _)| *name));
                file.write_all(head.as_bytes()).with_context(|| cannot_write(shown(path)))?;
                Ok(Self::Csv { path: path.to_owned(), file })
            }
        }
    }

    /// Adds a row: `path`, the part of a split, then the cells of `row`.
    pub(super) fn add(&mut self, path: &str, part: Option<&str>, row: &str) -> anyhow::Result<()> {
        let cells = csv_record([path].into_iter().chain(part));
        let line = format!("{},{row}", cells.trim_end_matches('\n'));
        match self {
            Self::Csv { path, file } => {
                file.write_all(line.as_bytes()).with_context(|| cannot_write(shown(path)))
            }
            #[cfg(feature = "parquet")]
            Self::Parquet(table) => table.add(&line),
        }
    }

    /// Puts the table in place.
    pub(super) fn finish(self) -> anyhow::Result<()> {
        match self {
            Self::Csv { file, .. } => file.finish(),
            #[cfg(feature = "parquet")]
            Self::Parquet(table) => table.finish(),
        }
    }
}

/// The columns in order.
fn columns(options: &DatasetOptions) -> Vec<(&'static str, ColumnType)> {
    let text = |name| (name, ColumnType::Text);
    let mut columns = vec![text("path")];
    columns.extend(options.split.iter().map(|_| text("split")));
    columns.extend(games_columns());
    if options.has_outlook {
        columns.extend(["estimate_board", "estimate_ownership"].map(text));
    }
    columns
}
