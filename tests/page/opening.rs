//! Records are opened on the page, changed, saved, and kept as drafts.

use crate::view::View;
use serde_json::{Value, json};
use test_support::browser::Kind;

/// The contents are texts, or bytes as JSON.
pub(super) fn drop_files(view: &View, files: &[(&str, Value)]) {
    view.browser.script(&format!(
        "const data = new DataTransfer();
         for (const [name, content] of {})
           data.items.add(new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
         document.body.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}));",
        json!(files)
    ));
}

/// Saves by Ctrl+S, without a download. Returns the name and the text.
fn save(view: &View) -> (String, String) {
    view.browser.script(
        "URL.createObjectURL = (blob) => { window.saved = blob; return '#'; };
         HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
         document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }));",
    );
    let text = view.browser.script_with_callback("window.saved.text().then(arguments[0])");
    let name = view.browser.script("return window.savedAs");
    (name.as_str().unwrap().to_owned(), text.as_str().unwrap().to_owned())
}

/// Returns true if the page asks before it is left.
fn asks(view: &View) -> bool {
    let asked = "const event = new Event('beforeunload', { cancelable: true });
                 dispatchEvent(event);
                 return event.defaultPrevented;";
    view.browser.script(asked).as_bool().unwrap()
}

pub(super) fn reload(view: &View) {
    view.browser.script("window.onbeforeunload = null; window.isOld = true; location.reload()");
    view.browser
        .until("!window.isOld && document.readyState === 'complete' && document.querySelector('.board')");
}

/// A record is dropped, continued, saved and restored after a reload; nothing of it is lost.
fn a_record(view: &View) {
    view.open(&[]);
    assert!(!asks(view));
    drop_files(view, &[("game.sgf", json!("(;SZ[9]PB[Kuro]XX[a\\]][b];B[ee]C[first](;W[cc])(;W[gg]))"))]);
    view.shows("h1", "game");
    view.step("r");
    view.comment("first");
    view.step("r");
    assert!(!asks(view));
    view.press(0, 0);
    view.has(".node", 5);
    assert!(asks(view));
    let expected = "(;CA[UTF-8]SZ[9]PB[Kuro]XX[a\\]][b];B[ee]C[first](;W[cc];B[aa])(;W[gg]))\n";
    assert_eq!(save(view), ("game.sgf".to_owned(), expected.to_owned()));
    view.says("#notice", "Saved as game.sgf.");
    assert!(!asks(view));

    // Unsaved moves are kept when the page is left, and survive any number of reloads.
    view.press(8, 8);
    assert!(asks(view));
    let kept = "return Object.keys(localStorage).some((key) => key.startsWith('gocheck draft'))";
    assert_eq!(view.browser.script(kept), true);
    for _ in 0..2 {
        reload(view);
        view.shows("h1", "game");
        view.has(".node", 6);
        view.shows(".where", "4 / 4");
        view.browser.script_with_callback("setTimeout(arguments[0], 500)");
        assert_eq!(view.count(".draft"), 0);
        assert!(asks(view));
    }
    let (_, text) = save(view);
    assert_eq!(text, expected.replace("B[aa]", "B[aa];W[ii]"));
    reload(view);
    view.browser.script_with_callback("setTimeout(arguments[0], 500)");
    assert_eq!(view.count(".draft"), 0);
    view.is_tidy();
}

/// Drafts of several tabs do not overwrite each other, and can be discarded.
fn drafts_of_two_tabs(view: &View) {
    let record = view.file("shared.sgf", "(;SZ[9];B[ee])");
    view.open(&[record.to_str().unwrap()]);
    let play = |col: usize| {
        view.press(0, col);
        view.browser.until("document.querySelectorAll('.node').length === 3");
    };
    let drafts = "Object.keys(localStorage).filter((key) => key.startsWith('gocheck draft')).length";
    play(0);
    view.browser.until(&format!("{drafts} === 1"));
    let first = view.browser.window();
    let address = view.browser.script("return location.href.split('#')[0]");
    let second = view.browser.new_window();
    view.browser.look_at(&second);
    view.browser.goto(address.as_str().unwrap());
    view.browser.until("document.querySelector('.board')");
    // The draft of a tab that is open is not offered to another one.
    view.browser.script_with_callback("setTimeout(arguments[0], 600)");
    assert_eq!(view.count(".draft"), 0);
    play(1);
    view.browser.until(&format!("{drafts} === 2"));
    reload(view);
    view.has(".draft", 1);
    view.button("Restore");
    view.shows("h1", "shared");
    assert!(save(view).1.contains("(;B[ba])"));
    view.browser.look_at(&first);
    reload(view);
    view.has(".draft", 1);
    view.button("Discard");
    view.browser.until(&format!("{drafts} === 0"));
    view.has(".node", 2);
    view.is_tidy();
}

