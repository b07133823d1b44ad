import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// - Source: The sequence is documented and measured: `display(_:)` of the delegate and nothing else, or a bitmap of the bounds' size at
    ///   `contentsScale`, `layerWillDraw`, `draw(in:)`. The request is cleared first, so that one made while drawing stays.
    func displayByDelegate() {
        commitment.needsDisplay = false
        if let delegate {
            answers.displayIsMissing = false
            delegate.display(self)
            if !answers.displayIsMissing { return }
        }
        drawContents()
    }

    private func drawContents() {
        let scale = state.contents.scale
        let bounds = state.bounds
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        // As large as a bitmap may be on Apple's hardware.
        guard scale > 0, width >= 1, height >= 1, width <= 16384, height <= 16384 else { return setContents(nil) }
        let size = (width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        // In points, y down, with the bounds' origin at the top left pixel.
        let userSpace = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        let context = CGContext(
            bitmap: Bitmap(width: size.width, height: size.height), isOpaque: state.flags.isOpaque, userSpace: userSpace)
        delegate?.layerWillDraw(self)
        draw(in: context)
        replaceContents(Picture(context.takeBitmap()))
    }

    func setContents(_ newValue: Any?) {
        let image = newValue as? CGImage
        attachments.keep(image)
        self[\.picture] = image.map { Contents($0.picture) }
    }

    /// Drawn contents come without animation: the layer shows the same thing, drawn anew.
    private func replaceContents(_ picture: Picture) {
        attachments.keep(nil)
        state.picture = Contents(picture)
        markStale()
    }
}
