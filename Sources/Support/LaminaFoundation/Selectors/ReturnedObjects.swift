import Foundation
import LaminaConcurrency

/// The objects that calls by selector have returned, kept for the caller until the turn of the main queue ends.
///
/// Apple's systems return them autoreleased. The signature there hands out an unmanaged object, so one that the method has just made would otherwise
/// be gone before the caller takes it.
enum ReturnedObjects {
    /// The largest number that is kept; a loop of calls without a turn lets the oldest go.
    private static let most = 1024

    private struct State {
        var objects: [AnyObject] = []
        var isDraining = false
    }

    private static let state = Guarded(State())

    static func keep(_ object: AnyObject) {
        // Safe because the objects are only kept here, and let go.
        nonisolated(unsafe) let object = object
        // Out of the lock, because an object's end may call by selector.
        nonisolated(unsafe) var oldest: [AnyObject] = []
        let drains = state.withLock { state in
            if state.objects.count >= most {
                unsafe oldest = Array(state.objects.prefix(most / 2))
                state.objects.removeFirst(most / 2)
            }
            unsafe state.objects.append(object)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        unsafe oldest.removeAll()
        guard drains else { return }
        DispatchQueue.main.async { letGo() }
    }

    private static func letGo() {
        nonisolated(unsafe) var objects: [AnyObject] = []
        state.withLock { state in
            unsafe objects = state.objects
            state = State()
        }
        unsafe objects.removeAll()
    }
}
