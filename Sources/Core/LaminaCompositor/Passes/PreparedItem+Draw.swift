import LaminaPrimitives
import LaminaRaster

extension PreparedItem {
    /// Draws the item.
    ///
    /// A group draws nothing, since it has no pixels of its own.
    func draw(on canvas: Canvas) {
        let canvas = canvas.moved(by: -shift)
        switch drawing {
        case .fill(let coverage, let paint):
            canvas.fill(coverage, with: paint, opacity: Double(opacity), blend: blend)
        case .composed(let picture, let clip): picture.compose(on: canvas, opacity: Double(opacity), clip: clip)
        case .backdrop(let backdrop): backdrop.draw(on: canvas, opacity: Double(opacity))
        case .picture(let picture): picture.paint(on: canvas, opacity: Double(opacity))
        case .sprites(let sprites): sprites.draw(on: canvas, opacity: Double(opacity), isAdded: blend == .plusLighter)
        default: break
        }
    }

    /// Composites the finished contents of a group onto the canvas beneath it.
    func compose(_ picture: Canvas, on canvas: Canvas) {
        switch drawing {
        case .group(let clip): canvas.compose(picture, opacity: Double(opacity), blend: blend, clip: clip)
        default: break
        }
    }
}
