/// The process's random numbers, which repeat for equal seeds.
///
/// Once seeded, `getrandom` (also through `syscall`), `getentropy`, `arc4random` and `/dev/urandom` return numbers of a generator.
/// `SystemRandomNumberGenerator`, `shuffled()` and `UUID()` therefore follow.
///
/// The order of sets and dictionaries is fixed while Swift's library is loaded, before any code of Lamina runs. It repeats only in a process that is
/// started with `LAMINA_SEED` in its environment.

#ifndef LAMINA_SEEDED_RANDOM_H
#define LAMINA_SEEDED_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/// The name of the environment variable with a decimal seed, which applies from the first random number on.
#define LAMINA_SEED_VARIABLE "LAMINA_SEED"

/// Starts the sequence of `seed`.
void lamina_random_seed(uint64_t seed);

/// True when random numbers come from a seed.
bool lamina_random_is_seeded(void);

#endif
