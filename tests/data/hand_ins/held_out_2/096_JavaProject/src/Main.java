import java.util.*;

public class Main {
    static final int SIZE = 9;

    public static void main(String[] args) throws Exception {
        for (String p : List.of("0", "00", "1", "2", "3", "4", "5")) {
            Board b = Board.read("data/" + args[0] + "_" + p + ".txt");
            System.out.println(args[0] + "_" + p + " => " + (p.startsWith("0") ? b.isValid() : b.solve(p)));
        }
    }
}
