// A game, and the engine that plays it.

struct Game {
    std::vector<std::pair<Position, Move>> earlier;
    Position position;

    // The board with the stone placed and before any turns: what Botzone's judge compares.
    static Position before_turning(Position position, Move move) {
        if (move != PASS) {
            Set &own = position.stones[position.to_move];
            own |= Set(1) << to_of(move);
            if (is_jump(move)) own &= ~(Set(1) << from_of(move));
        }
        return position;
    }

    static bool is_same(const Position &a, const Position &b) {
        return a.stones[0] == b.stones[0] && a.stones[1] == b.stones[1] && a.walls == b.walls;
    }

    bool repeats(Move move) const {
        int ply = earlier.size() + 1;
        if (!IS_BOTZONE || ply < 4) return false;
        std::vector<Position> boards = {earlier[0].first};
        for (auto &[before, played] : earlier) boards.push_back(before_turning(before, played));
        Position next = before_turning(position, move);
        for (int i = 0; i <= ply - 3; i++) {
            if (is_same(boards[i], boards[ply - 1]) && is_same(boards[i + 1], next)) return true;
        }
        return false;
    }

    bool is_drawn_by_repetition() const {
        if (IS_BOTZONE) return false;
        return std::count_if(earlier.begin(), earlier.end(), [&](auto &before) {
            return before.second != PASS && is_same(before.first, position);
        }) >= 2;
    }

    std::vector<Move> legal_moves() const {
        std::vector<Move> moves;
        if (is_drawn_by_repetition()) return moves;
        for (Move move : position.moves()) {
            if (!repeats(move)) moves.push_back(move);
        }
        return moves;
    }

    // Whether the move was legal; if not, nothing is played.
    bool play(Move move) {
        auto moves = legal_moves();
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) return false;
        earlier.push_back({position, move});
        position = position.play(move);
        return true;
    }
};

struct Report {
    bool has_move = false;
    Move move = PASS;
    int score = 0;
    u64 nodes = 0;
};

struct Engine {
    Table table;
    Clock::duration late = Clock::duration::zero();

    Report think(const Game &game, Limits limits) {
        bool is_timed = limits.deadline != Clock::time_point::max();
        u64 positions = ~u64(0);
        if (is_timed) {
            limits.deadline -= late;
            auto left = std::max(limits.deadline - Clock::now(), Clock::duration::zero());
            positions = NODES_A_SECOND / 1000 * (left / std::chrono::milliseconds(1));
        }
        table.begin(positions);
        Report best = deepen(game, limits, is_timed);
        if (is_timed) {
            auto by = std::max(Clock::now() - limits.deadline, Clock::duration::zero());
            late = std::min<Clock::duration>(std::max<Clock::duration>(by, late * 7 / 8), MOST_LATE);
        }
        return best;
    }

    Report deepen(const Game &game, Limits limits, bool is_timed) {
        const Position &position = game.position;
        std::vector<Move> moves = game.legal_moves();
        Report best;
        if (moves.empty()) return best;
        std::stable_sort(moves.begin(), moves.end(), [&](Move a, Move b) {
            return P.logit(position, a) > P.logit(position, b);
        });
        best.has_move = true;
        best.move = moves[0];
        best.score = evaluate(position);
        std::vector<u64> path;
        for (auto &before : game.earlier) path.push_back(before.first.hash);
        auto worker = std::make_unique<Worker>(table, limits, path);
        for (int depth = 1; depth <= std::max(limits.depth, 1); depth++) {
            int score = search_around(*worker, position, moves, depth, best.score);
            if (!worker->has_best) break;
            auto place = std::find(moves.begin(), moves.end(), worker->best_move);
            std::rotate(moves.begin(), place, place + 1);
            best.move = worker->best_move;
            best.nodes = worker->nodes;
            if (worker->is_stopped) break;
            best.score = score;
            bool is_decided = std::abs(score) >= WIN_AT_LEAST && WIN - std::abs(score) <= depth;
            if (is_decided || (moves.size() == 1 && is_timed) || Clock::now() >= limits.deadline) break;
        }
        return best;
    }

    // Searches in a window around the score that is expected, and in a wider one when it lies outside.
    static int search_around(Worker &worker, const Position &position, const std::vector<Move> &moves, int depth,
                             int expected) {
        int width = depth < 4 ? WIN : WINDOW, alpha = expected - width, beta = expected + width;
        for (;;) {
            int low = std::max(alpha, -WIN), high = std::min(beta, WIN);
            int score = worker.root(position, moves, depth, low, high);
            if (worker.is_stopped || (score > low && score < high) || (low == -WIN && high == WIN)) return score;
            width *= 4;
            if (score <= low) alpha = score - width;
            else beta = score + width;
        }
    }
};

// When the first question arrived, which was just read by a program that has read since `ready`. If it hardly waited, the
// question may have been there from the start, and the judge's clock, too, began then.
static Clock::time_point first_arrival(Clock::time_point ready) {
    auto now = Clock::now();
    return now - ready < std::chrono::milliseconds(50) ? START : now;
}

// The reserve is for a busy judge, and for what precedes START.
static Limits answer_within(int milliseconds, Clock::time_point arrival) {
    auto time = std::chrono::duration_cast<Clock::duration>(std::chrono::milliseconds(milliseconds));
    auto reserve = std::min<Clock::duration>(time / 14 + std::chrono::milliseconds(3), time / 8);
    Limits limits;
    limits.deadline = arrival + time - reserve;
    return limits;
}
