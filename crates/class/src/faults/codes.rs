//! What a program does wrong.

use super::program::Direction;
use gocheck_board::Color;
use gocheck_text::codes;
use gocheck_text::phrase;

codes! {
    /// The fault of a program, which explains all of its answers.
    #[derive(Eq)]
    pub enum FaultMessage, FaultCode {
        Swapped = Warning "A321" "program-swaps" {
            title "The program swaps rows and columns." "程序把行和列弄反了。";
            message "the program swaps rows and columns" "程序把行和列弄反了";
            help
                "the first number of a line is the row: read board[row][col], and print the row first"
                "每行第一个数是行：应按 board[行][列] 读入，输出时先写行";
        }
        FromOne = Warning "A322" "program-from-one" {
            title "The program counts rows and columns from 1." "程序从 1 开始数行和列。";
            message "the program counts rows and columns from 1" "程序从 1 开始数行和列";
            help "rows and columns count from 0: print i and j without adding 1" "行和列从 0 数起：输出 i 和 j 时不要加 1";
        }
        SwappedFromOne = Warning "A323" "program-swaps-from-one" {
            title
                "The program swaps rows and columns and counts them from 1."
                "程序把行和列弄反了，而且从 1 开始数。";
            message
                "the program swaps rows and columns and counts them from 1"
                "程序把行和列弄反了，而且从 1 开始数";
            help "print the row first, and do not add 1" "输出时先写行再写列，并且不要加 1";
        }
        FromBelow = Warning "A324" "program-from-below" {
            title "The program counts rows from below." "程序从下往上数行。";
            message "the program counts rows from below" "程序从下往上数行";
            help "row 0 is the top row" "第 0 行是最上面一行";
        }
        OtherColor = Warning "A325" "program-other-color" {
            title "The program plays for the other color." "程序替另一方下棋。";
            message "the program plays for the other color" "程序替另一方下棋";
            help
                "-1 is black and 1 is white; place a stone of the color that is to move"
                "-1 是黑，1 是白；试下的应是轮到的一方的棋子";
        }
        Inverted = Warning "A326" "program-inverts" {
            title "The program answers False for True and vice versa." "程序把 True 和 False 答反了。";
            message "the program answers False for True and vice versa" "程序把 True 和 False 答反了";
            help "True means that every group has a liberty" "每块棋都有气时答 True";
        }
        Always { value: bool } = Warning "A327" "program-always" {
            title "The program gives the same answer for every position." "程序对每个残局的判定都一样。";
            message both {
                if *value {
                    phrase!("the program answers True for every position", "程序对每个残局都答 True")
                } else {
                    phrase!("the program answers False for every position", "程序对每个残局都答 False")
                }
            };
            help { "return False as soon as a group has no liberty, and True only at the end" } { "有一块棋没有气就返回 False，全部检查完才返回 True" };
        }
        OnlyColor { color: Color } = Warning "A328" "program-checks-one-color" {
            title "The program checks rule 1 for one color only." "程序判定规则 1 时只检查了一方的棋。";
            message both {
                phrase!("the program checks rule 1 for {color} only", "程序判定规则 1 时只检查了{color}的棋", color = color)
            };
            help "groups of both colors need a liberty" "双方的棋都要有气";
        }
        FirstGroup = Warning "A329" "program-checks-first-group" {
            title "The program checks rule 1 for the first group only." "程序判定规则 1 时只检查了第一块棋。";
            message "the program checks rule 1 for the first group only" "程序判定规则 1 时只检查了第一块棋";
            help "return True after the loop, not inside it" "应在循环结束之后返回 True，不要在循环里返回";
        }
        LastGroup = Warning "A330" "program-keeps-last-group" {
            title "The result of the last group overwrites the others." "最后一块棋的结果覆盖了前面的结果。";
            message "the result of the last group overwrites the others" "最后一块棋的结果覆盖了前面的结果";
            help "once a group has no liberty, the answer stays False" "只要有一块棋没有气，结果就一直是 False";
        }
        PrintsTaken = Warning "A331" "program-prints-captured" {
            title "The program prints the captured stones." "程序输出的是被提的棋子。";
            message
                "the program prints the captured stones instead of the points where to play"
                "程序输出的是被提的棋子，而不是落子的位置";
            help "add the point (i, j) of the tried stone to the answer" "应把试下的位置 (i, j) 加入答案";
        }
        OnlyFirst = Warning "A332" "program-prints-first" {
            title "The program prints only the first point." "程序只输出了第一个点。";
            message "the program prints only the first point" "程序只输出了第一个点";
            help "do not leave the loop, with return or break, when a point is found" "找到一个点后不要用 return 或 break 跳出循环";
        }
        OnlyLast = Warning "A333" "program-prints-last" {
            title "The program prints only the last point." "程序只输出了最后一个点。";
            message "the program prints only the last point" "程序只输出了最后一个点";
            help "append each point to a list instead of assigning it to a variable" "应把每个点追加到列表里，而不是赋给同一个变量";
        }
        LegalMoves = Warning "A334" "program-prints-legal-moves" {
            title "The program prints every legal move as a capture." "程序把所有能落子的点都当成了提子的点。";
            message "the program prints every legal move as a capture" "程序把所有能落子的点都当成了提子的点";
            help "print a point only if its stone captures something" "落子后提到了子的点才输出";
        }
        AllEmpty = Warning "A335" "program-allows-suicide" {
            title "The program allows suicide." "程序允许自杀。";
            message "the program allows suicide: every empty point is legal" "程序允许自杀：所有空点都能落子";
            help
                "after captured stones are removed, the group of the played stone needs a liberty"
                "提子之后，所落的子所在的那块棋必须有气";
        }
        OwnGroup = Warning "A336" "program-allows-group-suicide" {
            title "The program allows the suicide of a group." "程序允许整块棋自杀。";
            message
                "the program allows the suicide of a group: it only looks at the points next to the played stone"
                "程序允许整块棋自杀：只看了所落的子旁边的点";
            help
                "a neighbor of the same color is not a liberty: search the whole group for an empty point"
                "旁边有同色棋子不等于有气：要在整块棋里找空点";
        }
        OwnStone = Warning "A337" "program-ignores-own-group" {
            title "The program ignores the group that a played stone joins." "程序忽略了所落的子连上的那块棋。";
            message
                "the program ignores the liberties of the group that a played stone joins"
                "程序忽略了所落的子连上的那块棋的气";
            help
                "a stone is alive if any stone of its group has a liberty"
                "只要同一块棋里有一个棋子有气，整块棋就有气";
        }
        OwnBefore = Warning "A338" "program-forbids-captures" {
            title
                "The program looks for its own liberties before it removes captured stones."
                "程序先看自己有没有气，再提子。";
            message
                "the program looks for its own liberties before it removes captured stones"
                "程序先看自己有没有气，再提子";
            help "remove captured stones first, then look for liberties" "应先提子，再看自己有没有气";
        }
        NothingDead = Warning "A339" "program-excludes-captures" {
            title "Moves that capture are not legal for the program." "程序认为能提子的点都不能落子。";
            message
                "moves that capture are not legal for the program"
                "程序认为能提子的点都不能落子";
            help
                "remove captured stones before checking the whole board, or check only the group of the played stone"
                "检查整个棋盘之前先提子，或者只检查所落的子所在的那块棋";
        }
        BeforePlacing = Warning "A340" "program-decides-before-placing" {
            title "The program looks for captures before it places the stone." "程序在落子之前就判断提子。";
            message
                "the program looks for captures before it places the stone, and finds none"
                "程序在落子之前就判断提子，所以一个也找不到";
            help "set board[i][j] first, then look for groups without liberties" "先落子，再找没有气的棋";
        }
        SuicideCaptures = Warning "A341" "program-counts-suicide-as-capture" {
            title "The program counts suicide as a capture." "程序把自杀也算成了提子。";
            message "the program counts suicide as a capture" "程序把自杀也算成了提子";
            help "only the opponent's groups without liberties are captured" "只有对方没有气的棋才会被提";
        }
        OnlySingle = Warning "A342" "program-captures-single-stones" {
            title "A group of several stones never loses its last liberty." "两个以上棋子的棋永远有气。";
            message
                "a group of two or more stones never loses its last liberty in the program"
                "程序认为两个以上相连的棋子永远有气";
            help
                "a stone of the same color is not a liberty, visited or not: search the whole group for an empty point"
                "同色棋子不是气，无论是否搜索过：要在整块棋里找空点";
        }
        EachStone = Warning "A343" "program-ignores-groups" {
            title "The program counts the liberties of single stones, not of groups." "程序只数单个棋子的气，没有数整块棋的气。";
            message
                "the program counts the liberties of single stones, not of groups"
                "程序只数单个棋子的气，没有数整块棋的气";
            help
                "connected stones of a color share their liberties: search the whole group"
                "相连的同色棋子共用气：要搜索整块棋";
        }
        OneStep = Warning "A344" "program-searches-one-step" {
            title "The search ends after one step." "程序的搜索只走了一步。";
            message
                "the program searches only a stone and its direct neighbors, not the whole group"
                "程序只搜索了棋子和与它直接相邻的棋子，没有搜索整块棋";
            help "search on from each stone that is found, by recursion or with a queue" "找到的每个棋子都要继续搜索，用递归或队列";
        }
        UpTo { stones: usize } = Warning "A345" "program-captures-small-groups" {
            title "The program captures only small groups." "程序只提小块的棋。";
            message
                "the program captures no group of more than {stones} stones"
                "程序不提超过 {stones} 个棋子的棋";
            help "search the whole group, however large" "无论多大，都要搜索整块棋";
        }
        EdgeLiberty = Warning "A346" "program-edge-is-liberty" {
            title "The edge of the board is a liberty." "程序把棋盘的边当成了气。";
            message "the edge of the board is a liberty for the program" "程序把棋盘的边当成了气";
            help "skip points off the board: check 0 <= x < 9 before reading board[x][y]" "棋盘外的点要跳过：读 board[x][y] 之前先检查 0 <= x < 9";
        }
        NegativeIndex = Warning "A347" "program-negative-index" {
            title "Index -1 is the other end of the board." "下标 -1 指到了棋盘的另一头。";
            message
                "above row 0 the program reads the last row, and left of column 0 the last column: index -1"
                "程序在第 0 行之上读到了最后一行，在第 0 列左边读到了最后一列（下标 -1）";
            help "board[-1] is no error in Python: check x >= 0 and y >= 0" "Python 里 board[-1] 不报错：要检查 x >= 0 和 y >= 0";
        }
        Torus = Warning "A348" "program-joins-edges" {
            title "Opposite edges of the board are joined." "棋盘的两头连在了一起。";
            message "opposite edges of the board are joined in the program" "程序把棋盘的两头连在了一起";
            help "do not take indices modulo 9: skip points off the board" "下标不要对 9 取余：棋盘外的点要跳过";
        }
        RowsRunOn = Warning "A349" "program-joins-rows" {
            title "The end of a row is next to the start of the next one." "一行的末尾和下一行的开头连在了一起。";
            message
                "in the program the end of a row is next to the start of the next one"
                "程序把一行的末尾和下一行的开头连在了一起";
            help "check the column as well as the index: 0 <= y < 9" "除了下标还要检查列：0 <= y < 9";
        }
        BorderStones { color: Color } = Warning "A350" "program-border-stones" {
            title "The border around the board counts as stones." "程序把棋盘外的一圈当成了棋子。";
            message both {
                phrase!(
                    "the border around the board counts as {color} stones", "程序把棋盘外的一圈当成了{color}的棋子", color = color
                )
            };
            help "mark the border with a number that is no color, such as 2" "棋盘外的一圈要用不是颜色的数，例如 2";
        }
        SkipsEdge = Warning "A351" "program-skips-edge" {
            title "The program does not look at all rows and columns." "程序没有检查所有的行和列。";
            message
                "the program does not look at the first or the last row and column"
                "程序没有检查第一行、第一列或最后一行、最后一列";
            help "loop over range(9), 0 to 8" "循环应为 range(9)，即 0 到 8";
        }
        SkipsNeighbors = Warning "A352" "program-skips-edge-neighbors" {
            title "Neighbors in the first or last row and column are overlooked." "程序漏看了第一行、第一列或最后一行、最后一列的邻点。";
            message
                "the program overlooks neighbors in the first or last row and column"
                "程序漏看了第一行、第一列或最后一行、最后一列的邻点";
            help "the test for the board is 0 <= x <= 8, with both ends" "判断是否在棋盘内应为 0 <= x <= 8，两端都包括";
        }
        WithoutDirection { direction: Direction } = Warning "A353" "program-misses-direction" {
            title "The program does not look in one of the four directions." "程序漏看了四个方向中的一个。";
            message both {
                match direction {
                    Direction::Up => phrase!("the program never looks up", "程序没有看上方的邻点"),
                    Direction::Down => phrase!("the program never looks down", "程序没有看下方的邻点"),
                    Direction::Left => phrase!("the program never looks left", "程序没有看左边的邻点"),
                    Direction::Right => phrase!("the program never looks right", "程序没有看右边的邻点"),
                }
            };
            help { "the directions are (-1, 0), (1, 0), (0, -1) and (0, 1)" } { "四个方向是 (-1, 0)、(1, 0)、(0, -1)、(0, 1)" };
        }
        ForwardOnly = Warning "A354" "program-looks-forward-only" {
            title "The program only looks down and right." "程序只看了下方和右边。";
            message "the program only looks down and right" "程序只看了下方和右边";
            help "the directions are (-1, 0), (1, 0), (0, -1) and (0, 1)" "四个方向是 (-1, 0)、(1, 0)、(0, -1)、(0, 1)";
        }
        Diagonals = Warning "A355" "program-diagonals" {
            title "Diagonal points count as neighbors." "程序把斜线上的点也当成了邻点。";
            message "diagonal points count as neighbors in the program" "程序把斜线上的点也当成了邻点";
            help "only the points above, below, left and right are neighbors" "只有上下左右四个点相邻";
        }
        StoneStays = Warning "A356" "program-leaves-stone" {
            title "A tried stone stays on the board." "试下的棋子没有拿掉。";
            message "a tried stone stays on the board" "试下的棋子没有拿掉，留在了棋盘上";
            help
                "try each point on a copy of the board, or take the stone back and restore the captured ones in every case"
                "在棋盘的副本上试下，或者无论结果如何都把试下的子拿掉、把提掉的子放回";
        }
        TakenStay = Warning "A357" "program-keeps-removed" {
            title "Captured stones are not put back after a tried move." "试下之后没有把提掉的棋子放回。";
            message "captured stones are not put back after a tried move" "试下之后没有把提掉的棋子放回";
            help "try each point on a copy of the board: copy.deepcopy(board) or board.copy()" "在棋盘的副本上试下：copy.deepcopy(board) 或 board.copy()";
        }
        OccupiedPoints = Warning "A358" "program-tries-occupied" {
            title "The program tries occupied points." "程序在有棋子的点上也试下。";
            message "the program tries points that are occupied" "程序在有棋子的点上也试下";
            help "skip a point unless board[i][j] == 0" "只在 board[i][j] == 0 的点上试下";
        }
        Erases = Warning "A359" "program-removes-while-searching" {
            title "The program removes stones while it is still searching." "程序还在搜索时就把棋子拿掉了。";
            message "the program removes stones while it is still searching" "程序还在搜索时就把棋子拿掉了";
            help
                "find all stones without liberties first, then remove them; mark visited stones in an array of their own"
                "先找出所有没有气的棋，再一起提掉；搜索过的棋子另用一个数组标记";
        }
        OneNeighbor = Warning "A360" "program-checks-one-neighbor" {
            title "Only one of the neighboring groups decides." "只有一块相邻的棋起作用。";
            message
                "only one of the opponent's groups next to the played stone decides whether it captures"
                "所落的子旁边有几块对方的棋时，程序只按其中一块判断能不能提子";
            help
                "check the groups in all four directions, without elif or return, and let no result overwrite another"
                "四个方向的棋都要检查：不要用 elif 或 return，也不要让后面的结果覆盖前面的";
        }
        AllNeighbors = Warning "A362" "program-needs-all-neighbors" {
            title "A capture needs all neighboring groups to be without liberties." "程序要求所有相邻的棋都没有气才算提子。";
            message
                "a capture needs all neighboring groups to be without liberties in the program"
                "程序要求所有相邻的棋都没有气才算提子";
            help "a move captures if any of the groups has no liberty" "只要有一块相邻的棋没有气，就能提子";
        }
        CountsTwice = Warning "A363" "program-counts-liberties-twice" {
            title "A liberty counts once for each stone next to it." "同一口气被数了好几次。";
            message "a liberty next to several stones of a group is counted several times" "同一口气被数了好几次";
            help "collect liberties in a set" "用集合记录气，避免重复";
        }
        Stale = Warning "A364" "program-stale-visited" {
            title "The array of visited points is not cleared." "标记搜索过的点的数组没有清空。";
            message
                "the array of visited points is not cleared before the next search"
                "标记搜索过的点的数组没有在下一次搜索之前清空";
            help "make a new array for each tried move" "每试下一步都要新建这个数组";
        }
        Early = Warning "A365" "program-ends-search-early" {
            title "A group is marked as visited only in part." "一块棋只标记了一部分。";
            message
                "the search ends at the first liberty, and the rest of the group is later taken for a group of its own"
                "搜索遇到第一口气就结束，这块棋剩下的部分后来被当成了另一块棋";
            help
                "clear the array of visited points before each search, or visit the whole group before returning"
                "每次搜索之前清空标记数组，或者搜索完整块棋再返回";
        }
        FirstFriend = Warning "A366" "program-follows-one-neighbor" {
            title "The search returns the result of the first neighbor." "搜索直接返回了第一个相邻棋子的结果。";
            message
                "the search returns the result of the first neighbor of the same color, without looking at the others"
                "搜索直接返回了第一个相邻同色棋子的结果，没有看其他的";
            help "write `if is_alive(...): return True`, not `return is_alive(...)`" "应写 `if is_alive(...): return True`，而不是 `return is_alive(...)`";
        }
        LastFriend = Warning "A367" "program-overwrites-liberty" {
            title "The result of the last neighbor overwrites a liberty." "最后一个邻点的结果覆盖了已经找到的气。";
            message
                "the result of the last neighbor overwrites a liberty that was found before"
                "最后一个邻点的结果覆盖了已经找到的气";
            help "once a liberty is found, the result stays True: `alive = alive or is_alive(...)`" "找到气之后结果就一直是 True：`alive = alive or is_alive(...)`";
        }
        Ko = Warning "A368" "program-forbids-ko" {
            title "The program forbids captures that look like a ko." "程序禁止了像打劫的提子。";
            message "the program forbids captures that look like a ko" "程序禁止了像打劫的提子";
            help "a position has no history, so nothing is a ko" "残局没有之前的着法，所以没有打劫";
        }
        Eyes = Warning "A369" "program-forbids-own-eyes" {
            title "The program forbids moves into its own eyes." "程序禁止在自己的眼里落子。";
            message "the program forbids moves into its own eyes" "程序禁止在自己的眼里落子";
            help "filling an eye is bad, but legal if the group keeps a liberty" "填眼不好，但只要还有气就能落子";
        }
        Unread { is_first: bool } = Warning "A370" "program-misses-a-line" {
            title "The program does not read all lines of a puzzle." "程序没有读完残局文件的所有行。";
            message both {
                if *is_first {
                    phrase!("the program does not read the first line of a puzzle", "程序没有读残局文件的第一行")
                } else {
                    phrase!("the program does not read the last line of a puzzle", "程序没有读残局文件的最后一行")
                }
            };
            help { "every line is a stone: there is no heading" } { "每一行都是一个棋子，没有标题行" };
        }
        EndsRow = Warning "A371" "program-ends-row-early" {
            title "The loop over a row ends at its first point." "程序找到一个点之后就不再检查这一行。";
            message
                "the loop over a row or column ends at the first point that is found"
                "程序在一行（或一列）里找到一个点之后就不再检查这一行（列）";
            help "do not leave the inner loop with break when a point is found" "找到一个点后不要用 break 跳出内层循环";
        }
    }
}
