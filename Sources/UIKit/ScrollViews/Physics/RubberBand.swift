/// How content that is pulled past its edge lags behind the finger.
///
/// - Source: UIScrollView's measured behaviour, x·d·c / (d + c·x) with c = 0.55: the pull starts at about half the finger's pace and never
///   passes the dimension.
struct RubberBand: Sendable {
    /// What the pull never reaches, points: the visible width or height.
    let dimension: Double
    /// The content's pace when the pull begins, as a fraction of the finger's.
    var stiffness = 0.55

    /// How far the content is past its edge when the finger pulled this far.
    ///
    /// - Parameter pull: Points, not negative.
    func stretch(of pull: Double) -> Double {
        guard dimension > 0 else { return 0 }
        return pull * dimension * stiffness / (dimension + stiffness * pull)
    }

    /// How far a finger must have pulled for the content to be this far past its edge.
    ///
    /// - Parameter stretch: Points, not negative; beyond what can be reached counts as the last point before.
    func pull(of stretch: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let reached = min(stretch, dimension - 0.5)
        return reached * dimension / (stiffness * (dimension - reached))
    }

    /// Where content is for a finger's offset: free inside the limits, lagging outside.
    func bent(_ offset: Double, in limits: ClosedRange<Double>) -> Double {
        if offset < limits.lowerBound { return limits.lowerBound - stretch(of: limits.lowerBound - offset) }
        if offset > limits.upperBound { return limits.upperBound + stretch(of: offset - limits.upperBound) }
        return offset
    }

    /// The inverse of `bent`.
    func straightened(_ offset: Double, in limits: ClosedRange<Double>) -> Double {
        if offset < limits.lowerBound { return limits.lowerBound - pull(of: limits.lowerBound - offset) }
        if offset > limits.upperBound { return limits.upperBound + pull(of: offset - limits.upperBound) }
        return offset
    }
}
