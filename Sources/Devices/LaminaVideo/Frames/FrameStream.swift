import LaminaConcurrency
import LaminaImages
import LaminaPrimitives
import LaminaRun

/// A stream of frames to a descriptor: a ring converts what changed while the caller waits, and a pump's thread writes.
final class FrameStream: Sendable {
    /// The form of the bytes.
    struct Form: Sendable {
        let layout: FrameLayout
        let format: FrameFormat
        /// The bytes that precede the first frame, and those that precede every frame.
        var header: [UInt8] = []
        var mark: [UInt8] = []
    }

    private let ring: Guarded<FrameRing>
    private let pump: FramePump<[UInt8]>

    /// Creates a stream to an open descriptor, which it does not close.
    ///
    /// - Parameter name: The stream's name in errors.
    init(descriptor: Int32, name: String, _ form: Form) {
        ring = Guarded(
            FrameRing(
                count: FramePump<[UInt8]>.heldFrames + 1, layout: form.layout, width: form.format.width, height: form.format.height,
                isOpaque: !form.format.hasAlpha))
        @Sendable func write(_ bytes: [UInt8]) throws(OutputError) {
            if let failure = File.writeAll(bytes, to: descriptor) { throw .cannotWrite(path: name, code: failure) }
        }
        // The header is written with the first frame on the pump's thread, where SIGPIPE is blocked, so that a closed pipe is an error and not a signal.
        let firstFrame = OnceFlag()
        pump = FramePump { (frame, _) throws(OutputError) in
            if firstFrame.claim() { try write(form.header) }
            try write(form.mark)
            try write(frame)
        }
    }

    /// Converts a frame, and writes it while later ones are drawn.
    ///
    /// - Parameter changes: The rectangles in which it differs from the frame before.
    func put(_ bitmap: Bitmap, changes: [PixelRect], frame: Int) throws(OutputError) {
        try pump.put(ring.withLock { $0.frame(of: bitmap, changes: changes) }, number: frame)
    }

    /// Waits until every frame is written.
    func finish() throws(OutputError) { try pump.finish() }

    /// Drops the frames that wait, and waits until nothing is written any more.
    func abandon() { pump.abandon() }
}
