//! Archives made by tests.

use std::io::Write;

/// Every second member is compressed.
pub(crate) fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let members: Vec<(&[u8], &[u8])> =
        members.iter().map(|&(name, bytes)| (name.as_bytes(), bytes)).collect();
    zip_of_bytes(&members)
}

pub(crate) fn zip_of_bytes(members: &[(&[u8], &[u8])]) -> Vec<u8> {
    let mut archive = rawzip::ZipArchiveWriter::new(Vec::new());
    for (i, &(name, bytes)) in members.iter().enumerate() {
        let name = rawzip::path::EntryPath::verbatim(name);
        if members[i].0.ends_with(b"/") {
            archive.new_dir(name).create().unwrap();
            continue;
        }
        let is_packed = i % 2 == 1;
        let method =
            if is_packed { rawzip::CompressionMethod::DEFLATE } else { rawzip::CompressionMethod::STORE };
        let (mut entry, config) = archive.new_file(name).compression_method(method).start().unwrap();
        let descriptor = if is_packed {
            let packed = flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::default());
            let mut writer = config.wrap(packed);
            writer.write_all(bytes).unwrap();
            let (packed, descriptor) = writer.finish().unwrap();
            packed.finish().unwrap();
            descriptor
        } else {
            let mut writer = config.wrap(&mut entry);
            writer.write_all(bytes).unwrap();
            writer.finish().unwrap().1
        };
        entry.finish(descriptor).unwrap();
    }
    archive.finish().unwrap()
}

/// Marks every member as encrypted.
pub(crate) fn encrypted(mut zip: Vec<u8>) -> Vec<u8> {
    for (signature, flags) in [(b"PK\x03\x04", 6), (b"PK\x01\x02", 8)] {
        let places: Vec<usize> =
            zip.windows(4).enumerate().filter(|(_, at)| at == signature).map(|(i, _)| i).collect();
        places.into_iter().for_each(|place| zip[place + flags] |= 1);
    }
    zip
}

pub(crate) fn tar(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = tar::Builder::new(Vec::new());
    for (name, bytes) in members {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        // The builder rejects `..`, which malicious archives may contain.
        if name.contains("..") {
            header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
            header.set_cksum();
            archive.append(&header, *bytes).unwrap();
        } else {
            archive.append_data(&mut header, name, *bytes).unwrap();
        }
    }
    archive.into_inner().unwrap()
}

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}
