import LaminaPrimitives
import LaminaServer

/// Takes frames and keeps none, where only their hashes or costs are asked for.
final class DiscardingOutput: Output {
    let format: FrameFormat

    init(format: FrameFormat) { self.format = format }

    func present(_ bitmap: Bitmap, at time: Double, frame: Int) {}

    func finish() {}

    func cancel() {}
}
