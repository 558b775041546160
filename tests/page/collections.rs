//! Use of pages of many boards and of records.

use crate::gocheck;
use crate::states;
use crate::view::View;
use serde_json::Value;
use std::fs;
use test_support::{project, run};

/// The answers below the small boards, for all of the course's puzzles.
pub(super) fn answers(view: &View) {
    view.open(&["data"]);
    view.browser.until("document.querySelectorAll('[data-drawn]').length === 14");
    for tag in ["train", "test"] {
        let answers = fs::read_to_string(project(&format!("data/answer_for_{tag}.txt"))).unwrap();
        for block in answers.split(&format!("{tag}_")).skip(1) {
            let mut lines = block.lines();
            let name = format!("{tag}_{}", lines.next().unwrap());
            let lines: Vec<&str> = lines.filter(|line| !line.trim().is_empty()).collect();
            let expected = match lines.as_slice() {
                ["True"] => "Valid".to_owned(),
                ["False"] => "Not valid".to_owned(),
                [_] => "1 point".to_owned(),
                points => format!("{} points", points.len()),
            };
            let caption = view.browser.script(&format!(
                "return [...document.querySelectorAll('.item')].find((each) => each.querySelector('b').innerText === '{name}')
                   .querySelector('.about').innerText"
            ));
            let caption = caption.as_str().unwrap();
            assert_eq!(caption, expected, "{name}");
        }
    }
    view.is_tidy();
}

/// A thousand boards: only visible ones are drawn; filters, a search, a board and back.
pub(super) fn many(view: &View) {
    let folder = view.folder.path().join("puzzles");
    fs::create_dir(&folder).unwrap();
    for number in 0..1000 {
        let stones = format!("0 0 1\n0 1 -1\n1 1 1\n{} {} -1\n", 2 + number % 7, number / 7 % 9);
        fs::write(folder.join(format!("set{}_{}.txt", number / 2, 4 + number % 2)), stones).unwrap();
    }
    view.open(&[folder.to_str().unwrap()]);
    view.says(".filters output", "1000 boards");
    view.browser.until("document.querySelectorAll('.item .thumbnail').length > 0");
    let drawn = view.count(".item .thumbnail");
    assert!(drawn < 200, "{drawn} are drawn, most of them outside the window");
    view.browser.script("document.querySelector('.item:last-child').scrollIntoView()");
    view.browser.until("document.querySelector('.item:last-child .thumbnail')");
    let drawn = view.count(".item .thumbnail");
    assert!(drawn < 400, "{drawn} are drawn, most of them never visible");
    view.choose("#by-question", "moves");
    view.says(".filters output", "500 of 1000 boards");
    view.choose("#by-tag", "set7");
    view.says(".filters output", "1 of 1000 boards");
    view.choose("#by-tag", "");
    view.choose("#by-question", "");
    view.browser.keys("#search", "SET49");
    // set49 and set490 to set499, two of each.
    view.says(".filters output", "22 of 1000 boards");
    let heading = |name: &str| format!("document.querySelector('h1').innerText === '{name}'");
    view.hit(".item");
    view.browser.until(&format!("!document.querySelector('#one').hidden && {}", heading("set490_4")));
    view.button("Next board");
    view.browser.until(&heading("set490_5"));
    // After a solved puzzle comes the next unsolved one.
    view.mode("exercise");
    view.button("Check");
    view.says(".outcome", "missing");
    view.button("Show the answer");
    view.button("Next puzzle");
    view.browser.until(&format!("!({})", heading("set490_5")));
    view.browser.until("document.querySelector('[data-value=exercise]').ariaPressed === 'true'");
    view.says(".score", "0 of 1000 right, 1 checked");
    view.button("All boards");
    view.has(".item", 22);
    view.is_tidy();
}

