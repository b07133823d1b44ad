/// The resistance of content that is pulled past its edge: the content follows the finger with a growing lag.
///
/// - Source: UIScrollView's measured behaviour, x·d·c / (d + c·x) with c = 0.55: the pull starts at about half the finger's speed and never reaches
///   the dimension.
package struct RubberBand: Sendable {
    /// The upper bound of the overscroll, in points: the visible width or height.
    package let dimension: Double
    /// The content's speed at the start of the pull, as a fraction of the finger's speed.
    let stiffness = 0.55

    /// Creates the band of a view.
    ///
    /// - Parameter dimension: The visible width or height, in points.
    package init(dimension: Double) { self.dimension = dimension }

    /// Returns the overscroll of the content when the finger has moved a distance past the edge.
    ///
    /// - Parameter pull: The finger's distance past the edge, in points, not negative.
    package func stretch(of pull: Double) -> Double {
        guard dimension > 0 else { return 0 }
        return pull * dimension * stiffness / (dimension + stiffness * pull)
    }

    /// Returns the finger's distance that produces an overscroll; the inverse of `stretch(of:)`.
    ///
    /// - Parameter stretch: The overscroll in points, not negative. Clamped to `dimension` less 0.5 points or 1 %, whichever is smaller, because larger
    ///   values are out of reach.
    package func pull(of stretch: Double) -> Double {
        guard dimension > 0 else { return 0 }
        // Half a point alone would be most of a zoom's dimension, which is 0.69, the logarithm of 2.
        let reached = min(stretch, dimension - min(0.5, dimension / 100))
        return reached * dimension / (stiffness * (dimension - reached))
    }

    /// Returns the content offset for the offset at which the content would follow the finger exactly.
    ///
    /// Inside the limits the two are equal; outside, the band resists.
    package func resisted(_ offset: Double, in limits: ClosedRange<Double>) -> Double {
        if offset < limits.lowerBound { return limits.lowerBound - stretch(of: limits.lowerBound - offset) }
        if offset > limits.upperBound { return limits.upperBound + stretch(of: offset - limits.upperBound) }
        return offset
    }

    /// Returns the offset without resistance for a content offset; the inverse of `resisted`.
    package func unresisted(_ offset: Double, in limits: ClosedRange<Double>) -> Double {
        if offset < limits.lowerBound { return limits.lowerBound - pull(of: limits.lowerBound - offset) }
        if offset > limits.upperBound { return limits.upperBound + pull(of: offset - limits.upperBound) }
        return offset
    }
}
