import java.io.IOException;
import java.nio.file.*;
import java.util.*;

public class Go {
    static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    static int[][] read(String name) throws IOException {
        int[][] board = new int[9][9];
        for (String line : Files.readAllLines(Paths.get(name))) {
            String[] words = line.trim().split("\\s+");
            if (words.length == 3)
                board[Integer.parseInt(words[0])][Integer.parseInt(words[1])] = Integer.parseInt(words[2]);
        }
        return board;
    }

    static boolean alive(int[][] board, int r, int c, boolean[][] visited) {
        visited[r][c] = true;
        boolean alive = false;
        for (int[] d : DIRECTIONS) {
            int x = r + d[0], y = c + d[1];
            if (x < 0 || y < 0 || x > 8 || y > 8) continue;
            if (board[x][y] == 0) alive = true;
            else if (board[x][y] == board[r][c] && !visited[x][y]) alive |= alive(board, x, y, visited);
        }
        return alive;
    }

    static boolean judge(int[][] board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != 0 && !alive(board, r, c, new boolean[9][9])) return false;
        return true;
    }

    static int[][] forward(int[][] board, int r, int c) {
        int[][] result = new int[9][];
        for (int i = 0; i < 9; i++) result[i] = board[i].clone();
        result[r][c] = 1;
        List<int[]> dead = new ArrayList<>();
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (result[i][j] == -1 && !alive(result, i, j, new boolean[9][9])) dead.add(new int[] {i, j});
        for (int[] p : dead) result[p[0]][p[1]] = 0;
        return result;
    }

    static int black(int[][] board) {
        int n = 0;
        for (int[] line : board) for (int stone : line) if (stone == -1) n++;
        return n;
    }

    static void draw(int[][] board) {
        for (int[] line : board) {
            StringBuilder text = new StringBuilder();
            for (int stone : line) text.append(stone == 0 ? '+' : stone == 1 ? 'O' : 'X').append(' ');
            System.out.println(text);
        }
        System.out.println();
    }

    public static void main(String[] args) throws IOException {
        String tag = args.length > 0 ? args[0] : "train";
        StringBuilder file = new StringBuilder();
        for (String number : Arrays.asList("0", "00", "1", "2", "3", "4", "5")) {
            int[][] board = read(tag + "_" + number + ".txt");
            file.append(tag).append('_').append(number).append('\n');
            if (number.startsWith("0")) {
                String answer = judge(board) ? "True" : "False";
                System.out.printf("[%s]Problem %s: rule checking:%s%n", tag, number, answer);
                file.append(answer).append("\n\n");
                continue;
            }
            boolean all = number.equals("5");
            StringJoiner list = new StringJoiner(", ", "[", "]");
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != 0) continue;
                    int[][] next = forward(board, r, c);
                    if (all ? alive(next, r, c, new boolean[9][9]) : black(next) < black(board)) {
                        list.add("(" + r + ", " + c + ")");
                        file.append(r).append(' ').append(c).append('\n');
                        if (!all) draw(next);
                    }
                }
            }
            file.append('\n');
            System.out.printf("[%s]Problem %s: %s:%s%n", tag, number, all ? "all possible position" : "forward on step", list);
        }
        Files.write(Paths.get("answer_for_" + tag + ".txt"), file.toString().getBytes("UTF-8"));
    }
}
