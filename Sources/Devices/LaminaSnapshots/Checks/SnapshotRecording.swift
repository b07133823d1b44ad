import Foundation
import LaminaFoundation
public import Testing

/// The snapshots that a test stores in place of comparing them.
///
/// A stored snapshot fails its test once, so that nobody takes a recording for a comparison that agreed. The mode is that of the nearest
/// `withSnapshots(record:)` or trait, else of the environment variable `LAMINA_RECORD`, else `missing`. On a CI machine, where the variable `CI` is
/// set, nothing is stored, whatever the mode.
public enum SnapshotRecording: String, Sendable, CaseIterable {
    /// None: a missing golden fails its test.
    case never
    /// Those that have no golden.
    case missing
    /// Those that differ from their golden, and those that have none.
    case failed
    /// All.
    case all

    @TaskLocal static var local: SnapshotRecording?

    /// Returns the mode in an environment.
    static func mode(local: SnapshotRecording?, environment: [String: String]) -> SnapshotRecording {
        if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) { return .never }
        if let local { return local }
        guard let name = environment["LAMINA_RECORD"], !name.isEmpty else { return .missing }
        if let mode = SnapshotRecording(rawValue: name.lowercased()) { return mode }
        Diagnostics.warn("LAMINA_RECORD is “\(name)”; it takes \(allCases.map(\.rawValue).joined(separator: ", "))")
        return .never
    }

    static var current: SnapshotRecording { mode(local: local, environment: ProcessInfo.processInfo.environment) }
}

/// Calls a closure whose snapshots are stored as a mode says.
///
/// - Throws: The error of the closure.
public func withSnapshots<Result>(record mode: SnapshotRecording, _ body: () throws -> Result) rethrows -> Result {
    try SnapshotRecording.$local.withValue(mode, operation: body)
}

/// A trait of tests and suites whose snapshots are stored as a mode says.
public struct SnapshotRecordingTrait: TestTrait, SuiteTrait, TestScoping {
    let mode: SnapshotRecording

    /// True: the tests of a suite take the suite's mode.
    public var isRecursive: Bool { true }

    /// Runs a test with the mode.
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await SnapshotRecording.$local.withValue(mode, operation: function)
    }
}

extension Trait where Self == SnapshotRecordingTrait {
    /// Stores the snapshots of a test or suite as a mode says.
    public static func snapshots(record mode: SnapshotRecording) -> Self { SnapshotRecordingTrait(mode: mode) }
}
