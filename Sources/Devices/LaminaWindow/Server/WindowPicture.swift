import LaminaCompositor
import LaminaPrimitives
import LaminaScene

/// A window's bitmap and the tools that update it.
struct WindowPicture {
    /// The most rectangles to show at a time, because displays do not update many small rectangles any faster.
    private static let mostRects = 16

    private let renderer: Renderer
    private let background: Color
    private(set) var bitmap: Bitmap
    private(set) var size: WindowSize
    /// The pixels in which the display differs from the bitmap.
    private(set) var unseen = Damage(limit: mostRects)
    /// The rectangles in which the bitmap differs from the frame that was drawn last.
    private var missing: [PixelRect] = []

    init(_ description: WindowDescription, _ device: DeviceUse = .never, size: WindowSize) {
        renderer = Renderer(threadCount: description.threadCount, device: device)
        background = description.background
        self.size = size
        bitmap = Bitmap(width: size.width, height: size.height, fill: 0xFF00_0000)
        expose()
    }

    mutating func resize(to size: WindowSize) {
        self.size = size
        bitmap = Bitmap(width: size.width, height: size.height, fill: 0xFF00_0000)
        missing = [bitmap.bounds]
        expose()
    }

    /// Marks the whole bitmap for presentation, because the display has lost its pixels.
    mutating func expose() {
        unseen.removeAll()
        unseen.add(bitmap.bounds)
    }

    mutating func didShow() { unseen.removeAll() }

    /// Notes who drew.
    func note(in statistics: inout WindowStatistics) {
        (statistics.deviceName, statistics.tiles, statistics.deviceFailure) = (renderer.deviceName, renderer.drawnTiles, renderer.deviceFailure)
    }

    mutating func draw(_ tree: RenderTree, at time: Double) {
        let viewport = Viewport(width: size.width, height: size.height, scale: size.scale, background: background)
        for change in renderer.draw(tree, at: time, in: viewport, into: &bitmap, missing: missing) { unseen.add(change) }
        missing = []
    }
}
