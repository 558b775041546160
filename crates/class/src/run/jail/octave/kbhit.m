function key = kbhit(varargin)
% Returns Enter.
pause();
key = "\n";
end
