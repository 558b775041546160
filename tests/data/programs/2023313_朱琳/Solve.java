import java.io.*;
import java.util.*;

class Solve {
    static int[] go = new int[121]; // 11 x 11, the edge is 2
    static final int[] STEP = {-11, 11, -1, 1};

    static boolean dead(int p, Set<Integer> group) {
        group.add(p);
        for (int s : STEP) {
            int q = p + s;
            if (go[q] == 0) return false;
            if (go[q] == go[p] && !group.contains(q) && !dead(q, group)) return false;
        }
        return true;
    }

    /** 0 not allowed, 1 allowed, 2 captures */
    static int kind(int p) {
        if (go[p] != 0) return 0;
        go[p] = 1;
        int kind = dead(p, new HashSet<>()) ? 0 : 1;
        for (int s : STEP)
            if (go[p + s] == -1 && dead(p + s, new HashSet<>())) kind = 2;
        go[p] = 0;
        return kind;
    }

    public static void main(String[] args) throws Exception {
        String tag = new File("test_0.txt").isFile() ? "test" : "train";
        PrintStream out = new PrintStream("answer_for_" + tag + ".txt");
        for (String name : "0 00 1 2 3 4 5".split(" ")) {
            Arrays.fill(go, 2);
            for (int r = 1; r <= 9; r++) Arrays.fill(go, r * 11 + 1, r * 11 + 10, 0);
            Scanner in = new Scanner(new File(tag + "_" + name + ".txt"));
            while (in.hasNext()) go[(in.nextInt() + 1) * 11 + in.nextInt() + 1] = in.nextInt();
            in.close();
            out.println(tag + "_" + name);
            boolean rule = true;
            for (int p = 0; p < 121; p++) {
                if (name.startsWith("0")) {
                    if (Math.abs(go[p]) == 1 && dead(p, new HashSet<>())) rule = false;
                } else if (kind(p) >= (name.equals("5") ? 1 : 2)) {
                    out.println((p / 11 - 1) + " " + (p % 11 - 1));
                }
            }
            if (name.startsWith("0")) out.println(rule ? "True" : "False");
            out.println();
        }
        out.close();
    }
}
