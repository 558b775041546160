function uiwait(varargin)
% Goes on at once, as if the window was closed.
gocheck_note('window');
end
