import LaminaServer
import Synchronization

/// A target that ends once: whoever comes second finds it done.
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

/// True the first time that it is asked.
final class FirstTime: Sendable {
    private let isPast = Mutex(false)

    func isNow() -> Bool {
        isPast.withLock { isPast in
            defer { isPast = true }
            return !isPast
        }
    }
}
