function key = waitforbuttonpress()
% Returns at once, as if a key was pressed.
gocheck_note('window');
key = 1;
end
