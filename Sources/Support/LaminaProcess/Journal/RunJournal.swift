import Foundation
import LaminaConcurrency

/// Everything that happens in a recorded run besides commits: input, calls of the app's delegates and completion blocks, messages, and the functions
/// that add animations.
///
/// Empty unless a run is recorded. Each entry has the driven time at which it was noted.
package final class RunJournal: Sendable {
    /// The journal of this process.
    package static let shared = RunJournal()

    package enum Kind: String, Sendable, CaseIterable {
        case event
        case animationDidStart
        case animationDidStop
        case transactionCompletion
        case viewCompletion
        case diagnostic
    }

    /// One entry.
    package struct Entry: Sendable, Hashable {
        /// Driven time in nanoseconds.
        package var time: Int64
        package var isOnMainThread: Bool
        package var kind: Kind
        /// The number of the layer that the entry is about, as the recorded trees have it.
        package var layer: UInt64?
        /// The number of the animation that the entry is about.
        package var animation: UInt64?
        /// The argument of a call that reports an end.
        package var isFinished: Bool?
        package var text: String
    }

    /// The functions that were running when an animation was added.
    package struct Origin: Sendable, Hashable {
        /// The number of the animation.
        package let animation: UInt64
        /// The addresses to which they return, the innermost first.
        package let callers: [UInt]
    }

    private struct State {
        var isKept = false
        var entries: [Entry] = []
        var omitted = 0
        var origins: [Origin] = []
        /// All different lists of addresses; an app has few of them, and equal ones share their memory.
        var stacks: Set<[UInt]> = []
        /// The number of origins that were noted.
        var originCount = 0
    }

    private let state = Guarded(State())
    /// Entries after this many are left out and counted.
    package static let mostEntries = 1_000_000

    package init() {}

    /// Begins to keep entries, and forgets all earlier ones.
    package func start() { state.withLock { $0 = State(isKept: true) } }

    /// True when entries are kept.
    package var isKept: Bool { state.withLock { $0.isKept } }

    /// All entries in order, and the number of those that were left out.
    package var contents: (entries: [Entry], omitted: Int) { state.withLock { ($0.entries, $0.omitted) } }

    /// Adds an entry with the present driven time; does nothing while no run is recorded.
    package func note(_ kind: Kind, layer: UInt64? = nil, animation: UInt64? = nil, isFinished: Bool? = nil, _ text: @autoclosure () -> String = "") {
        guard isKept, let clock = DrivenClock.current else { return }
        let parts = clock.elapsed.components
        let entry = Entry(
            time: parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000, isOnMainThread: Thread.isMainThread, kind: kind, layer: layer,
            animation: animation, isFinished: isFinished, text: text())
        state.withLock { state in
            if state.entries.count < Self.mostEntries { state.entries.append(entry) } else { state.omitted += 1 }
        }
    }

    /// The return addresses of the functions that are running, the innermost first; nil while no run is recorded.
    package var callers: [UInt]? { isKept ? Callers.addresses() : nil }

    /// Notes the functions that have described an animation, or else those that are running; does nothing while no run is recorded.
    package func noteOrigin(_ described: [UInt]?, ofAnimation animation: UInt64) {
        guard isKept else { return }
        let callers = described ?? Callers.addresses()
        state.withLock { state in
            guard state.originCount < Self.mostEntries else { return }
            state.originCount += 1
            state.origins.append(Origin(animation: animation, callers: state.stacks.insert(callers).memberAfterInsert))
        }
    }

    /// Removes and returns the origins that were noted since the last call.
    package func takeOrigins() -> [Origin] {
        state.withLock { state in
            defer { state.origins = [] }
            return state.origins
        }
    }
}
