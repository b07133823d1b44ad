import CSDL2

/// Wakes the window's thread from its wait for events.
final class Bell: Sendable {
    private enum State {
        case silent
        /// SDL's number for our kind of event, and whether one is on its way.
        case ready(UInt32, isRung: Bool)
    }

    private let library: SDLLibrary
    private let state = Shared(State.silent)

    init(_ library: SDLLibrary) { self.library = library }

    /// From now on it can be heard; after SDL has started.
    func hangUp() {
        // Asks for one number; SDL has 32,767 of them.
        let kind = library.functions.SDL_RegisterEvents(1)
        state.change { $0 = .ready(kind, isRung: false) }
    }

    /// From now on nobody hears it; before SDL ends.
    func takeDown() { state.change { $0 = .silent } }

    func ring() {
        // Pushed under the lock, so that SDL does not end meanwhile; once, because the queue is not endless.
        state.change { state in
            guard case .ready(let kind, isRung: false) = state else { return }
            var event = unsafe SDL_Event()
            unsafe event.type = kind
            // SDL copies the event.
            if unsafe library.functions.SDL_PushEvent(&event) == 1 { state = .ready(kind, isRung: true) }
        }
    }

    /// Whether an event is the bell's, which can ring again then.
    func heard(_ kind: UInt32) -> Bool {
        state.change { state in
            guard case .ready(kind, _) = state else { return false }
            state = .ready(kind, isRung: false)
            return true
        }
    }
}
