use gocheck_text::rule;

rule! {
    TooManyFindings { most: usize } = Error "E904" "too-many-findings";
    title "There are too many findings in a file; the rest are left out." "一个文件里的问题太多，其余的不再列出。";
    message
        "more than {most} findings in a file: the rest are left out"
        "一个文件里的问题超过 {most} 个：其余的不再列出";
    why "A longer list would not help, so it is not complete. Most likely the whole file is damaged, or was written by a faulty program."
        "问题这么多，再列下去也没有用，所以没有列完。文件多半整个损坏了，或者是有错误的软件生成的。";
    fix "Fix the listed findings, which often have a single cause, and run lint again."
        "先改正列出的问题（往往是同一个原因），再检查一遍。";
    example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
}
