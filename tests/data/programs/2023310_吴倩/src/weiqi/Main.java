package weiqi;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.StringTokenizer;

public class Main {
    private static Position load(String name) throws IOException {
        Position position = new Position();
        try (BufferedReader in = new BufferedReader(new FileReader(name))) {
            String line;
            while ((line = in.readLine()) != null) {
                StringTokenizer t = new StringTokenizer(line);
                if (t.countTokens() < 3) continue;
                position.set(Integer.parseInt(t.nextToken()), Integer.parseInt(t.nextToken()), Integer.parseInt(t.nextToken()));
            }
        }
        return position;
    }

    private static boolean counts(Position position, int p, boolean all) {
        if (!position.isEmpty(p)) return false;
        Position after = position.play(p);
        return all ? after.hasLiberty(p) : after.blackStones() < position.blackStones();
    }

    public static void main(String[] args) throws IOException {
        String tag = new java.io.File("test_0.txt").exists() ? "test" : "train";
        String[] numbers = {"0", "00", "1", "2", "3", "4", "5"};
        PrintWriter file = new PrintWriter(new FileWriter("answer_for_" + tag + ".txt"));
        for (String number : numbers) {
            Position position = load(tag + "_" + number + ".txt");
            file.println(tag + "_" + number);
            if (number.charAt(0) == '0') {
                String answer = position.followsRule() ? "True" : "False";
                System.out.println("[" + tag + "]Problem " + number + ": rule checking:" + answer);
                file.println(answer);
            } else {
                boolean all = number.equals("5");
                String list = "";
                for (int p = 0; p < Position.POINTS; p++) {
                    if (!counts(position, p, all)) continue;
                    list += (list.isEmpty() ? "(" : ", (") + p / 9 + ", " + p % 9 + ")";
                    file.println(p / 9 + " " + p % 9);
                }
                System.out.println("[" + tag + "]Problem " + number + (all ? ": all possible position:[" : ": forward on step:[") + list + "]");
            }
            file.println();
        }
        file.close();
    }
}
