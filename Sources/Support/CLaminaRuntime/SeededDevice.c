#define _GNU_SOURCE
#include "RawCall.h"
#include "SeededRandom.h"
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Returns the descriptor of a file in memory that stands for /dev/urandom; -1 on failure.
///
/// It contains 4096 seeded random bytes. Readers such as `UUID()` open the device each time that they need random bytes, and read fewer.
static int seeded_file(void) {
    char numbers[4096];
    int file = memfd_create("urandom", MFD_CLOEXEC);
    if (file < 0) return -1;
    getrandom(numbers, sizeof numbers, 0);
    if (pwrite(file, numbers, sizeof numbers, 0) == sizeof numbers) return file;
    close(file);
    errno = EIO;
    return -1;
}

/// Replaces the C library's function: opening /dev/urandom gives a seeded file.
int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    // The argument `mode` exists only for flags that create a file.
    if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
        va_list list;
        va_start(list, flags);
        mode = va_arg(list, mode_t);
        va_end(list);
    }
    if (strcmp(path, "/dev/urandom") == 0 && lamina_random_is_seeded()) return seeded_file();
    return (int)lamina_call_result(lamina_raw_call(SYS_openat, AT_FDCWD, (long)path, flags, mode, 0, 0));
}
