import CLaminaRuntime

/// The random numbers of the process: `SystemRandomNumberGenerator`, `UUID` and the order of sets and dictionaries.
package enum SystemRandom {
    /// The environment variable whose decimal value seeds a process from its first random number on.
    ///
    /// The order of sets and dictionaries is fixed before any code of the process runs, so only this variable makes it repeat.
    package static let seedVariable = LAMINA_SEED_VARIABLE
}
