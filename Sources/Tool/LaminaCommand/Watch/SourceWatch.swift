import Foundation
import LaminaConcurrency

/// Follows the sources of an app: a change builds it again.
///
///     files change ──▶ the same at the next look? ──▶ lamina build ──▶ built, or failed with the compiler's words
///          ▲                                                │
///          └── changed meanwhile? ends the build ◀──────────┘
///
/// The build is a process of its own, which ends with this one; the looks go on while it runs.
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

    /// The present state of the sources.
    struct State: Sendable {
        /// The number of states before this one.
        var number = 0
        var outcome = Outcome.unchanged
        /// The time at which this state began.
        var begin = ContinuousClock.now
    }

    /// The things that one look leaves to the next.
    struct Work {
        var changes: SourceChanges
        /// The build that runs; nil without one.
        var build: RunningBuild?
    }

    /// The pause between two looks at the files, in seconds.
    private static let pause = 0.15

    private let app: String
    private let target: String?
    private let environment: [String: String]
    private let first: SourceFiles
    private let programs = Guarded((count: 0, last: String?.none))
    private let state = Guarded(State())

    /// Changes from now on count, also those before `start`.
    init(_ app: AppArgument, environment: [String: String] = ProcessInfo.processInfo.environment) {
        (self.app, target, self.environment, first) = (app.app, app.target, environment, SourceFiles(of: app.app))
    }

    /// The state of the sources.
    var latest: State { state.withLock { $0 } }

    /// The number of builds that succeeded, and the program of the last one.
    var built: (count: Int, program: String?) { programs.withLock { ($0.count, $0.last) } }

    /// Begins to look; the thread ends with the watch.
    func start() {
        Thread.detachNewThread { [weak self, work = work] in
            // Signals are for the main thread, which forwards them to an app.
            _ = SignalWatch()
            var work = work
            // A loop without an end keeps the compiler's optimizer busy for ever.
            while let watch = self {
                Thread.sleep(forTimeInterval: Self.pause)
                watch.look(&work)
            }
            work.build?.cancel()
        }
    }

    /// The work before the first look.
    var work: Work { Work(changes: SourceChanges(since: first)) }

    /// Looks at the files and at the build that runs.
    func look(_ work: inout Work) {
        if work.changes.areComplete(SourceFiles(of: app)) {
            work.build?.cancel()
            work.build = RunningBuild(of: app, target: target, environment: environment)
            note(work.build == nil ? .failed("lamina build did not start") : .building)
        } else if let outcome = work.build?.outcomeIfOver() {
            work.build = nil
            note(outcome)
        }
    }

    private func note(_ outcome: Outcome) {
        switch outcome {
        case .built(let program): programs.withLock { $0 = ($0.count + 1, program) }
        case .failed(let text): writeToStandardError(text)
        case .unchanged, .building: break
        }
        state.withLock { $0 = State(number: $0.number + 1, outcome: outcome) }
    }
}
