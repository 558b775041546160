package weiqi;

import java.util.BitSet;

/** A 9 x 9 position. Points are numbered row by row from 0. */
final class Position {
    static final int POINTS = 81;
    private final BitSet black = new BitSet(POINTS);
    private final BitSet white = new BitSet(POINTS);

    void set(int row, int col, int color) {
        int p = row * 9 + col;
        black.set(p, color < 0);
        white.set(p, color > 0);
    }

    boolean isEmpty(int p) {
        return !black.get(p) && !white.get(p);
    }

    private static BitSet grow(BitSet set) {
        BitSet result = (BitSet) set.clone();
        for (int p = set.nextSetBit(0); p >= 0; p = set.nextSetBit(p + 1)) {
            if (p >= 9) result.set(p - 9);
            if (p < POINTS - 9) result.set(p + 9);
            if (p % 9 > 0) result.set(p - 1);
            if (p % 9 < 8) result.set(p + 1);
        }
        return result;
    }

    private BitSet group(int p) {
        BitSet color = black.get(p) ? black : white;
        BitSet group = new BitSet(POINTS);
        BitSet next = new BitSet(POINTS);
        next.set(p);
        while (!next.equals(group)) {
            group = next;
            next = grow(group);
            next.and(color);
        }
        return group;
    }

    boolean hasLiberty(int p) {
        BitSet around = grow(group(p));
        around.andNot(black);
        around.andNot(white);
        return !around.isEmpty();
    }

    boolean followsRule() {
        for (int p = 0; p < POINTS; p++) {
            if (!isEmpty(p) && !hasLiberty(p)) return false;
        }
        return true;
    }

    /** The position after White plays at p. */
    Position play(int p) {
        Position after = new Position();
        after.black.or(black);
        after.white.or(white);
        after.white.set(p);
        BitSet dead = new BitSet(POINTS);
        for (int q = after.black.nextSetBit(0); q >= 0; q = after.black.nextSetBit(q + 1)) {
            if (!after.hasLiberty(q)) dead.set(q);
        }
        after.black.andNot(dead);
        return after;
    }

    int blackStones() {
        return black.cardinality();
    }
}
