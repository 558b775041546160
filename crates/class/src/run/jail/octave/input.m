function value = input(prompt, varargin)
% Returns an empty value, as if Enter was pressed.
persistent left
if isempty(left)
    left = 100;
    gocheck_note('input');
end
if left == 0
    gocheck_note('input-ended');
    error('reading user-input failed!');
end
left = left - 1;
puts(prompt);
puts("\n");
value = [];
if nargin > 1
    value = '';
end
end
