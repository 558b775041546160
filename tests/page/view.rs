//! `gocheck view` in a real browser, as people use it: from a file, without a network, by mouse, touch and keys.

use crate::gocheck;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::thread;
use test_support::browser::{Browser, driver};
use test_support::{project, run};

/// The sizes of windows: a desk's, a phone's upright and on its side.
const SIZES: [(u32, u32); 3] = [(1280, 800), (390, 844), (844, 390)];

/// Writes a page and opens it.
struct View {
    browser: Browser,
    folder: tempfile::TempDir,
}

impl View {
    fn new(driver: &str, (width, height): (u32, u32), language: &str) -> Self {
        let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion"];
        let mut options = json!({ "args": arguments, "prefs": {"intl.accept_languages": language} });
        if (width, height) == SIZES[0] {
            options["args"].as_array_mut().unwrap().push(json!(format!("--window-size={width},{height}")));
        } else {
            let metrics = json!({"width": width, "height": height, "pixelRatio": 1.0});
            options["mobileEmulation"] = json!({"deviceMetrics": metrics});
        }
        let capabilities = json!({"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}});
        let browser = Browser::open(driver, &capabilities);
        browser.tool("Network.enable", &json!({}));
        let offline =
            json!({"offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        browser.tool("Network.emulateNetworkConditions", &offline);
        Self { browser, folder: tempfile::tempdir().unwrap() }
    }

    /// A file in the folder of the test.
    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    fn open(&self, arguments: &[&str]) {
        self.open_at(arguments, "");
    }

    /// Opens a page at a fragment of its address.
    fn open_at(&self, arguments: &[&str], fragment: &str) {
        let page = self.folder.path().join("page.html");
        let mut command = gocheck(&project(""));
        command.arg("view").args(arguments).args(["-q", "-o"]).arg(&page);
        assert_eq!(run(&mut command), (0, String::new(), String::new()));
        // Another address with the same file would not be loaded anew.
        self.browser.goto("about:blank");
        self.browser.goto(&format!("file://{}{fragment}", page.display()));
        self.browser.until("document.querySelector('.board, .item')");
    }

    /// Where a point is in the window.
    fn place(&self, row: usize, col: usize) -> (f64, f64) {
        let place = self.browser.script(&format!(
            "const at = new DOMPoint({col}, {row}).matrixTransform(document.querySelector('.board').getScreenCTM());
             return [at.x, at.y];"
        ));
        (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
    }

    fn hover(&self, row: usize, col: usize) {
        let (x, y) = self.place(row, col);
        self.browser.point("mouse", x, y, false);
    }

    fn press(&self, kind: &str, row: usize, col: usize) {
        self.browser.script("document.querySelector('.board').scrollIntoView({ block: 'center' })");
        let (x, y) = self.place(row, col);
        self.browser.point(kind, x, y, true);
    }

    fn mode(&self, mode: &str) {
        self.browser.click(&format!("[data-value={mode}]"));
    }

    /// What is said of the point.
    fn words(&self) -> String {
        self.text(".words")
    }

    fn text(&self, css: &str) -> String {
        let text = self.browser.script(&format!("return document.querySelector('{css}').innerText"));
        text.as_str().unwrap().to_owned()
    }

    fn says(&self, css: &str, text: &str) {
        self.browser
            .until(&format!("document.querySelector('{css}')?.innerText.includes({})", Value::from(text)));
    }

    /// The position as the address has it.
    fn stones(&self) -> String {
        self.browser.script("return location.hash.slice(1)").as_str().unwrap().to_owned()
    }

    /// Nothing is too wide, and nothing was complained of.
    fn is_tidy(&self) {
        let overflow = self.browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(overflow.as_i64().unwrap() <= 0, "{overflow} pixels too wide");
        assert_eq!(self.browser.console(), json!([]));
    }
}

const CAPTURES: &str = "data/train_3.txt";

/// What the course says of train_3: White captures at these points.
const RIGHT: [(usize, usize); 4] = [(0, 3), (0, 5), (1, 8), (3, 1)];

fn look(driver: &str, size: (u32, u32), kind: &str) {
    let view = View::new(driver, size, "en");
    view.open(&[CAPTURES]);
    for (row, col) in RIGHT {
        if kind == "mouse" {
            view.hover(row, col)
        } else {
            view.press(kind, row, col)
        }
        view.says(".words", &format!("White may play at ({row}, {col})."));
        assert!(view.words().contains("It takes "), "{}", view.words());
        view.browser.until("document.querySelectorAll('.stone.faded').length > 0");
    }
    // By keys: from the last point up and left; the cursor is seen.
    view.browser.keys("#board", "\u{e013}");
    view.says(".words", "(2, 1)");
    view.browser.until("document.querySelector('.cursor rect')");
    view.browser.keys("#board", "\u{e00c}");
    view.says(".words", "Point at a stone");
    view.is_tidy();
}

fn choose(view: &View, select: &str, value: &str) {
    let script = "const s = document.querySelector('SELECT'); s.value = 'VALUE'; s.dispatchEvent(new Event('change'));";
    view.browser.script(&script.replace("SELECT", select).replace("VALUE", value));
}

/// A ko: a stone is taken, and by which rules it may be taken back at once.
fn play(driver: &str, size: (u32, u32), kind: &str) {
    let view = View::new(driver, size, "en");
    view.open_at(&[], "#b/1XO2/XO1O1/1XO2/5/5");
    view.mode("try");
    view.press(kind, 1, 2);
    assert_eq!(view.stones(), "w/1XO2/X1XO1/1XO2/5/5");
    view.says(".turn", "Black has taken 1 stone");
    view.press(kind, 1, 1);
    view.says(".words", "White may not play at B4.");
    view.says(".words", "Ko: it retakes at once the stone that took in move 1.");
    view.says(".differ", "none");
    view.says(".repeated", "The start, which it repeats");
    assert_eq!(view.stones(), "w/1XO2/X1XO1/1XO2/5/5");
    // Elsewhere first, and it is no ko any more, but a repetition of two moves before.
    choose(&view, "#rules", "none");
    view.press(kind, 1, 1);
    assert_eq!(view.stones(), "b/1XO2/XO1O1/1XO2/5/5");
    // Taken back, and another way: the tree has both.
    view.browser.keys("#board", "u");
    view.browser.until("location.hash === '#w/1XO2/X1XO1/1XO2/5/5'");
    view.press(kind, 4, 4);
    view.browser.until("document.querySelectorAll('.node').length === 4");
    view.browser.keys("#board", "u");
    view.browser.until("document.querySelectorAll('[aria-label=Moves] button').length === 2");
    view.browser.keys("#board", "r");
    view.browser.until("location.hash === '#b/1XO2/X1XO1/1XO2/5/4O'");
    view.is_tidy();
}

/// Positions are put together, changed, and go out and in again.
fn edit(driver: &str, size: (u32, u32), kind: &str) {
    let view = View::new(driver, size, "en");
    view.open(&[]);
    view.mode("edit");
    view.press(kind, 0, 0);
    view.press(kind, 0, 1);
    assert_eq!(view.stones(), "b/XO7/9/9/9/9/9/9/9/9");
    view.browser
        .script("document.querySelector('#rows').value = 5; document.querySelector('#cols').value = 7;");
    let click = |name: &str| {
        view.browser.script(&format!(
            "[...document.querySelectorAll('button')].find((each) => each.innerText === '{name}').click()"
        ));
    };
    click("Set size");
    assert_eq!(view.stones(), "b/XO5/7/7/7/7");
    click("Mirror");
    assert_eq!(view.stones(), "b/5OX/7/7/7/7");
    click("Turn");
    assert_eq!(view.stones(), "b/5/5/5/5/5/4O/4X");

    // What is copied and saved is caught, since a browser without a window lets nothing out.
    view.browser.script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });
         URL.createObjectURL = (blob) => { window.saved = blob; return '#'; };
         HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };",
    );
    click("Copy puzzle");
    view.browser.until("window.copied === '5 4 1\\n6 4 -1\\n'");
    view.says(".said", "Copied.");
    click("Copy line");
    view.browser.until("window.copied === '.............................O....X b'");
    click("Copy link");
    view.browser.until("window.copied.startsWith('file://') && window.copied.endsWith('#b/5/5/5/5/5/4O/4X')");
    click("Save SGF");
    view.browser.until("window.savedAs === 'board.sgf'");
    let text = view.browser.script_with_callback("window.saved.text().then(arguments[0])");
    assert_eq!(text, "(;GM[1]FF[4]CA[UTF-8]SZ[5:7]AB[eg]AW[ef]PL[B])\n");
    click("Save PNG");
    view.browser.until("window.savedAs === 'board.png'");
    let pixels = view.browser.script_with_callback(
        "createImageBitmap(window.saved).then((image) => arguments[0]([image.width, image.height]))",
    );
    assert_eq!(pixels, json!([300, 400]));

    // In: a puzzle, a line, and what is neither.
    let put = |text: &str| {
        view.browser.script(&format!("document.querySelector('textarea').value = {}", Value::from(text)));
        click("Put on the board");
    };
    put("0 0 -1\n6 4 1\n");
    assert_eq!(view.stones(), "b/X4/5/5/5/5/5/4O");
    put("X.O\n...\n");
    assert_eq!(view.stones(), "b/X1O/3");
    put("X.O..");
    view.says(".said", "A line of 5 points is no square board");
    put("1 2 3 4\n");
    view.says(".said", "Line 1: “1 2 3 4” is not");
    put("X.O...... w");
    assert_eq!(view.stones(), "w/X1O/3/3");
    put("0 7 1");
    view.says(".said", "Line 1: 0 7 is off the 3 x 3 board.");
    view.browser.script(
        "const data = new DataTransfer(); data.items.add(new File(['1 1 -1'], 'x.txt'));
         document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));",
    );
    view.browser.until("location.hash === '#w/3/1X1/3'");
    // All of it can be taken back.
    for _ in 0..10 {
        view.browser.keys("#board", "u");
    }
    view.browser.until("location.hash === '#b/9/9/9/9/9/9/9/9/9'");
    view.is_tidy();
}

