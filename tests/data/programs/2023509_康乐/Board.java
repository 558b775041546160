import java.io.File;
import java.io.FileNotFoundException;
import java.util.Scanner;

public class Board {
    final int[][] go = new int[9][9];

    Board(String name) throws FileNotFoundException {
        Scanner in = new Scanner(new File("train/" + name + ".txt"));
        while (in.hasNextInt()) go[in.nextInt()][in.nextInt()] = in.nextInt();
    }

    boolean alive(int r, int c, int color, boolean[][] seen) {
        if (r < 0 || r > 8 || c < 0 || c > 8 || seen[r][c]) return false;
        if (go[r][c] == 0) return true;
        if (go[r][c] != color) return false;
        seen[r][c] = true;
        return alive(r - 1, c, color, seen) || alive(r + 1, c, color, seen)
                || alive(r, c - 1, color, seen) || alive(r, c + 1, color, seen);
    }

    boolean fits() {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (go[r][c] != 0 && !alive(r, c, go[r][c], new boolean[9][9])) return false;
        return true;
    }

    public static void main(String[] args) throws FileNotFoundException {
        System.out.println("[train]Problem 0: rule checking:" + (new Board("train_0").fits() ? "True" : "False"));
        System.out.println("[train]Problem 00: rule checking:" + (new Board("train_00").fits() ? "True" : "False"));
    }
}
