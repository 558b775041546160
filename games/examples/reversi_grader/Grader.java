import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;

/**
 * A grader of the Reversi assignment in Java: the function move runs the bot and talks to it over
 * pipes (java.lang.foreign would need Java 22).
 *
 * cargo build --release --bin reversi
 * java games/examples/reversi_grader/Grader.java target/release/reversi bot --protocol lksh
 *
 * It asks for black's first move and prints it.
 */
public class Grader {
    private static BufferedReader answers;
    private static PrintWriter questions;

    /** Chooses a move for the colour c: its row and column, from 0. */
    static void move(int[][] a, int c, int[] move) {
        for (int[] row : a) {
            StringBuilder line = new StringBuilder();
            for (int cell : row) {
                line.append(cell).append(' ');
            }
            questions.println(line.toString().trim());
        }
        questions.println(c);
        questions.flush();
        try {
            String[] words = answers.readLine().split(" ");
            move[0] = Integer.parseInt(words[0]);
            move[1] = Integer.parseInt(words[1]);
        } catch (IOException | RuntimeException error) {
            System.err.println("move: " + error);
            move[0] = -1;
            move[1] = -1;
        }
    }

    public static void main(String[] command) throws IOException, InterruptedException {
        Process bot = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        answers = new BufferedReader(new InputStreamReader(bot.getInputStream()));
        questions = new PrintWriter(bot.getOutputStream());
        int[][] a = new int[8][8];
        for (int[] row : a) {
            java.util.Arrays.fill(row, -1);
        }
        a[3][3] = 1;
        a[4][4] = 1;
        a[3][4] = 0;
        a[4][3] = 0;
        int[] move = new int[2];
        move(a, 1, move);
        System.out.println(move[0] + " " + move[1]);
        questions.close();
        System.exit(bot.waitFor());
    }
}
