/* Calls memfd_create through the entries of 32-bit programs and of x32: a filter for x86-64 must not overlook them. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(int count, char **words) {
    char *name = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
    strcpy(name, "hidden");
    long result = -1;
    if (count > 1 && strcmp(words[1], "x32") == 0)
        result = syscall(0x40000000 + 319, name, 0);
    else if (count > 1)
        __asm__ volatile("int $0x80" : "=a"(result) : "a"(356L), "b"(name), "c"(0L) : "memory", "r8", "r9", "r10", "r11");
    if ((int)result >= 0)
        fprintf(stderr, "reached descriptor %d\n", (int)result);
    return 9;
}
