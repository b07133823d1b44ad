import LaminaWindow
import Synchronization

/// Input on its way from a window's thread to the main one.
final class Inbox: Sendable {
    /// Something that happened, and when: in media time.
    struct Item: Sendable {
        var input: WindowInput
        var time: Double
    }

    private struct State {
        var items: [Item] = []
        var wake: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Says how the main thread is woken when something comes into the empty inbox.
    func onArrival(_ wake: @escaping @Sendable () -> Void) {
        let isLate = state.withLock { state in
            state.wake = wake
            return !state.items.isEmpty
        }
        if isLate { wake() }
    }

    func post(_ input: WindowInput, at time: Double) {
        let wake = state.withLock { state in
            state.items.append(Item(input: input, time: time))
            return state.items.count == 1 ? state.wake : nil
        }
        wake?()
    }

    /// All that has come, in order.
    func take() -> [Item] {
        state.withLock { state in
            defer { state.items = [] }
            return state.items
        }
    }
}

extension [Inbox.Item] {
    /// Without those moves and sizes that the next item replaces: a thread that was busy gets where the pointer is, not where it was.
    var latest: [Inbox.Item] {
        var result: [Inbox.Item] = []
        for item in self {
            if let last = result.last, item.input.replaces(last.input) { result.removeLast() }
            result.append(item)
        }
        return result
    }
}

extension WindowInput {
    fileprivate func replaces(_ earlier: WindowInput) -> Bool {
        switch (earlier, self) {
        case (.pointer(.move, let first, _), .pointer(.move, let second, _)): first == second
        case (.size, .size), (.tilt, .tilt): true
        default: false
        }
    }
}
