import LaminaPrimitives
import LaminaScene

/// How a shadow falls on the picture.
struct ShadowCast {
    /// In pixels.
    let sigma: Double
    /// From the caster to its shadow, in pixels.
    let offset: Point

    /// Offset and sigma as the placement shows them around `center`; under perspective they would differ from place to place, and a
    /// sigma would along x and y: one mean has to do.
    ///
    /// - Returns: Nil when there is no such shadow.
    init?(_ shadow: ShadowDrawing, _ placement: Projection, around center: Point) {
        guard let map = placement.linearPart(at: center) else { return nil }
        offset = map(Point(shadow.offset.width, shadow.offset.height))
        sigma = max(0, shadow.sigma * map.meanScale)
        // Beyond this nothing can be near the picture, and whole numbers of pixels would not fit.
        guard sigma.isFinite, offset.isFinite, max(abs(offset.x), abs(offset.y)) < 268_435_456 else { return nil }
    }
}

extension ShadowCast {
    /// The offset in whole pixels, so that a drawn caster can be moved without being sampled again.
    var wholeOffset: PixelShift { PixelShift(right: Int(offset.x.rounded()), down: Int(offset.y.rounded())) }
}
