use crate::input::names::shown;
use crate::output::format::FileFormat;
use crate::output::pending::Pending;
use crate::zstandard::FrameWriter;
use anyhow::Context;
use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder};
use gocheck_text::file_errors::cannot_write;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The first day that a zip archive can record, 1 January 1980, in seconds since 1970. All members have this date.
const FIRST_DAY: i64 = 315_532_800;

/// A new archive. The file appears only when it is finished. The same members always produce the same bytes.
pub struct NewArchive {
    path: PathBuf,
    writer: Writer,
}

enum Writer {
    Zip(ZipArchiveWriter<Pending>),
    Tar(tar::Builder<Pending>),
    TarGz(tar::Builder<GzEncoder<Pending>>),
    TarZstandard(tar::Builder<FrameWriter<Pending>>),
}

impl NewArchive {
    /// Begins an archive. A format that is not an archive is written as tar.
    pub fn begin(path: &Path, format: FileFormat) -> anyhow::Result<Self> {
        let file = Pending::begin(path)?;
        let writer = match format {
            FileFormat::Zip => Writer::Zip(ZipArchiveWriter::new(file)),
            FileFormat::TarGz => {
                Writer::TarGz(tar::Builder::new(GzEncoder::new(file, Compression::default())))
            }
            FileFormat::TarZstandard => Writer::TarZstandard(tar::Builder::new(FrameWriter::new(file))),
            _ => Writer::Tar(tar::Builder::new(file)),
        };
        Ok(Self { path: path.to_owned(), writer })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn add(&mut self, path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
        let added = match &mut self.writer {
            Writer::Zip(archive) => add_to_zip(archive, path, bytes).map_err(anyhow::Error::from),
            Writer::Tar(archive) => add_to_tar(archive, path, bytes).map_err(anyhow::Error::from),
            Writer::TarGz(archive) => add_to_tar(archive, path, bytes).map_err(anyhow::Error::from),
            Writer::TarZstandard(archive) => add_to_tar(archive, path, bytes).map_err(anyhow::Error::from),
        };
        added.with_context(|| path.display().to_string()).with_context(|| cannot_write(shown(&self.path)))
    }

    pub fn finish(self) -> anyhow::Result<()> {
        let Self { path, writer } = self;
        let ended = || {
            anyhow::Ok(match writer {
                Writer::Zip(archive) => archive.finish()?,
                Writer::Tar(archive) => archive.into_inner()?,
                Writer::TarGz(archive) => archive.into_inner()?.finish()?,
                Writer::TarZstandard(archive) => archive.into_inner()?.finish()?,
            })
        };
        ended().with_context(|| cannot_write(shown(&path)))?.finish()
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
