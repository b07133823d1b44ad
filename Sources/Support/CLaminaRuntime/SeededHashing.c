#include "SeededRandom.h"
#include <sys/random.h>

/// The parameters of Swift's hashing, a variable that Swift's standard library exports but does not document.
extern struct {
    uint64_t seeds[2];
    unsigned char deterministic;
} _swift_stdlib_Hashing_parameters;

/// Makes the iteration order of sets and dictionaries repeatable: Swift no longer mixes the storage's address, which differs in every run, into the
/// hashes. The other two ingredients, `seeds`, become the first two numbers of the seed, and the program's own numbers follow them.
///
/// Swift's library has drawn its seeds before, but libraries such as those for encryption draw numbers too while they are loaded, and which of them
/// are loaded depends on how the program was linked.
///
/// Priority 101 runs it before other constructors. A set that existed earlier would not find its elements again, since their hashes change.
__attribute__((constructor(101))) static void hash_by_seed_only(void) {
    if (!lamina_random_is_seeded()) return;
    lamina_random_restart();
    if (getrandom(_swift_stdlib_Hashing_parameters.seeds, sizeof _swift_stdlib_Hashing_parameters.seeds, 0) < 0) return;
    _swift_stdlib_Hashing_parameters.deterministic = 1;
}
