//! A new archive: zip, or tar with or without compression, written whole or not at all.

use super::input::names::shown;
use super::input::packing::{Packing, Stream};
use anyhow::Context;
use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder};
use gocheck_common::cli::folder::{Folder, Pending};
use gocheck_common::zstandard::FrameWriter;
use gocheck_common::{Phrase, phrase};
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};
use std::io::{self, Write};
use std::path::Path;

/// The first day that a zip archive can record, 1 January 1980, in seconds since 1970. All members have this date.
const FIRST_DAY: i64 = 315_532_800;

/// A new archive. The file appears only when it is finished. The same members always produce the same bytes.
pub(super) enum NewArchive {
    Zip(ZipArchiveWriter<Pending>),
    Tar(tar::Builder<Pending>),
    TarGz(tar::Builder<GzEncoder<Pending>>),
    TarZstandard(tar::Builder<FrameWriter<Pending>>),
}

impl NewArchive {
    /// Returns true if archives that are packed like this can be written.
    pub(super) const fn can_be(packing: Packing) -> bool {
        packing.is_archive()
    }

    /// The error for an archive of another kind.
    pub(super) fn unknown(path: &Path) -> Phrase {
        let file = shown(path);
        phrase!(
            "cannot write {file}: a new archive is .zip, .tar, .tar.gz, .tgz, .tar.zst or .tzst",
            "无法写入 {file}：新的压缩包可以是 .zip、.tar、.tar.gz、.tgz、.tar.zst 或 .tzst"
        )
    }

    /// Begins an archive of the kind that its name implies. Returns `None` if that kind cannot be written.
    pub(super) fn begin(path: &Path) -> Option<anyhow::Result<Self>> {
        let packing = Packing::of(path)?;
        let begin = || {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
            Folder::create(parent.unwrap_or(Path::new(".")))?.begin(&name)
        };
        let archive = match packing {
            Packing::Zip => begin().map(|file| Self::Zip(ZipArchiveWriter::new(file))),
            Packing::Tar(Stream::Plain) => begin().map(|file| Self::Tar(tar::Builder::new(file))),
            Packing::Tar(Stream::Gzip) => begin()
                .map(|file| Self::TarGz(tar::Builder::new(GzEncoder::new(file, Compression::default())))),
            Packing::Tar(Stream::Zstandard) => {
                begin().map(|file| Self::TarZstandard(tar::Builder::new(FrameWriter::new(file))))
            }
            Packing::File(_) => return None,
        };
        Some(archive)
    }

    /// Adds a member.
    pub(super) fn add(&mut self, path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
        let added = match self {
            Self::Zip(archive) => add_to_zip(archive, path, bytes).map_err(anyhow::Error::from),
            Self::Tar(archive) => add_to_tar(archive, path, bytes).map_err(anyhow::Error::from),
            Self::TarGz(archive) => add_to_tar(archive, path, bytes).map_err(anyhow::Error::from),
            Self::TarZstandard(archive) => add_to_tar(archive, path, bytes).map_err(anyhow::Error::from),
        };
        added.with_context(|| path.display().to_string())
    }

    /// Moves the finished archive into place.
    pub(super) fn finish(self) -> anyhow::Result<()> {
        let file = match self {
            Self::Zip(archive) => archive.finish()?,
            Self::Tar(archive) => archive.into_inner()?,
            Self::TarGz(archive) => archive.into_inner()?.finish()?,
            Self::TarZstandard(archive) => archive.into_inner()?.finish()?,
        };
        file.finish()
    }
}

fn add_to_zip(
    archive: &mut ZipArchiveWriter<Pending>,
    path: &Path,
    bytes: &[u8],
) -> Result<(), rawzip::Error> {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    let path = parts.join("/");
    let member = archive
        .new_file(path.as_str())
        .compression_method(CompressionMethod::DEFLATE)
        .last_modified(UtcDateTime::from_unix(FIRST_DAY));
    let (mut entry, config) = member.start()?;
    let mut writer = config.wrap(DeflateEncoder::new(&mut entry, Compression::default()));
    writer.write_all(bytes)?;
    let (packed, descriptor) = writer.finish()?;
    packed.finish()?;
    entry.finish(descriptor)?;
    Ok(())
}

fn add_to_tar(archive: &mut tar::Builder<impl Write>, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut header = tar::Header::new_gnu();
    header.set_size(bytes.len() as u64);
    header.set_mode(0o644);
    archive.append_data(&mut header, path, bytes)
}
