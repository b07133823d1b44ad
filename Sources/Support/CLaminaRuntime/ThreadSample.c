#define _GNU_SOURCE
#include "ThreadSample.h"
#include "RawCall.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <sys/prctl.h>

// Decides whether all other threads were asleep at one instant, by visiting one after the other. A thread that is woken has the state "running" in
// /proc from then on, even if it has no processor yet. But during the visits work may pass from a thread not yet visited to one already visited.
// Therefore the processor time of every thread is read before all visits and again at its own visit. If no thread has used any in between, and each
// was asleep when visited, then all of them were asleep at the instant after the last of the first readings.

typedef struct {
    pid_t id;
    /// An open descriptor of the thread's file `stat` in /proc.
    int stat_file;
    /// The nanoseconds of processor time that it had used at the start of the latest sample.
    int64_t processor_time;
    /// True when the latest sample found the thread awake.
    bool awake;
    /// True when the thread is ignored until a sample finds it asleep.
    bool tolerated;
    /// One of Lamina's own threads, recognised by its name and not examined again. Threads that it starts inherit the name and are ignored too.
    bool bystander;
} thread;

/// All threads of the process but the sampling one, as of the latest listing.
static thread *threads;
static size_t count;
static size_t capacity;
/// The calls of `lamina_rest_hold` that have not been taken back.
static atomic_int holds;
/// The value of `links()` when the threads were last listed.
static size_t listed_links;
/// An open descriptor of /proc/self/task, which has one entry per thread.
static int directory = -1;

// MARK: Reading one thread

/// Returns the processor time of one thread in nanoseconds, or -1 when it has ended.
///
/// The kernel has a clock of processor time for each thread. The C library returns its identifier only for a `pthread_t`, which is not known here, so
/// it is computed: the inverted thread identifier, shifted by three bits, with 6 (clock of a thread, scheduler time) in these bits.
static int64_t processor_time(pid_t id) {
    clockid_t clock = (clockid_t)(~(unsigned)id << 3 | 6);
    struct timespec time;
    if (lamina_raw_call(SYS_clock_gettime, clock, (long)&time, 0, 0, 0, 0) < 0) return -1;
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

typedef enum { ASLEEP, AWAKE, BYSTANDER } thread_state;

/// Reads a thread's state from its file `stat`, whose text is "ID (NAME) STATE ..."; a thread that has ended counts as asleep.
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

/// The link count of /proc/self/task, which grows with the number of threads. `refresh` sees by it that a thread has started, without reading the
/// directory. It stays the same if another thread has ended meanwhile, which `refresh` sees by the clock of that thread.
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

/// Adds a thread to the list, unless it is there already or has ended.
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

/// Removes the threads that have ended, and adds those that have started.
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
    lamina_thread_sample sample = {.all_asleep = atomic_load(&holds) == 0};
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

void lamina_rest_hold(void) { atomic_fetch_add(&holds, 1); }
void lamina_rest_release(void) { atomic_fetch_sub(&holds, 1); }

void lamina_name_thread(const char *name) { prctl(PR_SET_NAME, name); }
