import java.io.*;
import java.util.*;

public class GoGame {
    private final int[][] stones = new int[9][9];

    GoGame(File file) throws FileNotFoundException {
        Scanner scanner = new Scanner(file);
        while (scanner.hasNextInt()) {
            int row = scanner.nextInt();
            int col = scanner.nextInt();
            stones[row][col] = scanner.nextInt();
        }
        scanner.close();
    }

    private Set<Integer> liberties(int row, int col) {
        Set<Integer> group = new HashSet<>(), result = new HashSet<>();
        collect(row, col, stones[row][col], group, result);
        return result;
    }

    private void collect(int row, int col, int color, Set<Integer> group, Set<Integer> result) {
        if (row < 0 || row > 8 || col < 0 || col > 8) return;
        if (stones[row][col] == 0) {
            result.add(row * 9 + col);
        } else if (stones[row][col] == color && group.add(row * 9 + col)) {
            collect(row + 1, col, color, group, result);
            collect(row - 1, col, color, group, result);
            collect(row, col + 1, color, group, result);
            collect(row, col - 1, color, group, result);
        }
    }

    boolean check() {
        for (int row = 0; row < 9; row++)
            for (int col = 0; col < 9; col++)
                if (stones[row][col] != 0 && liberties(row, col).isEmpty()) return false;
        return true;
    }

    /** White captures on the last liberty of a black group. */
    SortedSet<Integer> captures() {
        SortedSet<Integer> points = new TreeSet<>();
        for (int row = 0; row < 9; row++)
            for (int col = 0; col < 9; col++)
                if (stones[row][col] == -1 && liberties(row, col).size() == 1) points.addAll(liberties(row, col));
        return points;
    }

    private boolean blackIsDead() {
        for (int row = 0; row < 9; row++)
            for (int col = 0; col < 9; col++)
                if (stones[row][col] == -1 && liberties(row, col).isEmpty()) return true;
        return false;
    }

    SortedSet<Integer> possible() {
        SortedSet<Integer> points = new TreeSet<>();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (stones[row][col] != 0) continue;
                boolean capture = blackIsDead();
                stones[row][col] = 1;
                if (capture || !liberties(row, col).isEmpty()) points.add(row * 9 + col);
                stones[row][col] = 0;
            }
        }
        return points;
    }

    public static void main(String[] args) throws Exception {
        String tag = new File("test_0.txt").exists() ? "test" : "train";
        PrintStream out = new PrintStream(new FileOutputStream("answer_for_" + tag + ".txt"));
        String[] numbers = {"0", "00", "1", "2", "3", "4", "5"};
        for (int i = 0; i < numbers.length; i++) {
            GoGame game = new GoGame(new File(tag + "_" + numbers[i] + ".txt"));
            out.println(tag + "_" + numbers[i]);
            System.out.print("[" + tag + "]Problem " + numbers[i]);
            if (i < 2) {
                String answer = game.check() ? "True" : "False";
                System.out.println(": rule checking:" + answer);
                out.println(answer);
            } else {
                SortedSet<Integer> points = i == 6 ? game.possible() : game.captures();
                List<String> names = new ArrayList<>();
                for (int p : points) {
                    names.add("(" + p / 9 + ", " + p % 9 + ")");
                    out.println(p / 9 + " " + p % 9);
                }
                System.out.println((i == 6 ? ": all possible position:" : ": forward on step:") + names);
            }
            out.println();
        }
        out.close();
    }
}
