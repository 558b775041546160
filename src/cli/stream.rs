//! `gocheck stream`: positions from standard input, answers to standard output.

use super::Status;
use super::args::{Format, StreamArgs};
use super::messages;
use anyhow::Context;
use gocheck::stream::{Answerer, Count, Form, Options};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::io::{self, Read, StdoutLock, Write};
use std::sync::mpsc;

/// Bytes that one thread answers at a time.
const PIECE: usize = 1 << 18;

/// Answers every line, in order; memory does not grow with the input.
pub(super) fn stream(args: &StreamArgs) -> anyhow::Result<Status> {
    let form = match args.format {
        Format::Text => Form::Text,
        Format::Json => Form::Json,
    };
    let options = Options { ask: args.ask.0, to_move: args.to_move.0, size: args.size, form };
    let pool = threads(args.jobs)?;
    let mut output = Output { stdout: io::stdout().lock(), count: Count::default() };
    if pool.current_num_threads() == 1 {
        answer_alone(&options, &mut output)?;
    } else {
        answer_together(&options, &pool, &mut output)?;
    }
    let Output { mut stdout, count } = output;
    stdout.flush().context(CANNOT_WRITE)?;
    if count.faults > 0 {
        messages::error(&format!("{} of {} lines are no positions", count.faults, count.lines));
        return Ok(Status::BadInput);
    }
    Ok(Status::Well)
}

const CANNOT_READ: &str = "cannot read standard input";
const CANNOT_WRITE: &str = "cannot write to standard output";

/// One thread does everything.
fn answer_alone(options: &Options, output: &mut Output) -> anyhow::Result<()> {
    let mut input = Input { source: io::stdin().lock(), rest: Vec::new() };
    let mut piece = Piece::new(options);
    while input.read(&mut piece).context(CANNOT_READ)? {
        piece.answer();
        output.write(&piece)?;
    }
    Ok(())
}

/// A thread reads ahead, the pool answers what has come, as far as there are threads for it: a pause of the input holds
/// nothing up. The thread that reads ends with the input or with the program.
fn answer_together(options: &Options, pool: &ThreadPool, output: &mut Output) -> anyhow::Result<()> {
    let threads = pool.current_num_threads();
    let (sender, pieces) = mpsc::sync_channel(threads);
    let (done, used) = mpsc::channel();
    let options = *options;
    std::thread::spawn(move || {
        let mut input = Input { source: io::stdin(), rest: Vec::new() };
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
    while let Ok(first) = pieces.recv() {
        let rest = pieces.try_iter().take(threads - 1);
        let mut pieces: Vec<Piece> =
            std::iter::once(first).chain(rest).collect::<io::Result<_>>().context(CANNOT_READ)?;
        match pieces.as_mut_slice() {
            [piece] => piece.answer(),
            pieces => pool.install(|| pieces.par_iter_mut().for_each(Piece::answer)),
        }
        for piece in pieces {
            output.write(&piece)?;
            // The reader may have ended.
            let _ = done.send(piece);
        }
    }
    Ok(())
}

/// Whole lines and their answers, in memory that is used for one piece after another.
struct Piece {
    /// The lines, and after so many bytes something else.
    text: Vec<u8>,
    length: usize,
    answerer: Answerer,
    count: Count,
}

impl Piece {
    fn new(options: &Options) -> Self {
        let answerer = Answerer::new(*options);
        Self { text: vec![0; PIECE], length: 0, answerer, count: Count::default() }
    }

    fn answer(&mut self) {
        self.count = self.answerer.answer(&self.text[..self.length]);
    }
}

/// Where answers go.
struct Output {
    stdout: StdoutLock<'static>,
    count: Count,
}

impl Output {
    fn write(&mut self, piece: &Piece) -> anyhow::Result<()> {
        self.stdout.write_all(piece.answerer.answers()).context(CANNOT_WRITE)?;
        self.count.lines += piece.count.lines;
        self.count.faults += piece.count.faults;
        Ok(())
    }
}

/// An input that is read in pieces.
struct Input<R> {
    source: R,
    /// The beginning of the next piece: a line without its end.
    rest: Vec<u8>,
}

impl<R: Read> Input<R> {
    /// Reads whole lines; gives whether there were any.
    fn read(&mut self, piece: &mut Piece) -> io::Result<bool> {
        let text = &mut piece.text;
        let mut end = self.rest.len();
        text[..end].copy_from_slice(&self.rest);
        self.rest.clear();
        loop {
            let start = end;
            end += read_some(&mut self.source, &mut text[start..])?;
            // What was there before has no end of a line in it.
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
                // A line without an end is no position; what is kept of it shows that.
                None if end == text.len() => {
                    end = PIECE / 2;
                    text[end] = b'?';
                    end += 1;
                }
                None => {}
            }
        }
    }
}

/// Reads what there is. A pause of the input ends a piece, so that lines that come one at a time are
/// answered one at a time.
fn read_some(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// Threads to work with; as many as there are cores unless told.
pub(super) fn threads(jobs: Option<u16>) -> anyhow::Result<ThreadPool> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(jobs.map_or(0, usize::from));
    threads.build().context("cannot start threads")
}