fn exercise(driver: &str, size: (u32, u32), kind: &str) {
    let view = View::new(driver, size, "en");
    view.open(&["--exercise", CAPTURES]);
    assert_eq!(view.browser.script("return document.querySelectorAll('.controls .choice button').length"), 1);
    for (row, col) in RIGHT {
        view.press(kind, row, col);
    }
    view.says(".outcome", "4 points marked");
    view.browser.click("button.main");
    view.says(".outcome", "All right!");
    // It is kept in the browser.
    view.browser.script("location.reload()");
    view.browser.until("document.readyState === 'complete' && document.querySelector('.score')");
    view.says(".score", "1 of 1 right, 1 checked");

    let mine = view.file("mine_1.txt", "0 0 1\n0 1 -1\n1 1 1\n");
    view.open(&["--size", "5", mine.to_str().unwrap()]);
    view.mode("exercise");
    view.press(kind, 2, 0);
    view.browser.click("button.main");
    view.says(".outcome", "0 right, 1 missing, 1 extra");
    view.says(".outcome", "Rows and columns are swapped.");
    view.says(".reasons", "It takes 1 stone: (0, 1).");
    view.is_tidy();
}

/// The answers below the small boards, for all of the course's puzzles.
fn answers(driver: &str) {
    let view = View::new(driver, SIZES[0], "en");
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
            let said = view.browser.script(&format!(
                "return [...document.querySelectorAll('.item')].find((each) => each.querySelector('b').innerText === '{name}')
                   .querySelector('.about').innerText"
            ));
            let said = said.as_str().unwrap();
            assert_eq!(said.split(" · ").nth(1), Some(expected.as_str()), "{name}: {said}");
        }
    }
    view.is_tidy();
}

