function [after, taken] = play(board, i, j)
% the board after White plays at (i, j)
after = board;
after(i, j) = 1;
taken = 0;
for d = [0 0 1 -1; 1 -1 0 0]
    m = i + d(1);
    n = j + d(2);
    if m >= 1 && m <= 9 && n >= 1 && n <= 9 && after(m, n) == -1
        [alive, group] = has_liberty(after, m, n);
        if ~alive
            taken = taken + sum(group(:));
            after(group) = 0;
        end
    end
end
end
