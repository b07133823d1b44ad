import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Updates the contents with the delegate, or draws them.
    ///
    /// - Source: The sequence is documented and was measured: either the delegate's `display(_:)` alone, or a bitmap of the bounds' size at
    ///   `contentsScale`, then `layerWillDraw` and `draw(in:)`. `needsDisplay` is cleared first, so that a request made while drawing is kept.
    func displayByDelegate() {
        commitment.needsDisplay = false
        let dirtyRect = takeDirtyRect()
        if let delegate {
            delegateLacksDisplay = false
            delegate.display(self)
            if !delegateLacksDisplay { return }
        }
        drawContents(in: dirtyRect)
    }

    /// Removes and returns the part that is marked for display; nil means everything.
    func takeDirtyRect() -> Rect? {
        guard attachments.hasDirtyRect else { return nil }
        defer { attachments.sparse.dirtyRect = nil }
        return attachments.sparse.dirtyRect
    }

    /// Draws the contents into a bitmap.
    ///
    /// - Parameter dirtyRect: The part to draw; nil means everything. Everything is also drawn when there are no former contents of this size.
    private func drawContents(in dirtyRect: Rect?) {
        let drawingLayer = drawingLayer
        guard let backing = Backing(drawingLayer.state) else { return setContents(nil) }
        let former = commitment.hasDrawnContents ? state.picture?.picture.bitmap : nil
        if let former, let dirtyRect, former.width == backing.width, former.height == backing.height {
            guard let part = dirtyRect.intersection(drawingLayer.state.bounds), !part.isEmpty else { return }
            let context = backing.context(former)
            context.clip(to: CGRect(backing.wholePixels(part)))
            context.clear(CGRect(backing.wholePixels(part)))
            draw(drawingLayer, in: context)
        } else {
            guard backing.fitsMemory else {
                Diagnostics.report(
                    exception: "CALayerDisplay",
                    detail: "not enough memory for contents of \(backing.width)×\(backing.height) pixels; the layer stays empty")
                return setContents(nil)
            }
            draw(drawingLayer, in: backing.context(Bitmap(width: backing.width, height: backing.height)))
        }
    }

    private func draw(_ drawingLayer: CALayer, in context: CGContext) {
        delegate?.layerWillDraw(self)
        drawingLayer.draw(in: context)
        replaceContents(Picture(context.takeBitmap()))
    }

    func setContents(_ newValue: Any?) {
        attachments.keep(newValue as? CGImage)
        commitment.hasDrawnContents = false
        self[\.picture] = Contents(Value(contents: newValue))
    }

    /// Stores drawn contents, and runs the action for `contents`, by default a cross-fade.
    ///
    /// Contents that are redrawn for every frame of an animation run no action, because each frame shows the new values already.
    private func replaceContents(_ picture: Picture) {
        let pending = hasRedrawingAnimations ? nil : beginChange(of: "contents") { $0.picture.value }
        layerLock.withLock {
            attachments.keep(nil)
            state.picture = Contents(picture)
            commitment.hasDrawnContents = true
            noteChange()
        }
        pending?.run(forKey: "contents", on: self)
    }
}

/// The bitmap into which a layer draws its contents.
private struct Backing {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    private let isOpaque: Bool
    /// The format of the pixels; nil for that of bitmaps.
    private let format: BackingFormat?
    /// The transform from points, y down, to pixels; the bounds' origin becomes the top left pixel's corner.
    private let userSpace: AffineTransform

    /// Measures the bitmap for a layer; nil when the bounds have no pixel, or more pixels than a bitmap may have.
    init?(_ state: LayerState) {
        let (scale, bounds) = (state.contents.scale, state.bounds)
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        // The limit of Apple's hardware for one side of a texture.
        guard scale > 0, width >= 1, height >= 1, width <= 16384, height <= 16384 else { return nil }
        self.width = Int(width.rounded(.up))
        self.height = Int(height.rounded(.up))
        isOpaque = state.flags.isOpaque
        format = state.contents.format.backing
        userSpace = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    }

    /// Returns a context with the pixel format of the layer's contents, which draws on a copy of a bitmap.
    func context(_ bitmap: Bitmap) -> CGContext {
        format.flatMap { CGContext(bitmap, as: $0, isOpaque: isOpaque, userSpace: userSpace) }
            ?? CGContext(bitmap: bitmap, isOpaque: isOpaque, userSpace: userSpace)
    }

    /// True when there is memory for the pixels in the format of the contents, and for the bitmap that becomes of them.
    var fitsMemory: Bool {
        MemoryRoom.fits(bytes: width * height * (MemoryLayout<Pixel>.stride + (format?.pixelSize(isOpaque: isOpaque) ?? 0)))
    }

    /// Returns the rectangle extended to whole pixels, in points.
    func wholePixels(_ rect: Rect) -> Rect {
        guard let back = userSpace.inverse else { return rect }
        return back(PixelRect(covering: userSpace(rect)).rect)
    }
}

extension ContentsFormat {
    /// The pixel format of drawn contents; nil for that of bitmaps.
    fileprivate var backing: BackingFormat? {
        switch self {
        case .rgba8, .automatic: nil
        case .rgba16Float: .deep
        case .gray8: .gray
        }
    }
}
