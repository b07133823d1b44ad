import LaminaPrimitives
import LaminaRun

/// An output that discards its frames, for runs that report only hashes or statistics.
final class DiscardingOutput: Output {
    let format: FrameFormat

    init(format: FrameFormat) { self.format = format }

    func present(_ bitmap: Bitmap, changes: [PixelRect], at time: Double, frame: Int) {}

    func finish() {}

    func cancel() {}
}
