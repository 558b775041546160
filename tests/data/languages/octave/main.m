clear; clc; close all;
tag = 'test';
names = {'0', '00', '1', '2', '3', '4', '5'};
fid = fopen(['answer_for_' tag '.txt'], 'w');
for k = 1:length(names)
    data = load([tag '_' names{k} '.txt']);
    board = zeros(9, 9);
    for n = 1:size(data, 1)
        board(data(n, 1) + 1, data(n, 2) + 1) = data(n, 3);
    end
    figure;
    imagesc(board);
    title(['Problem ' names{k}]);
    axis square;
    pause;
    fprintf(fid, '%s_%s\n', tag, names{k});
    if names{k}(1) == '0'
        ok = true;
        for i = 1:9
            for j = 1:9
                if board(i, j) ~= 0 && ~has_liberty(board, i, j)
                    ok = false;
                end
            end
        end
        if ok
            answer = 'True';
        else
            answer = 'False';
        end
        fprintf('[%s]Problem %s: rule checking:%s\n', tag, names{k}, answer);
        fprintf(fid, '%s\n\n', answer);
        continue
    end
    points = zeros(0, 2);
    for i = 1:9
        for j = 1:9
            if board(i, j) ~= 0
                continue
            end
            [after, taken] = play(board, i, j);
            if names{k} == '5' && has_liberty(after, i, j) || names{k} ~= '5' && taken > 0
                points(end + 1, :) = [i - 1, j - 1];
            end
        end
    end
    fprintf(fid, '%d %d\n', points');
    fprintf(fid, '\n');
    fprintf('Problem %s:\n', names{k});
    disp(points);
end
fclose(fid);
