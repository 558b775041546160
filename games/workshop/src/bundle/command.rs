use super::cpp_file::{Judge, cpp_file};
use super::networks::{open, walled};
use anyhow::Context;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use gocheck_program::{Status, messages};
use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;

/// Make the C++ files of `ataxx bundle`, and their networks for the tests that compare them with the engine
#[derive(Debug, clap::Args)]
pub(crate) struct Bundle {
    /// Compare with the files in place, and change none; exit status 1 if one differs
    #[arg(long)]
    check: bool,
    /// The root of the sources
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    root: PathBuf,
}

impl Bundle {
    pub(crate) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let mut status = Status::Well;
        for (path, bytes) in products()? {
            let place = self.root.join(path);
            if self.check {
                let found = fs::read(&place).with_context(|| place.display().to_string())?;
                if unpacked(path, &found)? != unpacked(path, &bytes)? {
                    messages::error(&format!("{path} is not what `workshop bundle` makes"));
                    status = Status::Finding;
                }
            } else {
                fs::write(&place, &bytes).with_context(|| place.display().to_string())?;
                writeln!(output, "{path}")?;
            }
        }
        Ok(status)
    }
}

/// The paths of the files and their bytes.
fn products() -> anyhow::Result<[(&'static str, Vec<u8>); 4]> {
    Ok([
        ("games/data/ataxx/bundle/codingame.cpp", cpp_file(Judge::CodinGame)?.into_bytes()),
        ("games/data/ataxx/bundle/botzone.cpp", cpp_file(Judge::Botzone)?.into_bytes()),
        ("games/tests/data/ataxx/bundle/walled.bin.gz", packed(&walled().write())?),
        ("games/tests/data/ataxx/bundle/open.bin.gz", packed(&open().write())?),
    ])
}

fn packed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// The contents of a file: compressors may differ from version to version.
fn unpacked(path: &str, bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut contents = Vec::new();
    if path.ends_with(".gz") {
        GzDecoder::new(bytes).read_to_end(&mut contents)?;
    } else {
        contents.extend(bytes);
    }
    Ok(contents)
}
