public class Main {
    static int[][] board = new int[9][9];

    public static void main(String[] args) throws Exception {
        for (String name : args) {
            Solver.solve(name);
        }
    }
}
