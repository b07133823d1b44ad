import Foundation
import Synchronization

/// The state of a campaign, shared by the threads that run tests.
final class CampaignRecord: Sendable {
    private let path: String
    private let stored: Mutex<CampaignState>

    init(_ path: String, sources: UInt64, tests: UInt64) {
        self.path = path
        stored = Mutex(CampaignState.load(path, sources: sources, tests: tests))
    }

    var state: CampaignState { stored.withLock { $0 } }

    /// Changes the state and writes it to its file.
    func change(_ body: (inout CampaignState) -> Void) throws {
        try stored.withLock { state in
            body(&state)
            try state.save(path)
        }
    }

    func isKilled(_ number: Int) -> Bool { stored.withLock { $0.killers[number] != nil } }

    /// Returns true when the mutant was killed or has passed this part before.
    func isDone(_ number: Int, _ part: String) -> Bool {
        stored.withLock { $0.killers[number] != nil || $0.passed[number]?.contains(part) == true }
    }
}

/// Runs a body for each element, on all processors, in the order of the elements; the first error is thrown after all have ended.
func onAllProcessors<Element: Sendable>(_ elements: [Element], _ body: @Sendable (Element) throws -> Void) throws {
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        do { try body(elements[index]) } catch { failure.withLock { $0 = $0 ?? error } }
    }
    if let error = failure.withLock({ $0 }) { throw error }
}