/// Lists of games: the contents of tiles, a search in all of them, an order, and where a game opens. Only tiles near the
/// window exist, and the list keeps its height while it scrolls.
pub(super) fn games(view: &View) {
    let folder = view.folder.path().join("games");
    fs::create_dir(&folder).unwrap();
    for number in 0..400 {
        let (black, year) = (["Kuroda", "Honda", "Gu"][number % 3], 1900 + number % 100);
        let mut record = format!(
            "(;SZ[9]PB[{black} {number}]BR[{}d]PW[Shiroi]DT[{year}-03-0{}]EV[Cup {}]RE[{}];B[ee];W[cc];B[gg]",
            1 + number % 9,
            1 + number % 7,
            number / 40,
            ["B+R", "W+3.5", "0"][number % 3],
        );
        if number == 250 {
            record += ";W[ee];B[aa]";
        }
        fs::write(folder.join(format!("game{number:03}.sgf")), record + ")").unwrap();
    }
    view.open(&[folder.to_str().unwrap()]);
    view.says(".filters output", "400 boards");
    view.browser.until("document.querySelectorAll('.item .thumbnail').length > 3");
    let height = view.browser.script("return document.documentElement.scrollHeight").as_i64().unwrap();
    assert!(view.count(".item") < 200, "{} tiles exist", view.count(".item"));
    view.browser.script("scrollTo(0, document.documentElement.scrollHeight)");
    view.shows(".item:last-child", "Kuroda 399");
    view.browser.until("document.querySelector('.item:last-child .thumbnail')");
    let now = view.browser.script("return document.documentElement.scrollHeight").as_i64().unwrap();
    assert!((height - now).abs() < 4, "{height} and {now} pixels high");
    view.browser.script("scrollTo(0, 0)");
    // The findings of one game: a move on a stone.
    view.choose("#by-order", "most");
    view.shows(".item", "Honda 250");
    view.hit(".item");
    view.shows("h1", "Honda 250 – Shiroi");
    view.browser.until("document.querySelector('.findings [aria-current=true]')");
    view.button("All boards");
    view.browser.keys("#search", "gu 8d 3.5 cup");
    view.says(".filters output", "No board matches.");
    view.browser.script("document.querySelector('#search').value = ''");
    view.browser.keys("#search", "honda 8d cup w+");
    view.browser.until("document.querySelectorAll('.item').length > 0");
    let texts =
        view.browser.script("return [...document.querySelectorAll('.item')].map((each) => each.innerText)");
    for text in texts.as_array().unwrap() {
        let text = text.as_str().unwrap();
        assert!(text.contains("Honda") && text.contains("8d") && text.contains("W+3.5"), "{text}");
    }
    // A game without findings opens at its end.
    view.hit(".item:nth-child(2)");
    view.shows(".where", "3 / 3");
    view.is_tidy();
}

/// On a phone, a board is opened at its top, and going back restores the position in the list.
pub(super) fn from_the_top(view: &View) {
    view.open(&["data"]);
    view.browser.script("document.querySelector('.item:last-child').scrollIntoView()");
    let scrolled = view.browser.script("return scrollY").as_f64().unwrap();
    assert!(scrolled > 500.0, "{scrolled}");
    view.hit(".item:last-child");
    view.shows("h1", "train_5");
    assert_eq!(view.browser.script("return scrollY"), 0);
    let top = view.browser.script("return document.querySelector('.board').getBoundingClientRect().top");
    assert!((0.0..200.0).contains(&top.as_f64().unwrap()), "{top}");
    view.button("All boards");
    view.browser.until(&format!("Math.abs(scrollY - {scrolled}) < 300"));
    view.is_tidy();
}

