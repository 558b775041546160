function [alive, group] = has_liberty(board, i, j)
group = false(9, 9);
group(i, j) = true;
alive = false;
stack = [i, j];
while ~isempty(stack)
    p = stack(end, :);
    stack(end, :) = [];
    for d = [0 0 1 -1; 1 -1 0 0]
        m = p(1) + d(1);
        n = p(2) + d(2);
        if m < 1 || m > 9 || n < 1 || n > 9
            continue
        end
        if board(m, n) == 0
            alive = true;
        elseif board(m, n) == board(i, j) && ~group(m, n)
            group(m, n) = true;
            stack(end + 1, :) = [m, n];
        end
    end
end
end
