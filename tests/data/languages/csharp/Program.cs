using System;
using System.IO;
using System.Linq;

namespace GoHomework
{
    class Program
    {
        static void Main(string[] args)
        {
            string tag = args.Length > 0 ? args[0] : "test";
            using (var writer = new StreamWriter("answer_for_" + tag + ".txt"))
            {
                foreach (string name in new[] { "0", "00", "1", "2", "3", "4", "5" })
                {
                    var board = new Board(tag + "_" + name + ".txt");
                    writer.WriteLine("{0}_{1}", tag, name);
                    if (name.StartsWith("0"))
                    {
                        Console.WriteLine($"[{tag}]Problem {name}: rule checking:{board.IsLegal()}");
                        writer.WriteLine(board.IsLegal());
                    }
                    else
                    {
                        int least = name == "5" ? 0 : 1;
                        string title = name == "5" ? "all possible position" : "forward on step";
                        var points = board.Empty().Where(point => board.Play(point) >= least).ToList();
                        Console.WriteLine($"[{tag}]Problem {name}: {title}:[{string.Join(", ", points)}]");
                        foreach (var point in points) writer.WriteLine("{0} {1}", point.Item1, point.Item2);
                    }
                    writer.WriteLine();
                }
            }
            Console.ReadKey();
        }
    }
}
