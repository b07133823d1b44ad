import LaminaCompositor
import LaminaPrimitives
import LaminaScene

/// What a window shows: the bitmap, and how it is brought up to date.
struct WindowPicture {
    private let compositor: Compositor
    private let evaluator: Evaluator
    private let background: Color
    private(set) var bitmap: Bitmap
    private(set) var size: WindowSize
    /// What the display does not show of the bitmap.
    private(set) var unseen: Damage
    /// What the bitmap does not show of the frame that was drawn last.
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

    /// The display has lost what it showed.
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
