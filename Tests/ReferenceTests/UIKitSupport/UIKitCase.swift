import Foundation
import Testing

/// A test case with a measurement of Apple's UIKit.
struct UIKitCase: Decodable, Sendable, CustomTestStringConvertible, CustomStringConvertible {
    enum Basis: String, Decodable {
        case measured = "apple-measured"
        case documented = "apple-documented"
        case thirdParty = "third-party"
        case other

        init(from decoder: any Decoder) throws {
            self = Basis(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
        }

        /// True for what Apple documents, and for what was measured on Apple's systems.
        var isApples: Bool { self == .measured || self == .documented }
    }

    let id: String
    let category: String
    /// The subject within the category, which selects the runner.
    let subject: String
    let input: [String: JSON]
    let expected: JSON
    let tolerance: Double
    let basis: Basis
    /// The design that was measured; cases with `ios26`, the glass look, are not run.
    let look: String?
    /// The reason for which Lamina deliberately differs; nil when the answers must agree.
    let differs: String?

    private enum Key: String, CodingKey {
        case id, category, subject, description, input, expected, tolerance, basis, look, differs
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(String.self, forKey: .id)
        category = try values.decode(String.self, forKey: .category)
        expected = try values.decode(JSON.self, forKey: .expected)
        tolerance = try values.decodeIfPresent(Double.self, forKey: .tolerance) ?? 0
        basis = try values.decodeIfPresent(Basis.self, forKey: .basis) ?? .measured
        look = try values.decodeIfPresent(String.self, forKey: .look)
        differs = try values.decodeIfPresent(String.self, forKey: .differs)
        let own = try values.decodeIfPresent([String: JSON].self, forKey: .input) ?? [:]
        // A case without a subject has a description in prose, which tells the subject and numbers of the input.
        if let subject = try values.decodeIfPresent(String.self, forKey: .subject) {
            (self.subject, input) = (subject, own)
        } else {
            let named = UIKitSubject.named(try values.decodeIfPresent(String.self, forKey: .description) ?? "", in: category)
            subject = named?.subject ?? ""
            input = own.merging(named?.input ?? [:]) { own, _ in own }
        }
    }

    var testDescription: String { "\(id), \(subject)" }
    var description: String { testDescription }

    /// Returns Lamina's answer.
    ///
    /// - Throws: `Unsupported` when no runner knows the subject or a key of the input.
    @MainActor func answer() throws -> JSON {
        guard let runner = uikitRunners["\(category)/\(subject)"] else { throw Unsupported("no runner for \(category)/\(subject)") }
        let input = UIKitInput(input, expected: expected)
        let answer = try runner(input)
        try input.finish()
        return answer
    }

    // MARK: Files

    static func all(at path: String) throws -> [UIKitCase] {
        struct File: Decodable { let vectors: [UIKitCase] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path))).vectors
    }

    /// Reads the cases in this target's folder `Cases`.
    static func stored() throws -> [UIKitCase] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cases")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("UIKit") }.sorted()
        return try names.flatMap { try all(at: folder.appending(path: $0).path) }
    }
}

/// The members of a case's input; a member that is never read makes the case unsupported.
@MainActor final class UIKitInput {
    /// The expected answer, which tells runners of several questions which one is asked.
    let expected: JSON
    private let members: [String: JSON]
    private var unread: Set<String>

    init(_ members: [String: JSON], expected: JSON) {
        self.members = members
        self.expected = expected
        unread = Set(members.keys)
    }

    /// Returns a member; nil when the case does not have it.
    subscript(key: String) -> JSON? {
        unread.remove(key)
        return members[key]
    }

    func number(_ key: String) throws -> Double { try required(key, self[key]?.number) }
    func numbers(_ key: String) throws -> [Double] { try required(key, self[key]?.numbers) }
    func text(_ key: String) throws -> String { try required(key, self[key]?.text) }
    func elements(_ key: String) throws -> [JSON] { try required(key, self[key]?.elements) }

    /// Checks that every member was read.
    ///
    /// - Throws: `Unsupported` when one was not.
    func finish() throws { if let key = unread.min() { throw Unsupported("key \(key)") } }

    private func required<Value>(_ key: String, _ value: Value?) throws -> Value {
        guard let value else { throw Unsupported("needs \(key)") }
        return value
    }
}

/// A function that computes Lamina's answer to a case.
typealias UIKitRunner = @MainActor (UIKitInput) throws -> JSON

/// All runners, keyed by category and subject.
@MainActor let uikitRunners: [String: UIKitRunner] = [
    uikitTextRunners, uikitLayoutRunners, uikitStackRunners, uikitScrollRunners, uikitSheetRunners, uikitAlertRunners, uikitControlRunners,
    uikitFieldRunners, uikitAnimationRunners, uikitLookRunners, uikitPickerRunners, uikitFlowRunners, uikitLayerRunners,
    moreBlockRunners, moreLayerRunners, moreDrawingRunners, moreDefaultRunners, moreColourRunners,
    moreLayoutRunners, moreControlRunners, moreControllerRunners, moreListRunners, moreClassicRunners, morePresentedRunners, moreStateRunners,
    moreLookRunners,
].reduce(into: [:]) { all, some in all.merge(some) { _, last in last } }
