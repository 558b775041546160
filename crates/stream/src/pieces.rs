//! An input of any length, answered in pieces on all cores.

use crate::answerer::{Answerer, LineCounts};
use crate::line::Line;
use crate::options::StreamOptions;
use rayon::prelude::*;
use std::io::{self, Read, Write};
use std::sync::mpsc;

/// Why the rest of an input was not answered.
#[derive(Debug)]
pub enum Stopped<E> {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is refused for its beginning.
    Refused(E),
    /// The answers cannot be written.
    Unwritable(io::Error),
}

/// The number of bytes that a thread answers at a time.
const PIECE: usize = 1 << 18;

/// The number of bytes kept of a line that does not fit into a piece: more than a valid line has.
const KEPT: usize = PIECE / 2;
const _: () = assert!(KEPT > Line::MAX);

/// Answers every line of an input, in order, on the threads of rayon's pool. Memory use does not grow with the input.
/// `refuse` sees the first bytes. One thread reads ahead and the others answer what has arrived, so a pause in the input
/// holds nothing up. The reading thread ends with the input or with the program.
///
/// # Errors
/// If the input cannot be read or is refused, or the answers cannot be written.
pub fn answer_all<E: Send + 'static>(
    options: &StreamOptions,
    input: impl Read + Send + 'static,
    refuse: impl FnOnce(&[u8]) -> Result<(), E> + Send + 'static,
    output: &mut impl Write,
) -> Result<LineCounts, Stopped<E>> {
    let threads = rayon::current_num_threads();
    let (sender, pieces) = mpsc::sync_channel(threads);
    let (done, used) = mpsc::channel();
    let options = *options;
    std::thread::spawn(move || {
        let mut input = Input { source: input, rest: Vec::new(), refuse: Some(refuse) };
        loop {
            let mut piece = used.try_recv().unwrap_or_else(|_| Piece::new(&options));
            let read = input.read(&mut piece);
            let is_last = !matches!(read, Ok(true));
            let sent = match read {
                Ok(false) => Ok(()),
                read => sender.send(read.map(|_| piece)),
            };
            if is_last || sent.is_err() {
                return;
            }
        }
    });
    let mut count = LineCounts::default();
    while let Ok(first) = pieces.recv() {
        let rest = pieces.try_iter().take(threads - 1);
        let mut pieces: Vec<Piece> = std::iter::once(first).chain(rest).collect::<Result<_, _>>()?;
        match pieces.as_mut_slice() {
            [piece] => piece.answer(),
            pieces => pieces.par_iter_mut().for_each(Piece::answer),
        }
        for piece in pieces {
            output.write_all(piece.answerer.answers()).map_err(Stopped::Unwritable)?;
            count.lines += piece.count.lines;
            count.faults += piece.count.faults;
            // The reader may have ended already.
            let _ = done.send(piece);
        }
    }
    Ok(count)
}

/// Whole lines and their answers. The memory is reused for one piece after another.
struct Piece {
    /// The lines, up to a number of bytes; the rest of the buffer is unused.
    text: Vec<u8>,
    length: usize,
    answerer: Answerer,
    count: LineCounts,
}

impl Piece {
    fn new(options: &StreamOptions) -> Self {
        let answerer = Answerer::new(*options);
        Self { text: vec![0; PIECE], length: 0, answerer, count: LineCounts::default() }
    }

    fn answer(&mut self) {
        self.count = self.answerer.answer(&self.text[..self.length]);
    }
}

/// An input that is read in pieces.
struct Input<R, F> {
    source: R,
    /// The beginning of the next piece: an incomplete line.
    rest: Vec<u8>,
    /// What sees the first bytes, until it has.
    refuse: Option<F>,
}

impl<R: Read, F> Input<R, F> {
    /// Reads whole lines. Returns true if there were any.
    fn read<E>(&mut self, piece: &mut Piece) -> Result<bool, Stopped<E>>
    where
        F: FnOnce(&[u8]) -> Result<(), E>,
    {
        let is_there = self.read_lines(piece).map_err(Stopped::Unreadable)?;
        if let Some(refuse) = self.refuse.take() {
            let all = piece.length + self.rest.len();
            refuse(&piece.text[..all]).map_err(Stopped::Refused)?;
        }
        Ok(is_there)
    }

    fn read_lines(&mut self, piece: &mut Piece) -> io::Result<bool> {
        let text = &mut piece.text;
        let mut end = self.rest.len();
        text[..end].copy_from_slice(&self.rest);
        self.rest.clear();
        loop {
            let start = end;
            end += read_some(&mut self.source, &mut text[start..])?;
            // The bytes before contain no line end.
            match text[start..end].iter().rposition(|&byte| byte == b'\n') {
                Some(last) => {
                    piece.length = start + last + 1;
                    self.rest.extend_from_slice(&text[piece.length..end]);
                    return Ok(true);
                }
                None if start == end => {
                    piece.length = end;
                    return Ok(end > 0);
                }
                // A line without an end: even what is kept of it is too long to be valid.
                None if end == text.len() => end = KEPT,
                None => {}
            }
        }
    }
}

/// Reads what is available. A pause in the input ends a piece, so that lines that arrive one at a time are answered one
/// at a time.
fn read_some(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PIECE, Stopped, answer_all};
    use crate::{Answerer, StreamFormat, StreamOptions};
    use gocheck_board::Color;
    use gocheck_text::Language;
    use std::io::{self, Read};

    const OPTIONS: StreamOptions = StreamOptions {
        ask: None,
        to_move: Some(Color::White),
        size: None,
        form: StreamFormat::Text,
        language: Language::English,
    };

    /// Returns a few bytes at a time, and is interrupted in between.
    struct Halting(Vec<u8>, usize);

    impl Read for Halting {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.1 += 1;
            if self.1.is_multiple_of(2) {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let count = self.0.len().min(buffer.len()).min(PIECE / 3 + 1);
            self.0.drain(..count).zip(buffer).for_each(|(from, to)| *to = from);
            Ok(count)
        }
    }

    #[test]
    fn pieces_are_answered_like_one_text() {
        let line = ".X.XXO.O.\n";
        let long = "?".repeat(2 * PIECE + 7) + "\n";
        let text = line.repeat(PIECE / 4) + &long + line + "no line end";
        let mut answerer = Answerer::new(OPTIONS);
        // The answer to a line that is too long does not depend on what follows.
        let whole = answerer.answer(text.as_bytes());
        let mut answers = Vec::new();
        let input = Halting(text.into_bytes(), 0);
        let count = answer_all(&OPTIONS, input, |_| Ok::<(), ()>(()), &mut answers).unwrap();
        assert_eq!(count, whole);
        assert!(answers == answerer.answers());
    }

    #[test]
    fn the_beginning_may_be_refused() {
        let refuse = |first: &[u8]| if first.starts_with(b"PK") { Err("packed") } else { Ok(()) };
        let stopped = answer_all(&OPTIONS, &b"PK\n"[..], refuse, &mut Vec::new());
        assert!(matches!(stopped, Err(Stopped::Refused("packed"))), "{stopped:?}");
    }
}
