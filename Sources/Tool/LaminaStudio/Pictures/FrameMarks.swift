import LaminaCompositor
import LaminaHistory
import LaminaPrimitives
import LaminaScene

/// The work of one frame, for drawings over the picture: the rectangles that it draws anew, and the boxes of what it draws.
struct FrameMarks: Encodable {
    /// The rectangles in which the frame differs from the one before: x, y, width and height, in points.
    let damage: [[Double]]
    /// The boxes of the items, back to front; where many lie above each other, pixels are drawn many times.
    let items: [[Double]]
    /// The number of all items; a frame with many has boxes for its first ones only.
    let itemCount: Int

    /// The most boxes of an answer.
    static let mostItems = 4000

    /// - Parameter interval: The time from the frame before to this one, in seconds.
    init(of history: History, at time: Double, interval: Double) {
        let renderer = Renderer(threadCount: 1)
        var bitmap = Bitmap(width: history.screen.width, height: history.screen.height)
        let before = max(0, time - interval)
        if let tree = history.tree(at: before) { renderer.draw(tree, at: history.mediaTime(at: before), in: history.viewport, into: &bitmap) }
        guard let tree = history.tree(at: time) else {
            (damage, items, itemCount) = ([], [], 0)
            return
        }
        let frame = renderer.evaluate(tree, at: history.mediaTime(at: time), in: history.viewport)
        let scale = history.screen.scale
        damage = renderer.composite(frame, into: &bitmap).map { $0.shownBox(scale) }
        let all = frame.content.leaves.flatMap(\.items)
        items = all.prefix(Self.mostItems).compactMap { item in
            // A group's head draws what follows it.
            if case .group = item.content { return nil }
            let box = item.bounds.intersection(frame.bounds)
            return box.isEmpty ? nil : box.shownBox(scale)
        }
        itemCount = all.count
    }
}

extension PixelRect {
    /// The rectangle in points: x, y, width and height.
    fileprivate func shownBox(_ scale: Double) -> [Double] { [minX, minY, width, height].map { Double($0) / scale } }
}
