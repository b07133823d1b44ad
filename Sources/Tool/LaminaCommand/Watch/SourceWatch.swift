import Foundation
import LaminaConcurrency

/// Follows the sources of an app: a change builds it again, on a thread of its own.
///
///     files change ──▶ the same at the next look? ──▶ lamina build ──▶ built, or failed with the compiler's words
///          ▲                                                │
///          └────────────── changed meanwhile? ◀─────────────┘
final class SourceWatch: Sendable {
    /// The outcome of the last build.
    enum Outcome: Sendable, Hashable {
        /// No source has changed so far.
        case unchanged
        case building
        /// The program, which is newer than the one before.
        case built(program: String)
        /// The output of the build.
        case failed(String)
    }

    /// The pause between two looks at the files, in seconds.
    private static let pause = 0.15

    private let app: String
    private let target: String?
    private let first: SourceFiles
    private let programs = Guarded((count: 0, last: String?.none))
    private let state = Guarded((number: 0, outcome: Outcome.unchanged))

    /// Changes from now on count, also those before `start`.
    init(_ app: AppArgument) { (self.app, target, first) = (app.app, app.target, SourceFiles(of: app.app)) }

    /// The outcome, and the number of outcomes before it.
    var latest: (number: Int, outcome: Outcome) { state.withLock { $0 } }

    /// The number of builds that succeeded, and the program of the last one.
    var built: (count: Int, program: String?) { programs.withLock { ($0.count, $0.last) } }

    /// Begins to look; the thread ends with the watch.
    func start() {
        Thread.detachNewThread { [weak self, first] in
            var changes = SourceChanges(since: first)
            // A loop without an end keeps the compiler's optimizer busy for ever.
            while let watch = self { watch.look(&changes) }
        }
    }

    private func look(_ changes: inout SourceChanges) {
        Thread.sleep(forTimeInterval: Self.pause)
        guard changes.areComplete(SourceFiles(of: app)) else { return }
        note(.building)
        note(build())
    }

    private func note(_ outcome: Outcome) {
        switch outcome {
        case .built(let program): programs.withLock { $0 = ($0.count + 1, program) }
        case .failed(let text): writeToStandardError(text)
        case .unchanged, .building: break
        }
        state.withLock { $0 = ($0.number + 1, outcome) }
    }

    /// Builds by a process of the tool, whose output is the compiler's.
    private func build() -> Outcome {
        let (output, messages) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["build", app] + (target.map { ["--target", $0] } ?? [])
        process.standardOutput = output
        process.standardError = messages
        guard (try? process.run()) != nil else { return .failed("lamina build did not start") }
        let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let path = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return .failed(text) }
        return .built(program: path.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
