//! Games that were cut, in files of many.

use super::games::{WITH_PASS, check};

/// A game that was cut within a value, a name, or between them hides none of those after it.
#[test]
fn a_cut_game_hides_no_other() {
    for cut in ["B[F1//0.01];)", "1//0.01];)", "];)", "W[PASS]", "ASS]", "[GGS/os]", "PC[GGS/os]"] {
        let (start, _) = WITH_PASS.split_once(cut).unwrap();
        let faulty = WITH_PASS.replace("RE[+64.00]", "RE[+5.00]");
        let text = format!("{WITH_PASS}\n1 {start}\n{start} {WITH_PASS}\n{faulty}\n");
        let (code, output, _) = check(text.as_bytes(), "x.ggf");
        let no_end = "the game has no end: expected ;)";
        let stones = "the stones are 6 to 0: the file says +5 for black";
        let expected =
            format!("x.ggf:2: game 2: {no_end}\nx.ggf:3: game 3: {no_end}\nx.ggf:4: game 5: {stones}\n");
        assert_eq!((code, output), (1, expected), "{cut}");
    }
    let start = "(;GM[2]FF[4]SZ[8];B[fe];W[df]";
    for cut in ["\n", ";B[c\n", "C[so\n", "(;B[cc]\n", ";B\n"] {
        let text = format!("{start})\n{start}{cut}{start};B[aa])\n");
        let (_, output, _) = check(text.as_bytes(), "x.sgf");
        let last = 2 + cut.lines().count();
        assert!(
            output.ends_with(&format!(
                "x.sgf:{last}: game 3, move 3: a1 is illegal: a disc on a1 would not flip anything\n"
            )),
            "{cut:?}: {output}"
        );
    }
    let text = include_str!("../data/ataxx/cuteataxx.pgn");
    let faulty = text.replace("2. g2 a2", "2. g2 a3");
    for cut in ["[FEN", "EN \"x5o", "{ movetime 7 }", "movetime 12 }", "12 }", "1... f7"] {
        let (start, _) = text.rsplit_once(cut).unwrap();
        let before = format!("{start}\n{text}");
        let (_, output, _) = check(format!("{before}{faulty}").as_bytes(), "x.pgn");
        let last = before.matches('\n').count() + 1;
        let fault = format!("x.pgn:{last}: game 5, move 4: a3 is illegal: no own stone is next to a3\n");
        assert!(output.ends_with(&fault), "{cut}: {output}");
    }
}
