import Foundation
import Testing

/// Runs the cases of how Apple's framework behaves that the environment names a file of.
@Suite struct ReferenceTests {
    private static let path = ProcessInfo.processInfo.environment["LAMINA_REFERENCE"]
    private static let reportPath = ProcessInfo.processInfo.environment["LAMINA_REFERENCE_REPORT"]

    @Test(.enabled(if: path != nil, "LAMINA_REFERENCE names no file of reference cases"))
    @MainActor func nineteenOfTwentyCasesOfApplesAreAnsweredAlike() throws {
        var report = Report()
        for vector in try Vector.all(at: try #require(Self.path)) { report.judge(vector, by: runners[vector.category]) }
        print(report.text)
        if let reportPath = Self.reportPath { try report.write(to: reportPath) }
        #expect(report.applesShare >= 0.95)
    }
}

/// How each category of cases is run; categories that are not here are unsupported.
private let runners: [String: Runner] = [
    timingRunners, animationRunners, springRunners, transformRunners, geometryRunners, contentsRunners, propertyRunners, transactionRunners,
    stateRunners, delegateRunners, viewRunners, renderRunners, textRunners,
].reduce(into: [:]) { all, some in all.merge(some) { _, last in last } }
