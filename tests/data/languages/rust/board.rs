use std::collections::HashSet;
use std::fs;

pub type Point = (usize, usize);

#[derive(Clone)]
pub struct Board([[i8; 9]; 9]);

impl Board {
    pub fn read(path: &str) -> Board {
        let text = fs::read_to_string(path).expect("cannot read the puzzle");
        let mut board = Board([[0; 9]; 9]);
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let words: Vec<i8> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
            board.0[words[0] as usize][words[1] as usize] = words[2];
        }
        board
    }

    pub fn points(&self, color: i8) -> Vec<Point> {
        let all = (0..9).flat_map(|row| (0..9).map(move |column| (row, column)));
        all.filter(|&(row, column)| self.0[row][column] == color).collect()
    }

    fn around((row, column): Point) -> Vec<Point> {
        [(-1, 0), (1, 0), (0, -1), (0, 1)]
            .iter()
            .map(|&(r, c)| (row as i32 + r, column as i32 + c))
            .filter(|(r, c)| (0..9).contains(r) && (0..9).contains(c))
            .map(|(r, c)| (r as usize, c as usize))
            .collect()
    }

    fn group(&self, start: Point) -> (HashSet<Point>, bool) {
        let mut stones = HashSet::from([start]);
        let mut todo = vec![start];
        let mut alive = false;
        while let Some(point) = todo.pop() {
            for next in Self::around(point) {
                let color = self.0[next.0][next.1];
                if color == 0 {
                    alive = true;
                } else if color == self.0[start.0][start.1] && stones.insert(next) {
                    todo.push(next);
                }
            }
        }
        (stones, alive)
    }

    pub fn is_legal(&self) -> bool {
        [-1, 1].iter().flat_map(|&color| self.points(color)).all(|point| self.group(point).1)
    }

    /// The number of captured stones, or `None` for suicide.
    pub fn play(&self, point: Point) -> Option<usize> {
        let mut after = self.clone();
        after.0[point.0][point.1] = 1;
        let mut captured = 0;
        for next in Self::around(point) {
            if after.0[next.0][next.1] != -1 {
                continue;
            }
            let (stones, alive) = after.group(next);
            if !alive {
                captured += stones.len();
                stones.iter().for_each(|stone| after.0[stone.0][stone.1] = 0);
            }
        }
        after.group(point).1.then_some(captured)
    }
}
