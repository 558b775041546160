import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class Homework {
    record Point(int row, int col) {
        Stream<Point> next() {
            return Stream.of(new Point(row - 1, col), new Point(row + 1, col), new Point(row, col - 1), new Point(row, col + 1))
                    .filter(p -> p.row >= 1 && p.row <= 9 && p.col >= 1 && p.col <= 9);
        }
    }

    static Map<Point, Integer> load(String name) throws Exception {
        Map<Point, Integer> board = new HashMap<>();
        for (String line : Files.readAllLines(Path.of(name))) {
            if (line.isBlank()) continue;
            int[] n = Arrays.stream(line.trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
            if (n[2] != 0) board.put(new Point(n[0] + 1, n[1] + 1), n[2]); // our board goes from 1 to 9
        }
        return board;
    }

    static boolean hasLiberty(Map<Point, Integer> board, Point start) {
        Set<Point> group = new HashSet<>(Set.of(start));
        Deque<Point> queue = new ArrayDeque<>(group);
        while (!queue.isEmpty()) {
            for (Point n : queue.poll().next().toList()) {
                if (!board.containsKey(n)) return true;
                if (board.get(n).equals(board.get(start)) && group.add(n)) queue.add(n);
            }
        }
        return false;
    }

    static boolean captures(Map<Point, Integer> board, Point p) {
        Map<Point, Integer> after = new HashMap<>(board);
        after.put(p, 1);
        return p.next().anyMatch(n -> after.getOrDefault(n, 0) == -1 && !hasLiberty(after, n));
    }

    static boolean legal(Map<Point, Integer> board, Point p) {
        Map<Point, Integer> after = new HashMap<>(board);
        after.put(p, 1);
        return captures(board, p) || hasLiberty(after, p);
    }

    public static void main(String[] args) throws Exception {
        String tag = Files.exists(Path.of("test_0.txt")) ? "test" : "train";
        StringBuilder text = new StringBuilder();
        for (String k : List.of("0", "00", "1", "2", "3", "4", "5")) {
            Map<Point, Integer> board = load(tag + "_" + k + ".txt");
            text.append(tag + "_" + k + "\n");
            if (k.startsWith("0")) {
                boolean ok = board.keySet().stream().allMatch(p -> hasLiberty(board, p));
                String answer = ok ? "True" : "False";
                System.out.println("[" + tag + "]Problem " + k + ": rule checking:" + answer);
                text.append(answer + "\n\n");
                continue;
            }
            List<Point> points = IntStream.range(0, 81)
                    .mapToObj(i -> new Point(i / 9 + 1, i % 9 + 1))
                    .filter(p -> !board.containsKey(p))
                    .filter(p -> k.equals("5") ? legal(board, p) : captures(board, p))
                    .toList();
            System.out.println("[" + tag + "]Problem " + k + (k.equals("5") ? ": all possible position:" : ": forward on step:")
                    + points.stream().map(p -> "(" + p.row() + ", " + p.col() + ")").collect(Collectors.joining(", ", "[", "]")));
            for (Point p : points) text.append(p.row() + " " + p.col() + "\n");
            text.append("\n");
        }
        Files.writeString(Path.of("answer_for_" + tag + ".txt"), text);
    }
}
