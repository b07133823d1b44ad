#define _GNU_SOURCE
#include "SeededRandom.h"
#include "Driven.h"
#include "RawCall.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>

/// The state of the random number generator: the seed, plus a constant per number drawn.
static _Atomic uint64_t state;
/// The seed itself.
static _Atomic uint64_t first;
static atomic_bool seeded;

void lamina_random_seed(uint64_t seed) {
    atomic_store(&first, seed);
    atomic_store(&state, seed);
    atomic_store(&seeded, true);
}

void lamina_random_restart(void) { atomic_store(&state, atomic_load(&first)); }

/// Seeds the generator from the environment, unless the variable is missing or not a decimal number.
static void read_environment(void) {
    const char *text = getenv(LAMINA_SEED_VARIABLE);
    if (!text || !*text) return;
    char *end;
    uint64_t seed = strtoull(text, &end, 10);
    if (!*end) lamina_random_seed(seed);
}

bool lamina_random_is_seeded(void) {
    // Swift's library asks for random numbers while it is loaded, before any constructor of this program could read the environment.
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, read_environment);
    return atomic_load(&seeded) && !lamina_clock_is_exempt();
}

/// Returns the next random number.
///
/// Source: SplitMix64 (Steele, Lea and Flood 2014). Its state grows by a constant, so one atomic addition replaces a lock.
static uint64_t next(void) {
    const uint64_t step = 0x9E3779B97F4A7C15;
    uint64_t z = atomic_fetch_add(&state, step) + step;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

/// Fills a buffer with random bytes, eight per random number.
static void fill(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    for (size_t done = 0; done < length; done += sizeof(uint64_t)) {
        uint64_t random = next();
        size_t left = length - done;
        memcpy(bytes + done, &random, left < sizeof random ? left : sizeof random);
    }
}

// MARK: Interposed functions of the C library

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    if (!lamina_random_is_seeded()) return lamina_call_result(lamina_raw_call(SYS_getrandom, (long)buffer, (long)length, flags, 0, 0, 0));
    fill(buffer, length);
    return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
    if (length > 256) {
        errno = EIO;
        return -1;
    }
    for (size_t done = 0; done < length;) {
        ssize_t filled = getrandom((char *)buffer + done, length - done, 0);
        if (filled < 0 && errno != EINTR) return -1;
        if (filled > 0) done += (size_t)filled;
    }
    return 0;
}

void arc4random_buf(void *buffer, size_t length) {
    for (size_t done = 0; done < length;) {
        size_t part = length - done < 256 ? length - done : 256;
        // The function cannot report failure, so it ends the process, as the C library's does.
        if (getentropy((char *)buffer + done, part) < 0) abort();
        done += part;
    }
}

uint32_t arc4random(void) {
    uint32_t random;
    arc4random_buf(&random, sizeof random);
    return random;
}

uint32_t arc4random_uniform(uint32_t limit) {
    if (limit < 2) return 0;
    // `least` is 2^32 modulo `limit`, because unsigned negation yields 2^32 - limit. Rejecting the numbers below it leaves a multiple of `limit`
    // values, so all remainders are equally likely.
    uint32_t least = -limit % limit;
    uint32_t random;
    do random = arc4random();
    while (random < least);
    return random % limit;
}
