//! Verdicts on programs.

use gocheck_sandbox::FileMeasure;
use gocheck_text::{Diagnostic, Phrase, codes, phrase};

codes! {
    /// What happened when a student's program was run.
    pub enum RunMessage, RunCode {
        NoProgram { wanted: Option<String>, files: Vec<String> } = Error "G301" "no-program" {
            title "A submission without a program." "提交里没有程序。";
            message both {
                let files = if files.is_empty() { vec!["-".to_owned()] } else { files.clone() };
                match wanted {
                    None => phrase!("no program among the files: {files}", "文件中没有程序：{files}", files = files),
                    Some(wanted) => phrase!(
                        "no {wanted} among the files: {files}", "文件中没有 {wanted}：{files}", files = files
                    ),
                }
            };
            help both {
                match wanted {
                    None => phrase!(
                        "hand in the program: a .py, .ipynb, .java, .cpp, .c, .cs, .go, .rs, .js, .m or .R file, or an executable for \
                         this machine",
                        "请提交程序：.py、.ipynb、.java、.cpp、.c、.cs、.go、.rs、.js、.m 或 .R 文件，或能在本机运行的可执行文件"
                    ),
                    Some(wanted) => phrase!(
                        "name the program {wanted}, or grade with --run auto",
                        "请把程序命名为 {wanted}，或用 --run auto 评分"
                    ),
                }
            };
        }
        EmptyProgram { file: String } = Error "G326" "empty-program" {
            title "A program file without content." "程序文件是空的。";
            message "{file} is empty" "{file} 是空的";
            help "hand in the program again" "请重新提交程序";
        }
        SeveralPrograms { files: Vec<String> } = Error "G302" "several-programs" {
            title "Several programs, and it is unclear which to start." "有几个程序，不清楚运行哪一个。";
            message "it is unclear which program to start: {files}" "不清楚运行哪个程序：{files}";
            help
                "name the one to start go_test.py or main.py (main.cpp, Main.java)"
                "请把要运行的命名为 go_test.py 或 main.py（main.cpp、Main.java）";
        }
        NeedsPython2 { file: String } = Error "G303" "needs-python-2" {
            title "A program for Python 2 on a machine without it." "程序要用 Python 2，本机没有。";
            message
                "{file} is written for Python 2, which this machine lacks"
                "{file} 是用 Python 2 写的，本机没有 Python 2";
            help
                "install python2 here, or ask for a version for Python 3: print(...) and tkinter"
                "请在本机安装 python2，或让学生改写成 Python 3：print(...)、tkinter";
        }
        NoTool { tool: String, package: String } = Error "G304" "no-tool" {
            title "A compiler or interpreter is not installed." "没有安装编译器或解释器。";
            message "there is no `{tool}` here, which it needs" "本机没有它需要的 `{tool}`";
            help "install it here: apt install {package}" "请在本机安装：apt install {package}";
        }
        NoCompile { line: Phrase } = Error "G305" "does-not-compile" {
            title "A program that does not compile." "程序编译不过。";
            message "does not compile: {line}" "编译不过：{line}";
            help
                "compile it from the files that were handed in, without the editor's project"
                "请只用交上来的文件、不靠编辑器的工程编译一遍";
        }
        CompilerLimit { seconds: u64, mebibytes: u64 } = Error "G325" "compiler-limit" {
            title "A program that takes too long or too much memory to compile." "编译程序的时间或内存超限。";
            message
                "cannot be compiled within {seconds} s and {mebibytes} MiB of memory"
                "在 {seconds} 秒、{mebibytes} MiB 内存以内编译不出来";
            help "compile a program of ordinary size" "请提交一般大小的程序";
        }
        Crashed { exit: Phrase, line: Option<String>, answered: usize, of: usize } = Error "G306" "crashed" {
            title "A program that crashed before all problems were answered." "程序没有答完就出错了。";
            message both {
                let line = line.clone().map_or_else(|| exit.clone(), Phrase::from);
                phrase!(
                    "crashed after {answered} of {of} problems: {line}",
                    "答了 {of} 题中的 {answered} 题就出错了：{line}",
                    line = line
                )
            };
            help both {
                let says = |words: &[&str]| {
                    words.iter().any(|word| exit.contains(word) || line.as_ref().is_some_and(|line| line.starts_with(word)))
                };
                if says(&["SyntaxError", "IndentationError", "TabError"]) {
                    phrase!(
                        "correct the line that this names; until then nothing of the program runs",
                        "请改正所指出的那一行；改好之前程序完全不能运行"
                    )
                } else if says(&["SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE", "SIGILL"]) {
                    phrase!(
                        "look for an index off the board or a recursion without end; compiled with \
                         -g -fsanitize=address,undefined, it names the line",
                        "请查找越界的下标或无穷递归；用 -g -fsanitize=address,undefined 编译后运行，会指出是哪一行"
                    )
                } else {
                    phrase!(
                        "run it in an empty folder with the program and the puzzles only; the assignment counts a \
                         crash as failed",
                        "请在只有程序和残局文件的空文件夹里运行一遍；按作业要求，运行出错视为失败"
                    )
                }
            };
        }
        TimedOut { seconds: u64, answered: usize, of: usize, has_window: bool } = Error "G307" "timed-out" {
            title "A program that did not end in time." "程序没有按时结束。";
            message both {
                if *has_window {
                    phrase!(
                        "no end within {seconds} s, {answered} of {of} problems answered: its window cannot be closed",
                        "{seconds} 秒内没有结束，答了 {of} 题中的 {answered} 题：它的窗口关不掉"
                    )
                } else {
                    phrase!(
                        "no end within {seconds} s, {answered} of {of} problems answered",
                        "{seconds} 秒内没有结束，答了 {of} 题中的 {answered} 题"
                    )
                }
            };
            help both {
                if *has_window {
                    phrase!("end the loop that draws when the window is closed", "请在窗口关闭时结束绘图的循环")
                } else {
                    phrase!(
                        "look for an endless loop, or give it longer with --time",
                        "请查找死循环；也可用 --time 给更多时间"
                    )
                }
            };
        }
        OutOfMemory { allowed: u64, start: Option<String> } = Error "G308" "out-of-memory" {
            title "A program that used too much memory." "程序用的内存太多。";
            message
                { format!("used more than {allowed} MiB of memory") }
                { format!("用了超过 {allowed} MiB 内存") };
            help both {
                match start {
                    Some(start) => phrase!(
                        "start it with {start}, so that Java keeps to the limit",
                        "请用 {start} 启动，让 Java 不超过上限"
                    ),
                    None => phrase!(
                        "look for an endless recursion or a list that grows, or allow more with --memory",
                        "请查找无穷递归或不断增长的列表，或用 --memory 给更多内存"
                    ),
                }
            };
        }
        TooMuchOutput { mebibytes: u64 } = Error "G309" "too-much-output" {
            title "A program that printed too much." "程序打印的太多。";
            message "printed more than {mebibytes} MiB" "打印了超过 {mebibytes} MiB";
            help
                "remove debugging output, or look for an endless loop that prints; --time gives a slow program longer"
                "请去掉调试输出，或查找不停打印的死循环；程序慢的话可用 --time 给更多时间";
        }
        TooManyFiles { of: FileMeasure, allowed: u64 } = Error "G310" "too-many-files" {
            title "A program that filled its folder, or closed it." "程序写满了它的文件夹，或把它锁上了。";
            message both {
                match of {
                    FileMeasure::Size => phrase!(
                        "filled its folder: {allowed} MiB are allowed", "写满了它的文件夹：最多 {allowed} MiB"
                    ),
                    FileMeasure::Count => phrase!(
                        "created more than {allowed} files and folders", "建立了超过 {allowed} 个文件和文件夹"
                    ),
                    FileMeasure::Depth => phrase!(
                        "nested folders more than {allowed} deep", "文件夹套了超过 {allowed} 层"
                    ),
                    FileMeasure::Unreadable => phrase!(
                        "made a folder unreadable, so that its files cannot be read",
                        "把文件夹设成不可读，里面的文件读不了"
                    ),
                }
            };
            help both {
                match of {
                    FileMeasure::Unreadable => phrase!(
                        "do not change the permissions of the folder", "请不要改文件夹的权限"
                    ),
                    _ => phrase!("look for a loop that writes files", "请查找不停写文件的循环"),
                }
            };
        }
        MissingFile { path: String } = Error "G311" "missing-file" {
            title "A program that needs a file that is not there." "程序要的文件不存在。";
            message "looks for {path}, which is not there" "要读 {path}，没有这个文件";
            help
                "hand in every file that it reads; the puzzles are next to the program and in data/"
                "请把程序要读的文件都交上来；残局文件在程序旁边和 data/ 里";
        }
        AbsolutePath { path: String } = Error "G312" "absolute-path" {
            title "A path that exists only on the author's computer." "路径只在作者的电脑上有。";
            message "uses {path}, a path of its author's computer" "用了 {path}，这是作者电脑上的路径";
            help
                "open files by their names alone, such as train_0.txt"
                "请只用文件名打开文件，例如 train_0.txt";
        }
        OutsideFolder { path: String } = Error "G333" "outside-folder" {
            title "A program that looks for files outside of its folder." "程序在自己的文件夹之外找文件。";
            message "looks for {path}, which is outside of its folder" "要读 {path}，这不在它的文件夹里";
            help
                "read only files that are handed in with the program, and the puzzles next to it and in data/"
                "请只读和程序一起交的文件，以及程序旁边和 data/ 里的残局文件";
        }
        WrongFolder { folder: String, path: String } = Error "G313" "wrong-folder" {
            title "A program that looks in a folder that is not there." "程序要的文件夹不存在。";
            message
                "looks for {path}, and there is no folder {folder}"
                "要用 {path}，没有文件夹 {folder}";
            help
                "the puzzles are next to the program and in data/; create other folders in the program"
                "残局文件在程序旁边和 data/ 里；其他文件夹请在程序里建立";
        }
        MissingModule { module: String, install: Option<String> } = Error "G314" "missing-module" {
            title "A Python module that is not there." "缺少 Python 模块。";
            message both {
                match install {
                    Some(_) => phrase!(
                        "needs the Python module {module}, which is not installed here",
                        "需要 Python 模块 {module}，本机没有安装"
                    ),
                    None => phrase!(
                        "the module {module} was not handed in", "没有交模块 {module}"
                    ),
                }
            };
            help both {
                match install {
                    Some(command) => phrase!("install it here: {command}", "请在本机安装：{command}"),
                    None => phrase!(
                        "hand in every module that the program imports",
                        "请把程序导入的模块都交上来"
                    ),
                }
            };
        }
        NoNetwork { line: String } = Error "G327" "no-network" {
            title "A program that uses the network." "程序要用网络。";
            message "uses the network, and programs have none here: {line}" "要用网络，程序在这里没有网络：{line}";
            help "read the puzzle files, and leave out the network" "请只读残局文件，不要用网络";
        }
        TooManyProcesses { allowed: u32 } = Error "G328" "too-many-processes" {
            title "A program that started too many processes or threads." "程序启动的进程或线程太多。";
            message
                "started more processes or threads than the {allowed} that are allowed"
                "启动的进程或线程超过了 {allowed} 个"
            ;
            help "look for a loop that starts processes" "请查找不停启动进程的循环";
        }
        NoDisplay = Error "G315" "no-display" {
            title "A program that opens a window on a machine without a display." "程序要打开窗口，本机没有显示。";
            message "opens a window, and there is no display here" "要打开窗口，这里没有显示";
            help "install a virtual display: apt install xvfb" "请安装虚拟显示：apt install xvfb";
        }
        OtherHeadings { written: String, asked: String } = Warning "G316" "other-headings" {
            title "Answers headed with another tag than the puzzles'." "答案的标题用了别的 tag。";
            message
                "the answers are headed [{written}], and the puzzles are {asked}: {written}_ is written into the program"
                "答案的标题是 [{written}]，题目却是 {asked}：程序里写死了 {written}_";
            help
                "take the tag from the names of the files that the program reads"
                "请从读取的文件名里取 tag";
        }
        Silent { exit: Phrase } = Error "G317" "silent" {
            title "A program that ended without an answer." "程序结束了，没有给出答案。";
            message "ended without an answer ({exit})" "没有给出答案就结束了（{exit}）";
            help
                "print the answers, or write them to answer_for_<tag>.txt"
                "请打印答案，或写进 answer_for_<tag>.txt";
        }
        NotStarted { reason: Phrase } = Error "G318" "not-started" {
            title "A program that cannot be started." "程序无法启动。";
            message "cannot be started: {reason}" "无法启动：{reason}";
            help
                "hand in a program that starts on this machine, or give its command with --run"
                "请交能在本机启动的程序，或用 --run 给出启动命令";
        }
        RunAs { command: String, source: Option<String> } = Note "G319" "run-as" {
            title "How a program was run." "程序是怎样运行的。";
            message both {
                match source {
                    None => phrase!(
                        "run as `{command}`, answers from its output", "以 `{command}` 运行，答案取自它的输出"
                    ),
                    Some(file) => phrase!(
                        "run as `{command}`, answers from {file}", "以 `{command}` 运行，答案取自 {file}"
                    ),
                }
            };
        }
        EndedBadly { line: Phrase } = Warning "G320" "ended-badly" {
            title "A program that failed after all problems were answered." "程序答完后出错了。";
            message "all problems were answered; then it failed: {line}" "答完了所有题，然后出错了：{line}";
            help
                "run it to its end in an empty folder"
                "请在空文件夹里从头到尾运行一遍";
        }
        AsksForInput = Error "G321" "asks-for-input" {
            title "A program that waits for input." "程序等待输入。";
            message "asks for input at the keyboard or in a dialog" "要求从键盘或对话框输入";
            help
                "read the puzzle files in order without asking"
                "请按顺序读取残局文件，不要询问"
            ;
        }
        WindowsClosed = Note "G330" "windows-closed" {
            title "Windows were closed." "程序的窗口等人操作，已自动关闭。";
            message "its windows were closed when nothing more happened in them" "它的窗口没有动静后已自动关闭";
        }
        EnterPressed = Note "G331" "enter-pressed" {
            title "Prompts were answered with Enter." "程序等待键盘输入，已自动按回车。";
            message "it waited for the keyboard or a dialog, and got Enter" "它等待键盘或对话框输入，已自动按回车";
        }
        ButtonsPressed = Note "G332" "buttons-pressed" {
            title "Keys and buttons of windows were pressed." "程序的窗口等待按键，已自动按下。";
            message
                "the keys and buttons that its windows wait for were pressed"
                "它的窗口等待的按键和按钮已自动按下";
        }
        SetsRight { right: usize, of: usize } = Note "G322" "sets-right" {
            title "How many fresh sets are all right." "新题中有多少套全对。";
            message
                "{right} of {of} fresh sets are all right"
                "{of} 套新题中有 {right} 套全对";
        }
        FirstWrongSet { problem: String, sets: usize, of: usize, file: String, reason: Box<Diagnostic> }
            = Note "G323" "first-wrong-set"
        {
            title "A problem that is wrong in a fresh set." "新题中答错的题。";
            message
                "{problem} is wrong in {sets} of {of} fresh sets, first in {file}: {reason}"
                "{problem} 在 {of} 套新题中错了 {sets} 套，第一次在 {file}：{reason}";
        }
        FailedSets { sets: usize, of: usize, reason: Box<Diagnostic> } = Warning "G324" "failed-sets" {
            title "A program that fails in fresh sets." "程序在新题上运行失败。";
            message
                "fails in {sets} of {of} fresh sets: {reason}"
                "{of} 套新题中有 {sets} 套运行失败：{reason}";
        }
        PrintedDiffers { file: String, problems: Vec<String> } = Note "G329" "printed-differs" {
            title "Printed answers that differ from those in the file." "打印的答案和文件里的不同。";
            message
                "it prints other answers than {file} has, which count: {problems}"
                "打印的答案和 {file} 里的不同，以文件为准：{problems}";
            help
                "write to the file what the program prints"
                "请把打印的答案原样写进文件";
        }
    }
}
