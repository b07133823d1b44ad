#define _GNU_SOURCE
#include "CLaminaSnapshots.h"
#include "CLaminaEntry.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

/// Implemented in Swift: stops the media clock.
extern void lamina_snapshots_hold_clock(void);

/// Prepares a process of tests before its first test: stops the media clock, and gives it the time zone and language of films, so that a date is
/// written alike on every machine. The app of a film has all this from its request.
__attribute__((constructor)) static void prepare_tests(void) {
    if (getenv(LAMINA_SNAPSHOT_CLASS)) return;
    setenv("TZ", "UTC", true);
    setenv("LC_ALL", "C.UTF-8", true);
    setenv("LANG", "C.UTF-8", true);
    // The device of a snapshot that names none, so that what a test makes before its first snapshot has this scale and size, too.
    setenv("LAMINA_DEVICE", "iPhone 16", false);
    lamina_snapshots_hold_clock();
}

const char *lamina_snapshots_file(void) {
    Dl_info information;
    return dladdr((void *)lamina_snapshots_file, &information) ? information.dli_fname : NULL;
}
