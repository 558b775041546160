//! The system calls allowed to a jailed program, as a filter for seccomp(2).
//!
//! Everything else fails with ENOSYS, so that libraries fall back to another call: calls of newer kernels,
//! namespaces, mounts, memory that belongs to no process (`memfd_create`, System V, message queues, keyrings, splices
//! into pipes), io_uring, BPF, tracing. A call through the 32-bit entry ends the program; those of x32 are not listed.

use seccompiler::{TargetArch, compile_from_json};
use serde_json::{Value, json};
use std::io;

const CALLS: &str = "accept accept4 bind brk cachestat capget capset chdir clock_getres clock_gettime \
    clock_nanosleep close connect copy_file_range dup dup3 epoll_create1 epoll_ctl epoll_pwait \
    epoll_pwait2 eventfd2 execve execveat exit exit_group faccessat faccessat2 fadvise64 fallocate fchdir fchmod \
    fchmodat fchmodat2 fchown fchownat fdatasync fgetxattr flistxattr flock fremovexattr fstat fstatfs fsync ftruncate \
    futex futex_requeue futex_wait futex_waitv futex_wake get_robust_list getcpu getcwd getdents64 getegid geteuid \
    getgid getgroups getitimer getpeername getpgid getpid getppid getpriority getrandom getresgid getresuid getrlimit \
    getrusage getsid getsockname getsockopt gettid gettimeofday getuid getxattr ioctl ioprio_get ioprio_set kill \
    lgetxattr linkat listen listxattr llistxattr lremovexattr lseek madvise map_shadow_stack membarrier mincore mkdirat \
    mlock mlock2 mlockall mprotect mremap mseal msync munlock munlockall munmap nanosleep newfstatat openat openat2 \
    personality pidfd_open pidfd_send_signal pipe2 pkey_alloc pkey_free pkey_mprotect ppoll pread64 preadv \
    preadv2 prlimit64 pselect6 pwrite64 pwritev pwritev2 read readahead readlinkat readv recvfrom recvmmsg recvmsg \
    removexattr renameat renameat2 restart_syscall rseq rt_sigaction rt_sigpending rt_sigprocmask rt_sigqueueinfo \
    rt_sigreturn rt_sigsuspend rt_sigtimedwait rt_tgsigqueueinfo sched_get_priority_max sched_get_priority_min \
    sched_getaffinity sched_getattr sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity \
    sched_setattr sched_setparam sched_setscheduler sched_yield sendmmsg sendmsg sendto set_robust_list \
    set_tid_address setfsgid setfsuid setgid setgroups setitimer setpgid setpriority setregid setresgid setresuid \
    setreuid setrlimit setsid setuid shutdown sigaltstack signalfd4 statfs statx symlinkat sync sync_file_range syncfs \
    sysinfo tgkill timer_create timer_delete timer_getoverrun timer_gettime timer_settime timerfd_create \
    timerfd_gettime timerfd_settime times tkill truncate umask uname unlinkat utimensat wait4 waitid write writev";

/// Older calls, which only x86-64 has.
const X86_CALLS: &str = "access alarm arch_prctl chmod chown creat dup2 epoll_create epoll_wait eventfd fork futimesat \
    getdents getpgrp get_thread_area lchown link lstat mkdir open pause pipe poll readlink rename rmdir select \
    set_thread_area signalfd stat symlink time unlink ustat utime utimes vfork";

/// The flags of clone(2) that create namespaces.
const NEW_NAMESPACES: u64 = 0x7e02_0000;
const CLONE_FILES: u64 = 0x400;
const CLONE_THREAD: u64 = 0x1_0000;
const CLOSE_RANGE_UNSHARE: u64 = 2;

const ENOSYS: u32 = 38;
const AF_UNIX: u64 = 1;
const SOCK_STREAM: u64 = 1;
const SOCK_SEQPACKET: u64 = 5;
/// The bits of a socket's type without its flags.
const SOCK_TYPES: u64 = 0xf;
const SO_SNDBUF: u64 = 7;
const SO_SNDBUFFORCE: u64 = 32;
const F_SETPIPE_SZ: u64 = 1031;
const PR_SET_DUMPABLE: u64 = 4;
const MAP_PRIVATE: u64 = 2;
const MAP_TYPES: u64 = 0xf;
const MAP_ANONYMOUS: u64 = 0x20;
const MAP_HUGETLB: u64 = 0x4_0000;