/// Drafts of one record, restored next to each other and to unsaved moves, all remain, each at its move.
#[test]
fn drafts_replace_nothing() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = &View::desk(&driver);
    let record = view.file("shared.sgf", "(;SZ[9];B[ee])");
    view.open(&[record.to_str().unwrap()]);
    let play = |points: &[(usize, usize)]| {
        for (row, col) in points {
            let nodes = view.count(".node");
            view.press(*row, *col);
            view.has(".node", nodes + 1);
        }
    };
    // Two visits end without saving. The first one steps back after its moves.
    play(&[(0, 0), (0, 1)]);
    view.step("u");
    view.has(".stones > *", 1);
    reload(view);
    view.has(".draft", 1);
    // Times are shown in seconds.
    view.browser.until("performance.now() > 1000");
    play(&[(0, 2)]);
    reload(view);
    view.has(".draft", 2);
    // Each states when it was made, though both were made within a few seconds.
    let times = "return [...document.querySelectorAll('.draft')].map((each) => each.textContent)";
    let times = view.browser.script(times);
    assert_ne!(times[0], times[1]);
    // They do not overlap.
    let ends = "return [...document.querySelectorAll('.draft')].map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])";
    let ends = view.browser.script(ends);
    assert!(ends[0][1].as_f64() < ends[1][0].as_f64(), "{ends}");

    // Moves of this visit, then the drafts.
    play(&[(0, 3), (0, 4), (0, 5)]);
    view.button("Restore");
    view.has("#game option", 2);
    view.has(".stones > *", 1);
    view.button("Restore");
    view.has("#game option", 3);
    view.has(".stones > *", 1);
    view.has(".draft", 0);
    assert!(asks(view));
    let saved = [("0", 3), ("1", 1), ("2", 1)].map(|(board, stones)| {
        view.choose("#game", board);
        view.has(".stones > *", stones);
        save(view)
    });
    // The moves of this visit, then the drafts, the latest first.
    let moves = ["(;B[ee])(;B[da];W[ea];B[fa])", "(;B[ee])(;B[ca])", "(;B[ee])(;B[aa];W[ba])"];
    let expected = moves.map(|moves| ("shared.sgf".to_owned(), format!("(;CA[UTF-8]SZ[9]{moves})\n")));
    assert_eq!(saved, expected);
    let names = "return [...document.querySelectorAll('#game option')].map((each) => each.textContent)";
    assert_eq!(view.browser.script(names), json!(["shared", "shared (2)", "shared (3)"]));
    assert!(!asks(view));
    view.is_tidy();
}

/// Two tabs of a page check different puzzles and change different settings: the browser keeps both.
#[test]
fn answers_of_two_tabs() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = &View::desk(&driver);
    view.open_at(&["--exercise", "data/train_3.txt", "data/train_4.txt"], "#1");
    let address = view.browser.script("return location.href");
    let [first, second] = [view.browser.window(), view.browser.new_window()];
    view.browser.look_at(&second);
    view.browser.goto(address.as_str().unwrap());
    // The second tab has seen the first puzzle when the first tab checks it.
    view.shows("h1", "train_3");
    let check = |puzzle: &str| {
        view.shows("h1", puzzle);
        view.press(8, 8);
        view.button("Check");
    };
    let turn_off = |setting: &str| {
        view.button("Show the answer");
        view.button("Explore");
        view.tab("settings");
        view.hit(&format!("#{setting}"));
    };
    view.browser.look_at(&first);
    check("train_3");
    turn_off("atari");
    view.browser.look_at(&second);
    let kept = |puzzle: &str| format!("localStorage.getItem('gocheck exercise')?.includes('{puzzle} ')");
    view.browser.until(&kept("train_3"));
    view.browser.script("location.hash = '#2'");
    check("train_4");
    // Unchecked marks are cleared, but not those checked in another tab.
    view.browser.script("location.hash = '#1'");
    view.shows("h1", "train_3");
    view.press(8, 8);
    view.button("Clear marks");
    view.browser.script("location.hash = '#2'");
    view.shows("h1", "train_4");
    view.browser.until("localStorage.getItem('gocheck settings').includes('\"atari\":false')");
    turn_off("wheel");
    view.browser.look_at(&first);
    view.browser.until(&kept("train_4"));
    view.browser.until("localStorage.getItem('gocheck settings').includes('\"wheel\":false')");
    reload(view);
    view.shows(".score", "2 checked");
    let options = "return ['atari', 'followers', 'wheel'].map((id) => document.getElementById(id).checked)";
    assert_eq!(view.browser.script(options), json!([false, true, false]));
    view.is_tidy();
}

