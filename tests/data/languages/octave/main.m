lines = read_lines('lines.txt');
for i = 1:numel(lines)
    disp(lines{i});
end
