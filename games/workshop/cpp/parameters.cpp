// Phases, steps of weights, parameters of the search (games/ataxx/src/searchable.rs) and of the evaluation by hand
// (games/ataxx/src/weights.rs).
const int FIRST_BUCKETS[] = {2, 4}, STEPS[] = {1, 1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 91};
const int REVERSE_DEPTH = 6;
const int REVERSE_MARGIN = 42;
const int REVERSE_IMPROVING = 21;
const int FUTILE_DEPTH = 6;
const int FUTILE_BASE = 90;
const int FUTILE_PLY = 73;
const int FUTILE_MOVES = 3;
const int PROBE_DEPTH = 5;
const int PROBE_GAP = 50;
const int PROBE_MARGIN = 100;
const int MOST_BASE = 240;
const int MOST_PLY = 200;
const int MOST_WORSENING = 85;
const int BEFORE_QUIET = 3;
const int EXTENDED_DEPTH = 5;
const int REDUCTION_OPEN = 90;
const int REDUCTION_WORSENING = 25;
const int HISTORY_A_PLY = 1230;
const float REDUCTION_BASE = 134.0f, REDUCTION_SLOPE = 50.0f;
const int WEIGHTS[][FEATURES] = {
    {28, -1, 8, 14, -6, 9, 20, 36, 41, 16, -6, 0, 12},
    {12, 5, 6, 1, -6, -3, -3, 11, -1, 9, -1, -3, 15},
    {3, 6, 1, 5, -3, -1, 1, 3, 0, 0, 1, 1, 8},
    {3, 3, 1, 1, -2, 0, 0, 0, -1, 1, -1, 0, 0},
    {11, 3, 0, -2, -1, -1, 1, 0, 3, 11, 0, -3, -4},
    {11, 3, 0, -2, -1, -1, 1, 0, 3, 11, 0, -3, -4},
};
