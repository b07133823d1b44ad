import LaminaPrimitives
import LaminaRaster

extension PreparedItem {
    /// Draws everything but a group, which has no pixels of its own.
    func draw(on canvas: Canvas) {
        let canvas = canvas.moved(by: -shift)
        switch drawing {
        case .nothing, .group, .inPicture: break
        case .fill(let coverage, let paint):
            canvas.fill(coverage, with: paint, opacity: Double(opacity), blend: blend)
        case .composed(let picture, let clip): picture.compose(on: canvas, opacity: Double(opacity), clip: clip)
        case .picture(let picture): picture.paint(on: canvas, opacity: Double(opacity))
        }
    }

    /// Puts the finished picture of a group where it belongs.
    func compose(_ picture: Canvas, on canvas: Canvas) {
        guard case .group(let clip) = drawing else { return }
        canvas.compose(picture, opacity: Double(opacity), blend: blend, clip: clip)
    }
}
