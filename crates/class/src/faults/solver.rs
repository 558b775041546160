//! A solver in the style of the assignment's template, over a plain array, that can do each step wrong.

use super::net::Net;
use super::program::{Border, Stays};
use super::program::{
    Decided, Examined, Joined, Legal, Occupied, Output, Program, Reads, Removed, Rule, Visited, Walk,
};
use super::search::Search;
use gocheck_board::{Color, Size};
use gocheck_puzzle::{Coordinates, Given};
use gocheck_rules::{Board, Question};
use std::rc::Rc;

impl Program {
    /// Returns its answer to a question about a board.
    #[must_use]
    pub fn answer(&self, board: &Board, question: Question, to_move: Color) -> Given {
        answer(self, &Net::new(self, board.size()), board, question, to_move)
    }
}

/// The answer of a program whose net for boards of this size is known.
pub(super) fn answer(
    program: &Program,
    net: &Net,
    board: &Board,
    question: Question,
    to_move: Color,
) -> Given {
    let mut solver = Solver {
        program,
        scan: scan(program, board.size()),
        size: board.size(),
        color: stone(if program.is_other_color { to_move.opponent() } else { to_move }),
        search: Search { net, cells: cells(program, board), visited: vec![false; board.size().area() + 2] },
    };
    match question {
        Question::Rule => Given::Valid(solver.rule()),
        Question::Captures if program.output == Output::LegalMoves => solver.points(Question::Moves),
        Question::Captures | Question::Moves => solver.points(question),
    }
}

const fn stone(color: Color) -> i8 {
    match color {
        Color::Black => -1,
        Color::White => 1,
    }
}

fn cells(program: &Program, board: &Board) -> Vec<i8> {
    let mut cells: Vec<i8> = board.size().points().map(|point| board.get(point).map_or(0, stone)).collect();
    let unread = match program.reads {
        Reads::All => None,
        Reads::WithoutFirst => cells.iter().position(|&cell| cell != 0),
        Reads::WithoutLast => cells.iter().rposition(|&cell| cell != 0),
    };
    if let Some(unread) = unread {
        cells[unread] = 0;
    }
    let border = match program.border {
        Border::Stones(color) => color,
        _ => 0,
    };
    cells.extend([border, 0]);
    cells
}

fn scan(program: &Program, size: Size) -> Rc<[usize]> {
    let scan = program.scan;
    let range = |count: usize| usize::from(scan.skips_first)..count - usize::from(scan.skips_last);
    let (rows, cols) = (range(size.rows()), range(size.cols()));
    let width = size.cols();
    if scan.is_by_column {
        cols.flat_map(|col| rows.clone().map(move |row| row * width + col)).collect()
    } else {
        rows.flat_map(|row| cols.clone().map(move |col| row * width + col)).collect()
    }
}

struct Solver<'a> {
    program: &'a Program,
    size: Size,
    /// The points in the order in which the program looks at them.
    scan: Rc<[usize]>,
    /// The colour to move.
    color: i8,
    search: Search<'a>,
}

struct Move {
    taken: Vec<usize>,
    is_capture: bool,
    is_legal: bool,
    has_liberty_before: bool,
}

