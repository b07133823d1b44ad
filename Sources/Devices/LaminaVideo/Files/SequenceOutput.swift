import LaminaImages
package import LaminaPrimitives
package import LaminaRun

/// An output that writes each frame to a PNG file with the frame's number.
package final class SequenceOutput: Output {
    package let format: FrameFormat
    private let staging: SequenceStaging
    private let pump: FramePump<Bitmap>
    private let end = OnceFlag()

    init(format: FrameFormat, staging: SequenceStaging) throws(OutputError) {
        self.format = format
        self.staging = staging
        try staging.create()
        pump = FramePump { (bitmap, frame) throws(OutputError) in
            do throws(ImageFileError) {
                try PNG.write(bitmap, isOpaque: !format.hasAlpha, path: staging.temporaryPath(ofFrame: frame))
            } catch {
                throw OutputError(error, path: staging.path(ofFrame: frame))
            }
        }
    }

    deinit { cancel() }

    package func present(_ bitmap: Bitmap, changes: [PixelRect], at time: Double, frame: Int) throws(OutputError) {
        precondition(bitmap.width == format.width && bitmap.height == format.height, "the frame's size differs from the sequence's")
        do { try pump.put(bitmap, number: frame) } catch {
            cancel()
            throw error
        }
    }

    package func finish() throws(OutputError) {
        do { try pump.finish() } catch {
            cancel()
            throw error
        }
        if end.claim() { try staging.commit() }
    }

    package func cancel() {
        guard end.claim() else { return }
        pump.abandon()
        staging.discard()
    }
}