fn many(driver: &str, size: (u32, u32)) {
    let view = View::new(driver, size, "en");
    let folder = view.folder.path().join("puzzles");
    fs::create_dir(&folder).unwrap();
    for number in 0..1000 {
        let stones = format!("0 0 1\n0 1 -1\n1 1 1\n{} {} -1\n", 2 + number % 7, number / 7 % 9);
        fs::write(folder.join(format!("set{}_{}.txt", number / 2, 4 + number % 2)), stones).unwrap();
    }
    view.open(&[folder.to_str().unwrap()]);
    view.says(".filters output", "1000 boards");
    view.browser.until("document.querySelectorAll('.item .thumbnail').length > 0");
    let drawn = view.browser.script("return document.querySelectorAll('.item .thumbnail').length");
    assert!(drawn.as_u64().unwrap() < 200, "{drawn} are drawn, most of them out of sight");
    view.browser.script("scrollTo(0, document.body.scrollHeight); document.querySelector('.item:last-child').scrollIntoView()");
    view.browser.until("document.querySelector('.item:last-child .thumbnail')");
    choose(&view, "#by-question", "moves");
    view.says(".filters output", "500 of 1000 boards");
    choose(&view, "#by-tag", "set7");
    view.says(".filters output", "1 of 1000 boards");
    choose(&view, "#by-tag", "");
    choose(&view, "#by-question", "");
    view.browser.keys("#search", "SET49");
    // set49 and set490 to set499, two of each.
    view.says(".filters output", "22 of 1000 boards");
    view.browser.click(".item");
    view.browser.until(
        "!document.querySelector('#one').hidden && document.querySelector('h1').innerText === 'set490_4'",
    );
    view.browser.click("[aria-label='Next board']");
    view.browser.until("document.querySelector('h1').innerText !== 'set490_4'");
    view.browser.script("history.go(-2)");
    view.browser.until("document.querySelectorAll('.item').length === 22");
    view.is_tidy();
}

