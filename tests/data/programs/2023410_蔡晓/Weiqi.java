import java.io.*;
import java.util.*;

public class Weiqi {
    int[][] board = new int[9][9];
    boolean[][] visited = new boolean[9][9];

    Weiqi(String name) throws IOException {
        Scanner in = new Scanner(new File(name));
        while (in.hasNextInt()) board[in.nextInt()][in.nextInt()] = in.nextInt();
        in.close();
    }

    boolean inside(int r, int c) {
        return r >= 0 && r < 9 && c >= 0 && c < 9;
    }

    boolean isAlive(int r, int c) {
        int[] dr = {0, 0, 1, -1}, dc = {1, -1, 0, 0};
        boolean alive = false;
        visited[r][c] = true;
        for (int d = 0; d < 4; d++) {
            int x = r + dr[d], y = c + dc[d];
            if (!inside(x, y)) continue;
            if (board[x][y] == 0) alive = true;
            else if (board[x][y] == board[r][c] && !visited[x][y] && isAlive(x, y)) alive = true;
        }
        return alive;
    }

    boolean judge() {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != 0 && !visited[r][c] && !isAlive(r, c)) return false;
        return true;
    }

    boolean eat(int r, int c) {
        boolean eat = false;
        board[r][c] = 1;
        int[][] around = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
        for (int[] p : around)
            if (inside(p[0], p[1]) && board[p[0]][p[1]] == -1 && !isAlive(p[0], p[1])) eat = true;
        board[r][c] = 0;
        return eat;
    }

    boolean can(int r, int c) {
        if (eat(r, c)) return true;
        board[r][c] = 1;
        boolean alive = isAlive(r, c);
        board[r][c] = 0;
        return alive;
    }

    public static void main(String[] args) throws IOException {
        String tag = new File("test_0.txt").exists() ? "test" : "train";
        PrintWriter out = new PrintWriter(new FileWriter("answer_for_" + tag + ".txt"));
        for (String k : "0,00,1,2,3,4,5".split(",")) {
            Weiqi go = new Weiqi(tag + "_" + k + ".txt");
            out.println(tag + "_" + k);
            if (k.equals("0") || k.equals("00")) {
                boolean ok = go.judge();
                System.out.println("[" + tag + "]Problem " + k + ": rule checking:" + (ok ? "True" : "False"));
                out.println(ok ? "True" : "False");
            } else {
                ArrayList<String> ans = new ArrayList<String>();
                for (int r = 0; r < 9; r++)
                    for (int c = 0; c < 9; c++)
                        if (go.board[r][c] == 0 && (k.equals("5") ? go.can(r, c) : go.eat(r, c))) {
                            ans.add("(" + r + ", " + c + ")");
                            out.println(r + " " + c);
                        }
                System.out.println("[" + tag + "]Problem " + k + ": " + (k.equals("5") ? "all possible position" : "forward on step") + ":" + ans);
            }
            out.println();
        }
        out.close();
    }
}
