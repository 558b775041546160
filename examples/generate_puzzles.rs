//! Generates a puzzle for each question and level, and writes them into a folder with their answers.
//!
//! `cargo run --example generate_puzzles -- FOLDER [SEED]`

use gocheck::board::{Color, Size};
use gocheck::generate::{Generator, LEVELS, Wanted};
use gocheck::go;
use gocheck::puzzle::{Answer, AnswerFormat, Entry, Name, Puzzle, Question, write_answers};
use std::error::Error;
use std::fs::{self, File};
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("expected a folder")?);
    let seed = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    fs::create_dir_all(&folder)?;
    let wanted: Vec<Wanted> = Question::ALL
        .into_iter()
        .flat_map(|question| LEVELS.map(|level| Wanted { question, is_spoiled: false, level }))
        .collect();
    let boards = Generator::new(Size::default(), seed).positions(&wanted)?;
    let mut entries = Vec::new();
    for (number, (board, wanted)) in (1..).zip(boards.iter().zip(&wanted)) {
        let question = wanted.question;
        // Such a name asks the question.
        let name = Name::new(&format!("new_{}_{number:04}", question.name()))?;
        fs::write(folder.join(format!("{}.txt", name.stem())), Puzzle::text(board))?;
        let answer = Answer::new(question, &go::analyse(board, Color::White));
        entries.push(Entry { name, question, answer });
    }
    let mut answers = File::create(folder.join("answer_for_new.txt"))?;
    write_answers(&mut answers, AnswerFormat::Blocks, &entries)?;
    println!("{} puzzles and their answers in {}", entries.len(), folder.display());
    Ok(())
}
