import Foundation

/// A snapshot that differs, with the names of the files that show how.
package struct FailureReport: Codable, Hashable, Sendable {
    /// The name of the snapshot, with the test's file: `ProfileTests/profile.dark`.
    package var name: String
    /// The place in the test's source: `ProfileTests.swift:31`.
    package var place: String
    /// The golden's path.
    package var golden: String
    /// A sentence that says how the picture differs.
    package var message: String
    /// The pictures that differ: one, or those of a film's frames.
    package var pictures: [Picture]
    /// The name of the file with the tree of views; nil for a film.
    package var tree: String?

    package init(name: String, place: String, golden: String, message: String) {
        (self.name, self.place, self.golden, self.message) = (name, place, golden, message)
        pictures = []
    }

    /// The three pictures of one moment, as names of files; nil for a picture that there is not.
    package struct Picture: Codable, Hashable, Sendable {
        /// The moment, in seconds; nil for a still picture.
        package var time: Double?
        package var actual: String?
        package var expected: String?
        package var difference: String?

        package init(time: Double? = nil, actual: String? = nil, expected: String? = nil, difference: String? = nil) {
            (self.time, self.actual, self.expected, self.difference) = (time, actual, expected, difference)
        }
    }
}
