import LaminaConcurrency
import LaminaRun

/// A stream target that is ended once: the first `commit` or `discard` ends it, later calls do nothing.
final class OneShotTarget: Sendable {
    private let target: StreamTarget
    private let end = OnceFlag()

    init(_ target: StreamTarget) { self.target = target }

    func commit() throws(OutputError) {
        if end.claim() { try target.commit() }
    }

    func discard() {
        if end.claim() { target.discard() }
    }
}

/// A flag that can be claimed once.
final class OnceFlag: Sendable {
    private let isClaimed = Guarded(false)

    func claim() -> Bool {
        isClaimed.withLock { isClaimed in
            defer { isClaimed = true }
            return !isClaimed
        }
    }
}
