import java.io.*;
import java.util.*;

public class Weiqi {
    static final int BLACK = -1, WHITE = 1;
    private final Map<Integer, Integer> stones = new TreeMap<>();

    Weiqi(String file) throws IOException {
        for (Scanner in = new Scanner(new FileInputStream(file)); in.hasNext();) {
            int place = in.nextInt() * 9 + in.nextInt(), color = in.nextInt();
            if (color != 0) stones.put(place, color);
        }
    }

    static List<Integer> near(int p) {
        List<Integer> near = new ArrayList<>();
        if (p > 8) near.add(p - 9);
        if (p < 72) near.add(p + 9);
        if (p % 9 > 0) near.add(p - 1);
        if (p % 9 < 8) near.add(p + 1);
        return near;
    }

    boolean dead(int p) {
        List<Integer> block = new ArrayList<>(List.of(p));
        for (int i = 0; i < block.size(); i++) {
            for (int n : near(block.get(i))) {
                if (!stones.containsKey(n)) return false;
                if (stones.get(n).equals(stones.get(p)) && !block.contains(n)) block.add(n);
            }
        }
        return true;
    }

    /** Rule 1: no dead stones. */
    boolean rule() {
        for (int p : stones.keySet()) {
            if (stones.get(p) == BLACK && dead(p)) return false;
        }
        return true;
    }

    List<Integer> answer(boolean all) {
        List<Integer> answer = new ArrayList<>();
        for (int p = 0; p < 81; p++) {
            if (stones.containsKey(p)) continue;
            stones.put(p, WHITE);
            boolean takes = false;
            for (int n : near(p)) takes |= stones.getOrDefault(n, WHITE) == BLACK && dead(n);
            if (takes || all && !dead(p)) answer.add(p);
            stones.remove(p);
        }
        return answer;
    }

    public static void main(String[] args) throws IOException {
        String tag = new File("test_0.txt").exists() ? "test" : "train";
        PrintStream file = new PrintStream("answer_for_" + tag + ".txt");
        for (String k : List.of("0", "00", "1", "2", "3", "4", "5")) {
            Weiqi go = new Weiqi(tag + "_" + k + ".txt");
            file.println(tag + "_" + k);
            if (k.equals("0") || k.equals("00")) file.println(go.rule() ? "True" : "False");
            else for (int p : go.answer(k.equals("5"))) file.println(p / 9 + " " + p % 9);
            file.println();
        }
    }
}
