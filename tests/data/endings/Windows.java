import java.io.*;
import java.util.*;
import javax.swing.*;

public class Windows {
    public static void main(String[] arguments) throws Exception {
        List<String> lines = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new FileReader("lines.txt"))) {
            for (String line; (line = reader.readLine()) != null;) {
                lines.add(line);
            }
        }
        for (String line : lines.subList(0, 2)) {
            JOptionPane.showMessageDialog(null, "next");
            System.out.println(line);
        }
        JDialog dialog = new JDialog((JFrame) null, "board", true);
        dialog.setSize(500, 500);
        dialog.setVisible(true);
        for (String line : lines.subList(2, 7)) {
            System.out.println(line);
        }
    }
}
