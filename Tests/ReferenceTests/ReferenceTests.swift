import Foundation
import Testing

/// Runs every test case of the reference through the public API.
@Suite struct ReferenceTests {
    private static let path = ProcessInfo.processInfo.environment["LAMINA_REFERENCE"]
    private static let reportPath = ProcessInfo.processInfo.environment["LAMINA_REFERENCE_REPORT"]

    @Test(arguments: try Cases.all())
    @MainActor func theFrameworkAnswersAsTheReference(_ vector: Vector) {
        let verdict = vector.judged(by: runners[vector.category])
        guard let divergence = vector.divergence else {
            #expect(verdict.verdict == .pass, "\(verdict.reason ?? "")")
            return
        }
        withKnownIssue("\(divergence)") {
            #expect(verdict.verdict == .pass, "\(verdict.reason ?? "")")
        }
    }

    /// Runs the file that the environment variable `LAMINA_REFERENCE` names.
    @Test(.enabled(if: path != nil, "LAMINA_REFERENCE names no file of reference cases"))
    @MainActor func nineteenOfTwentyCasesOfApplesAreAnsweredAlike() throws {
        var report = Report()
        let path = try #require(Self.path)
        // A file may have cases of UIKit's form among the others.
        for (vector, item) in zip(try Vector.all(at: path), try UIKitCase.all(at: path)) {
            if let runner = runners[vector.category] { report.judge(vector, by: runner) } else { report.judge(item) }
        }
        print(report.text)
        if let reportPath = Self.reportPath { try report.write(to: reportPath) }
        #expect(report.applesShare >= 0.95)
    }
}

/// The functions that answer test cases, keyed by category.
let runners: [String: Runner] = [
    observingRunners, timingRunners, animationRunners, springRunners, transformRunners, geometryRunners, gravityRunners, gradientRunners,
    propertyRunners,
    constantRunners, transactionRunners, actionRunners, stateRunners, delegateRunners, viewRunners, viewAnimationRunners, displayRunners,
    renderRunners, textRunners, seedRunners, scrollRunners, constraintRunners, tiledRunners, emitterRunners,
    replicatorRunners,
].reduce(into: [:]) { all, some in all.merge(some) { _, last in last } }
