using System;

class Program
{
    static void Main(string[] args)
    {
        foreach (string line in Lines.Read())
            Console.WriteLine(line);
    }
}
