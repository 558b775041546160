use super::content::ArchiveKind;
use gocheck_text::{Phrase, codes};

codes! {
    pub enum FileMessage, FileCode {
        NoFile = Error "F101" "no-file" {
            title "A file that does not exist." "没有这个文件。";
            message "no such file" "没有这个文件";
            help "check the path" "请检查路径";
        }
        NoMatch = Error "F102" "no-match" {
            title "A pattern that no file matches." "没有文件符合通配符。";
            message "no file matches" "没有符合的文件";
            help "check the folder and the pattern" "请检查文件夹和通配符";
        }
        Folder = Error "F103" "folder" {
            title "A folder instead of a file." "应为文件，却是文件夹。";
            message "expected a file, found a folder" "这是文件夹，不是文件";
            help "give the files in it" "请写出里面的文件";
        }
        Unreadable { cause: Phrase } = Error "F104" "unreadable" {
            title "A file that cannot be read." "文件无法读取。";
            message "cannot be read: {cause}" "无法读取：{cause}";
        }
        Unwritable { cause: String } = Error "F105" "unwritable" {
            title "A picture that cannot be written." "图片无法写入。";
            message "{cause}" "无法写入图片：{cause}";
        }
        NoPuzzles { is_asked: bool, has_records: bool } = Error "F106" "no-puzzles" {
            title "A folder or an archive without puzzles." "文件夹或压缩包里没有题目。";
            message
                {
                    let kinds = if *has_records { "puzzles or game records" } else { "puzzles" };
                    format!("no {kinds} in this folder or archive")
                }
                {
                    let kinds = if *has_records { "题目，也没有棋谱" } else { "题目" };
                    format!("这个文件夹或压缩包里没有{kinds}")
                };
            help
                {
                    if *is_asked {
                        "name them *.txt"
                    } else {
                        "name them <tag>_<problem>.txt, or give --ask rule|captures|moves"
                    }
                }
                {
                    if *is_asked {
                        "请命名为 *.txt"
                    } else {
                        "请命名为 <tag>_<problem>.txt，例如 train_1.txt，或加上 --ask rule|captures|moves"
                    }
                };
        }
        NoRecords = Error "F107" "no-records" {
            title "A folder or an archive without game records." "文件夹或压缩包里没有棋谱。";
            message "no game records in this folder or archive" "这个文件夹或压缩包里没有棋谱";
            help "name them *.sgf, or *.gib, *.ngf, *.ugf or *.ugi in these formats" "请命名为 *.sgf，或按格式命名为 *.gib、*.ngf、*.ugf、*.ugi";
        }
        DamagedArchive = Error "F108" "damaged-archive" {
            title
                "A damaged or incomplete archive; the files before the damage are read."
                "压缩包损坏或不完整：损坏之前的文件照样读取。";
            message "the archive is damaged or incomplete" "压缩包损坏或不完整";
            help
                "the files before the damage are read; get a new copy of the archive"
                "损坏之前的文件照样读取；请重新获取压缩包";
        }
        LockedMember = Error "F109" "locked-member" {
            title "A file in an archive with a password." "压缩包里的文件需要密码。";
            message "a password is needed" "需要密码";
            help "unpack the archive, and give the folder" "请先解压，再指定解压出的文件夹";
        }
        MemberMethod = Error "F110" "member-method" {
            title
                "A file in a zip archive with an unsupported compression method."
                "不支持 zip 里文件的压缩方式。";
            message
                "unsupported compression method: expected stored or deflated"
                "不支持这种压缩方式：只支持 store 和 deflate";
            help "unpack the archive, and give the folder" "请先解压，再指定解压出的文件夹";
        }
        LargeMember { most: u64 } = Error "F111" "large-member" {
            title
                "A file in an archive that is too large."
                "压缩包里的文件太大。";
            message
                "larger than {most} MiB, the limit for what is read into memory from such an archive"
                "超过 {most} MiB，这种压缩包最多读入这么多";
            help "unpack the archive, and give the folder" "请先解压，再指定解压出的文件夹";
        }
        NestedArchive = Error "F112" "deep-archive" {
            title
                "Archives nested too deeply, which are not opened."
                "压缩包套了太多层，最里层没有打开。";
            message
                "not opened: archives are nested too deeply"
                "没有打开：压缩包套了太多层";
            help "unpack the outer one" "请先解压外层";
        }
        Packed { kind: ArchiveKind } = Error "F114" "packed" {
            title
                "An archive or compressed file where none is read."
                "这里不读压缩包。";
            message
                "expected an unpacked file, found packed content ({kind})"
                "内容是压缩包（{kind}），这里只读没有压缩的文件";
            help "unpack it first, and give the files in it" "请先解压，再指定里面的文件";
        }
    }
}