impl Solver<'_> {
    /// The function `go_judge`.
    fn rule(&mut self) -> bool {
        let rule = self.program.rule;
        if let Rule::Always(value) = rule {
            return value;
        }
        let mut is_valid = true;
        for &point in self.scan.clone().iter() {
            let color = self.search.cells[point];
            let is_other = matches!(rule, Rule::Only(only) if only != color);
            if color == 0 || is_other || self.search.visited[point] {
                continue;
            }
            let is_alive = self.is_alive(point, self.program.walk);
            match rule {
                Rule::FirstGroup => return is_alive,
                Rule::LastGroup => is_valid = is_alive,
                _ => is_valid &= is_alive,
            }
        }
        is_valid != (rule == Rule::Inverted)
    }

    /// The functions `user_step_eat` and `user_setp_possible`.
    fn points(&mut self, question: Question) -> Given {
        let program = self.program;
        let mut found = Vec::new();
        // The row or column of the last point.
        let mut line = None;
        for &point in self.scan.clone().iter() {
            let before = self.search.cells[point];
            let is_line_over = program.output == Output::FirstOfLine && line == Some(self.line(point));
            if is_line_over || before != 0 && program.occupied == Occupied::Skipped {
                continue;
            }
            if program.visited != Visited::Board {
                self.search.visited.fill(false);
            }
            let old = self.search.cells.clone();
            let tried = self.attempt(point, question);
            let is_eye = || self.search.net.of(point).iter().all(|next| old[next.cell] == self.color);
            let is_found = match question {
                Question::Moves => tried.is_legal && !(program.forbids_eyes && is_eye()),
                _ => tried.is_capture && (tried.has_liberty_before || !program.needs_liberty),
            } && !(program.forbids_ko && self.looks_like_ko(point, &tried, &old));
            if is_found && program.output == Output::Taken && question == Question::Captures {
                found.extend(&tried.taken);
            } else if is_found {
                found.push(point);
                line = Some(self.line(point));
            }
            self.undo(point, old, &tried, is_found);
        }
        self.printed(&found)
    }

    /// The row of a point, or the column of a program that looks at column after column.
    fn line(&self, point: usize) -> usize {
        let cols = self.size.cols();
        if self.program.scan.is_by_column { point % cols } else { point / cols }
    }

    fn is_alive(&mut self, point: usize, walk: Walk) -> bool {
        self.search.is_alive(point, walk)
    }

    /// Places a stone and removes what it captures. The own group is examined as often as a program does, because marks of
    /// visited stones may be left over.
    fn attempt(&mut self, point: usize, question: Question) -> Move {
        let program = self.program;
        let early = match program.decided {
            Decided::BeforePlacing => Some(self.captured(point)),
            Decided::CountedPerStone => Some(self.in_atari(point)),
            Decided::AfterPlacing | Decided::WhileScanning => None,
        };
        self.search.cells[point] = self.color;
        if program.decided == Decided::WhileScanning {
            return self.remove_while_scanning(point);
        }
        let taken = early.unwrap_or_else(|| self.captured(point));
        let is_capture = !taken.is_empty();
        let is_before = program.is_suicide_capture
            || program.needs_liberty
            || matches!(program.legal, Legal::LibertyBeforeCapture | Legal::NothingDead);
        let has_liberty_before = !is_before || self.is_own_alive(point);
        for &stone in &taken {
            self.search.cells[stone] = 0;
        }
        let is_legal = question == Question::Moves
            && match program.legal {
                Legal::LibertyAfterCapture => self.is_own_alive(point),
                Legal::LibertyOrCapture => is_capture || self.is_own_alive(point),
                Legal::LibertyBeforeCapture => has_liberty_before,
                Legal::NothingDead => !is_capture && has_liberty_before,
                Legal::Always => true,
            };
        let is_capture = is_capture || program.is_suicide_capture && !has_liberty_before;
        Move { taken, is_capture, is_legal, has_liberty_before }
    }

    fn is_own_alive(&mut self, point: usize) -> bool {
        if self.program.is_visited_shared {
            return self.is_alive(point, self.program.own_walk);
        }
        let fresh = vec![false; self.search.visited.len()];
        let marks = std::mem::replace(&mut self.search.visited, fresh);
        let is_alive = self.is_alive(point, self.program.own_walk);
        self.search.visited = marks;
        is_alive
    }

    /// The opponent's stones that are found to be without a liberty.
    fn captured(&mut self, point: usize) -> Vec<usize> {
        let program = self.program;
        let examined: Vec<usize> = match program.examined {
            Examined::Board => self.scan.to_vec(),
            Examined::Neighbors => {
                self.search.net.of(point).iter().filter(|next| next.is_joined).map(|next| next.cell).collect()
            }
        };
        let (mut taken, mut is_last_dead, mut are_all_dead) = (Vec::new(), false, true);
        let mut examined = examined;
        examined.retain(|&stone| self.search.cells[stone] == -self.color && stone < self.size.area());
        for stone in examined {
            if program.visited == Visited::Check {
                self.search.visited.fill(false);
            } else if program.is_visited_skipped && self.search.visited[stone] {
                continue;
            }
            // This search takes the group from the board.
            let erased = matches!(program.walk, Walk::Erasing { .. }).then(|| self.search.group(stone));
            is_last_dead = !self.is_alive(stone, program.walk);
            if is_last_dead {
                let group = erased.unwrap_or_else(|| self.search.group(stone));
                is_last_dead = group.len() <= program.largest;
                if is_last_dead {
                    taken.extend(group.into_iter().filter(|&stone| stone < self.size.area()));
                }
            }
            are_all_dead &= is_last_dead;
            if program.joined == Joined::First || program.joined == Joined::UntilCapture && is_last_dead {
                break;
            }
        }
        let is_capture = match program.joined {
            Joined::Any | Joined::UntilCapture | Joined::First => true,
            Joined::All => are_all_dead,
            Joined::Last => is_last_dead,
        };
        if !is_capture {
            taken.clear();
        }
        taken.sort_unstable();
        taken.dedup();
        taken
    }

    /// The opponent's neighbouring groups with a single liberty, which is counted once for each stone next to it.
    fn in_atari(&self, point: usize) -> Vec<usize> {
        let next = self.search.net.of(point).iter().map(|next| next.cell);
        let mut taken: Vec<usize> = next
            .filter(|&cell| self.search.cells[cell] == -self.color)
            .filter(|&cell| self.search.liberties_per_stone(cell) == 1)
            .flat_map(|cell| self.search.group(cell))
            .collect();
        taken.sort_unstable();
        taken.dedup();
        taken
    }

    fn remove_while_scanning(&mut self, point: usize) -> Move {
        let mut taken = Vec::new();
        for &stone in self.scan.clone().iter() {
            let color = self.search.cells[stone];
            self.search.visited.fill(false);
            if color == 0 || self.is_alive(stone, self.program.walk) {
                continue;
            }
            let group = self.search.group(stone);
            group.iter().for_each(|&stone| self.search.cells[stone] = 0);
            if color != self.color {
                taken.extend(group);
            }
        }
        let is_there = self.search.cells[point] == self.color;
        Move { is_capture: !taken.is_empty(), taken, is_legal: is_there, has_liberty_before: is_there }
    }

    /// Returns true if a stone takes one stone and could be retaken.
    fn looks_like_ko(&self, point: usize, tried: &Move, old: &[i8]) -> bool {
        let is_surrounded = || self.search.net.of(point).iter().all(|next| old[next.cell] == -self.color);
        tried.taken.len() == 1 && is_surrounded()
    }

    /// Takes a move back, as far as the program does.
    fn undo(&mut self, point: usize, old: Vec<i8>, tried: &Move, is_found: bool) {
        let program = self.program;
        let Stays { success, failure, removed } = program.stays;
        let is_erased =
            matches!(program.walk, Walk::Erasing { is_restored: false }) && program.visited == Visited::Board;
        let before = old[point];
        if !is_erased {
            self.search.cells = old;
        }
        let gone = match removed {
            Removed::Nothing => 0,
            Removed::Taken => tried.taken.len(),
            Removed::FirstTaken => 1,
        };
        for &stone in tried.taken.iter().take(gone) {
            self.search.cells[stone] = 0;
        }
        self.search.cells[point] = if is_found && success || !is_found && failure {
            self.color
        } else if program.occupied == Occupied::Cleared {
            0
        } else {
            before
        };
    }

    fn printed(&self, found: &[usize]) -> Given {
        let found = match self.program.output {
            Output::First => &found[..found.len().min(1)],
            Output::Last => &found[found.len().saturating_sub(1)..],
            _ => found,
        };
        let place = |&point: &usize| {
            let (row, col) = ((point / self.size.cols()) as i32, (point % self.size.cols()) as i32);
            self.program.numbering.write(Coordinates { row, col }, self.size.rows())
        };
        Given::points(found.iter().map(place).collect())
    }
}
