import CLaminaRuntime

/// The random numbers of the process: `SystemRandomNumberGenerator`, `UUID`, the order of sets and dictionaries.
package enum SystemRandom {
    /// Environment variable whose decimal value seeds a process from its first random number on.
    ///
    /// The order of sets and dictionaries is fixed before any code of the process runs, so only this can make it repeat.
    package static let seedVariable = LAMINA_SEED_VARIABLE

    /// Makes the random numbers from here on repeat for `seed`.
    package static func seed(_ seed: UInt64) {
        lamina_random_seed(seed)
    }
}
