import CSDL2
import LaminaConcurrency

/// Wakes the window's thread from its wait for events, by an event of its own in SDL's queue.
final class ThreadWaker: Sendable {
    private enum State {
        case stopped
        /// Ready, with the event type that SDL has assigned, and whether an event is in the queue.
        case ready(UInt32, isQueued: Bool)
    }

    private let library: SDLLibrary
    private let state = Guarded(State.stopped)

    init(_ library: SDLLibrary) { self.library = library }

    /// Begins to accept calls of `wake`; called after SDL was initialised.
    func start() {
        // Registers one event type; SDL has 32,767 of them.
        let kind = library.functions.SDL_RegisterEvents(1)
        state.change { $0 = .ready(kind, isQueued: false) }
    }

    /// Ignores further calls of `wake`; called before SDL shuts down.
    func stop() { state.change { $0 = .stopped } }

    func wake() {
        // The event is pushed under the lock, so that SDL does not shut down meanwhile, and only if none is queued, because the queue is bounded.
        state.change { state in
            guard case .ready(let kind, isQueued: false) = state else { return }
            var event = unsafe SDL_Event()
            unsafe event.type = kind
            // Safe because SDL copies the event.
            if unsafe library.functions.SDL_PushEvent(&event) == 1 { state = .ready(kind, isQueued: true) }
        }
    }

    /// Returns whether an event of this type came from this waker; if so, the next `wake` queues another.
    func consume(_ kind: UInt32) -> Bool {
        state.change { state in
            guard case .ready(kind, _) = state else { return false }
            state = .ready(kind, isQueued: false)
            return true
        }
    }
}
