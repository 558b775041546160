//! The tools for records: marks, labels, arrows, texts, variations and counting.

use crate::view::View;

/// Marks appear on the board, undo removes them, and texts change the title.
pub(super) fn marks(view: &View) {
    let file = view.file("tools.sgf", "(;SZ[9]PB[Kuroda]PW[Shiroi];B[ee];W[cc](;B[gg];W[gc])(;B[cg]))");
    view.open(&[file.to_str().unwrap()]);
    view.browser.keys("#board", "\u{e010}");
    view.shows(".where", "4");
    for (tool, shape) in [("TR", "TR"), ("SQ", "SQ"), ("CR", "CR"), ("MA", "MA"), ("DD", "DD"), ("TB", "TB")]
    {
        view.hit(&format!("[data-mark={tool}]"));
        view.press(4, 4);
        view.has(&format!(".marks .{shape}"), 1);
        // Some marks replace others, and each can be removed.
        view.press(4, 4);
        view.has(&format!(".marks .{shape}"), 0);
    }
    view.hit("[data-mark=A]");
    view.press(0, 0);
    view.press(0, 1);
    view.hit("[data-mark='1']");
    view.press(0, 2);
    view.browser.until(
        "[...document.querySelectorAll('.marks .LB')].map((each) => each.textContent).join() === 'A,B,1'",
    );
    for tool in ["AR", "LN"] {
        view.hit(&format!("[data-mark={tool}]"));
        view.press(6, 0);
        view.press(7, 3);
        view.has(&format!(".marks .{tool}"), 1);
    }
    view.button("Undo");
    view.has(".marks .LN", 0);
    view.browser.script(
        "for (const [id, text] of [['C', 'A ] comment.'], ['PB', 'Black Bear']]) {
           const field = document.querySelector(`#text-${id}`);
           field.value = text;
           field.dispatchEvent(new Event('change'));
         }",
    );
    view.says("h1", "Black Bear – Shiroi");
    view.tab("edit");
    view.button("Delete from here");
    view.shows(".where", "3");
    view.button("Undo");
    view.shows(".where", "4");
    view.is_tidy();
}

/// A click removes a whole group from the board, and the rules decide what is counted.
pub(super) fn score(view: &View) {
    // Black has the left, White the right, and a white stone remains in Black's part.
    let column = |col: char| ('a'..='i').map(|row| format!("[{col}{row}]")).collect::<String>();
    let record = format!("(;SZ[9]KM[0.5]RU[Chinese]RE[W+5]AB{}AW{}[bb])", column('d'), column('f'));
    let file = view.file("score.sgf", &record);
    view.open(&[file.to_str().unwrap()]);
    view.mode("count");
    view.says(".scoring .outcome", "White wins by 28.5");
    view.press(1, 1);
    view.says(".scoring .outcome", "White wins by 0.5");
    view.says(".scoring", "The record says W+5.");
    view.tab("game");
    view.choose("#rules", "japanese");
    view.tab("tools");
    view.says(".scoring .outcome", "Black wins by 0.5");
    view.button("Write TB and TW");
    view.has(".marks .TB", 27);
    view.mode("study");
    view.has(".marks .TW", 27);
    view.is_tidy();
}
