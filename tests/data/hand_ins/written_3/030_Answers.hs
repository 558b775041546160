module Answers where

test_0 :: Bool
test_0 = True

test_00 :: Bool
test_00 = False

test_1 :: [(Int, Int)]
test_1 = [(0,6),(6,5)]

test_2 :: [(Int, Int)]
test_2 = [(5,0),(6,3)]

test_3 :: [(Int, Int)]
test_3 = [(2,7),(4,8),(6,6),(8,3)]

test_4 :: [(Int, Int)]
test_4 = [(3,0),(4,7),(5,0),(5,5)]

test_5 :: [(Int, Int)]
test_5 = [(0,0),(0,1),(0,2),(0,3),(0,4),(0,8),(1,0),(1,1),(1,2),(1,8),(2,8),(3,8),(4,1),(4,4),(4,7),(5,0),(5,1),(8,0)]

