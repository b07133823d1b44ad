#define _GNU_SOURCE
#include "CLaminaEntry.h"
#include <dlfcn.h>
#include <stdlib.h>

// A test of a film starts its own program again, as the app. The `main` of that program belongs to the runner of tests, so the C library's function
// that calls `main` is interposed: with the variable it calls the app instead. All constructors have run by then, as before every `main`; the Swift
// runtime knows a program's classes by one of them.
//
// With the Swift SDK this file is a shared library of its own, which only the app's process loads: a linker that saw it beside the C library would
// take it for every program.

typedef int entry(int count, char **arguments, char **environment);
typedef int start(entry *main, int count, char **arguments, void (*initialise)(void), void (*finish)(void), void (*unload)(void), void *stack);

/// Implemented in Swift: runs a class as an app. Absent from a program that takes no snapshots.
extern int lamina_snapshots_run(const char *name) __attribute__((weak));

static entry *tests;

static int run(int count, char **arguments, char **environment) {
    const char *name = getenv(LAMINA_SNAPSHOT_CLASS);
    if (!name || !*name || !lamina_snapshots_run) return tests(count, arguments, environment);
    return lamina_snapshots_run(name);
}

int __libc_start_main(
    entry *main, int count, char **arguments, void (*initialise)(void), void (*finish)(void), void (*unload)(void), void *stack) {
    start *original = (start *)dlsym(RTLD_NEXT, "__libc_start_main");
    tests = main;
    return original(run, count, arguments, initialise, finish, unload, stack);
}
