import LaminaPrimitives
import LaminaScene

/// The reduction that keeps the pictures of all rasterised layers of a frame within a limit of memory.
///
/// It depends on the frame alone. Frames beyond the limit are rare: 16 layers that each fill the screen are within it.
struct RasterBudget {
    /// The limit in screens.
    static let mostScreens = 16
    /// The greatest number of halvings; a screen of 8,192 × 8,192 pixels becomes one of 32 × 32.
    private static let mostHalvings = 8

    /// The limit in pixels.
    let mostPixels: Int
    /// The number of times that each picture is halved along both axes.
    let halvings: Int

    /// The budget before the first frame.
    init() { (mostPixels, halvings) = (0, 0) }

    /// - Parameter least: The limit for small frames, in pixels.
    init(_ frame: Frame, least: Int) {
        let most = max(least, Self.mostScreens * frame.width * frame.height)
        mostPixels = most
        var area = frame.content.rasterArea
        if area > most {
            // Repeated instances share one picture, but finding them takes time.
            var pictures = Set<RasterDrawing>()
            frame.content.collectRasters(&pictures)
            area = pictures.reduce(0) { $0 + $1.region.area }
        }
        let total = area
        halvings = (0..<Self.mostHalvings).first { total >> (2 * $0) <= most } ?? Self.mostHalvings
    }
}

extension FramePart {
    /// Collects the pictures of the rasterised layers in this part, with the pictures inside them, whose depth is limited.
    fileprivate func collectRasters(_ pictures: inout Set<RasterDrawing>) {
        for leaf in leaves where leaf.rasterArea > 0 {
            for drawing in leaf.items.lazy.compactMap(\.content.raster) where pictures.insert(drawing).inserted {
                drawing.content.collectRasters(&pictures)
            }
        }
    }
}
