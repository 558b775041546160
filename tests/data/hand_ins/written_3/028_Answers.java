import java.util.*;

public class Answers {
    static final boolean TEST_0 = true;
    static final boolean TEST_00 = false;
    static final List<int[]> TEST_1 = List.of(new int[]{0, 6}, new int[]{6, 5});
    static final List<int[]> TEST_2 = List.of(new int[]{5, 0}, new int[]{6, 3});
    static final List<int[]> TEST_3 = List.of(new int[]{2, 7}, new int[]{4, 8}, new int[]{6, 6}, new int[]{8, 3});
    static final List<int[]> TEST_4 = List.of(new int[]{3, 0}, new int[]{4, 7}, new int[]{5, 0}, new int[]{5, 5});
    static final List<int[]> TEST_5 = List.of(new int[]{0, 0}, new int[]{0, 1}, new int[]{0, 2}, new int[]{0, 3}, new int[]{0, 4}, new int[]{0, 8}, new int[]{1, 0}, new int[]{1, 1}, new int[]{1, 2}, new int[]{1, 8}, new int[]{2, 8}, new int[]{3, 8}, new int[]{4, 1}, new int[]{4, 4}, new int[]{4, 7}, new int[]{5, 0}, new int[]{5, 1}, new int[]{8, 0});
}
