function pause(varargin)
% Goes on at once, as if Enter was pressed: at the end of standard input, Octave's own function waits for ever.
persistent noted
if nargin == 0 && isempty(noted)
    noted = true;
    gocheck_note('input');
end
end
