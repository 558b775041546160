import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;

/**
 * The grader of the Reversi assignment: it calls the method move of Solution.java. Leave it as it is.
 *
 *     javac Grader.java Solution.java
 *     reversi check -- java -Xmx160m Grader
 *
 * The jury allows 256 MiB. Without -Xmx, Java takes as much memory as the machine has before it collects garbage, and is
 * judged "out of memory"; with it, heap and virtual machine together stay below the limit.
 *
 * For each move it reads eight lines of eight cells (-1 empty, 0 white, 1 black) and a line with the colour to move,
 * which may also come first, and writes a row and a column, counted from 0. The input ends with the game.
 *
 * The answers go where standard output went at the start. After that, System.out is System.err, so that you may print
 * what you like. The board is made anew for each move: what you write into it does no harm.
 */
public class Grader {
    private static final BufferedReader INPUT = new BufferedReader(new InputStreamReader(System.in));

    /** The numbers of the next line that is not blank; nothing at the end of the input. */
    private static int[] numbers() throws IOException {
        for (String line = INPUT.readLine(); line != null; line = INPUT.readLine()) {
            if (!line.trim().isEmpty()) {
                String[] words = line.trim().split("\\s+");
                int[] numbers = new int[words.length];
                for (int index = 0; index < words.length; index++) {
                    numbers[index] = Integer.parseInt(words[index]);
                }
                return numbers;
            }
        }
        return null;
    }

    private static int[] numbers(int count) throws IOException {
        int[] numbers = numbers();
        if (numbers == null || numbers.length != count) {
            throw new IOException("expected eight lines of eight cells -1, 0 or 1, and a line with the colour 0 or 1");
        }
        return numbers;
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream answers = System.out;
        System.setOut(System.err);
        Solution solution = new Solution();
        for (int[] line = numbers(); line != null; line = numbers()) {
            boolean colorFirst = line.length == 1;
            int c = line[0];
            int[][] a = new int[8][];
            for (int row = 0; row < 8; row++) {
                a[row] = row == 0 && !colorFirst && line.length == 8 ? line : numbers(8);
            }
            if (!colorFirst) {
                c = numbers(1)[0];
            }
            int[] move = {-1, -1};
            solution.move(a, c, move);
            answers.println(move[0] + " " + move[1]);
            answers.flush();
        }
    }
}
