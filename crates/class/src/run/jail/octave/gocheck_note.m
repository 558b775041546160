function gocheck_note(word)
% Notes what was done for a program, in the file GOCHECK_NOTES.
file = fopen(getenv('GOCHECK_NOTES'), 'a');
if file >= 0
    fprintf(file, '%s\n', word);
    fclose(file);
end
end
