//! A command that the teacher gives for all students' programs.

use super::auto::needs_display;
use super::files::ProgramFiles;
use super::plan::Plan;
use super::pythons;
use crate::run_codes::RunMessage;
use std::path::Path;

/// Adapts a command to a student's files: it is started in the folder of the file that it names.
///
/// # Errors
/// If the student has no such file.
pub(super) fn adapt(words: &[String], files: &ProgramFiles) -> Result<Plan, RunMessage> {
    let shown = words.join(" ");
    let mut words = words.to_vec();
    let mut folder: Option<String> = None;
    // A shell script names files, too.
    let parts = |word: &String| {
        let inner = word.split([' ', '\t', '\n', ';', '|', '&', '<', '>', '\'', '"']).map(str::to_owned);
        let inner: Vec<String> = inner.filter(|part| !part.is_empty()).collect();
        [word.clone()].into_iter().chain(if inner.len() > 1 { inner } else { Vec::new() })
    };
    for word in words.iter().flat_map(parts) {
        let named = word.trim_start_matches("./").to_owned();
        let found =
            files.all.iter().filter(|file| file.path == named || file.path.ends_with(&format!("/{named}")));
        let Some(file) = found.min_by_key(|file| file.path.matches('/').count()) else { continue };
        if is_source(&named) && file.is_empty() {
            return Err(RunMessage::EmptyProgram { file: file.path.clone() });
        }
        folder.get_or_insert_with(|| {
            file.path[..file.path.len() - named.len()].trim_end_matches('/').to_owned()
        });
    }
    if folder.is_none()
        && let Some(wanted) = words.iter().find(|word| is_source(word))
    {
        return Err(RunMessage::NoProgram { wanted: Some(wanted.clone()), files: files.names() });
    }
    let mut found = None;
    if let Some(first) = words.first_mut() {
        // A teacher's own script keeps its meaning, and Python is started without the scripts around it.
        let is_own = files.all.iter().any(|file| file.path.ends_with(first.trim_start_matches("./")));
        let python = match first.as_str() {
            "python" | "python3" => pythons::for_program(3, files),
            "python2" => pythons::for_program(2, files),
            _ => None,
        };
        found = python;
        if let Some(python) = python {
            *first = python.path.display().to_string();
        } else if first.contains('/') && !is_own && Path::new(first).exists() {
            *first = std::path::absolute(&*first)
                .map_or_else(|_| first.clone(), |path| path.display().to_string());
        }
    }
    let folder = folder.unwrap_or_default();
    Ok(Plan { words, shown, folder, build: None, needs_display: needs_display(files), python: found })
}

/// `go_test.py`, but not `-u`, `Main` or `cat x | python3 go.py`
fn is_source(word: &str) -> bool {
    let ending = Path::new(word).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    !word.starts_with('-')
        && !word.contains(char::is_whitespace)
        && ["py", "pyw", "sh", "jar", "class", "java", "js", "rb"].contains(&ending)
}
