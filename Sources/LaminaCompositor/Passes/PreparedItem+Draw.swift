import LaminaPrimitives
import LaminaRaster

extension PreparedItem {
    /// Draws everything but a group, which has no pixels of its own.
    func draw(on canvas: Canvas) {
        let canvas = canvas.moved(by: -shift)
        switch drawing {
        case .fill(let coverage, let paint):
            canvas.fill(coverage, with: paint, opacity: Double(opacity), blend: blend)
        case .composed(let picture, let clip): picture.compose(on: canvas, opacity: Double(opacity), clip: clip)
        case .picture(let picture): picture.paint(on: canvas, opacity: Double(opacity))
        default: break
        }
    }

    /// Puts the finished picture of a group where it belongs.
    func compose(_ picture: Canvas, on canvas: Canvas) {
        switch drawing {
        case .group(let clip): canvas.compose(picture, opacity: Double(opacity), blend: blend, clip: clip)
        default: break
        }
    }
}
