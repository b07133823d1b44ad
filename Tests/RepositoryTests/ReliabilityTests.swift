import Foundation
import Testing

@Suite struct ReliabilityTests {
    @Test func everyTestThatHoldsAPromiseExists() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Reliability.md"), encoding: .utf8)
        // Commands have a slash; everything else in backticks in the second column is a test.
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { $0.split(separator: "|").dropFirst().first }
        let named = rows.flatMap { $0.matches(of: /`([A-Za-z0-9]+)`/).map { String($0.1) } }
        #expect(named.count > 20)
        let tests = Repository.sources(below: "Tests").map(\.text).joined()
        for name in named { #expect(tests.contains("func \(name)("), "no test is called \(name)") }
    }
}
