package import LaminaPDF
package import LaminaPrimitives
import LaminaRaster

// Drawings of a context that keeps shapes: the canvas receives each of them with the graphics state.
extension CGContext {
    /// Hands a mark to the canvas.
    ///
    /// - Parameter opacity: A factor of the state's alpha.
    func record(_ mark: Mark, opacity: Double = 1) {
        guard let canvas else {
            return Diagnostics.report(exception: "CGPDFContext", detail: "drawing outside of a page; nothing drawn")
        }
        guard !state.clip.bounds.isEmpty else { return }
        var how = Compositing()
        how.limits = state.clip.limits
        how.opacity = state.alpha * opacity
        how.blend = state.blend
        how.shadow = state.shadow.map { MarkShadow(offset: $0.offset, sigma: $0.sigma, color: $0.color) }
        canvas.draw(mark, how)
    }

    /// Draws on the canvas in a transparency layer; false without calling `body` for a bitmap.
    ///
    /// - Parameter body: Draws with the canvas's state as it is outside of this closure.
    package func drawShapes(_ body: (MarkCanvas) -> Void) -> Bool {
        guard keepsShapes else { return false }
        beginTransparencyLayer(auxiliaryInfo: nil)
        if let canvas { body(canvas) }
        endTransparencyLayer()
        return true
    }

    /// Draws glyphs.
    func record(_ drawing: GlyphDrawing) {
        guard let pattern = drawing.pattern else { return record(.glyphs(drawing.marks, .color(drawing.color))) }
        if let (ink, opacity) = ink(of: pattern) { record(.glyphs(drawing.marks, ink), opacity: opacity) }
    }

    /// Fills a path.
    func record(_ path: Path, _ rule: FillRule, _ color: CGColor) {
        if let (ink, opacity) = ink(of: color) { record(.fill(path, rule, ink), opacity: opacity) }
    }

    /// Strokes a path with the pen of the graphics state.
    func recordStroke(_ path: Path, _ color: CGColor) {
        guard let (ink, opacity) = ink(of: color) else { return }
        record(.stroke(path, state.stroke, pen: state.userToPixels, ink), opacity: opacity)
    }

    /// Clears a rectangle in user space, whatever the state is apart from its clip.
    func recordClearing(_ rect: Rect) {
        let usual = state
        (state.alpha, state.blend, state.shadow) = (1, .clear, nil)
        record(.fill(RoundedRect(rect).path.mapped(by: state.userToPixels), .nonZero, .color(.black)))
        state = usual
    }

    /// Draws an image.
    ///
    /// - Parameter placement: The transform from the canvas to pixels of the image.
    func record(_ image: CGImage, _ placement: AffineTransform) {
        if let placed = placed(image.picture, placement, sampling(of: image)) { record(.picture(placed)) }
    }

    /// Draws a picture; `placement` is the transform from the canvas to its pixels.
    func record(_ picture: Picture, _ placement: AffineTransform, opacity: Double) {
        if let placed = placed(picture, placement, .linear) { record(.picture(placed), opacity: opacity) }
    }

    /// Fills the clip with copies of an image.
    func recordTiles(of image: CGImage, _ placement: AffineTransform) {
        let picture = image.isMask ? image.picture.tinted(state.fillColor.color) : image.picture
        if let placed = placed(picture, placement, sampling(of: image)) { record(.everything(.pictures(placed))) }
    }

    /// Intersects the clip with an image's alpha, or with its gray when it has none.
    func clip(toStencil mask: CGImage, _ placement: AffineTransform) {
        guard let placed = placed(mask.stencil, placement, sampling(of: mask)) else { return state.clip = .whole(.empty) }
        state.clip = state.clip.intersection(.picture(placed), extent: placed.extent)
    }

    /// Draws the transparency layer that ends.
    func recordGroup() {
        if let group = canvas?.endGroup() { record(.group(group)) }
    }

    private func placed(_ picture: Picture, _ placement: AffineTransform, _ sampling: PicturePaint.Sampling) -> PlacedPicture? {
        placement.inverse.map { PlacedPicture(picture, $0, isSmooth: sampling == .linear) }
    }

    /// Returns the ink of a colour, and its opacity for a pattern; nil for a pattern that draws nothing.
    func ink(of color: CGColor) -> (Ink, Double)? {
        guard let pattern = color.pattern else { return (.color(color.color), 1) }
        guard let canvas, let cell = cell(of: pattern, tint: color.patternTint, canvas) else { return nil }
        return (.cells(cell), pattern.isColored ? Double(color.alpha) : 1)
    }

    /// Records a pattern's cell; nil when the pattern is too deep inside other patterns, or its map has no inverse.
    private func cell(of pattern: CGPattern, tint: Color?, _ canvas: MarkCanvas) -> MarkCell? {
        let side = 1024
        guard patternDepth < Self.deepestPattern else { return nil }
        let map = patternMap(pattern)
        let place = Rect(origin: pattern.bounds.origin, size: pattern.step)
        let whole = Rect(0, 0, Double(side), Double(side))
        guard let fromPattern = AffineTransform.mapping(place, onto: whole), let back = fromPattern.inverse, map.inverse != nil else { return nil }
        return canvas.cell(side: side, map: back.followed(by: map), tint: tint) { canvas in
            for shift in pattern.neighbours {
                let context = CGContext(canvas: canvas, pages: nil, userSpace: shift.followed(by: fromPattern))
                context.patternDepth = patternDepth + 1
                context.clip(to: CGRect(pattern.bounds))
                pattern.drawCell(in: context)
                context.endAllGroups()
            }
        }
    }

    /// The part of the plane that can be drawn on, in pixels or in points of a page.
    package var canvasBounds: Rect { keepsShapes ? canvas?.bounds ?? .zero : PixelRect(width: width, height: height).rect }

    /// Ends the transparency layers that are still open.
    func endAllGroups() { while !groups.isEmpty { endTransparencyLayer() } }
}
