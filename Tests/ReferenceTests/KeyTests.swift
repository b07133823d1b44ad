import Foundation
import Testing

/// Tests that no key of a case is ignored: a key that its runner does not read makes the case unsupported, and runners read all keys of cases.
@Suite @MainActor struct KeyTests {
    private nonisolated static let listed = Cases.repository.appending(path: "../shared/reference/inputs.tsv").path

    /// Keys that runners read although no stored case has them, each with its category.
    private static let keysWithoutCase: Set = [
        // Text begins at the top of its layer, which on iOS, and here, is the least y.
        "render-in-context expected.topHalf"
    ]

    private func vector(_ category: String, _ input: JSON, _ expected: JSON) -> Vector {
        Vector(id: "own", category: category, basis: "derived", input: input, expected: expected, tolerance: 1e-4, divergence: nil)
    }

    private func verdict(_ category: String, _ input: JSON, _ expected: JSON) -> Verdict {
        vector(category, input, expected).judged(by: runners[category])
    }

    @Test func aCaseWithKnownKeysIsJudged() {
        #expect(verdict("tf-eval", ["name": "linear", "x": 0.5], 0.5).verdict == .pass)
        #expect(verdict("tf-eval", ["name": "linear", "x": 0.5], 0.75).verdict == .fail)
    }

    @Test func anUnknownKeyMakesACaseUnsupportedByName() {
        let answer = verdict("tf-eval", ["name": "linear", "x": 0.5, "colour": 1], 0.5)
        #expect(answer.verdict == .unsupported)
        #expect(answer.reason == "unknown: input.colour")
    }

    @Test func anUnknownKeyInsideAValueMakesACaseUnsupported() {
        let answer = verdict("frame", ["bounds": [0, 0, 2, 2], "position": [1, 1], "transform": ["shear": [1, 0]]], [0, 0, 2, 2])
        #expect(answer.reason == "unknown: input.transform.shear")
    }

    @Test func anUnknownKeyOfANamedLayerMakesACaseUnsupported() {
        let layers: JSON = ["a": ["bounds": [0, 0, 2, 2], "smell": 3]]
        let answer = verdict("convert-point", ["layers": layers, "from": "a", "to": .null, "point": [1, 1]], [0, 0])
        #expect(answer.reason == "unknown: input.layers.NAME.smell")
    }

    @Test func anUnknownKeyOfAnElementMakesACaseUnsupported() {
        let stack: JSON = [["from": 1, "to": 1], ["from": 1, "to": 1, "late": 1]]
        #expect(verdict("basic", ["keyPath": "opacity", "stack": stack, "t": 1], 1).reason == "unknown: input.stack[].late")
    }

    @Test func anExpectedKeyWithoutAnswerMakesACaseUnsupported() {
        let answer = verdict("set-frame", ["frame": [0, 0, 2, 2]], ["position": [1, 1], "skew": 0])
        #expect(answer.reason == "unknown: expected.skew")
    }

    @Test func anUnknownCategoryIsUnsupported() {
        #expect(verdict("perfume", [:], 1).verdict == .unsupported)
    }

    @Test func anUnknownStepIsUnsupported() {
        #expect(verdict("state", ["steps": ["sing"]], true).reason == "the step sing")
    }

    @Test func aReportCountsOnlyJudgedCases() {
        var report = Report()
        for vector in [
            vector("tf-eval", ["name": "linear", "x": 0.5], 0.5), vector("tf-eval", ["name": "linear", "x": 0.5], 0.75),
            vector("perfume", [:], 1),
        ] { report.judge(vector, by: runners[vector.category]) }
        #expect(report.verdicts.map(\.verdict) == [.pass, .fail, .unsupported])
        #expect(report.text.contains("reference: 1 of 2, 1 unsupported"))
        #expect(report.text.contains("no runner for the category perfume"))
    }

    /// Reads the list of keys from a file beside the repository.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: listed), "the list of keys is not there"))
    func everyListedKeyIsReadByItsRunnerAndOccursInACase() throws {
        var (asked, present): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for vector in try Cases.all() {
            var read: Set<String> = []
            _ = vector.judged(by: runners[vector.category]) { read = $0.asked }
            asked[vector.category, default: []].formUnion(read)
            for (json, name) in [(vector.input, "input"), (vector.expected, "expected")] {
                present[vector.category, default: []].formUnion(KeyLog.paths(in: json, at: name, named: read))
            }
        }
        let lines = try String(contentsOfFile: Self.listed, encoding: .utf8).split(separator: "\n").dropFirst()
        #expect(lines.count > 700)
        for line in lines {
            let fields = line.split(separator: "\t").map(String.init)
            let (category, key) = (fields[0], fields[1])
            guard let read = asked[category], key.contains(".") else { continue }
            #expect(read.contains(key), "\(category) \(key)")
            #expect(present[category]?.contains(key) == true || Self.keysWithoutCase.contains("\(category) \(key)"), "\(category) \(key)")
        }
    }
}
