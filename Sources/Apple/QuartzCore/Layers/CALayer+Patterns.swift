import CoreGraphics
package import LaminaScene

extension CGColor: PatternSource {
    /// Returns the pixels of the pattern's cell; a layer's patterns begin at the origin of its coordinates.
    package func layerTile(scale: Double) -> LayerTile? {
        guard let (picture, map) = patternCell(scale: scale) else { return nil }
        return LayerTile(picture: picture, fromLayer: map, opacity: pattern?.isColored == true ? Double(alpha) : 1)
    }
}

extension CALayer {
    func color(_ place: PatternPlace) -> CGColor? {
        if !state.hasNoPatterns, let pattern = state.patterns[keyPath: place.pattern] { return pattern.source as? CGColor }
        return self[place.color].map { CGColor($0) }
    }

    func setColor(_ color: CGColor?, _ place: PatternPlace) {
        let pattern = color.flatMap { $0.pattern == nil ? nil : LayerPattern($0) }
        if pattern == nil { removePattern(place) } else { setPattern(pattern, place) }
        self[place.color] = color?.color
    }

    func removePattern(_ place: PatternPlace) {
        if !state.hasNoPatterns { setPattern(nil, place) }
    }

    /// Replaces the pattern of a colour, which the next display draws.
    private func setPattern(_ pattern: LayerPattern?, _ place: PatternPlace) {
        layerLock.withLock {
            guard state.patterns[keyPath: place.pattern]?.source !== pattern?.source else { return }
            state.patterns[keyPath: place.pattern] = pattern
            noteChange()
        }
    }

    /// The number of pixels per point beyond which a pattern's cell shows no more detail.
    private static let largestPatternScale = 4.0

    /// Draws the cells of the layer's patterns that were not drawn with its scale yet.
    func displayPatterns() {
        guard !state.hasNoPatterns else { return }
        var patterns = state.patterns
        // A scale that is NaN becomes 1.
        let scale = min(Self.largestPatternScale, max(1, state.contents.scale))
        for place in PatternPlace.all { patterns[keyPath: place.pattern]?.draw(scale: scale) }
        // Drawing runs the app's code, which may have changed a colour.
        layerLock.withLock {
            for place in PatternPlace.all
            where state.patterns[keyPath: place.pattern]?.source === patterns[keyPath: place.pattern]?.source {
                state.patterns[keyPath: place.pattern] = patterns[keyPath: place.pattern]
            }
        }
    }
}
