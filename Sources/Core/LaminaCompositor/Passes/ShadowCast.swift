import LaminaPrimitives
import LaminaScene

/// The blur and offset of a shadow in pixels.
struct ShadowCast {
    /// The standard deviation of the blur, in pixels.
    let sigma: Double
    /// The offset from the caster to its shadow, in pixels.
    let offset: Point

    /// Maps offset and sigma by the placement around `center`.
    ///
    /// Under perspective both would vary from point to point, and sigma would differ along x and y. One mean value is used instead.
    /// - Returns: Nil when the values are not finite or the offset is too large to be near the frame.
    init?(_ shadow: ShadowDrawing, _ placement: Projection, around center: Point) {
        guard let map = placement.linearPart(at: center) else { return nil }
        offset = map(Point(shadow.offset.width, shadow.offset.height))
        sigma = max(0, shadow.sigma * map.meanScale)
        // The limit of 2^28 pixels is far outside any frame and keeps whole-pixel coordinates in range.
        guard sigma.isFinite, offset.isFinite, max(abs(offset.x), abs(offset.y)) < 268_435_456 else { return nil }
    }
}

extension ShadowCast {
    /// The offset rounded to whole pixels, so that a drawn caster can be moved without resampling.
    var wholeOffset: PixelShift { PixelShift(right: Int(offset.x.rounded()), down: Int(offset.y.rounded())) }
}
