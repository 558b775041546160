using System.IO;

static class Lines
{
    public static string[] Read()
    {
        return File.ReadAllLines("lines.txt");
    }
}
