//! Without `-Xmx`, a Java virtual machine takes up to a quarter of the machine's memory before it collects short-lived
//! objects, whatever limit it runs under.

use crate::program::Program;
use gocheck_text::{Phrase, phrase};
use std::fs;
use std::path::Path;

/// The memory that the virtual machine needs besides its heap, in MiB: measured as 36 to 51 (OpenJDK 17), more with many
/// classes and threads.
const OVERHEAD: u64 = 96;

const HEAP_OPTIONS: [&str; 4] = ["-Xmx", "-XX:MaxHeapSize=", "-XX:MaxRAM=", "-XX:MaxRAMPercentage="];

/// The longest script that is searched for `java`, in bytes.
const SCRIPT: u64 = 1 << 16;

/// In MiB, like `limit`.
#[must_use]
pub const fn heap(limit: u64) -> u64 {
    let half = limit / 2;
    if limit >= 2 * OVERHEAD {
        limit - OVERHEAD
    } else if half > 0 {
        half
    } else {
        1
    }
}

/// A hint for a program that exceeded `limit` MiB, if it is a Java program whose command does not set its heap.
#[must_use]
pub fn hint(program: &Program, limit: u64) -> Option<Phrase> {
    let words = program.words.iter().map(|word| word.to_string_lossy().into_owned());
    let mut command = words.collect::<Vec<_>>().join(" ");
    if let Some(script) = program.executable().ok().filter(|path| is_script(path)) {
        command.push(' ');
        command += &fs::read_to_string(script).unwrap_or_default();
    }
    let split = |letter: char| letter.is_whitespace() || "'\";&|()".contains(letter);
    let words = || command.split(split);
    let is_java = words().any(|word| Path::new(word).file_name().is_some_and(|name| name == "java"));
    let has_heap = words().any(|word| HEAP_OPTIONS.iter().any(|option| word.starts_with(option)));
    (is_java && !has_heap).then(|| {
        phrase!(
            "Java takes as much memory as the machine has unless the heap is limited: start it with `java -Xmx{heap}m`",
            "不限制堆的大小，Java 会用掉机器的所有内存：请用 `java -Xmx{heap}m` 启动",
            heap = heap(limit)
        )
    })
}

fn is_script(path: &Path) -> bool {
    path.metadata().is_ok_and(|kind| kind.len() <= SCRIPT)
        && fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"#!"))
}
