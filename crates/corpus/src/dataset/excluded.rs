//! The games of earlier data sets, which are left out.

use anyhow::{Context, bail};
use gocheck_files::input::names::shown;
use gocheck_text::file_errors::cannot_read;
use gocheck_text::{UsageError, phrase};
use std::collections::HashSet;
use std::path::Path;

/// The games of tables that `gocheck dataset` or `gocheck lint --games csv` wrote, by their symmetric hashes.
#[derive(Default)]
pub struct Excluded(HashSet<u64>);

/// The column that is needed.
const COLUMN: &str = "symmetric_hash";

impl Excluded {
    /// Adds the games of a table.
    ///
    /// # Errors
    /// If it cannot be read, or a row has no hash.
    pub fn add(&mut self, path: &Path) -> anyhow::Result<()> {
        let file = shown(path);
        let table = csv::Reader::from_path(path);
        let mut table = table.with_context(|| cannot_read(&file))?;
        let head = table.headers().with_context(|| cannot_read(&file))?;
        let Some(column) = head.iter().position(|name| name == COLUMN) else {
            bail!(UsageError::new(phrase!(
                "{file} has no column {COLUMN}: give a table that `gocheck dataset --table` or `gocheck lint --games csv` wrote",
                "{file} 没有 {COLUMN} 一列：请给出 `gocheck dataset --table` 或 `gocheck lint --games csv` 写的表格"
            )));
        };
        let mut row = csv::StringRecord::new();
        while table.read_record(&mut row).with_context(|| cannot_read(&file))? {
            let hash = row.get(column).and_then(|hash| u64::from_str_radix(hash.strip_prefix('h')?, 16).ok());
            let Some(hash) = hash else {
                let line = row.position().map_or(0, csv::Position::line);
                bail!(UsageError::new(phrase!(
                    "{file}, line {line}: {COLUMN} is not a hash such as h00112233aabbccdd",
                    "{file} 第 {line} 行：{COLUMN} 不是 h00112233aabbccdd 这样的值"
                )));
            };
            self.0.insert(hash);
        }
        Ok(())
    }

    pub(super) fn has(&self, hash: u64) -> bool {
        self.0.contains(&hash)
    }
}

impl std::fmt::Debug for Excluded {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // It tells one table from another.
        let all = self.0.iter().fold(0, |all, hash| all ^ hash);
        write!(formatter, "{} games {all:x}", self.0.len())
    }
}
