using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

namespace GoHomework
{
    public enum Stone { Black = -1, Empty = 0, White = 1 }

    public class Board
    {
        private const int Size = 9;
        private readonly Stone[,] stones = new Stone[Size, Size];

        public Board(string path)
        {
            foreach (string line in File.ReadAllLines(path))
            {
                if (string.IsNullOrWhiteSpace(line)) continue;
                int[] words = line.Split(new[] { ' ', '\t' }, StringSplitOptions.RemoveEmptyEntries)
                    .Select(int.Parse).ToArray();
                stones[words[0], words[1]] = (Stone)words[2];
            }
        }

        private Board(Stone[,] other)
        {
            stones = (Stone[,])other.Clone();
        }

        public IEnumerable<Tuple<int, int>> Empty()
        {
            return from row in Enumerable.Range(0, Size)
                   from column in Enumerable.Range(0, Size)
                   where stones[row, column] == Stone.Empty
                   select Tuple.Create(row, column);
        }

        private IEnumerable<Tuple<int, int>> Around(int row, int column)
        {
            if (row > 0) yield return Tuple.Create(row - 1, column);
            if (row < Size - 1) yield return Tuple.Create(row + 1, column);
            if (column > 0) yield return Tuple.Create(row, column - 1);
            if (column < Size - 1) yield return Tuple.Create(row, column + 1);
        }

        private HashSet<Tuple<int, int>> Group(int row, int column, out bool isAlive)
        {
            var group = new HashSet<Tuple<int, int>> { Tuple.Create(row, column) };
            var queue = new Queue<Tuple<int, int>>(group);
            isAlive = false;
            while (queue.Count > 0)
            {
                var point = queue.Dequeue();
                foreach (var next in Around(point.Item1, point.Item2))
                {
                    Stone stone = stones[next.Item1, next.Item2];
                    if (stone == Stone.Empty) isAlive = true;
                    else if (stone == stones[row, column] && group.Add(next)) queue.Enqueue(next);
                }
            }
            return group;
        }

        public bool IsLegal()
        {
            for (int row = 0; row < Size; row++)
                for (int column = 0; column < Size; column++)
                {
                    bool isAlive = true;
                    if (stones[row, column] != Stone.Empty) Group(row, column, out isAlive);
                    if (!isAlive) return false;
                }
            return true;
        }

        /// <summary>The number of stones that a white stone captures; -1 if it is suicide.</summary>
        public int Play(Tuple<int, int> point)
        {
            var after = new Board(stones);
            after.stones[point.Item1, point.Item2] = Stone.White;
            int captured = 0;
            foreach (var next in Around(point.Item1, point.Item2))
            {
                if (after.stones[next.Item1, next.Item2] != Stone.Black) continue;
                bool isAlive;
                var group = after.Group(next.Item1, next.Item2, out isAlive);
                if (isAlive) continue;
                captured += group.Count;
                foreach (var stone in group) after.stones[stone.Item1, stone.Item2] = Stone.Empty;
            }
            bool hasLiberty;
            after.Group(point.Item1, point.Item2, out hasLiberty);
            return hasLiberty ? captured : -1;
        }
    }
}
