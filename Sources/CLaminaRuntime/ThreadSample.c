#define _GNU_SOURCE
#include "ThreadSample.h"
#include "RawCall.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <sys/prctl.h>

// A woken thread has the state "running" in /proc from that moment on, even if it has no processor yet. But one look visits the threads one after the
// other, and work may pass from a thread not yet visited to one already visited. Therefore the processor time of all threads is read before and
// after. If no thread has used any, and each was asleep when visited, then all of them slept at the instant between the first and the second reading.

typedef struct {
    pid_t id;
    int stat_file;
    int64_t processor_time;
    bool awake;
    bool tolerated;
    /// One of Lamina's own threads, recognised by its name and not examined again. Threads that it starts inherit the name and are ignored too.
    bool bystander;
} thread;

static thread *threads;
static size_t count;
static size_t capacity;
/// The value of `links()` when the threads were last listed.
static size_t listed_links;
static int directory = -1;

// MARK: Reading one thread

/// Returns the processor time of one thread in nanoseconds, or -1 when it has ended.
///
/// The C library has no name for this clock. Its identifier is the inverted thread identifier with 6 (per
/// thread, scheduler time) in the low three bits.
static int64_t processor_time(pid_t id) {
    clockid_t clock = (clockid_t)(~(unsigned)id << 3 | 6);
    struct timespec time;
    if (lamina_raw_call(SYS_clock_gettime, clock, (long)&time, 0, 0, 0, 0) < 0) return -1;
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

typedef enum { ASLEEP, AWAKE, BYSTANDER } thread_state;

/// Reads "ID (NAME) STATE ..."; a thread that has ended counts as asleep.
static thread_state read_state(const thread *thread) {
    char text[64];
    ssize_t length = pread(thread->stat_file, text, sizeof text - 1, 0);
    if (length <= 0) return ASLEEP;
    text[length] = 0;
    const char *name = strchr(text, '(');
    // The last parenthesis ends the name, since a name may contain parentheses itself.
    const char *end = strrchr(text, ')');
    if (!name || !end || end[1] != ' ') return ASLEEP;
    if (strncmp(name + 1, LAMINA_BYSTANDER_PREFIX, strlen(LAMINA_BYSTANDER_PREFIX)) == 0) return BYSTANDER;
    // R is running or ready to run, D is waiting for a device.
    return end[2] == 'R' || end[2] == 'D' ? AWAKE : ASLEEP;
}

// MARK: The list of threads

/// The link count of the directory of threads, which grows with their number. It tells `refresh` that a thread has started, unless another has ended
/// at the same time; ended threads are recognised by their clocks.
static size_t links(void) {
    struct stat status;
    return fstat(directory, &status) == 0 ? status.st_nlink : 0;
}

static bool make_room(void) {
    if (count < capacity) return true;
    size_t larger = capacity ? capacity * 2 : 16;
    thread *moved = realloc(threads, larger * sizeof *threads);
    if (!moved) return false;
    threads = moved;
    capacity = larger;
    return true;
}

static bool is_listed(pid_t id) {
    for (size_t i = 0; i < count; i++) {
        if (threads[i].id == id) return true;
    }
    return false;
}

static void list(pid_t id) {
    if (is_listed(id) || !make_room()) return;
    char path[32];
    snprintf(path, sizeof path, "%d/stat", id);
    int file = openat(directory, path, O_RDONLY | O_CLOEXEC);
    if (file >= 0) threads[count++] = (thread){.id = id, .stat_file = file};
}

static void drop_ended(void) {
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        if (processor_time(threads[i].id) >= 0) {
            threads[kept++] = threads[i];
        } else {
            close(threads[i].stat_file);
        }
    }
    count = kept;
}

static void list_all(void) {
    drop_ended();
    DIR *entries = opendir("/proc/self/task");
    if (!entries) return;
    for (struct dirent *entry; (entry = readdir(entries));) {
        pid_t id = atoi(entry->d_name);
        if (id > 0 && id != gettid()) list(id);
    }
    closedir(entries);
}

/// Updates the list and each thread's processor time; cheap when no thread has started or ended.
static void refresh(void) {
    if (directory < 0) directory = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    size_t now = links();
    bool ended = false;
    for (size_t i = 0; i < count; i++) {
        threads[i].processor_time = processor_time(threads[i].id);
        ended |= threads[i].processor_time < 0;
    }
    if (!ended && now == listed_links) return;
    listed_links = now;
    list_all();
    for (size_t i = 0; i < count; i++) threads[i].processor_time = processor_time(threads[i].id);
}

// MARK: Looking

lamina_thread_sample lamina_sample_threads(void) {
    refresh();
    lamina_thread_sample sample = {.all_asleep = true};
    for (size_t i = 0; i < count; i++) {
        thread *seen = &threads[i];
        if (seen->bystander) continue;
        thread_state state = read_state(seen);
        seen->bystander = state == BYSTANDER;
        int64_t used = processor_time(seen->id);
        // A thread that has used processor time since `refresh` was awake in between.
        seen->awake = state == AWAKE || (state == ASLEEP && used != seen->processor_time);
        if (!seen->awake) seen->tolerated = false;
        if (seen->awake && !seen->tolerated) sample.all_asleep = false;
        if (state != BYSTANDER && used > 0) sample.processor_time += used;
    }
    return sample;
}

void lamina_tolerate_awake_threads(void) {
    for (size_t i = 0; i < count; i++) threads[i].tolerated |= threads[i].awake;
}

void lamina_name_thread(const char *name) { prctl(PR_SET_NAME, name); }
