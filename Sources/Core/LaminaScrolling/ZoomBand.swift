import LaminaPrimitives

/// The resistance of content that is pinched past the limits of its scale.
///
/// The rubber band of scrolling is applied to the logarithm of the scale, so that zooming in and out feel alike. The scale never reaches twice the
/// upper or half the lower limit. Apple does not document its curve; the factor of two is an assumption.
package struct ZoomBand: Sendable {
    /// The range of scales without resistance.
    package let limits: ClosedRange<Double>

    /// Creates the band for a range of scales, which must be positive.
    package init(limits: ClosedRange<Double>) { self.limits = limits }

    private var band: RubberBand { RubberBand(dimension: Numerics.log(2)) }
    private var exponents: ClosedRange<Double> { ClosedRange(from: Numerics.log(limits.lowerBound), upTo: Numerics.log(limits.upperBound)) }

    /// Returns the content's scale for the positive scale at which the content would follow the fingers exactly.
    package func resisted(_ scale: Double) -> Double {
        limits.contains(scale) ? scale : Numerics.exp(band.resisted(Numerics.log(scale), in: exponents))
    }

    /// Returns the scale without resistance for a scale of the content; the inverse of `resisted`.
    package func unresisted(_ scale: Double) -> Double {
        limits.contains(scale) ? scale : Numerics.exp(band.unresisted(Numerics.log(scale), in: exponents))
    }
}