/// Findings lead to their moves, with the earlier position beside; what a file says is text.
fn records(driver: &str, size: (u32, u32)) {
    let view = View::new(driver, size, "en");
    view.open(&["tests/data/lint/double_ko_aga.sgf"]);
    view.says(".findings", "situational superko");
    view.browser.script("document.querySelectorAll('.findings button')[1].click()");
    view.says(".where", "Move 5 of 6");
    view.says(".repeated", "After move 1, which it repeats");
    assert_eq!(view.browser.script("return document.querySelector('#rules').value"), "aga");
    view.browser.keys("#board", "u");
    view.says(".where", "Move 4 of 6");
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
    view.says(".comment", hostile);
    view.says(".info", hostile);
    view.says("h1", "<b onclick=alert(1)>'&\"");
    assert_ne!(view.browser.script("return document.title"), "bad");
    assert_eq!(
        view.browser.script("return document.querySelectorAll('main img, main script, [onclick]').length"),
        0
    );
    view.browser
        .until("document.querySelectorAll('.marks > :is(.TR, .SQ, .CR, .MA, .TB, .TW, .LB)').length === 7");
    view.browser.keys("#board", "r");
    view.browser.until("document.querySelectorAll('[aria-label=Moves] button').length === 2");
    view.browser.script("document.querySelectorAll('[aria-label=Moves] button')[1].click()");
    view.says(".comment", "&lt;");
    view.is_tidy();
    // Nor would anything run that came in by another way.
    view.browser.script("const s = document.createElement('script'); s.textContent = 'document.title = \"bad\"'; document.body.append(s);");
    assert_ne!(view.browser.script("return document.title"), "bad");
}

