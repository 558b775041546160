//! `gocheck stream`: positions from standard input, answers to standard output.

use super::args::{Format, StreamArgs};
use super::messages;
use super::status::Status;
use crate::stream::{Count, Form, Options, answer};
use anyhow::Context;
use rayon::prelude::*;
use std::io::{self, Read, Write};
use std::sync::mpsc::{self, Receiver};

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
    let pieces = read_ahead(io::stdin(), pool.current_num_threads());
    let mut output = io::stdout().lock();
    let mut count = Count::default();
    // What has come, as far as there are threads for it; a pause of the input holds nothing up.
    while let Ok(first) = pieces.recv() {
        let rest = pieces.try_iter().take(pool.current_num_threads() - 1);
        let texts: Vec<Vec<u8>> = std::iter::once(first)
            .chain(rest)
            .collect::<io::Result<_>>()
            .context("cannot read standard input")?;
        let answer = |text: &Vec<u8>| {
            let mut out = Vec::with_capacity(text.len() + text.len() / 4);
            let count = answer(text, &options, &mut out);
            (out, count)
        };
        let answers: Vec<(Vec<u8>, Count)> = match texts.as_slice() {
            [text] => vec![answer(text)],
            texts => pool.install(|| texts.par_iter().map(answer).collect()),
        };
        for (out, answered) in answers {
            output.write_all(&out).context("cannot write to standard output")?;
            count.lines += answered.lines;
            count.faults += answered.faults;
        }
    }
    output.flush().context("cannot write to standard output")?;
    if count.faults > 0 {
        messages::error(&format!("{} of {} lines are no positions", count.faults, count.lines));
        return Ok(Status::BadInput);
    }
    Ok(Status::Well)
}

/// Threads to work with; as many as there are cores unless told.
pub(super) fn threads(jobs: Option<u16>) -> anyhow::Result<rayon::ThreadPool> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(jobs.map_or(0, usize::from));
    threads.build().context("cannot start threads")
}

/// Reads an input in pieces of whole lines, so many ahead. The thread that does ends with the input or with
/// the program.
fn read_ahead(mut input: impl Read + Send + 'static, ahead: usize) -> Receiver<io::Result<Vec<u8>>> {
    let (sender, receiver) = mpsc::sync_channel(ahead);
    std::thread::spawn(move || {
        let mut rest = Vec::new();
        loop {
            let piece = read_piece(&mut input, &mut rest);
            let is_last = !matches!(&piece, Ok(Some(_)));
            let sent = piece.transpose().map_or(Ok(()), |piece| sender.send(piece));
            if is_last || sent.is_err() {
                return;
            }
        }
    });
    receiver
}

/// Reads whole lines; nothing at the end of the input. `rest` is the beginning of the next piece.
fn read_piece(input: &mut impl Read, rest: &mut Vec<u8>) -> io::Result<Option<Vec<u8>>> {
    let mut piece = std::mem::take(rest);
    loop {
        let start = piece.len();
        piece.resize(PIECE.max(start), 0);
        let read = read_some(input, &mut piece[start..])?;
        piece.truncate(start + read);
        // What was there before has no end of a line in it.
        match piece[start..].iter().rposition(|&byte| byte == b'\n') {
            Some(end) => {
                *rest = piece.split_off(start + end + 1);
                return Ok(Some(piece));
            }
            None if read == 0 => return Ok((!piece.is_empty()).then_some(piece)),
            // A line without an end is no position; what is kept of it shows that.
            None if piece.len() == PIECE => {
                piece.truncate(PIECE / 2);
                piece.push(b'?');
            }
            None => {}
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
