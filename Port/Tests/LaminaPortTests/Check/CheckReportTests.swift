import Foundation
import LaminaPort
import Testing

struct CheckReportTests {
    private let results = [
        CheckResult(path: "a", lacks: []),
        CheckResult(path: "b", lacks: [Lack(name: "HUGE", reason: .missing), Lack(name: "HUGE", reason: .missing)]),
        CheckResult(
            path: "c", lacks: [Lack(name: "HUGE", reason: .missing), Lack(name: "Combine", reason: .framework, way: "leave it out")]),
    ]

    @Test
    func theVerdictIsAnotherFrameworkWhereOneIsMissing() {
        #expect(results.map(\.verdict) == [.clean, .errors, .otherFramework])
    }

    @Test
    func theTableCountsThePathsThatNeedAName() {
        #expect(
            CheckReport.table(results) == """
                paths  missing
                    2  HUGE     missing here
                    1  Combine  another framework     leave it out
                1 of 3 clean, 1 with errors, 1 need another framework
                """)
    }

    @Test
    func theListHasPathVerdictAndMissingNames() throws {
        struct Entry: Decodable, Equatable {
            let path: String
            let verdict: String
            let missing: [String]
        }
        let entries = try JSONDecoder().decode([Entry].self, from: Data(try CheckReport.json(results).utf8))
        #expect(
            entries == [
                Entry(path: "a", verdict: "clean", missing: []), Entry(path: "b", verdict: "errors", missing: ["HUGE"]),
                Entry(path: "c", verdict: "other-framework", missing: ["Combine", "HUGE"]),
            ])
    }
}
