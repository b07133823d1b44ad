import Foundation
import Testing

/// A test case of the reference: an input, and the answer that Apple's framework gives.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let category: String
    /// The source of the expected value: apple-measured, apple-documented, third-party-test or derived.
    let basis: String
    let input: JSON
    let expected: JSON
    /// The largest absolute difference between an expected and a computed number.
    let tolerance: Double
    /// The reason for which Lamina deliberately differs; `Documentation/Divergences.md` lists the same case.
    let divergence: String?

    /// True when Apple documents the expected value, or when it was measured on Apple's systems.
    var isApples: Bool { basis == "apple-measured" || basis == "apple-documented" }

    var testDescription: String { id }

    /// Reads the cases of a file.
    static func all(at path: String) throws -> [Vector] {
        struct File: Decodable { let vectors: [Vector] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))).vectors
    }
}

/// A test case as its runner sees it, with a log of the keys that the runner reads.
struct Question {
    let id: String
    let input: Input
    let expected: Input
    let log = KeyLog()

    init(_ vector: Vector) {
        id = vector.id
        input = Input(json: vector.input, path: "input", log: log)
        expected = Input(json: vector.expected, path: "expected", log: log)
    }

    /// Returns the expected value when `holds` is true, else `other`; for answers that can be checked but not measured.
    func agreed(_ holds: Bool, else other: @autoclosure () -> JSON = .null) -> JSON { holds ? expected.json : other() }
}

/// A function that computes the answer to a test case through the framework's public API.
typealias Runner = @MainActor (Question) throws -> JSON

/// The error of a runner that does not support the form of a test case.
struct Unsupported: Error {
    let what: String
    init(_ what: String) { self.what = what }
}
