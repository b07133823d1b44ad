import LaminaPrimitives

extension LayerState {
    /// The limit of a layer's extent from its superlayer's origin along x, y and z, in points.
    ///
    /// It is far beyond everything visible, yet small enough that sums and products of coordinates are exact to a fraction of a pixel.
    package static let farthest = 1e9

    /// The state with geometry that a render tree can hold: finite, and within `farthest`.
    ///
    /// A layer that is too large loses the part beyond the limit; it is not moved or scaled, so its near part stays in place.
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

    /// True when the geometry is finite and within `farthest`, as a render tree requires.
    package var isShowable: Bool {
        let numbers = [position.x, position.y, bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, zPosition, anchorPointZ]
        // False for NaN too.
        return numbers.allSatisfy { abs($0) <= Self.farthest } && anchorPoint.isFinite
    }

    /// True when all geometry is at most half of `farthest`; each comparison is false for NaN.
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

/// The geometry of a layer along one axis.
private struct Extent {
    var position: Double
    var origin: Double
    var length: Double
    /// The anchor point, in units of the length.
    var anchor: Double

    /// The extent cut off at the limits; the rest keeps its position.
    ///
    /// - Parameter isMoved: True when the transform is the identity, so that the edges are known in the superlayer's coordinates.
    func clamped(isMoved: Bool) -> Extent {
        let center = Self.clamped(position)
        // The lower edge: in the superlayer's coordinates if known, else relative to the anchor point.
        let edge = (isMoved ? position : 0) - anchor * length
        let base = isMoved ? center : 0
        let near = Self.clamped(edge)
        let cut = max(0, Self.clamped(edge + length) - near)
        return Extent(
            position: center, origin: Self.clamped(origin + (near - edge)), length: cut,
            // The anchor point is recomputed relative to the cut extent, so that it stays in the same place.
            anchor: cut > 0 ? (base - near) / cut : Self.clamped(anchor))
    }

    /// The value clamped to ±`farthest`; NaN becomes 0.
    static func clamped(_ value: Double) -> Double {
        guard value == value else { return 0 }
        return min(LayerState.farthest, max(-LayerState.farthest, value))
    }
}
