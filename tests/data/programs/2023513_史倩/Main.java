import java.io.File;
import java.util.Scanner;

public class GoSolver {
    public static void main(String[] args) throws Exception {
        int[][] go = new int[9][9];
        Scanner in = new Scanner(new File("train_0.txt"));
        while (in.hasNextInt()) go[in.nextInt()][in.nextInt()] = in.nextInt();
        boolean ok = true;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (go[r][c] != 0 && !alive(go, r, c, go[r][c], new boolean[9][9])) ok = false;
        System.out.println("[train]Problem 0: rule checking:" + (ok ? "True" : "False"));
    }

    static boolean alive(int[][] go, int r, int c, int color, boolean[][] seen) {
        if (r < 0 || r > 8 || c < 0 || c > 8 || seen[r][c]) return false;
        if (go[r][c] != color) return go[r][c] == 0;
        seen[r][c] = true;
        return alive(go, r + 1, c, color, seen) || alive(go, r - 1, c, color, seen)
                || alive(go, r, c + 1, color, seen) || alive(go, r, c - 1, color, seen);
    }
}
