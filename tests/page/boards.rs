//! Use of `gocheck view` by mouse, touch and keyboard: looking, playing, editing, solving.

use crate::view::View;
use serde_json::json;

const CAPTURES: &str = "data/train_3.txt";

/// The course's answer to train_3: White captures at these points.
const RIGHT: [(usize, usize); 4] = [(0, 3), (0, 5), (1, 8), (3, 1)];

pub(super) fn look(view: &View) {
    view.open(&[CAPTURES]);
    for (row, col) in RIGHT {
        view.point(row, col);
        view.says(".words", &format!("White may play at ({row}, {col})."));
        assert!(view.words().contains(&view.word("It captures ")), "{}", view.words());
        view.browser.until("document.querySelectorAll('.stone.faded').length > 0");
    }
    // By keyboard, from the place of the pointer: the cursor is visible.
    view.cursor_up("(2, 1)");
    // No move is played, and the description disappears.
    view.has(".words.pointing", 0);
    view.has(".node", 0);
    view.is_tidy();
}

/// A ko: a stone is captured, and the page shows which rules allow recapturing at once.
pub(super) fn play(view: &View) {
    view.open_at(&[], "#b/1XO2/XO1O1/1XO2/5/5");
    view.press(1, 2);
    view.address("w/1XO2/X1XO1/1XO2/5/5");
    view.says(".taken", "1 captured");
    view.press(1, 1);
    view.says(".words", "White may not play at B4.");
    view.says(".words", "Ko: it immediately recaptures the stone that captured in move 1.");
    view.says(".differ", "No restrictions");
    view.says(".repeated", "Repeated position: the start");
    view.address("w/1XO2/X1XO1/1XO2/5/5");
    // Other rules have no ko, so the position may be repeated.
    view.tab("game");
    view.choose("#rules", "none");
    view.press(1, 1);
    view.address("b/1XO2/XO1O1/1XO2/5/5");
    // After an undo and another move, the tree has both moves.
    view.tab("moves");
    view.step("u");
    view.browser.until("location.hash === '#w/1XO2/X1XO1/1XO2/5/5'");
    view.press(4, 4);
    view.has(".node", 4);
    view.step("u");
    view.has(&format!("[aria-label={}] button", view.word("Moves")), 2);
    view.step("r");
    view.browser.until("location.hash === '#b/1XO2/X1XO1/1XO2/5/4O'");
    view.is_tidy();
}

/// Positions are edited, exported and imported again.
pub(super) fn edit(view: &View) {
    view.open(&[]);
    view.tab("edit");
    view.hit("[data-mark=alternate]");
    view.press(0, 0);
    view.press(0, 1);
    view.address("b/XO7/9/9/9/9/9/9/9/9");
    view.browser.write("#rows", "5");
    view.browser.write("#cols", "7");
    view.button("Set size");
    view.address("b/XO5/7/7/7/7");
    view.button("Mirror");
    view.address("b/5OX/7/7/7/7");
    view.button("Turn");
    view.address("b/5/5/5/5/5/4O/4X");

    // Intercept copied and saved content, because a headless browser has no clipboard and no downloads.
    view.browser.script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });
         URL.createObjectURL = (blob) => { window.saved = blob; return '#'; };
         HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };",
    );
    view.button("Copy puzzle");
    view.browser.until("window.copied === '5 4 1\\n6 4 -1\\n'");
    view.says("#notice", "Copied.");
    view.button("Copy line");
    view.browser.until("window.copied === '.............................O....X b'");
    view.button("Copy link");
    view.browser.until("window.copied.startsWith('file://') && window.copied.endsWith('#b/5/5/5/5/5/4O/4X')");
    view.button("Save SGF");
    view.browser.until("window.savedAs === 'board.sgf'");
    let text = view.browser.script_with_callback("window.saved.text().then(arguments[0])");
    assert_eq!(text, "(;GM[1]FF[4]CA[UTF-8]SZ[5:7]AB[eg]AW[ef]PL[B])\n");
    view.button("Save PNG");
    view.browser.until("window.savedAs === 'board.png'");
    let pixels = view.browser.script_with_callback(
        "createImageBitmap(window.saved).then((image) => arguments[0]([image.width, image.height]))",
    );
    assert_eq!(pixels, json!([300, 400]));

    // Import a puzzle, a line, and text that is neither.
    let put = |text: &str| {
        view.browser.write("[data-pane=edit] textarea", text);
        view.button("Put on the board");
    };
    put("0 0 -1\n6 4 1\n");
    view.address("b/X4/5/5/5/5/5/4O");
    put("X.O\n...\n");
    view.address("b/X1O/3");
    put("X.O..");
    view.says(".said", "A line of 5 points is not a square board");
    put("1 2 3 4\n");
    view.says(".said", "Line 1: “1 2 3 4” is not");
    put("X.O...... w");
    view.address("w/X1O/3/3");
    put("0 7 1");
    view.says(".said", "Line 1: 0 7 is off the 3 x 3 board.");
    view.browser.script(
        "const data = new DataTransfer(); data.items.add(new File(['1 1 -1'], 'x.txt'));
         document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));",
    );
    view.browser.until("location.hash === '#w/3/1X1/3'");
    for _ in 0..9 {
        view.button("Undo");
    }
    view.browser.until("location.hash === '#b/9/9/9/9/9/9/9/9/9'");
    view.is_tidy();
}

pub(super) fn exercise(view: &View) {
    view.open(&["--exercise", CAPTURES]);
    assert_eq!(view.count(".modes .choice button"), 1);
    for (row, col) in RIGHT {
        view.press(row, col);
    }
    view.says(".outcome", "4 points marked");
    view.button("Check");
    view.says(".outcome", "All right!");
    // Storing it in the browser may take a moment.
    let kept = view.word("1 of 1 right, 1 checked");
    for _ in 0..50 {
        view.browser.script("window.isOld = true; location.reload()");
        view.browser
            .until("!window.isOld && document.readyState === 'complete' && document.querySelector('.score')");
        if view.text(".score").contains(&kept) {
            break;
        }
    }
    view.shows(".score", &kept);

    let mine = view.file("mine_1.txt", "0 0 1\n0 1 -1\n1 1 1\n");
    view.open(&["--size", "5", mine.to_str().unwrap()]);
    view.mode("exercise");
    view.press(2, 0);
    view.button("Check");
    view.says(".outcome", "Not yet: 1 missing, 1 extra.");
    view.has(".marks .missing", 0);
    view.button("Show the answer");
    view.says(".outcome", "0 right, 1 missing, 1 extra");
    view.says(".outcome", "Rows and columns are swapped.");
    view.says(".reasons", "It captures 1 stone: (0, 1).");
    view.is_tidy();
}

/// The page has the program's language, and one click switches to the other.
pub(super) fn languages(view: &View) {
    view.open(&[CAPTURES]);
    let tags = [("en", "White may play at (0, 3)."), ("zh-CN", "白可以下在 (0, 3)。")];
    for _ in 0..2 {
        view.point(0, 3);
        let here = view.browser.script("return document.documentElement.lang");
        let (_, text) = tags.into_iter().find(|(tag, _)| here == *tag).unwrap();
        view.shows(".words", text);
        view.hit("#language");
        view.browser.until(&format!("document.documentElement.lang !== {here}"));
    }
    view.is_tidy();
}
