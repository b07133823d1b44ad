import LaminaCompositor
import LaminaPrimitives
import LaminaScene

/// A window's bitmap and the tools that update it.
struct WindowPicture {
    private let compositor: Compositor
    private let evaluator: Evaluator
    private let background: Color
    private(set) var bitmap: Bitmap
    private(set) var size: WindowSize
    /// The pixels in which the display differs from the bitmap.
    private(set) var unseen: Damage
    /// The rectangles in which the bitmap differs from the frame that was drawn last.
    private var missing: [PixelRect] = []

    init(_ description: WindowDescription, size: WindowSize) {
        compositor = Compositor(threadCount: description.threadCount)
        evaluator = Evaluator(workers: compositor.workers)
        background = description.background
        self.size = size
        bitmap = Bitmap(width: size.width, height: size.height, fill: 0xFF00_0000)
        unseen = Damage(bitmap.bounds)
    }

    mutating func resize(to size: WindowSize) {
        self.size = size
        bitmap = Bitmap(width: size.width, height: size.height, fill: 0xFF00_0000)
        missing = [bitmap.bounds]
        unseen = Damage(bitmap.bounds)
    }

    /// Marks the whole bitmap for presentation, because the display has lost its pixels.
    mutating func expose() { unseen = Damage(bitmap.bounds) }

    mutating func didShow() { unseen = Damage() }

    mutating func draw(_ tree: RenderTree, at time: Double) {
        let viewport = Viewport(width: size.width, height: size.height, scale: size.scale, background: background)
        let frame = evaluator.frame(of: tree, at: time, in: viewport)
        compositor.drawChanges(of: frame, into: &bitmap, missing: missing) { changes in
            for rect in changes { unseen.add(rect) }
        }
        missing = []
    }
}
