import LaminaConcurrency
import LaminaImages
import LaminaPrimitives
import LaminaRun

/// A stream that writes frames as bytes to a descriptor.
final class FrameStream: Sendable {
    private let descriptor: Int32
    private let name: String
    private let layout: FrameLayout
    private let isOpaque: Bool
    /// The bytes that precede every frame.
    private let mark: [UInt8]
    /// The buffer for a frame's bytes, kept for reuse; only the pump's thread uses it, so the lock never blocks.
    private let bytes = Guarded<[UInt8]>([])

    /// Creates a stream to an open descriptor, which it does not close.
    ///
    /// - Parameter name: The stream's name in errors.
    init(descriptor: Int32, name: String, layout: FrameLayout, isOpaque: Bool, mark: [UInt8] = []) {
        self.descriptor = descriptor
        self.name = name
        self.layout = layout
        self.isOpaque = isOpaque
        self.mark = mark
    }

    func write(_ bitmap: Bitmap) throws(OutputError) {
        try write(mark)
        let failure = bytes.withLock { bytes in
            layout.write(bitmap, isOpaque: isOpaque, into: &bytes)
            return File.writeAll(bytes, to: descriptor)
        }
        if let failure { throw .cannotWrite(path: name, code: failure) }
    }

    func write(_ text: [UInt8]) throws(OutputError) {
        if let failure = File.writeAll(text, to: descriptor) { throw .cannotWrite(path: name, code: failure) }
    }
}
