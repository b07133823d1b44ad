import LaminaServer
import Synchronization

/// A stream target that is ended once: the first `commit` or `discard` ends it, later calls do nothing.
final class EndingTarget: Sendable {
    private let target: StreamTarget
    private let isOpen = FirstTime()

    init(_ target: StreamTarget) { self.target = target }

    func commit() throws(OutputError) {
        if isOpen.isNow() { try target.commit() }
    }

    func discard() {
        if isOpen.isNow() { target.discard() }
    }
}

/// A flag that is true only for the first call of `isNow()`.
final class FirstTime: Sendable {
    private let isPast = Mutex(false)

    func isNow() -> Bool {
        isPast.withLock { isPast in
            defer { isPast = true }
            return !isPast
        }
    }
}