/// The instructions of BPF for this processor. `shared_memory` allows processes to share anonymous memory, which belongs to
/// none of them.
/// Fails if the system calls of this processor are not listed.
pub(super) fn instructions(shared_memory: bool) -> io::Result<Vec<u8>> {
    compile(std::env::consts::ARCH, shared_memory)
}

fn compile(processor: &str, shared_memory: bool) -> io::Result<Vec<u8>> {
    let older = match processor {
        "x86_64" => X86_CALLS,
        "aarch64" => "",
        _ => {
            let reason = format!(
                "a sandbox needs a list of system calls, and there is none for the processor `{processor}`, only for \
                 x86_64 and aarch64"
            );
            return Err(io::Error::new(io::ErrorKind::Unsupported, reason));
        }
    };
    let calls = CALLS.split_whitespace().chain(older.split_whitespace());
    let mut rules: Vec<Value> = calls.map(|call| json!({ "syscall": call })).collect();
    rules.extend(conditional(shared_memory));
    let filter = json!({
        "jail": { "mismatch_action": { "errno": ENOSYS }, "match_action": "allow", "filter": rules }
    });
    let target = TargetArch::try_from(processor).map_err(io::Error::other)?;
    let compiled = compile_from_json(filter.to_string().as_bytes(), target).map_err(io::Error::other)?;
    let instructions = compiled.into_values().flatten();
    Ok(instructions
        .flat_map(|step| {
            let mut bytes = step.code.to_ne_bytes().to_vec();
            bytes.extend([step.jt, step.jf]);
            bytes.extend(step.k.to_ne_bytes());
            bytes
        })
        .collect())
}

/// Calls that are allowed only with some arguments. Each rule allows one case.
fn conditional(shared_memory: bool) -> Vec<Value> {
    let masked = |mask: u64| json!({ "masked_eq": mask });
    let mut rules = vec![
        // The descriptors of a process are those of all its threads.
        rule("clone", &[(0, masked(NEW_NAMESPACES | CLONE_THREAD), 0)]),
        rule("clone", &[(0, masked(NEW_NAMESPACES | CLONE_FILES), CLONE_FILES)]),
        rule("close_range", &[(2, masked(CLOSE_RANGE_UNSHARE), 0)]),
        rule("fcntl", &[(1, json!("ne"), F_SETPIPE_SZ)]),
        // The launcher could not see the process.
        rule("prctl", &[(0, json!("ne"), PR_SET_DUMPABLE)]),
        // Larger buffers than are counted.
        rule("setsockopt", &[(2, json!("ne"), SO_SNDBUF), (2, json!("ne"), SO_SNDBUFFORCE)]),
    ];
    for call in ["socket", "socketpair"] {
        // Any number of senders can fill the queue of a datagram socket.
        for kind in [SOCK_STREAM, SOCK_SEQPACKET] {
            rules.push(rule(call, &[(0, json!("eq"), AF_UNIX), (1, masked(SOCK_TYPES), kind)]));
        }
    }
    if shared_memory {
        rules.push(rule("mmap", &[(3, masked(MAP_HUGETLB), 0)]));
    } else {
        rules.push(rule("mmap", &[(3, masked(MAP_HUGETLB | MAP_ANONYMOUS), 0)]));
        rules.push(rule("mmap", &[(3, masked(MAP_HUGETLB | MAP_TYPES), MAP_PRIVATE)]));
    }
    rules
}

/// The rule applies if all conditions hold, each on the argument with an index.
fn rule(call: &str, conditions: &[(u8, Value, u64)]) -> Value {
    let conditions = conditions.iter().map(|(index, comparison, value)| {
        // The kernel ignores the upper half of these arguments.
        json!({ "index": index, "type": "dword", "op": comparison, "val": value })
    });
    json!({ "syscall": call, "args": conditions.collect::<Vec<Value>>() })
}

#[cfg(test)]
mod tests {
    use super::compile;

    /// The kernel takes up to 4,096 instructions of 8 bytes.
    #[test]
    fn filters_fit_the_kernel() {
        for processor in ["x86_64", "aarch64"] {
            for shared_memory in [false, true] {
                let filter = compile(processor, shared_memory).unwrap();
                assert!(filter.len().is_multiple_of(8) && filter.len() <= 4096 * 8, "{}", filter.len());
            }
        }
    }

    #[test]
    fn an_unknown_processor_is_an_error() {
        let error = compile("s390x", true).unwrap_err();
        assert!(error.to_string().contains("none for the processor `s390x`"), "{error}");
    }
}
