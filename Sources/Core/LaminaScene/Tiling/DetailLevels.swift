package import LaminaPrimitives

/// The levels of detail of a tiled layer: level 0 has the layer's own resolution, each following level half of the preceding one's.
package struct DetailLevels: Sendable, Hashable {
    /// The levels, negative for magnified ones.
    package let range: ClosedRange<Int>

    /// Creates the levels of a layer.
    ///
    /// - Parameters:
    ///   - count: The number of levels; at least one is used.
    ///   - magnified: The number of them that are magnified; negative numbers mean 0, and level 0 always remains.
    ///   - size: The size of the layer at level 0, in pixels; the smallest level has at least one pixel in each dimension.
    /// - Source: CATiledLayer.h: magnified levels are among the levels of detail.
    package init(count: Double, magnified: Double, size: Size) {
        let count = Int(min(max(1, count), Self.most))
        let magnified = Int(min(max(0, magnified), Double(count - 1)))
        let side = min(size.width, size.height)
        let halvings = side >= 1 && side.isFinite ? Int(side.exponent) : 0
        range = -magnified...min(count - 1 - magnified, halvings)
    }

    /// The limit on the number of levels: no layer has more halvings.
    private static let most = 32.0

    /// The level for drawing at a scale: the smallest one that need not be enlarged.
    ///
    /// - Parameter scale: Pixels of the screen per pixel of level 0.
    package func level(for scale: Double) -> Int {
        guard scale > 0, scale.isFinite else { return range.upperBound }
        // Products of matrices miss a power of two by rounding errors, which must not select a level of twice the size.
        let scale = scale * (1 - 0x1p-10)
        return min(range.upperBound, max(range.lowerBound, -Int(scale.exponent) - 1))
    }
}
