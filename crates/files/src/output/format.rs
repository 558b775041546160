use super::target::{Target, TargetKind, is_stream};
use gocheck_text::phrase;
use gocheck_text::{Phrase, UsageError, list};
use std::path::Path;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    Csv,
    Html,
    Parquet,
    Png,
    Sgf,
    Svg,
    Tar,
    TarGz,
    TarZstandard,
    Zip,
}

const ENDINGS: [(&str, FileFormat); 13] = [
    (".csv", FileFormat::Csv),
    (".html", FileFormat::Html),
    (".htm", FileFormat::Html),
    (".parquet", FileFormat::Parquet),
    (".png", FileFormat::Png),
    (".sgf", FileFormat::Sgf),
    (".svg", FileFormat::Svg),
    (".zip", FileFormat::Zip),
    (".tar", FileFormat::Tar),
    (".tar.gz", FileFormat::TarGz),
    (".tgz", FileFormat::TarGz),
    (".tar.zst", FileFormat::TarZstandard),
    (".tzst", FileFormat::TarZstandard),
];

pub const ARCHIVES: [FileFormat; 4] =
    [FileFormat::Zip, FileFormat::Tar, FileFormat::TarGz, FileFormat::TarZstandard];

/// What a command writes to a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// In the format that its name implies, or in the command's usual one.
    File(FileFormat),
    Folder,
}

fn unknown(path: &Path, known: &[FileFormat], takes_folder: bool) -> Phrase {
    let endings = ENDINGS.iter().filter(|(_, format)| known.contains(format)).map(|(ending, _)| *ending);
    let (file, endings) = (path.display(), list(endings));
    match (takes_folder, endings.is_empty()) {
        (true, true) => phrase!(
            "the output is a folder; write {file}/ for a folder of this name",
            "写出的是文件夹；如果文件夹就叫这个名字，请写成 {file}/"
        ),
        (true, false) => phrase!(
            "unknown format: expected a folder, or a file ending in {endings}; write {file}/ for a folder of this name",
            "不认识的格式：应为文件夹，或以 {endings} 结尾的文件；如果文件夹就叫这个名字，请写成 {file}/",
            endings = endings
        ),
        (false, _) => phrase!(
            "unknown format: expected a file ending in {endings}",
            "不认识的格式：文件名应以 {endings} 结尾",
            endings = endings
        ),
    }
}

fn refused(path: &Path, why: Phrase) -> anyhow::Error {
    let file = path.display().to_string();
    UsageError::new(phrase!("{file}: {why}", "{file}：{why}", why = why)).into()
}

/// Returns the format that a name implies, or `usual` if the name has no extension or is a device or a pipe.
/// Fails if the name has the extension of a format that is not `known`.
pub fn file_format(path: &Path, known: &[FileFormat], usual: FileFormat) -> anyhow::Result<FileFormat> {
    match format(path, known, false) {
        Ok(named) => Ok(named.unwrap_or(usual)),
        Err(why) => Err(refused(path, why)),
    }
}

/// Returns what to write to a path that may be a folder. It is a folder if the name has no extension, ends in a separator or
/// exists as one. For a device or a pipe, it is a file of the `streamed` format.
/// Fails if the name has the extension of a format that is not `known`.
pub fn folder_or_file(path: &Path, known: &[FileFormat], streamed: FileFormat) -> anyhow::Result<Output> {
    match format(path, known, true) {
        Ok(Some(format)) => Ok(Output::File(format)),
        Ok(None) if is_stream(path) => Ok(Output::File(streamed)),
        Ok(None) => Ok(Output::Folder),
        Err(why) => Err(refused(path, why)),
    }
}

/// Fails if this is the name of a file.
pub fn folder_name(path: &Path) -> Result<(), Phrase> {
    format(path, &[], true).map(drop)
}

/// `None` if the name implies no format.
fn format(path: &Path, known: &[FileFormat], takes_folder: bool) -> Result<Option<FileFormat>, Phrase> {
    let is_file = |target: Target| matches!(target.kind(), TargetKind::Missing | TargetKind::File);
    // An error is reported when the file is written.
    if !has_extension(path) || !Target::of(path).is_ok_and(is_file) {
        return Ok(None);
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let named = ENDINGS.iter().find(|(ending, format)| known.contains(format) && name.ends_with(ending));
    named.map_or_else(|| Err(unknown(path, known, takes_folder)), |(_, format)| Ok(Some(*format)))
}

/// A number is not an extension: `kgs-2019.04`.
fn has_extension(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.as_encoded_bytes().iter().any(u8::is_ascii_alphabetic))
}
