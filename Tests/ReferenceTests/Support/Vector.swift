import Foundation
import Testing

/// One case of the reference.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let category: String
    /// Source of the expected value: apple-measured, apple-documented, third-party-test or derived.
    let basis: String
    let input: JSON
    let expected: JSON
    /// Absolute, for numbers.
    let tolerance: Double
    /// The reason why Lamina answers differently; Documentation/Divergences.md has the same case.
    let divergence: String?

    /// Whether Apple documents the expected value or it was measured on Apple's systems.
    var isApples: Bool { basis == "apple-measured" || basis == "apple-documented" }

    var testDescription: String { id }

    /// The cases of a file.
    static func all(at path: String) throws -> [Vector] {
        struct File: Decodable { let vectors: [Vector] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))).vectors
    }
}

/// A case while a runner answers it.
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

    /// What the framework shows at an expected place: the expected value itself where `holds` is true, else `other`.
    func agreed(_ holds: Bool, else other: @autoclosure () -> JSON = .null) -> JSON { holds ? expected.json : other() }
}

/// Answers a case with the framework's public API.
typealias Runner = @MainActor (Question) throws -> JSON

/// A case has a form that its runner does not know.
struct Unsupported: Error {
    let what: String
    init(_ what: String) { self.what = what }
}
