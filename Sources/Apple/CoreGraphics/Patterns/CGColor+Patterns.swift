package import LaminaPrimitives

extension CGColor {
    /// Creates the colour that paints a coloured pattern.
    package convenience init(_ pattern: CGPattern) { self.init(CGColorSpace(.pattern), [1], pattern: pattern) }

    /// Draws the cell of the colour's pattern; nil for other colours, and for a pattern that cannot be drawn.
    ///
    /// - Parameter scale: Pixels per unit of the space in which the pattern lies, whose y axis points down as in UIKit's contexts. The cell of an image
    ///   has the image's own pixels instead.
    /// - Returns: The pixels, and the map from that space to pixels of the picture, which repeats to all sides.
    package func patternCell(scale: Double) -> (picture: Picture, map: AffineTransform)? {
        let scale = pattern?.imageScale ?? scale
        let base = AffineTransform.scale(scale, scale)
        guard let pattern, let tile = PatternTile(pattern, pattern.matrix.followed(by: base)) else { return nil }
        return (tinted(pattern.picture(tile, depth: 0)), base.followed(by: tile.fromContext))
    }

    /// Returns a cell's picture in this colour, if the pattern is uncoloured.
    func tinted(_ picture: Picture) -> Picture { patternTint.map(picture.tinted) ?? picture }
}
