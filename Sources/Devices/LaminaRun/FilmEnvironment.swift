/// The environment of an app that makes a film or still: the caller's, without the variables that would change pixels.
package enum FilmEnvironment {
    /// Time zone and language, the same on every machine.
    private static let fixed = ["TZ": "UTC", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"]

    /// Variables with which the libraries of an app change its results.
    ///
    /// Swift orders sets and dictionaries by a hash with a random seed, which Lamina derives from the film's seed; with deterministic hashing the
    /// seed would be 0. FreeType and HarfBuzz take other hinting and shaping, pixman other loops, ICU and the C library other data.
    private static let refused: Set = [
        "SWIFT_DETERMINISTIC_HASHING", "FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "PIXMAN_DISABLE", "ICU_DATA",
        "ICU_TIMEZONE_FILES_DIR", "TZDIR", "LANGUAGE",
    ]

    /// Returns the environment of a film, with which equal apps make equal films.
    package static func made(from caller: [String: String]) -> [String: String] {
        caller.filter { !refused.contains($0.key) }.merging(fixed) { _, fixed in fixed }
    }
}
