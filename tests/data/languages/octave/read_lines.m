function lines = read_lines(name)
    lines = strsplit(strtrim(fileread(name)), "\n");
end
