/// Repeatable random numbers for the whole process: equal seeds give equal numbers.
///
/// Once seeded, `getrandom` (also through `syscall`), `getentropy`, `arc4random` and `/dev/urandom` return numbers of a pseudorandom generator.
/// `SystemRandomNumberGenerator`, `shuffled()` and `UUID()` therefore follow.
///
/// The iteration order of sets and dictionaries depends on hash seeds that Swift's library draws while it is loaded, before any code of Lamina runs.
/// That order repeats only in a process that is started with `LAMINA_SEED` in its environment.

#ifndef LAMINA_SEEDED_RANDOM_H
#define LAMINA_SEEDED_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/// The name of the environment variable that contains the seed as a decimal number; the seed applies from the first random number on.
#define LAMINA_SEED_VARIABLE "LAMINA_SEED"

/// Seeds the generator; a second call starts the sequence of the new seed.
void lamina_random_seed(uint64_t seed);

/// Starts the sequence of the seed again.
void lamina_random_restart(void);

/// True when the calling thread's random numbers come from a seed.
bool lamina_random_is_seeded(void);

#endif
