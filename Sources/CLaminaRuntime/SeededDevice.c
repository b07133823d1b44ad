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

/// Returns a file in memory with 4096 seeded bytes in place of /dev/urandom; readers such as `UUID()` need fewer bytes each time they open it.
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

/// Interposed: opening /dev/urandom gives a seeded file.
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
