#include "SeededRandom.h"

/// How Swift's hashes are seeded, as its library declares it for its own use.
extern struct {
    uint64_t seeds[2];
    unsigned char deterministic;
} _swift_stdlib_Hashing_parameters;

/// Stops Swift from mixing each set's address into its hashes, which is different in each run. The two seeds were random numbers, so seeded already.
///
/// Early, because a set that exists would lose its elements.
__attribute__((constructor(101))) static void hash_by_seed_only(void) {
    if (lamina_random_is_seeded()) _swift_stdlib_Hashing_parameters.deterministic = 1;
}
