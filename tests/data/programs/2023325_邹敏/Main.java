package com.zoumin.go;

import java.io.*;
import java.util.*;

/** 围棋作业 邹敏 */
public class Main {
    private final int[][] board = new int[9][9];

    public static void main(String[] args) throws Exception {
        // 有测试文件就用测试文件
        String tag = new File("test_0.txt").exists() ? "test" : "train";
        Writer out = new OutputStreamWriter(new FileOutputStream("answer_for_" + tag + ".txt"), "UTF-8");
        for (String k : new String[] {"0", "00", "1", "2", "3", "4", "5"}) {
            Main go = new Main();
            for (Scanner in = new Scanner(new File(tag + "_" + k + ".txt")); in.hasNextInt();)
                go.board[in.nextInt()][in.nextInt()] = in.nextInt();
            StringBuilder lines = new StringBuilder(), list = new StringBuilder();
            boolean rule = true;
            for (int i = 0; i < 81; i++) {
                int r = i / 9, c = i % 9;
                if (go.board[r][c] != 0) {
                    if (go.liberties(r, c) == 0) rule = false;
                    continue;
                }
                int taken = go.taken(r, c);
                if (k.equals("5") ? taken >= 0 : taken > 0) {
                    lines.append(r + " " + c + "\n");
                    list.append(list.length() > 0 ? ", (" : "(").append(r + ", " + c + ")");
                }
            }
            String answer = rule ? "True" : "False";
            boolean checking = k.startsWith("0");
            System.out.println("[" + tag + "]Problem " + k + (checking ? ": rule checking:" + answer
                : (k.equals("5") ? ": all possible position:[" : ": forward on step:[") + list + "]"));
            out.write(tag + "_" + k + "\n" + (checking ? answer + "\n" : lines) + "\n");
        }
        out.close();
    }

    private Set<Integer> group;

    /** 一块棋的气数 */
    private int liberties(int r, int c) {
        group = new HashSet<>();
        Set<Integer> free = new HashSet<>();
        Deque<Integer> stack = new ArrayDeque<>(List.of(9 * r + c));
        while (!stack.isEmpty()) {
            int p = stack.pop();
            if (!group.add(p)) continue;
            for (int n : around(p)) {
                int color = board[n / 9][n % 9];
                if (color == 0) free.add(n);
                if (color == board[r][c]) stack.push(n);
            }
        }
        return free.size();
    }

    private static List<Integer> around(int p) {
        List<Integer> list = new ArrayList<>();
        if (p % 9 != 0) list.add(p - 1);
        if (p % 9 != 8) list.add(p + 1);
        if (p >= 9) list.add(p - 9);
        if (p < 72) list.add(p + 9);
        return list;
    }

    /** 白下在这里提几个子，不能下是-1 */
    private int taken(int r, int c) {
        Set<Integer> dead = new HashSet<>();
        board[r][c] = 1;
        for (int n : around(9 * r + c))
            if (board[n / 9][n % 9] == -1 && liberties(n / 9, n % 9) == 0) dead.addAll(group);
        int own = liberties(r, c);
        board[r][c] = 0;
        return dead.isEmpty() && own == 0 ? -1 : dead.size();
    }
}
