//! How a program ended and why it cannot be started, in Chinese; the English texts are next to the types.

use crate::exit::{Exit, ExitCause};
use crate::start_check::{SourceRemedy, StartFault, Unfit};
use gocheck_text::{InLanguage, Language};
use std::borrow::Cow;

impl InLanguage for Exit {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match language {
            Language::English => self.to_string().into(),
            Language::Chinese => exit_in_chinese(self).into(),
        }
    }
}

/// With the remedy.
impl InLanguage for StartFault {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match language {
            Language::English => self.to_string().into(),
            Language::Chinese => fault_in_chinese(self).into(),
        }
    }
}

fn exit_in_chinese(exit: &Exit) -> String {
    let code = exit.status.code();
    match (&exit.cause, exit.signal_name(), code) {
        (ExitCause::LauncherKilled, ..) => "启动它的程序被终止".to_owned(),
        (ExitCause::JailFailed, ..) => "沙箱没有建立起来".to_owned(),
        (_, Some(signal), Some(code)) => format!("退出状态 {code}（{signal}{}）", meaning(signal)),
        (_, Some(signal), None) => format!("被信号 {signal} 终止{}", meaning(signal)),
        (_, None, Some(code)) => format!("退出状态 {code}"),
        (_, None, None) => "被信号终止".to_owned(),
    }
}

/// An explanation of a signal for readers who do not know its name.
fn meaning(signal: &str) -> &'static str {
    match signal {
        "SIGSEGV" => "，段错误",
        "SIGBUS" => "，总线错误",
        "SIGFPE" => "，算术错误，例如除以零",
        "SIGILL" => "，非法指令",
        "SIGABRT" => "，程序自行中止",
        "SIGPIPE" => "，管道断开",
        "SIGSYS" => "，不允许的系统调用",
        "SIGXFSZ" => "，文件太大",
        _ => "",
    }
}

fn fault_in_chinese(fault: &StartFault) -> String {
    match fault {
        StartFault::NotInPath { name, is_here: true } => {
            format!("PATH 里没有可执行程序 `{name}`：要运行当前文件夹里的文件，请写 `./{name}`")
        }
        StartFault::NotInPath { name, is_here: false } => format!("PATH 里没有可执行程序 `{name}`：请安装"),
        StartFault::NoFile { name } => format!("没有 `{name}` 这个文件"),
        StartFault::IsFolder { name } => format!("`{name}` 是文件夹，请写出其中的程序"),
        StartFault::NoPermission { name, remedy } => {
            let or = remedy.map_or_else(String::new, |remedy| format!("，或者{}", source_remedy(remedy)));
            format!("`{name}` 没有执行权限：请用 `chmod +x {}`{or}", StartFault::quoted(name))
        }
        StartFault::Unfit { name, cause } => format!("`{name}` {}", unfit(cause)),
    }
}

fn unfit(cause: &Unfit) -> String {
    let elsewhere = |system: &str| format!("是{system}程序：请在本机重新编译");
    match cause {
        Unfit::Empty => "是空的：请重新编译".to_owned(),
        Unfit::Windows => elsewhere(" Windows "),
        Unfit::MacOs => elsewhere(" macOS "),
        Unfit::OtherProcessor => elsewhere("别的处理器的"),
        Unfit::JavaClass => "是 Java 的 class 文件：请用 `java -cp 文件夹 类名` 启动".to_owned(),
        Unfit::CompilerMessages(line) => format!("里是编译器的报错（{line:?}），不是程序：请重新编译"),
        Unfit::Source(remedy) => format!("是源代码：请{}", source_remedy(*remedy)),
        Unfit::LineEnds => {
            "用的是 Windows 换行，因此找不到解释器：请用 `sed -i 's/\\r$//' 文件名` 去掉".to_owned()
        }
        Unfit::NoInterpreter(name) => format!("第一行的解释器 `{name}` 本机没有：请安装，或改正这一行"),
    }
}

fn source_remedy(remedy: SourceRemedy) -> String {
    match remedy {
        SourceRemedy::Interpreter(name) => format!("用 {name} 启动，或在第一行写 #!/usr/bin/env {name}"),
        SourceRemedy::Jar => "用 java -jar 启动".to_owned(),
        SourceRemedy::Java => "用 javac 编译，再用 java 启动".to_owned(),
        SourceRemedy::Compile => "先编译".to_owned(),
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::exit_in_chinese;
    use crate::exit::{Exit, ExitCause};
    use std::os::unix::process::ExitStatusExt;
    use std::process::ExitStatus;

    /// The numbers of signals are those of Linux on x86 and ARM, from signal(7).
    #[test]
    fn the_end_of_a_program_has_chinese_words() {
        for (raw, text) in [
            (3 << 8, "退出状态 3"),
            (11, "被信号 SIGSEGV 终止，段错误"),
            (9, "被信号 SIGKILL 终止"),
            (139 << 8, "退出状态 139（SIGSEGV，段错误）"),
            (255 << 8, "退出状态 255"),
        ] {
            let end = Exit { status: ExitStatus::from_raw(raw), cause: ExitCause::Program };
            assert_eq!(exit_in_chinese(&end), text);
        }
    }
}