/// Findings lead to their moves, with the earlier position next to them. File content is inserted as text.
pub(super) fn records(view: &View) {
    view.open(&["crates/sgf/tests/data/lint/double_ko_aga.sgf"]);
    view.tab("findings");
    view.says(".findings", "situational superko");
    view.hit(".findings li:nth-child(1) button");
    view.shows(".where", "5 / 6");
    view.says(".repeated", "Repeated position: after move 1");
    assert_eq!(view.browser.script("return document.querySelector('#rules').value"), "aga");
    view.step("u");
    view.shows(".where", "4 / 6");
    view.is_tidy();

    let hostile =
        "</script><script>document.title = 'bad'</script><img src=x onerror=\"document.title = 'bad'\">";
    let long = format!("{hostile} \u{202e}abc\u{202c} {}", "long ".repeat(2_000_000));
    let comment = long.replace('\\', "\\\\").replace(']', "\\]");
    let record = format!(
        "(;SZ[9]PB[{hostile}]C[{comment}]LB[aa:</text><script>]TR[bb]SQ[cc]CR[dd]MA[ee]TB[ff]TW[gg];B[ee](;W[cc])(;W[gg]C[&lt;]))"
    );
    let file = view.file("<b onclick=alert(1)>'&\".sgf", &record);
    view.open(&[file.to_str().unwrap()]);
    view.tab("game");
    view.shows(".info", hostile);
    view.tab("moves");
    view.comment(hostile);
    view.shows("h1", "<b onclick=alert(1)>'&\"");
    assert_ne!(view.browser.script("return document.title"), "bad");
    assert_eq!(view.count("main img, main script, [onclick]"), 0);
    view.has(".marks > :is(.TR, .SQ, .CR, .MA, .TB, .TW, .LB)", 7);
    view.step("r");
    let arms = format!("[aria-label={}] button", view.word("Moves"));
    view.has(&arms, 2);
    view.hit(&format!("{arms}:nth-child(2)"));
    view.comment("&lt;");
    view.is_tidy();
    // The content security policy also stops scripts that are inserted in another way.
    view.browser.script("const s = document.createElement('script'); s.textContent = 'document.title = \"bad\"'; document.body.append(s);");
    assert_ne!(view.browser.script("return document.title"), "bad");
    // The browser has logged that violation.
    view.browser.console();
}

/// A character that changes the direction of text affects only the name that contains it.
pub(super) fn turned_names(view: &View) {
    let is_forward = |css: &str, word: &str| {
        let places = view.browser.script(&format!(
            "for (const found of document.querySelectorAll('{css}')) {{
               const texts = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
               while (texts.nextNode()) {{
                 const at = texts.currentNode.data.indexOf('{word}');
                 if (at < 0) continue;
                 return [0, {}].map((step) => {{
                   const letter = document.createRange();
                   letter.setStart(texts.currentNode, at + step);
                   letter.setEnd(texts.currentNode, at + step + 1);
                   return letter.getBoundingClientRect().x;
                 }});
               }}
             }}",
            word.len() - 1
        ));
        let [first, last] =
            [0, 1].map(|at| places[at].as_f64().unwrap_or_else(|| panic!("no {word} in {css}")));
        assert!(first < last, "{css}: {word}");
    };
    // Puzzles with such names are refused.
    let puzzle = view.file("abcd_3.txt", "0 0 1\n0 1 -1\n1 1 1\n");
    let record =
        "(;SZ[9]RE[\u{202e}abc def]PB[Ku\u{202e}roda]KM[\u{202e}x]RU[\u{202e}rules];B[ee]C[\u{202e} turned])";
    let record = view.file("g\u{202e}ame.sgf", record);
    let (puzzle, record) = (puzzle.to_str().unwrap(), record.to_str().unwrap());
    view.open(&[puzzle, record]);
    view.has(".item .thumbnail", 2);
    view.hit(".item:nth-child(2)");
    view.tab("findings");
    view.says(".findings", "is not a known rule set");
    is_forward(".findings button", "known");
    view.tab("game");
    is_forward(".info dt", "Result");
    view.is_tidy();
}

/// Codes without a board: no game, an invalid board size, another game, codes that occur only in large files, in other
/// formats than SGF, or with estimates, and an uncertain encoding, which the folder decides.
const ON_NO_BOARD: [&str; 9] = ["E101", "E114", "E205", "E901", "E902", "E904", "P108", "P109", "R107"];

