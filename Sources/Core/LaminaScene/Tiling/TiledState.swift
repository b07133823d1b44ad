package import LaminaPrimitives

/// The properties that `CATiledLayer` adds to a layer, and the tiles that it shows.
package struct TiledState: Sendable, Hashable, SparseDefault {
    package static let initial = TiledState()

    /// The number of levels of detail, including the magnified ones.
    package var levelsOfDetail = 1.0
    /// The number of levels of detail that are larger than the layer's own size.
    package var levelsOfDetailBias = 0.0
    /// The size of a tile, in pixels.
    package var tileSize = Size(256, 256)
    /// The tiles, back to front.
    package var tiles: [ContentsTile] = []

    package init() {}

    /// The times, in the layer's own time, between which a tile fades in or disappears; nil when the tiles do not change.
    package var changes: ClosedRange<Double>? {
        let times = tiles.flatMap { [$0.fade?.lowerBound, $0.fade?.upperBound, $0.end] }.compactMap { $0 }
        guard let first = times.min(), let last = times.max() else { return nil }
        return first...last
    }
}

extension TiledState {
    /// The properties of a tiled layer.
    package static let properties =
        LayerState.properties + [
            Property("levelsOfDetail", \.tiled.levelsOfDetail, .none),
            Property("levelsOfDetailBias", \.tiled.levelsOfDetailBias, .none),
            Property("tileSize", \.tiled.tileSize, .none),
        ]
}

/// A part of a tiled layer's contents, drawn by the app.
package struct ContentsTile: Sendable, Hashable {
    package let picture: Picture
    /// The rectangle that the picture fills, in the layer's coordinates.
    package let rect: Rect
    /// The pixels per point of the picture, whose last column and row may extend beyond `rect`.
    package let scale: Double
    /// The times between which the tile fades in, in the layer's own time; nil shows it at once.
    package let fade: ClosedRange<Double>?
    /// The time at which newer tiles cover this one, in the layer's own time; nil when there is none.
    package let end: Double?

    package init(picture: Picture, rect: Rect, scale: Double, fade: ClosedRange<Double>?, end: Double?) {
        self.picture = picture
        self.rect = rect
        self.scale = scale
        self.fade = fade
        self.end = end
    }

    /// The opacity of the tile at a time of the layer's own time, 0...1.
    package func opacity(at time: Double) -> Double {
        if let end, time >= end { return 0 }
        guard let fade, time < fade.upperBound else { return 1 }
        return max(0, time - fade.lowerBound) / (fade.upperBound - fade.lowerBound)
    }
}
