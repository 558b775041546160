import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A first solution of the Reversi assignment: it plays any legal move. Make it better; leave Grader.java as it is. */
public class Solution {
    // The board a has 8 rows and 8 columns, both counted from 0: a[row][column]. A cell is -1 if it is empty, 0 for a
    // white stone and 1 for a black one. So the opponent of colour c is 1 - c.
    private static final int EMPTY = -1;

    private final Random random = new Random();

    private static boolean onBoard(int row, int column) {
        return 0 <= row && row < 8 && 0 <= column && column < 8;
    }

    /**
     * Whether colour c may put a stone on (row, column): the cell must be empty, and in one of the eight directions
     * there must be opposing stones in a row with an own stone behind them.
     */
    private static boolean isLegal(int[][] a, int c, int row, int column) {
        if (a[row][column] != EMPTY) {
            return false;
        }
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down == 0 && right == 0) {
                    continue;
                }
                int r = row + down;
                int k = column + right;
                int turned = 0;
                while (onBoard(r, k) && a[r][k] == 1 - c) {
                    r += down;
                    k += right;
                    turned++;
                }
                if (turned > 0 && onBoard(r, k) && a[r][k] == c) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Called for each of your moves: colour c is to move on the board a. Write the row and the column into move. */
    public void move(int[][] a, int c, int[] move) {
        List<int[]> moves = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                if (isLegal(a, c, row, column)) {
                    moves.add(new int[] {row, column});
                }
            }
        }
        // A player without a move is not asked, so there is always one.
        int[] chosen = moves.get(random.nextInt(moves.size()));
        move[0] = chosen[0];
        move[1] = chosen[1];
    }
}
