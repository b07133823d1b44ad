import LaminaPrimitives

extension LayerState {
    /// The farthest that a layer of a tree reaches from its superlayer's origin along x, y and z, in points.
    ///
    /// Far beyond everything that can be seen, and near enough that sums and products of coordinates stay exact to a fraction of a pixel.
    package static let farthest = 1e9

    /// The state with geometry that a tree can hold: finite, and within `farthest`.
    ///
    /// Cuts a layer's bounds instead of moving or shrinking the layer, so that the near part of an endless layer stays where it is.
    package var withinLimits: LayerState {
        guard !isWithinLimits else { return self }
        var state = self
        let (x, y) = (horizontal.clamped(isMoved: transform.isIdentity), vertical.clamped(isMoved: transform.isIdentity))
        state.bounds = Rect(x.origin, y.origin, x.length, y.length)
        state.position = Point(x.position, y.position)
        state.anchorPoint = Point(x.anchor, y.anchor)
        state.zPosition = Extent.clamped(zPosition)
        state.anchorPointZ = Extent.clamped(anchorPointZ)
        return state
    }

    /// Written so that NaN is not within.
    private var isWithinLimits: Bool {
        let most = Self.farthest / 2
        func isNear(_ point: Point) -> Bool { abs(point.x) <= most && abs(point.y) <= most }
        return isNear(position) && isNear(bounds.origin) && bounds.width <= most && bounds.height <= most
            && abs(anchorPoint.x) * max(1, bounds.width) <= most && abs(anchorPoint.y) * max(1, bounds.height) <= most
            && abs(zPosition) <= most && abs(anchorPointZ) <= most
    }

    private var horizontal: Extent {
        Extent(position: position.x, origin: bounds.minX, length: bounds.width, anchor: anchorPoint.x)
    }

    private var vertical: Extent {
        Extent(position: position.y, origin: bounds.minY, length: bounds.height, anchor: anchorPoint.y)
    }
}

/// A layer along one axis.
private struct Extent {
    var position: Double
    var origin: Double
    var length: Double
    /// In units of the length.
    var anchor: Double

    /// - Parameter isMoved: The layer is moved and not turned or scaled, so that its edges in the superlayer are known.
    func clamped(isMoved: Bool) -> Extent {
        let center = Self.clamped(position)
        // The edge that the layer begins with, in the superlayer or from the anchor point.
        let edge = (isMoved ? position : 0) - anchor * length
        let base = isMoved ? center : 0
        let near = Self.clamped(edge)
        let cut = max(0, Self.clamped(edge + length) - near)
        return Extent(
            position: center, origin: Self.clamped(origin + (near - edge)), length: cut,
            anchor: cut > 0 ? (base - near) / cut : Self.clamped(anchor))
    }

    /// NaN becomes 0.
    static func clamped(_ value: Double) -> Double {
        guard value == value else { return 0 }
        return min(LayerState.farthest, max(-LayerState.farthest, value))
    }
}
