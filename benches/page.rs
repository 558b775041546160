//! A page of 1,000 puzzles in Chromium, compared with a page of the same size whose script does not run:
//! `cargo bench -p benches --bench page`. Needs chromium and chromedriver.

use gocheck::board::Color;
use gocheck::diagnostic::Language;
use gocheck::go::Board;
use gocheck::page::{Page, PageBoard, PuzzleBoard};
use gocheck::puzzle::Question;
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::json;
use std::fs;
use test_support::browser::{Browser, Kind};

const PUZZLES: usize = 1000;
const ROUNDS: usize = 12;

/// Runs before the page. Records when each visible board, or its placeholder, is drawn, and how long frames
/// take while the list is scrolled from end to end.
const WATCH: &str = "
  const isDrawn = () => {
    const seen = [...document.querySelectorAll('.item')].filter((each) => each.getBoundingClientRect().top < innerHeight);
    return document.readyState === 'complete' && seen.every((each) => each.querySelector('.thumbnail'));
  };
  const look = () => {
    // The end of the frame that draws them is visible only when the next one begins.
    if (isDrawn()) requestAnimationFrame((now) => { window.drawnAt = now; });
    else requestAnimationFrame(look);
  };
  look();";

const SCROLL: &str = "
  const done = arguments[0];
  const frames = [];
  let before = performance.now();
  const step = (now) => {
    frames.push(now - before);
    before = now;
    const from = scrollY;
    scrollBy(0, 100);
    if (scrollY === from) done(frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.99)]);
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);";

fn puzzle(rng: &mut StdRng, number: usize) -> PageBoard {
    let mut row = || (0..9).map(|_| ['.', '.', 'X', 'O'][rng.random_range(0..4)]).collect::<String>();
    let text = (0..9).map(|_| row()).collect::<Vec<_>>().join("\n");
    let setup: Board = text.parse().expect("a board");
    let mut puzzle = PuzzleBoard::new(&format!("set_{number}"), &setup, Color::White);
    puzzle.ask = Some(Question::Captures);
    PageBoard::Puzzle(puzzle)
}

fn main() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let mut rng = StdRng::seed_from_u64(1);
    let boards = (0..PUZZLES).map(|number| puzzle(&mut rng, number)).collect();
    let mut bytes = Vec::new();
    Page::new("Puzzles", Language::English, boards).write(&mut bytes).expect("a page in memory");
    let page = String::from_utf8(bytes).expect("text");
    let folder = tempfile::tempdir().expect("a folder");
    // The same length, but of a type that does not run.
    let baseline = page.replace("<script type=\"module\">", "<script type=\"no-run\">");
    let pages = [("page", page), ("baseline", baseline)].map(|(name, text)| {
        let path = folder.path().join(format!("{name}.html"));
        fs::write(&path, &text).expect("a file");
        println!("{name}: {} bytes", text.len());
        format!("file://{}", path.display())
    });

    let browser = Browser::offline(&driver, (1280, 800), false, "en");
    browser.tool("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (page, times) in pages.iter().zip(&mut times) {
            browser.goto("about:blank");
            browser.goto(page);
            browser.until("window.drawnAt");
            times.push(browser.script("return drawnAt").as_f64().expect("a number"));
        }
    }
    let [page, baseline] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[ROUNDS / 2]
    });
    println!(
        "all visible boards drawn after {page:.0} ms, the baseline {baseline:.0} ms: {:.1} times",
        page / baseline
    );

    browser.goto(&pages[0]);
    browser.until("window.drawnAt");
    let drawn = "return document.querySelectorAll('.thumbnail').length";
    println!("boards drawn initially: {} of {PUZZLES}", browser.script(drawn));
    let frame = browser.script_with_callback(SCROLL).as_f64().expect("a number");
    println!("99 of 100 frames while scrolling take at most {frame:.0} ms");
}
