import CSDL2

/// Wakes the window's thread from its wait for events, by an event of its own in SDL's queue.
final class Bell: Sendable {
    private enum State {
        case silent
        /// Ready, with the event type that SDL has assigned, and whether an event is in the queue.
        case ready(UInt32, isRung: Bool)
    }

    private let library: SDLLibrary
    private let state = Shared(State.silent)

    init(_ library: SDLLibrary) { self.library = library }

    /// Begins to accept rings; called after SDL was initialised.
    func hangUp() {
        // Registers one event type; SDL has 32,767 of them.
        let kind = library.functions.SDL_RegisterEvents(1)
        state.change { $0 = .ready(kind, isRung: false) }
    }

    /// Stops accepting rings; called before SDL shuts down.
    func takeDown() { state.change { $0 = .silent } }

    func ring() {
        // The event is pushed under the lock, so that SDL does not shut down meanwhile, and only if none is queued, because the queue is bounded.
        state.change { state in
            guard case .ready(let kind, isRung: false) = state else { return }
            var event = unsafe SDL_Event()
            unsafe event.type = kind
            // Safe because SDL copies the event.
            if unsafe library.functions.SDL_PushEvent(&event) == 1 { state = .ready(kind, isRung: true) }
        }
    }

    /// Returns whether an event of this type came from the bell; if so, the bell can ring again.
    func heard(_ kind: UInt32) -> Bool {
        state.change { state in
            guard case .ready(kind, _) = state else { return false }
            state = .ready(kind, isRung: false)
            return true
        }
    }
}