/// Archives, several files, encodings, damaged files, text.
fn other_files(view: &View) {
    view.open(&[]);
    let text = "(;SZ[9]PB[聂卫平]PW[马晓春];B[ee])";
    // GBK, undeclared.
    let gbk: Vec<u8> =
        [b"(;SZ[9]PB[".as_slice(), b"\xc4\xf4\xce\xc0\xc6\xbd]PW[\xc2\xed\xcf\xfe\xb4\xba", b"];B[ee])"]
            .concat();
    drop_files(view, &[("names.sgf", json!(gbk))]);
    view.says("#notice", "The encoding is probably GB18030.");
    view.shows("body", "聂卫平");
    view.choose("#encoding", "Big5");
    view.browser.until("!document.body.innerText.includes('聂卫平')");
    view.choose("#encoding", "GB18030");
    view.shows("body", "马晓春");
    assert_eq!(save(view).1, text.replace("(;", "(;CA[UTF-8]") + "\n");

    // Of several files at once, a damaged one states where the damage is.
    drop_files(
        view,
        &[("two.sgf", json!("(;SZ[5];B[aa])(;SZ[7];B[bb])")), ("cut.sgf", json!("(;SZ[9]\n;B[ee];W[cc"))],
    );
    view.says("#notice", "cut is damaged");
    view.has("#game option", 4);
    view.choose("#game", "2");
    view.shows("h1", "two 2");

    // An archive with a deflated and a stored record.
    view.browser.script_with_callback(
        "const [done] = arguments;
         const bytes = (text) => new TextEncoder().encode(text);
         const number = (value, count) => Array.from({ length: count }, (_, at) => (value >> (8 * at)) & 255);
         const deflate = async (text) => new Uint8Array(
           await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
         (async () => {
           const out = [];
           const directory = [];
           const members = [['in/a.sgf', '(;SZ[9]C[deflated];B[ee])', 8], ['b.sgf', '(;SZ[9];W[ee])', 0], ['c.jpg', 'x', 0]];
           for (const [name, text, method] of members) {
             const packed = method === 8 ? await deflate(text) : bytes(text);
             const sizes = [...number(method, 2), ...number(0, 8), ...number(packed.length, 4), ...number(text.length, 4),
               ...number(name.length, 2), ...number(0, 2)];
             directory.push(...bytes('PK\\x01\\x02'), ...number(0, 6), ...sizes, ...number(0, 10), ...number(out.length, 4),
               ...bytes(name));
             out.push(...bytes('PK\\x03\\x04'), ...number(0, 4), ...sizes, ...bytes(name), ...packed);
           }
           const end = [...bytes('PK\\x05\\x06'), ...number(0, 4), ...number(3, 2), ...number(3, 2),
             ...number(directory.length, 4), ...number(out.length, 4), 0, 0];
           const data = new DataTransfer();
           data.items.add(new File([new Uint8Array([...out, ...directory, ...end])], 'games.zip'));
           document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
           done();
         })();",
    );
    view.has("#game option", 6);
    view.shows("h1", "a");
    view.comment("deflated");

    // Pasted text is a record or a puzzle.
    let paste = |text: &str| {
        view.browser.script(&format!(
            "const data = new DataTransfer(); data.setData('text/plain', {});
             document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true, cancelable: true }}));",
            json!(text)
        ));
    };
    paste("(;SZ[3]C[pasted];B[bb])");
    view.comment("pasted");
    paste("9 9 9");
    view.says("#notice", "Line 1: “9 9 9” is not");
    view.is_tidy();
}

#[test]
fn files_are_opened_saved_and_kept() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    a_record(&View::desk(&driver));
    drafts_of_two_tabs(&View::desk(&driver));
    other_files(&View::desk(&driver));
}