/// Every code with a board is on the page of lint's own cases, and each finding leads to its move, next to the position that
/// it repeats.
pub(super) fn every_finding(view: &View) {
    let folder = view.folder.path().join("records");
    fs::create_dir(&folder).unwrap();
    for file in test_support::files(&project("crates/sgf/tests/data/lint"), "sgf") {
        // Records without a game are not on a page.
        if run(view.program().args(["view", "-q", "-o", "-"]).arg(&file)).0 == 0 {
            fs::copy(&file, folder.join(file.file_name().unwrap())).unwrap();
        }
    }
    // In the language of the page.
    let program = || gocheck(&project(""));
    let (_, findings, _) = run(program().args(["lint", "-q", "--format", "json"]).arg(&folder));
    let expected: Vec<Value> = findings.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (_, codes, _) = run(program().args(["lint", "--codes"]));
    for line in codes.lines() {
        // Notes are reported on request.
        let [code, severity] = [0, 1].map(|at| line.split_whitespace().nth(at).unwrap());
        let is_there = expected.iter().any(|finding| finding["code"] == code);
        assert_eq!(is_there, !ON_NO_BOARD.contains(&code) && severity != "note", "{code}");
    }

    view.open(&[folder.to_str().unwrap()]);
    let mut expected = expected.into_iter();
    for number in 1..=view.count(".item") {
        view.browser.script_with_callback(&format!(
            "const [done] = arguments;
             addEventListener('hashchange', () => done(), {{ once: true }});
             location.hash = '#{number}';"
        ));
        let links = view.browser.script(
            "document.querySelector('[data-tab=findings]')?.click();
             const all = () =>
               [...document.querySelectorAll('.findings button')].filter((each) => each.checkVisibility());
             const text = (css) => document.querySelector(css)?.innerText ?? '';
             return all().map((_, index) => {
               all()[index].click();
               const { innerText, ariaCurrent } = all()[index];
               return [innerText, ariaCurrent, text('.where'), text('.repeated figcaption')];
             });",
        );
        for line in links.as_array().unwrap() {
            let [message, current, place, repeated] = [0, 1, 2, 3].map(|at| line[at].as_str().unwrap_or(""));
            let finding = expected.next().unwrap();
            assert_eq!((message, current), (finding["message"].as_str().unwrap(), "true"), "{finding}");
            // Findings at the same move.
            if finding["code"].as_str().unwrap().starts_with('M') && !finding["color"].is_null() {
                assert!(place.starts_with(&format!("{} / ", finding["move"])), "{place}: {finding}");
            }
            match finding["repeats"]["after"].as_u64() {
                None => {}
                Some(0) => {
                    assert!(repeated.starts_with("Repeated position: the start"), "{repeated}: {finding}")
                }
                Some(after) => {
                    assert!(
                        repeated.starts_with(&format!("Repeated position: after move {after}\n")),
                        "{repeated}: {finding}"
                    )
                }
            }
        }
    }
    assert_eq!(expected.next(), None);
    view.is_tidy();
}

/// The gallery of a run and lint's page: the same kind of boards, with answers and with findings.
pub(super) fn other_pages(view: &View) {
    let folder = view.folder.path();
    states::gallery(view);
    view.says(".item .note", "2 right, 2 missing, 1 extra");
    view.browser.until("document.querySelectorAll('.item .spots > *').length > 4");
    view.hit(".item");
    view.says(".solution summary", "Answer: 4 points");
    view.has(".marks .answer", 4);
    view.says(".reasons", "White may play at (3, 1). It captures 2 stones");
    view.says(".notes", "1 extra");
    view.is_tidy();

    // The two black stones of train_0 that have no liberty are crossed out.
    let run_of_0 = folder.join("run");
    assert_eq!(run(view.program().args(["-q", "data/train_0.txt", "-o"]).arg(&run_of_0)).0, 0);
    view.goto(&format!("{}/index.html", run_of_0.display()));
    view.has(".item .spots .dead.on-black", 2);
    view.says(".legend", "without liberties");

    states::feedback(view);
    view.says(".legend", "missing");
    assert_eq!(view.count("#many :is(input, select)"), 0);
    view.says("#many .facts", "20.0");
    view.hit(".item");
    view.says(".outcome", "2 right, 2 missing, 1 extra");
    view.has(".marks .missing", 2);
    view.is_tidy();

    let page = folder.join("lint");
    let mut command = gocheck(&project(""));
    command
        .args([
            "lint",
            "-q",
            "crates/sgf/tests/data/lint/double_ko_aga.sgf",
            "crates/sgf/tests/data/lint/clean.sgf",
            "--html",
        ])
        .arg(&page);
    assert_eq!(run(&mut command).0, 1);
    view.goto(&format!("{}/index.html", page.display()));
    view.says("h1", "crates/sgf/tests/data/lint/double_ko_aga.sgf");
    view.tab("findings");
    view.says(".findings", "situational superko");
    view.is_tidy();
}
