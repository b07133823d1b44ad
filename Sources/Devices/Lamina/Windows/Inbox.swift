import LaminaConcurrency
import LaminaWindow

/// A queue for input from a window's thread to the main thread.
final class Inbox: Sendable {
    /// An input with its media time, in seconds.
    struct Item: Sendable {
        var input: WindowInput
        var time: Double
    }

    private struct State {
        var items: [Item] = []
        var wake: (@Sendable () -> Void)?
    }

    private let state = Guarded(State())

    /// Sets the hook that wakes the main thread when input arrives in the empty queue; calls it at once when input is waiting.
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

    /// Removes and returns all items, in order.
    func take() -> [Item] {
        state.withLock { state in
            defer { state.items = [] }
            return state.items
        }
    }
}

extension [Inbox.Item] {
    /// The items without moves, sizes and tilts that the next item supersedes, so that a thread that was busy gets only the pointer's latest
    /// position.
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
