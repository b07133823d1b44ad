public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// The number of patterns inside patterns beyond which nothing is drawn.
    static let deepestPattern = 4

    /// Fills with a pattern from now on.
    ///
    /// - Parameter components: Alpha for a coloured pattern; for an uncoloured one, the components of its colour in the base space of the current fill
    ///   colour space, and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = unsafe patternColor(pattern, components, current: state.fillColor, "CGContextSetFillPattern") else { return }
        state.fillColor = color
    }

    /// Strokes with a pattern from now on.
    ///
    /// - Parameter components: Alpha for a coloured pattern; for an uncoloured one, the components of its colour in the base space of the current
    ///   stroke colour space, and alpha.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = unsafe patternColor(pattern, components, current: state.strokeColor, "CGContextSetStrokePattern") else { return }
        state.strokeColor = color
    }

    /// Moves the origin of patterns by a distance in the context's initial user space; the default is (0, 0).
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.isFinite else {
            return Diagnostics.report(exception: "CGContextSetPatternPhase", detail: "a number is NaN or infinite; the old phase stays")
        }
        state.patternPhase = baseSpace(Point(Double(phase.width), Double(phase.height))) - baseSpace(.zero)
    }

    private func patternColor(_ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, current: CGColor, _ name: String) -> CGColor? {
        let space = current.colorSpace.flatMap { $0.model == .pattern ? $0 : nil }
        // Alpha is all that a coloured pattern needs, so it does without a pattern space.
        guard let space = space ?? (pattern.isColored ? CGColorSpace(.pattern) : nil) else {
            Diagnostics.report(exception: name, detail: "the colour space is no pattern space with a base space; the old colour stays")
            return nil
        }
        return unsafe CGColor(patternSpace: space, pattern: pattern, components: components)
    }

    /// Fills a shape with a colour's pattern.
    func paintPattern(_ shape: Coverage, _ color: CGColor) { paintPattern([shape], color) }

    /// Fills shapes with a colour's pattern, as one drawing with one shadow.
    func paintPattern(_ shapes: [Coverage], _ color: CGColor) {
        guard let pattern = color.pattern, let (tile, picture) = tile(of: pattern) else { return }
        let tinted = color.tinted(picture)
        let alpha = pattern.isColored ? Double(color.alpha) : 1
        // A tile of one pixel is a plain colour. The map of a tiny tile has numbers that are too large to calculate with.
        let paint: Paint =
            tile.width == 1 && tile.height == 1
            ? .picture(PicturePaint(tinted))
            : .tiles(TilePaint(tinted, sampling: tile.isAligned ? .nearest : .linear, inverse: Projection(tile.fromContext)))
        draw(within: shapes.reduce(.empty) { $0.union($1.bounds) }) { canvas, opacity, blend, clip in
            for shape in shapes { canvas.fill(shape, with: paint, opacity: opacity * alpha, blend: blend, clip: clip) }
        }
    }

    /// Returns the map from a pattern's space to pixels.
    func patternMap(_ pattern: CGPattern) -> AffineTransform {
        pattern.matrix.followed(by: baseSpace).followed(by: .translation(state.patternPhase.x, state.patternPhase.y))
    }

    /// Returns a pattern's cell and its pixels; nil when it is too deep inside other patterns, or its map has no inverse.
    private func tile(of pattern: CGPattern) -> (PatternTile, Picture)? {
        guard patternDepth < Self.deepestPattern, let tile = PatternTile(pattern, patternMap(pattern)) else { return nil }
        return (tile, pattern.picture(tile, depth: patternDepth))
    }
}
