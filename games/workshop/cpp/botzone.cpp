
// Botzone, simple interaction, kept running. x is counted from the left and y from the top.

static int square(int x, int y) { return (WIDTH - 1 - y) * STRIDE + x; }

static bool read_move(Game &game, int first_number) {
    int x0 = first_number, y0, x1, y1;
    if (!(std::cin >> y0 >> x1 >> y1)) return false;
    if (x0 < 0) return true;
    int from = square(x0, y0), to = square(x1, y1);
    bool is_single = std::max(std::abs(x0 - x1), std::abs(y0 - y1)) == 1;
    return game.play(is_single ? to * 65 : from << 6 | to);
}

static void play(int time) {
    Set corners[] = {Set(1) << square(0, 0) | Set(1) << square(6, 6), Set(1) << square(6, 0) | Set(1) << square(0, 6)};
    Game game = {{}, Position::at(corners[0], corners[1], 0, 0)};
    Engine engine;
    auto arrival = Clock::now();
    int number;
    if (!(std::cin >> number)) return;
    arrival = first_arrival(arrival);
    for (int line = 0; line < 2 * number - 1; line++) {
        int first_number;
        if (!(std::cin >> first_number) || !read_move(game, first_number)) return;
    }
    for (;;) {
        Report report = engine.think(game, answer_within(time ? time : 1000, arrival));
        if (report.has_move) {
            int to = to_of(report.move);
            int from = is_jump(report.move) ? from_of(report.move) : first(T.ring1[to] & game.position.own());
            auto print = [](int square) {
                std::cout << square % STRIDE << ' ' << WIDTH - 1 - square / STRIDE;
            };
            print(from);
            std::cout << ' ';
            print(to);
            game.play(report.move);
        } else {
            std::cout << "-1 -1 -1 -1";
        }
        std::cout << "\n>>>BOTZONE_REQUEST_KEEP_RUNNING<<<" << std::endl;
        int first_number;
        if (!(std::cin >> first_number)) return;
        arrival = Clock::now();
        if (!read_move(game, first_number)) return;
    }
}
