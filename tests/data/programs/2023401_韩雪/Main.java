import java.io.*;
import java.util.*;

public class Main {
    static int[][] go;

    static void read(String name) throws IOException {
        go = new int[9][9];
        BufferedReader in = new BufferedReader(new FileReader(name));
        for (String s = in.readLine(); s != null; s = in.readLine()) {
            if (s.trim().isEmpty()) continue;
            String[] w = s.trim().split(" ");
            go[Integer.parseInt(w[0])][Integer.parseInt(w[1])] = Integer.parseInt(w[2]);
        }
        in.close();
    }

    static boolean free(int r, int c, int color, boolean[][] seen) {
        if (r < 0 || c < 0 || r > 8 || c > 8 || seen[r][c]) return false;
        if (go[r][c] == 0) return true;
        if (go[r][c] != color) return false;
        seen[r][c] = true;
        return free(r - 1, c, color, seen) || free(r + 1, c, color, seen) || free(r, c - 1, color, seen) || free(r, c + 1, color, seen);
    }

    static boolean dead(int r, int c, int color) {
        return r >= 0 && c >= 0 && r <= 8 && c <= 8 && go[r][c] == color && !free(r, c, color, new boolean[9][9]);
    }

    static boolean captures(int r, int c) {
        return dead(r - 1, c, -1) || dead(r + 1, c, -1) || dead(r, c - 1, -1) || dead(r, c + 1, -1);
    }

    // White plays on (r, c): can she?
    static boolean ok(int r, int c, boolean onlyCaptures) {
        if (go[r][c] != 0) return false;
        go[r][c] = 1;
        if (captures(r, c)) {
            go[r][c] = 0;
            return true;
        }
        if (onlyCaptures) {
            go[r][c] = 0;
            return false;
        }
        if (dead(r, c, 1)) return false;
        go[r][c] = 0;
        return true;
    }

    public static void main(String[] args) throws IOException {
        String tag = new File("test_0.txt").exists() ? "test" : "train";
        PrintWriter out = new PrintWriter("answer_for_" + tag + ".txt");
        for (String k : new String[] {"0", "00", "1", "2", "3", "4", "5"}) {
            read(tag + "_" + k + ".txt");
            out.println(tag + "_" + k);
            List<String> points = new ArrayList<>();
            boolean rule = true;
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (k.charAt(0) == '0') {
                        if (dead(r, c, 1) || dead(r, c, -1)) rule = false;
                    } else if (ok(r, c, !k.equals("5"))) {
                        points.add("(" + r + ", " + c + ")");
                        out.println(r + " " + c);
                    }
                }
            }
            String title = "[" + tag + "]Problem " + k;
            if (k.charAt(0) == '0') {
                out.println(rule ? "True" : "False");
                System.out.println(title + ": rule checking:" + (rule ? "True" : "False"));
            } else {
                System.out.println(title + (k.equals("5") ? ": all possible position:" : ": forward on step:") + points);
            }
            out.println();
        }
        out.close();
    }
}
