import Foundation

/// One case of the reference.
struct Vector: Decodable {
    let id: String
    let category: String
    let basis: String
    let input: JSON
    let expected: JSON
    let tolerance: Double

    /// How Apple's framework behaves according to Apple or to a measurement, not according to third parties.
    var isApples: Bool { basis == "apple-measured" || basis == "apple-documented" }

    static func all(at path: String) throws -> [Vector] {
        struct File: Decodable { let vectors: [Vector] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))).vectors
    }
}

/// How a case came out.
struct Verdict: Encodable {
    enum Outcome: String, Encodable {
        case pass
        case fail
        case unsupported
    }

    let id: String
    let category: String
    let verdict: Outcome
}

/// A case asks for something that does not exist yet.
struct Unsupported: Error {
    let what: String
    init(_ what: String) { self.what = what }
}

/// What the framework answers to a case.
typealias Runner = @MainActor (Vector) throws -> JSON
