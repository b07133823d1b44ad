import CLaminaRuntime
import Foundation
import LaminaPrimitives
import LaminaServer
import LaminaStreams
import Synchronization

/// Hands frames to a thread of its own that stores them, so that the next is drawn meanwhile.
///
/// At most `capacity` frames wait. After a failure the thread keeps taking frames, and drops them, so that nobody waits for room forever.
final class FramePump: Sendable {
    /// Stores one frame; runs on the pump's thread, one frame after the other.
    typealias Store = @Sendable (_ bitmap: Bitmap, _ frame: Int) throws(OutputError) -> Void

    private struct State {
        var waiting: [(bitmap: Bitmap, frame: Int)] = []
        var failure: OutputError?
        var isAbandoned = false
        var isOver = false
    }

    private static let capacity = 3
    private let state = Mutex(State())
    // They begin at zero: libdispatch traps when a semaphore is released below the value that it began with.
    private let room = DispatchSemaphore(value: 0)
    private let arrivals = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)

    init(store: @escaping Store) {
        for _ in 0..<Self.capacity { room.signal() }
        Thread.detachNewThread { self.run(store) }
    }

    /// Takes a frame, as soon as there is room.
    ///
    /// - Throws: The error that a frame before it met.
    func put(_ bitmap: Bitmap, frame: Int) throws(OutputError) {
        room.wait()
        let failure = state.withLock { state in
            state.waiting.append((bitmap, frame))
            return state.failure
        }
        arrivals.signal()
        if let failure { throw failure }
    }

    /// Waits until every frame is stored and the thread has ended; may be called again.
    ///
    /// - Throws: The error that a frame met.
    func finish() throws(OutputError) {
        let isFirst = state.withLock { state in
            defer { state.isOver = true }
            return !state.isOver
        }
        if isFirst {
            // An arrival without a frame is the end.
            arrivals.signal()
            end.wait()
        }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    /// Drops what is waiting and waits for the thread's end.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        // What went wrong with frames that nobody wants any more does not matter.
        try? finish()
    }

    private func run(_ store: Store) {
        // `ThreadLook` ignores threads whose names have this prefix. The call reads the name and keeps nothing.
        unsafe lamina_name_thread("lamina-pump")
        WriteSignals.block()
        while let (bitmap, frame) = next() {
            if state.withLock({ $0.failure == nil && !$0.isAbandoned }) {
                do { try store(bitmap, frame) } catch { state.withLock { $0.failure = error } }
            }
            room.signal()
        }
        end.signal()
    }

    private func next() -> (Bitmap, Int)? {
        arrivals.wait()
        return state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }
}
