mod board;

use board::Board;

fn main() {
    let tag = "test";
    for name in ["0", "00", "1", "2", "3", "4", "5"] {
        let board = Board::read(&format!("{tag}_{name}.txt"));
        if name.starts_with('0') {
            println!("[{tag}]Problem {name}: rule checking:{}", board.is_legal());
            continue;
        }
        let least = if name == "5" { 0 } else { 1 };
        let mut answer = board.points(0);
        answer.retain(|&point| board.play(point).is_some_and(|captured| captured >= least));
        let title = if name == "5" { "all possible position" } else { "forward on step" };
        println!("[{tag}]Problem {name}: {title}:{answer:?}");
    }
}
