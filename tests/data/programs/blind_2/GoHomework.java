import java.io.*;
import java.util.*;

/** Go homework. White moves once. */
public class GoHomework {
    enum Stone { EMPTY, BLACK, WHITE }

    static class Point implements Comparable<Point> {
        final int row, col;

        Point(int row, int col) {
            this.row = row;
            this.col = col;
        }

        @Override public boolean equals(Object o) {
            return o instanceof Point && ((Point) o).row == row && ((Point) o).col == col;
        }

        @Override public int hashCode() {
            return row * 31 + col;
        }

        @Override public int compareTo(Point o) {
            return row != o.row ? row - o.row : col - o.col;
        }

        @Override public String toString() {
            return "(" + row + ", " + col + ")";
        }
    }

    static class Board {
        static final int SIZE = 9;
        private final Stone[][] grid = new Stone[SIZE][SIZE];

        Board() {
            for (Stone[] line : grid) Arrays.fill(line, Stone.EMPTY);
        }

        Board(Board other) {
            for (int r = 0; r < SIZE; r++) grid[r] = other.grid[r].clone();
        }

        static Board load(File file) throws IOException {
            Board board = new Board();
            try (Scanner in = new Scanner(file)) {
                while (in.hasNextInt()) {
                    int row = in.nextInt(), col = in.nextInt(), color = in.nextInt();
                    board.grid[row][col] = color == -1 ? Stone.BLACK : color == 1 ? Stone.WHITE : Stone.EMPTY;
                }
            }
            return board;
        }

        Stone get(Point p) {
            return grid[p.row][p.col];
        }

        List<Point> neighbours(Point p) {
            List<Point> list = new ArrayList<>();
            if (p.row > 0) list.add(new Point(p.row - 1, p.col));
            if (p.row < SIZE - 1) list.add(new Point(p.row + 1, p.col));
            if (p.col > 0) list.add(new Point(p.row, p.col - 1));
            if (p.col < SIZE - 1) list.add(new Point(p.row, p.col + 1));
            return list;
        }

        Set<Point> group(Point start) {
            Set<Point> group = new TreeSet<>();
            Deque<Point> todo = new ArrayDeque<>();
            todo.push(start);
            while (!todo.isEmpty()) {
                Point p = todo.pop();
                if (!group.add(p)) continue;
                for (Point n : neighbours(p)) {
                    if (get(n) == get(start)) todo.push(n);
                }
            }
            return group;
        }

        Set<Point> liberties(Point start) {
            Set<Point> free = new TreeSet<>();
            for (Point p : group(start)) {
                for (Point n : neighbours(p)) {
                    if (get(n) == Stone.EMPTY) free.add(n);
                }
            }
            return free;
        }

        boolean fitsRule() {
            for (Point p : all()) {
                if (get(p) != Stone.EMPTY && liberties(p).isEmpty()) return false;
            }
            return true;
        }

        List<Point> all() {
            List<Point> list = new ArrayList<>();
            for (int r = 0; r < SIZE; r++) {
                for (int c = 0; c < SIZE; c++) list.add(new Point(r, c));
            }
            return list;
        }

        /** The black stones that disappear when White plays here. */
        Set<Point> taken(Point p) {
            Set<Point> dead = new TreeSet<>();
            Board next = new Board(this);
            next.grid[p.row][p.col] = Stone.WHITE;
            for (Point n : neighbours(p)) {
                if (next.get(n) == Stone.BLACK && next.liberties(n).isEmpty()) dead.addAll(next.group(n));
            }
            return dead;
        }

        boolean mayPlay(Point p) {
            if (get(p) != Stone.EMPTY) return false;
            for (Point n : neighbours(p)) {
                if (get(n) == Stone.EMPTY) return true; // has a liberty itself
                if (get(n) == Stone.WHITE) return true; // joins a friend
            }
            return !taken(p).isEmpty(); // surrounded by black: only if it captures
        }
    }

    public static void main(String[] args) throws IOException {
        String tag = new File("test_0.txt").exists() ? "test" : "train";
        try (PrintWriter out = new PrintWriter("answer_for_" + tag + ".txt")) {
            for (String number : new String[] {"0", "00", "1", "2", "3", "4", "5"}) {
                Board board = Board.load(new File(tag + "_" + number + ".txt"));
                out.println(tag + "_" + number);
                if (number.startsWith("0")) {
                    String answer = board.fitsRule() ? "True" : "False";
                    System.out.println("[" + tag + "]Problem " + number + ": rule checking:" + answer);
                    out.println(answer);
                } else {
                    List<Point> points = new ArrayList<>();
                    for (Point p : board.all()) {
                        if (board.get(p) != Stone.EMPTY) continue;
                        if (number.equals("5") ? board.mayPlay(p) : !board.taken(p).isEmpty()) points.add(p);
                    }
                    String title = number.equals("5") ? ": all possible position:" : ": forward on step:";
                    System.out.println("[" + tag + "]Problem " + number + title + points);
                    for (Point p : points) out.println(p.row + " " + p.col);
                }
                if (!number.equals("5")) out.println();
            }
        }
    }
}
