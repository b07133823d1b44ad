#include "SeededRandom.h"

/// The seeds of Swift's hashing, as Swift's library declares them for its own use.
extern struct {
    uint64_t seeds[2];
    unsigned char deterministic;
} _swift_stdlib_Hashing_parameters;

/// Stops Swift from mixing each set's address, which differs in every run, into its hashes. The two seeds
/// are random numbers and therefore already seeded.
///
/// Priority 101 runs it before other constructors, because a set that already exists would no longer find its elements.
__attribute__((constructor(101))) static void hash_by_seed_only(void) {
    if (lamina_random_is_seeded()) _swift_stdlib_Hashing_parameters.deterministic = 1;
}