/// Every record of lint's own cases is shown.
fn every_case(driver: &str) {
    let view = View::new(driver, SIZES[0], "en");
    let folder = view.folder.path().join("records");
    fs::create_dir(&folder).unwrap();
    for file in test_support::files(&project("tests/data/lint"), "sgf") {
        // Those without a game are not for a page.
        if run(gocheck(&project("")).args(["view", "-q", "-o", "-"]).arg(&file)).0 == 0 {
            fs::copy(&file, folder.join(file.file_name().unwrap())).unwrap();
        }
    }
    view.open(&[folder.to_str().unwrap()]);
    let count = view.browser.script("return document.querySelectorAll('.item').length").as_u64().unwrap();
    assert!(count > 100, "{count}");
    for number in 1..=count {
        view.browser.script(&format!("location.hash = '#{number}'"));
        view.browser
            .until(&format!("location.hash === '#{number}' && !document.querySelector('#one').hidden"));
        view.browser.script("document.querySelectorAll('.findings button').forEach((each) => each.click()); document.querySelector('[title^=\"To the end\"]').click()");
    }
    view.is_tidy();
}

/// The program's language is the page's, and the other one is a click away.
fn languages(driver: &str) {
    let view = View::new(driver, SIZES[1], "zh-CN");
    view.open(&["--lang", "zh", CAPTURES]);
    assert_eq!(view.browser.script("return document.documentElement.lang"), "zh-CN");
    view.press("touch", 0, 3);
    view.says(".words", "白可以下在 (0, 3)。");
    view.browser.click("#language");
    view.says(".words", "White may play at (0, 3).");
    assert_eq!(view.browser.script("return document.documentElement.lang"), "en");
    view.is_tidy();
}

#[test]
fn boards_in_a_browser() {
    let Some((_driver, address)) = driver() else { return };
    let address = address.as_str();
    thread::scope(|scope| {
        for (size, kind) in SIZES.into_iter().zip(["mouse", "touch", "touch"]) {
            scope.spawn(move || {
                look(address, size, kind);
                play(address, size, kind);
                edit(address, size, kind);
                exercise(address, size, kind);
                many(address, size);
                records(address, size);
            });
        }
        scope.spawn(|| answers(address));
        scope.spawn(|| every_case(address));
        scope.spawn(|| languages(address));
    });
}

/// What lint says of a record is what the page says of it.
#[test]
fn the_page_has_what_lint_finds() {
    for file in test_support::files(&project("tests/data/lint"), "sgf") {
        let said = |arguments: &[&str]| run(gocheck(&project("")).args(arguments).arg(&file)).1;
        let linted = said(&["lint", "-q", "--format", "json"]);
        let page = said(&["view", "-q", "-o", "-"]);
        let Some((_, data)) = page.split_once("id=\"data\">") else { continue };
        let data: Value = serde_json::from_str(data.split("</script>").next().unwrap()).unwrap();
        let boards = data["boards"].as_array().unwrap();
        let shown: Vec<String> = boards
            .iter()
            .flat_map(|board| board["findings"].as_array().unwrap())
            .map(|finding| {
                format!("{} {}", finding["code"].as_str().unwrap(), finding["place"].as_str().unwrap())
            })
            .collect();
        let expected: Vec<String> = linted
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap())
            .map(|line| format!("{} {}:{}", line["code"].as_str().unwrap(), line["line"], line["column"]))
            .collect();
        assert_eq!(shown, expected, "{}", file.display());
    }
}

#[test]
fn an_empty_board_is_small() {
    let (status, page, _) = run(gocheck(&project("")).args(["view", "-o", "-"]));
    assert_eq!(status, 0);
    assert!(page.len() < 60_000, "{} bytes", page.len());
}

/// A file that somebody made is not replaced.
#[test]
fn other_files_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mine = folder.path().join("mine.txt");
    fs::write(&mine, "0 0 1\n").unwrap();
    let (status, _, said) = run(gocheck(folder.path()).args(["view", "-o", "mine.txt"]));
    assert_eq!(status, 2);
    assert!(said.contains("mine.txt is there and is no page of gocheck's"), "{said}");
    assert_eq!(fs::read_to_string(&mine).unwrap(), "0 0 1\n");
    // One's own page is.
    for _ in 0..2 {
        let (status, _, said) = run(gocheck(folder.path()).args(["view", "mine.txt", "-o", "page.html"]));
        assert_eq!((status, said.as_str()), (0, "boards: 1, written to page.html\n"));
    }
}
