/// Random numbers of the process that repeat for a seed.
///
/// Once seeded, `getrandom` (also by `syscall`), `getentropy`, `arc4random` and `/dev/urandom` answer from a generator, and with them
/// `SystemRandomNumberGenerator`, `shuffled()` and `UUID()`.
///
/// The order of sets and dictionaries is fixed while Swift's library is loaded, before any code of ours. It repeats only in a process that was started with
/// `LAMINA_SEED` in its environment.

#ifndef LAMINA_SEEDED_RANDOM_H
#define LAMINA_SEEDED_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/// Name of the environment variable with a decimal seed that holds from the first random number on.
#define LAMINA_SEED_VARIABLE "LAMINA_SEED"

/// Begins the sequence of `seed` from here on.
void lamina_random_seed(uint64_t seed);

/// Whether random numbers come from a seed.
bool lamina_random_is_seeded(void);

#endif
