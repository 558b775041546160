% 围棋作业，用 MATLAB 写的
function go()
  names = {'0', '00'};
  for k = 1:2
    data = load(['train_' names{k} '.txt']);
    board = zeros(9, 9);
    for n = 1:size(data, 1)
      board(data(n, 1) + 1, data(n, 2) + 1) = data(n, 3);
    end
    fprintf('[train]Problem %s: rule checking:%d\n', names{k}, judge(board));
  end
end
