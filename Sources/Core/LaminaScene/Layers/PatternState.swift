package import LaminaPrimitives

/// The patterns of a layer's colours.
///
/// A property whose colour is a pattern has a clear colour itself, and the pattern is drawn where that colour has no alpha. An animation of the
/// colour thus hides the pattern.
package struct PatternState: Sendable, Hashable, SparseDefault {
    package static let initial = PatternState()

    package var background: LayerPattern?
    package var border: LayerPattern?
    package var fill: LayerPattern?
    package var stroke: LayerPattern?

    package init() {}
}

/// A property of a layer whose colour may be a pattern.
package struct PatternPlace: Sendable {
    package let color: StatePlace<Color?>
    package let pattern: any WritableKeyPath<PatternState, LayerPattern?> & Sendable

    package static let background = PatternPlace(color: \.backgroundColor, pattern: \.background)
    package static let border = PatternPlace(color: \.edges.borderColor, pattern: \.border)
    package static let fill = PatternPlace(color: \.shape.fillColor, pattern: \.fill)
    package static let stroke = PatternPlace(color: \.shape.strokeColor, pattern: \.stroke)

    /// All places; shape layers alone have the last two.
    package static let all = [background, border, fill, stroke]
}

/// A colour that is a pattern, and its cell's pixels.
package struct LayerPattern: Sendable, Hashable {
    /// The colour that the app has set.
    package let source: any PatternSource
    /// The pixels of the cell; nil until the first display of the layer, and for a pattern that cannot be drawn.
    package private(set) var tile: LayerTile?
    package private(set) var scale: Double?

    package init(_ source: any PatternSource) { self.source = source }

    /// Creates a pattern that is drawn already.
    package init(_ source: any PatternSource, tile: LayerTile?, scale: Double?) {
        self.source = source
        self.tile = tile
        self.scale = scale
    }

    /// Draws the cell, unless it is drawn with this scale already.
    ///
    /// - Parameter scale: Pixels of the cell per unit of the layer's coordinates.
    package mutating func draw(scale: Double) {
        guard scale != self.scale else { return }
        tile = source.layerTile(scale: scale)
        self.scale = scale
    }

    /// True when both have the same colour object and the same pixels.
    package static func == (a: LayerPattern, b: LayerPattern) -> Bool { a.source === b.source && a.tile == b.tile }
    /// Hashes the identity of the colour.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// A colour that can draw the cell of its pattern.
package protocol PatternSource: AnyObject, Sendable {
    /// Returns the pixels of a cell; nil when they cannot be drawn. Calls the app's code.
    ///
    /// - Parameter scale: Pixels of the cell per unit of the layer's coordinates.
    func layerTile(scale: Double) -> LayerTile?
}

/// A picture that repeats to all sides of a layer.
package struct LayerTile: Sendable, Hashable {
    package var picture: Picture
    /// The map from the layer's coordinates to pixels of the picture, in which the first tile begins at the origin.
    package var fromLayer: AffineTransform
    /// The opacity of the pattern, 0...1.
    package var opacity: Double
    /// The factors of red, green and blue, 0...255, from the third byte down.
    package var tint = Sprite.noTint

    package init(picture: Picture, fromLayer: AffineTransform, opacity: Double) {
        self.picture = picture
        self.fromLayer = fromLayer
        self.opacity = opacity
    }
}
