import LaminaPrimitives

/// The resistance of content that is pinched past the limits of its scale.
///
/// The rubber band of scrolling is applied to the logarithm of the scale, so that zooming in and out feel alike. The scale never reaches twice the
/// upper or half the lower limit. Apple does not document its curve; the factor of two is an assumption.
struct ZoomBand: Sendable {
    let limits: ClosedRange<Double>

    private var band: RubberBand { RubberBand(dimension: Numerics.log(2)) }
    private var exponents: ClosedRange<Double> { Numerics.log(limits.lowerBound)...Numerics.log(limits.upperBound) }

    /// Returns the content's scale for the positive scale at which the content would follow the fingers exactly.
    func resisted(_ scale: Double) -> Double {
        limits.contains(scale) ? scale : Numerics.exp(band.resisted(Numerics.log(scale), in: exponents))
    }

    /// Returns the scale without resistance for a scale of the content; the inverse of `resisted`.
    func unresisted(_ scale: Double) -> Double {
        limits.contains(scale) ? scale : Numerics.exp(band.unresisted(Numerics.log(scale), in: exponents))
    }
}
