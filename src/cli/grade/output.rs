use crate::cli::language::language;
use anyhow::Context;
use gocheck::diagnostic::Language;
use gocheck::grade::{Grades, csv, feedback, page, student};
use gocheck::page::{CLASS_MARK, PAGE_MARK};
use gocheck_files::output::folder::Folder;
use gocheck_files::output::guard::refuse_foreign;
use gocheck_program::cannot_write;
use std::collections::HashSet;
use std::path::Path;

/// Writes grades.csv and grades.html to a folder, and returns the path of the page.
///
/// # Errors
/// If another program wrote files of these names, or they cannot be written.
pub(super) fn write_grades(grades: &Grades, folder: &Path) -> anyhow::Result<String> {
    let heads = language_heads();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    refuse_foreign(&folder.join("grades.csv"), &heads)?;
    refuse_foreign(&folder.join("grades.html"), &[CLASS_MARK])?;
    let folder = Folder::create(folder)?;
    // The byte order mark tells spreadsheet programs that this is UTF-8.
    let mut table = "\u{FEFF}".as_bytes().to_vec();
    csv(grades, language(), &mut table)?;
    folder.write("grades.csv", &table)?;
    let mut file = folder.begin("grades.html")?;
    page(grades, language()).write(&mut file).with_context(|| cannot_write("grades.html"))?;
    file.finish()?;
    Ok(folder.join("grades.html").display().to_string())
}

/// The header of a table's first column in each language.
fn language_heads() -> Vec<String> {
    Language::ALL.map(|language| format!("\u{FEFF}{},", student().text(language))).to_vec()
}

/// Writes a page for each student.
pub(super) fn write_feedback(grades: &Grades, folder: &Path) -> anyhow::Result<()> {
    let folder = Folder::create(folder)?;
    let mut seen = HashSet::new();
    for row in &grades.rows {
        // Characters that file systems refuse or that would lead out of the folder.
        let is_bad = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
        let name: String = row.student.chars().map(|c| if is_bad(c) { '_' } else { c }).take(100).collect();
        let name = name.trim_matches(['.', ' ']);
        let name = if name.is_empty() { "_" } else { name };
        // Some file systems treat names that differ only in letter case as the same.
        let free =
            (1..).map(|number| if number == 1 { name.to_owned() } else { format!("{name} ({number})") });
        let Some(name) = free.into_iter().find(|name| seen.insert(name.to_lowercase())) else { continue };
        refuse_foreign(&folder.join(&format!("{name}.html")), &[PAGE_MARK])?;
        let mut bytes = Vec::new();
        feedback(grades, row, language()).write(&mut bytes)?;
        folder.write(format!("{name}.html"), &bytes)?;
    }
    Ok(())
}
