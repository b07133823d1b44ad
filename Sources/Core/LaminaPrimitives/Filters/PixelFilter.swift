/// One step that changes the pixels of a finished picture.
///
/// Lengths and positions are in the coordinates that the owner of the filter declares: a layer's, or pixels.
package enum PixelFilter: Sendable, Hashable {
    /// The largest radius or standard deviation that is drawn, in pixels; larger ones are clamped.
    package static let largestRadius = 1000.0

    /// A Gaussian blur with a standard deviation.
    ///
    /// With `extendsEdges` the pixels at the picture's edge repeat beyond it, so that its edge stays sharp; otherwise the picture fades into
    /// transparency.
    case gaussianBlur(sigma: Double, extendsEdges: Bool)
    /// The mean of a square with sides of twice the radius.
    case boxBlur(radius: Double)
    /// A map of every colour; results are clamped to 0...1.
    case color(ColorMatrix)
    /// Black with the luminance of the premultiplied colour as its alpha.
    case luminanceToAlpha
    /// Alpha 1 where alpha is at least the threshold, and clear elsewhere.
    case alphaThreshold(Double)
    /// Darkens by the distance from a centre: nothing up to half the radius, by `intensity` from the radius on.
    case vignette(center: Point, radius: Double, intensity: Double)
    /// Squares of one colour, the mean of their pixels, one of which has its centre in `center`.
    case pixellate(size: Double, center: Point)
    /// Waves that displace pixels; the pixels at the picture's edge repeat beyond it, so that its edge stays sharp.
    case ripple(Ripple)
    /// A pull of all pixels towards a point.
    case funnel(Funnel)
}

extension PixelFilter {
    /// The filter in pixels, for a picture that is drawn with a placement.
    ///
    /// Lengths take the placement's mean scale; perspective and skew do not distort the filter.
    ///
    /// - Parameter scale: The number of pixels per unit of the filter's coordinates.
    package func placed(by placement: Projection, scale: Double) -> PixelFilter {
        func pixels(_ length: Double) -> Double {
            let length = length * scale
            return length > 0 ? min(length, Self.largestRadius) : 0  // NaN gives 0
        }
        switch self {
        case .gaussianBlur(let sigma, let extendsEdges): return .gaussianBlur(sigma: pixels(sigma), extendsEdges: extendsEdges)
        case .boxBlur(let radius): return .boxBlur(radius: pixels(radius))
        case .vignette(let center, let radius, let intensity):
            return .vignette(center: Self.finite(placement(center)), radius: pixels(radius), intensity: intensity)
        case .pixellate(let size, let center): return .pixellate(size: pixels(size), center: Self.finite(placement(center)))
        case .ripple(var ripple):
            ripple.center = Self.finite(placement(ripple.center))
            (ripple.wavelength, ripple.amplitude, ripple.front) = (pixels(ripple.wavelength), pixels(ripple.amplitude), pixels(ripple.front))
            return .ripple(ripple)
        case .funnel(var funnel):
            let far = Self.finite(placement(funnel.far))
            funnel.target = Self.finite(placement(funnel.target))
            funnel.far = far
            return .funnel(funnel)
        case .color, .luminanceToAlpha, .alphaThreshold: return self
        }
    }

    /// The distance up to which a pixel of the picture affects the result, for a filter in pixels.
    package var reach: Int {
        switch self {
        // Beyond 3.5 standard deviations nothing is added; a coarse blur's blocks are at most a quarter of one deviation wide.
        case .gaussianBlur(let sigma, _): Int((4.25 * sigma).rounded(.up)) + (sigma > 0 ? 2 : 0)
        case .boxBlur(let radius): Int(radius.rounded(.up))
        case .pixellate(let size, _): Int(size.rounded(.up))
        case .ripple(let ripple): Int(ripple.amplitude.rounded(.up)) + 1
        case .funnel(let funnel): Int(min(4096, funnel.length.rounded(.up)))
        case .color, .luminanceToAlpha, .alphaThreshold, .vignette: 0
        }
    }

    private static func finite(_ point: Point) -> Point {
        func near(_ value: Double) -> Double { value.isFinite ? max(-1e6, min(1e6, value)) : 0 }
        return Point(near(point.x), near(point.y))
    }
}

extension [PixelFilter] {
    /// The distance up to which a pixel of the picture affects the result of all filters; at most 2048 pixels, so that memory is bounded.
    package var reach: Int { Swift.min(2048, reduce(0) { $0 + $1.reach }) }
}
