import CLaminaRuntime
import Foundation
import LaminaPrimitives
import LaminaServer
import LaminaStreams
import Synchronization

/// A queue of frames and a thread that stores them while the next frames are drawn.
///
/// At most `capacity` frames wait. After a failure the thread continues to take frames and drops them, so that no caller blocks forever.
final class FramePump: Sendable {
    /// Stores one frame; called on the pump's thread, in the order of the frames.
    typealias Store = @Sendable (_ bitmap: Bitmap, _ frame: Int) throws(OutputError) -> Void

    private struct State {
        var waiting: [(bitmap: Bitmap, frame: Int)] = []
        var failure: OutputError?
        var isAbandoned = false
        var isOver = false
    }

    private static let capacity = 3
    private let state = Mutex(State())
    // Created with 0 and then signalled, because libdispatch traps when a semaphore is destroyed at a value below its initial one.
    private let freeSlots = DispatchSemaphore(value: 0)
    private let queuedFrames = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)

    init(store: @escaping Store) {
        for _ in 0..<Self.capacity { freeSlots.signal() }
        Thread.detachNewThread { self.run(store) }
    }

    /// Adds a frame to the queue, after waiting for a free slot.
    ///
    /// - Throws: The error with which an earlier frame failed.
    func put(_ bitmap: Bitmap, frame: Int) throws(OutputError) {
        freeSlots.wait()
        let failure = state.withLock { state in
            state.waiting.append((bitmap, frame))
            return state.failure
        }
        queuedFrames.signal()
        if let failure { throw failure }
    }

    /// Waits until every frame is stored and the thread has ended; may be called more than once.
    ///
    /// - Throws: The error with which a frame failed.
    func finish() throws(OutputError) {
        let isFirst = state.withLock { state in
            defer { state.isOver = true }
            return !state.isOver
        }
        if isFirst {
            // A signal without a frame ends the thread.
            queuedFrames.signal()
            end.wait()
        }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    /// Drops the waiting frames and waits until the thread has ended.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        // The error is ignored, because the frames are not wanted any more.
        try? finish()
    }

    private func run(_ store: Store) {
        // `lamina_sample_threads` ignores threads whose names have this prefix; the call copies the name.
        unsafe lamina_name_thread("lamina-pump")
        WriteSignals.block()
        while let (bitmap, frame) = next() {
            if state.withLock({ $0.failure == nil && !$0.isAbandoned }) {
                do { try store(bitmap, frame) } catch { state.withLock { $0.failure = error } }
            }
            freeSlots.signal()
        }
        end.signal()
    }

    private func next() -> (Bitmap, Int)? {
        queuedFrames.wait()
        return state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }
}
