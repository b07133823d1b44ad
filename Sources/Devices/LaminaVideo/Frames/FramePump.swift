import CLaminaRuntime
import Foundation
import LaminaConcurrency
import LaminaRun
import LaminaProcess

/// A queue of frames and a thread that stores them while the next frames are drawn.
///
/// A frame is a bitmap for files of pictures, and the bytes of a stream otherwise.
///
/// At most `capacity` frames are in the pump. After a failure the thread continues to take frames and drops them, so that no caller blocks forever.
final class FramePump<Frame: Sendable>: Sendable {
    /// Stores one frame; called on the pump's thread, in the order of the frames.
    typealias Store = @Sendable (_ frame: Frame, _ number: Int) throws(OutputError) -> Void

    private struct State {
        var waiting: [(frame: Frame, number: Int)] = []
        var failure: OutputError?
        var isAbandoned = false
        /// True once no more frames come.
        var isFinishing = false
        var hasEnded = false
        /// The number of frames that wait or are being stored.
        var unstoredCount = 0
    }

    /// The most frames that wait or are being stored.
    static var capacity: Int { 3 }
    /// The most frames that the pump refers to; one more than its capacity, because the thread frees a slot before it releases the stored frame.
    static var heldFrames: Int { capacity + 1 }
    private let state = Guarded(State())

    init(store: @escaping Store) { Thread.detachNewThread { self.run(store) } }

    /// Adds a frame to the queue, after waiting for a free slot.
    ///
    /// - Throws: The error with which an earlier frame failed.
    func put(_ frame: Frame, number: Int) throws(OutputError) {
        state.wait { $0.unstoredCount < Self.capacity ? () : nil }
        let failure = state.change { state in
            state.waiting.append((frame, number))
            state.unstoredCount += 1
            return state.failure
        }
        if let failure { throw failure }
    }

    /// Waits until every frame is stored and the thread has ended; may be called more than once.
    ///
    /// - Throws: The error with which a frame failed.
    func finish() throws(OutputError) {
        state.change { $0.isFinishing = true }
        let failure: OutputError?? = state.wait { $0.hasEnded ? .some($0.failure) : nil }
        if let failure = failure ?? nil { throw failure }
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
        while let (frame, number) = next() {
            if state.withLock({ $0.failure == nil && !$0.isAbandoned }) {
                do { try store(frame, number) } catch { state.withLock { $0.failure = error } }
            }
            state.change { $0.unstoredCount -= 1 }
        }
        state.change { $0.hasEnded = true }
    }

    /// Waits for the next frame; nil when there will be none.
    private func next() -> (Frame, Int)? {
        let next: (Frame, Int)?? = state.wait { state in
            if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
            return state.isFinishing ? .some(nil) : nil
        }
        return next ?? nil
    }
}
