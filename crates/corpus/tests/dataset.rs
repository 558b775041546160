//! A data set without the program.

use gocheck_corpus::dataset::{
    DatasetOptions, DatasetSettings, ENDS, Event, Excluded, Faults, Filters, Place, Template, make_dataset,
};
use gocheck_corpus::encodings::Encodings;
use gocheck_corpus::names::RECORDS;
use gocheck_files::input::files::Files;
use gocheck_text::{InLanguage, Language};
use std::fs;

const GAME: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]RE[B+R]PB[Lee];B[ee];W[gc];B[cg])";
/// [`GAME`] mirrored.
const MIRRORED: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]RE[B+R];B[ee];W[cc];B[gg])";
const DRAW: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]RE[0];B[aa];W[bb])";

#[test]
fn filters_and_duplicates_leave_games_out() {
    let folder = tempfile::tempdir().unwrap();
    let (records, output) = (folder.path().join("records"), folder.path().join("clean"));
    fs::create_dir(&records).unwrap();
    for (name, text) in [("a.sgf", GAME), ("b.sgf", MIRRORED), ("c.sgf", DRAW), ("d.sgf", "no game")] {
        fs::write(records.join(name), text).unwrap();
    }
    let options = DatasetOptions {
        filters: Filters { results: vec![ENDS[1]], ..Filters::default() },
        keeps_duplicates: false,
        keeps_faulty: false,
        drops_impossible: false,
        output: Some(output.clone()),
        template: Template::parse("{black}").unwrap(),
        table: None,
        excluded: Excluded::default(),
        split: None,
        estimate: None,
        has_outlook: false,
        explanation: None,
        accepts_guesses: false,
        is_dry_run: false,
        replaces: false,
    };
    let files = Files::of([&records], RECORDS).unwrap();
    let place = Place::of(&options).unwrap();
    let mut settings = DatasetSettings::new(Encodings::new(None), false, Faults::default()).unwrap();
    let (mut read, mut written, mut faults) = (0, 0, Vec::new());
    let on_event = |event: Event<'_>| match event {
        Event::Resumed { .. } => panic!("nothing was stopped"),
        Event::Read(files) => read += files.len(),
        Event::Fault { error, .. } => faults.push(error.code().id()),
        Event::Compared { .. } | Event::Writing { .. } => {}
        Event::Written { games } => written += games,
    };
    let summary = make_dataset(&options, &place, &files, &mut settings, &|| false, on_event).unwrap();
    assert_eq!((read, faults.len()), (4, 1), "{faults:?}");
    assert_eq!((written, summary.kept(), summary.unread(), summary.without_games()), (1, 1, 0, 1));
    let report = summary.in_language(Language::English);
    assert!(report.contains("        1  kept\n"), "{report}");
    let names: Vec<_> = fs::read_dir(&output).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["Lee.sgf"]);
}
