import LaminaCompositor
import LaminaHistory
import LaminaPrimitives
import LaminaScene

/// The cost of each frame of a range, measured by drawing them all one after the other.
struct FrameCosts: Encodable {
    let frames: [FrameCost]

    struct FrameCost: Encodable {
        /// Seconds since the start of the run.
        let time: Double
        /// Seconds for the evaluation of the tree.
        let evaluate: Double
        /// Seconds for comparing, preparing and drawing.
        let draw: Double
        /// The number of drawn items.
        let items: Int
        /// The number of pictures that are drawn for a group of layers first: for an opacity, a mask, a filter or rasterisation.
        let groups: Int
        /// The damaged share of the picture, in 0...1; overlapping rectangles count twice.
        let damage: Double
    }

    init(of history: History, times: [Double], threadCount: Int) {
        let renderer = Renderer(threadCount: threadCount)
        let clock = ContinuousClock()
        var bitmap = Bitmap(width: history.screen.width, height: history.screen.height)
        let area = Double(max(1, bitmap.pixels.count))
        frames = times.compactMap { time in
            guard let tree = history.tree(at: time) else { return nil }
            let start = clock.now
            let frame = renderer.evaluate(tree, at: history.mediaTime(at: time), in: history.viewport)
            let evaluated = clock.now
            let changes = renderer.composite(frame, into: &bitmap)
            let drawn = clock.now
            let damaged = changes.reduce(0) { $0 + $1.width * $1.height }
            return FrameCost(
                time: time, evaluate: (evaluated - start) / .seconds(1), draw: (drawn - evaluated) / .seconds(1),
                items: frame.content.leaves.reduce(0) { $0 + $1.items.count },
                groups: frame.content.leaves.reduce(0) { $0 + $1.items.count { $0.content.needsPicture } },
                damage: Double(damaged) / area)
        }
    }
}

extension DrawContent {
    /// True for what is drawn to a picture of its own before it gets into the frame.
    fileprivate var needsPicture: Bool {
        switch self {
        case .group, .filtered, .backdrop, .raster: true
        default: false
        }
    }
}
