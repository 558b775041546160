use gocheck_text::rule;

rule! {
    TooDeep { most: usize } = Error "E901" "too-deep";
    title "Variations are nested too deeply; the inner ones are not checked." "变化嵌套太深，更深的部分不检查。";
    message
        "variations are nested more than {most} deep: the inner ones are not checked"
        "变化嵌套超过 {most} 层：更深的部分不检查";
    why "No real record is nested this deeply: it was written by a faulty program, or is meant to crash readers. The inner variations were not read, and nothing is known about them."
        "正常的棋谱不会嵌套这么深：不是软件有错，就是有意让别的软件出错。更深的部分没有读，有没有问题并不知道。";
    fix "Find out which program wrote the file, and write the variations next to each other."
        "查明文件是怎样生成的，把变化并列着写。";
    example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
}
