//! Errors of the operating system, with cause and remedy in every language.

use crate::language::language;
use crate::phrase;
use crate::phrase::Phrase;
use std::error::Error;
use std::io::{self, ErrorKind};

/// Returns the text of an error and its causes, outermost first.
pub fn chain(error: &(dyn Error + 'static)) -> String {
    let mut texts: Vec<String> = Vec::new();
    let mut next = Some(error);
    while let Some(cause) = next {
        if let Some(error) = cause.downcast_ref::<io::Error>() {
            texts.push(text(error));
            // Its text includes its causes.
            break;
        }
        texts.push(cause.to_string());
        next = cause.source();
    }
    texts.join(language().colon())
}

/// Returns the text of an error of the operating system.
pub fn text(error: &io::Error) -> String {
    phrase(error).text(language())
}

/// Returns the text of an error of the operating system in every language.
pub fn phrase(error: &io::Error) -> Phrase {
    let known = by_number(error.raw_os_error()).or_else(|| by_kind(error.kind()));
    match (known, error.raw_os_error()) {
        (Some(phrase), _) => phrase,
        (None, Some(_)) => phrase!("the operating system reports: {error}", "操作系统报告：{error}"),
        (None, None) => error.to_string().into(),
    }
}

/// Errors of Unix that the standard library does not tell apart.
fn by_number(number: Option<i32>) -> Option<Phrase> {
    let number = number.filter(|_| cfg!(unix))?;
    let (circle, open_files) = if cfg!(target_os = "linux") { (40, 24) } else { (62, 24) };
    Some(match number {
        5 => phrase!(
            "the device failed: check the disk and the connection to it",
            "设备出错：请检查磁盘及其连接"
        ),
        6 => phrase!("there is no such device, or nothing reads from it", "没有这个设备，或没有程序在读"),
        number if number == open_files => phrase!(
            "too many open files: raise the limit with `ulimit -n`",
            "打开的文件太多：请用 `ulimit -n` 提高上限"
        ),
        number if number == circle => {
            phrase!("the symbolic links go in a circle: check them", "符号链接绕成了圈：请检查链接")
        }
        _ => return None,
    })
}

fn by_kind(kind: ErrorKind) -> Option<Phrase> {
    Some(match kind {
        ErrorKind::NotFound => {
            phrase!("no such file or folder: check the path", "没有这个文件或文件夹：请检查路径")
        }
        ErrorKind::PermissionDenied => phrase!(
            "permission denied: check who owns it and its permissions, or choose another place",
            "没有权限：请检查所有者和权限，或换一个位置"
        ),
        ErrorKind::AlreadyExists => {
            phrase!("something of this name already exists: choose another", "这个名字已经有了：请换一个")
        }
        ErrorKind::NotADirectory => {
            phrase!(
                "part of the path is a file, not a folder: check the path",
                "路径当中有一段是文件，不是文件夹：请检查路径"
            )
        }
        ErrorKind::IsADirectory => {
            phrase!("this is a folder: give the name of a file in it", "这是文件夹：请写出其中的文件名")
        }
        ErrorKind::DirectoryNotEmpty => phrase!("the folder is not empty", "文件夹不是空的"),
        ErrorKind::ReadOnlyFilesystem => {
            phrase!("the file system is read-only: choose another place", "文件系统是只读的：请换一个位置")
        }
        ErrorKind::StorageFull => phrase!(
            "the disk is full: free some space, or choose another place",
            "磁盘已满：请腾出空间，或换一个位置"
        ),
        ErrorKind::QuotaExceeded => phrase!(
            "your disk quota is used up: free some space, or choose another place",
            "磁盘配额已用完：请腾出空间，或换一个位置"
        ),
        ErrorKind::FileTooLarge => phrase!(
            "the file is larger than the system allows: check `ulimit -f`, or choose another place",
            "文件超过了系统允许的大小：请检查 `ulimit -f`，或换一个位置"
        ),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => phrase!(
            "it is in use by the system or another program: choose another name",
            "系统或别的程序正在使用它：请换一个名字"
        ),
        ErrorKind::InvalidFilename => {
            phrase!("the name is too long or not allowed: choose another", "名字太长或不允许：请换一个")
        }
        ErrorKind::TooManyLinks => phrase!("too many links to it", "指向它的链接太多"),
        ErrorKind::StaleNetworkFileHandle => phrase!(
            "the network folder has changed or is gone: connect it again",
            "网络文件夹变了或断开了：请重新连接"
        ),
        ErrorKind::BrokenPipe => phrase!("the reader has closed the pipe", "读管道的程序已经关闭了它"),
        ErrorKind::TimedOut => phrase!("timed out: try again", "超时：请重试"),
        ErrorKind::AddrInUse => phrase!(
            "the address is in use: another program listens there; choose another port",
            "地址已被占用，有别的程序在监听：请换一个端口"
        ),
        ErrorKind::AddrNotAvailable => {
            phrase!("this machine does not have the address: choose another", "本机没有这个地址：请换一个")
        }
        ErrorKind::OutOfMemory => phrase!("out of memory", "内存不足"),
        _ => return None,
    })
}
