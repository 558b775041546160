% HW1 test set
test_0 = true;  % rule 1
test_00 = false;  % rule 1
test_1 = [0 6; 6 5];  % 2 points
test_2 = [5 0; 6 3];  % 2 points
test_3 = [2 7; 4 8; 6 6; 8 3];  % 4 points
test_4 = [3 0; 4 7; 5 0; 5 5];  % 4 points
test_5 = [0 0; 0 1; 0 2; 0 3; 0 4; 0 8; 1 0; 1 1; 1 2; 1 8; 2 8; 3 8; 4 1; 4 4; 4 7; 5 0; 5 1; 8 0];  % 18 points
