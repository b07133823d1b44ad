#define _GNU_SOURCE
#include "CSyncProbe.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// The recorded paths, one per line; NULL before the first call.
static char *paths;
/// The part of a path for which `fsync` fails; NULL for none.
static char *failing;

/// Replaces the C library's function. The kernel knows the path of an open file by the link in /proc.
int fsync(int descriptor) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;

    pthread_mutex_lock(&lock);
    char *longer = NULL;
    if (asprintf(&longer, "%s%s\n", paths ? paths : "", path) >= 0) {
        free(paths);
        paths = longer;
    }
    int fails = failing && strstr(path, failing);
    pthread_mutex_unlock(&lock);

    if (!fails) return (int)syscall(SYS_fsync, descriptor);
    errno = EIO;
    return -1;
}

char *sync_probe_paths(void) {
    pthread_mutex_lock(&lock);
    char *copy = strdup(paths ? paths : "");
    pthread_mutex_unlock(&lock);
    return copy;
}

void sync_probe_fail(const char *part) {
    pthread_mutex_lock(&lock);
    free(failing);
    failing = strdup(part);
    pthread_mutex_unlock(&lock);
}
