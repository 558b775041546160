import java.nio.file.*;
import java.util.stream.*;

public class Ordinary {
    public static void main(String[] words) throws Exception {
        Thread[] threads = new Thread[16];
        for (int i = 0; i < 16; i++) (threads[i] = new Thread(() -> {})).start();
        for (Thread thread : threads) thread.join();
        long sum = IntStream.range(0, 1000).parallel().asLongStream().sum();
        Path file = Files.createTempFile("a", "b");
        Files.copy(file, Path.of("copy"));
        java.nio.channels.Selector.open().close();
        new ProcessBuilder("true").start().waitFor();
        System.exit(sum == 499500 ? 0 : 1);
    }
}
