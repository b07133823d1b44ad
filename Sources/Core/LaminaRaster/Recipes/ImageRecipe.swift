package import LaminaPrimitives

/// A picture that is described and not yet computed: pixels, colours, and the steps that change them.
///
/// A recipe covers an endless plane, which is mostly clear. Only the part that a caller asks for is computed:
///
///     recipe       blurred ── placed ── bitmap
///     asked for    [0, 90)
///     computed     [0, 90)  ← [−35, 125) ← the bitmap's pixels under it
///
/// Each step asks the one inside for the area that its own pixels depend on, so that a crop at the outside saves work in every step.
package indirect enum ImageRecipe: Sendable {
    /// Nothing.
    case clear
    /// Pixels, whose lower left corner is the origin.
    case bitmap(Picture)
    /// One straight colour everywhere.
    case solid(Color)
    /// Two colours and a rule for mixing them by position.
    case gradient(RecipeGradient)
    /// A recipe under an affine map.
    case placed(ImageRecipe, AffineTransform)
    /// A recipe inside an area, and nothing outside.
    case cropped(ImageRecipe, PixelRect)
    /// A recipe whose pixels at an area's edges repeat beyond it.
    case extended(ImageRecipe, PixelRect)
    /// A recipe under a map of straight colours.
    case colored(ImageRecipe, ColorMatrix)
    /// A recipe whose straight colours are changed by a rule.
    case toned(ImageRecipe, ToneRule)
    /// A recipe under a Gaussian blur with a standard deviation in pixels.
    case blurred(ImageRecipe, sigma: Double)
    /// A recipe under the mean of squares with sides of twice a radius.
    case averaged(ImageRecipe, radius: Double)
    /// A recipe in squares of one colour; `center` is the centre of one square.
    case pixellated(ImageRecipe, size: Double, center: Point)
    /// A recipe that darkens by the distance from a centre.
    case vignetted(ImageRecipe, center: Point, radius: Double, intensity: Double)
    /// A recipe above another one.
    case combined(ImageRecipe, onto: ImageRecipe, BlendMode)
    /// A recipe where a mask is light, and another one where it is dark.
    case masked(ImageRecipe, onto: ImageRecipe, mask: ImageRecipe)
    /// A mix of two recipes: the first at share 0, the second at 1.
    case mixed(ImageRecipe, ImageRecipe, share: Double)
    /// The distance of two recipes' colours in CIE L*a*b*, in each channel.
    case distance(ImageRecipe, ImageRecipe)
    /// One pixel at the origin that sums up an area.
    case reduced(ImageRecipe, PixelRect, Reduction)
    /// Pixels that somebody else's code computes for an area.
    case computed(RecipeCode)

    /// A rule that sums up pixels.
    package enum Reduction: Sendable {
        case average
        /// The largest and the smallest value of each channel.
        case maximum
        case minimum
    }
}

/// A rule that changes straight colours.
package enum ToneRule: Sendable, Hashable {
    /// Each channel to a power.
    case power(Double)
    /// Each channel between two bounds.
    case clamp(SIMD4<Float>, SIMD4<Float>)
    /// Each channel to the nearest of some levels.
    case levels(Double)
    /// Black with the luminance of the premultiplied colour as its alpha.
    case luminanceToAlpha
    /// Alpha 1 where alpha is at least the threshold, and clear elsewhere.
    case alphaThreshold(Double)
    /// White where a channel is above the threshold, and black elsewhere, each channel by itself.
    case threshold(Double)

    /// Returns the colour that a straight colour becomes.
    func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .power(let power): color.channels { Float(Numerics.pow(Double(max(0, $0)), power)) }
        case .clamp(let low, let high): color.clamped(lowerBound: low, upperBound: pointwiseMax(low, high))
        case .levels(let count):
            color.channels { ($0 * Float(count)).rounded(.down).clamped(to: 0...Float(count) - 1) / max(1, Float(count) - 1) }
        case .luminanceToAlpha: SIMD4(0, 0, 0, (color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722) * color.w)
        case .alphaThreshold(let threshold): color.w >= Float(threshold) ? SIMD4(color.x, color.y, color.z, 1) : .zero
        case .threshold(let threshold): color.channels { $0 > Float(threshold) ? 1 : 0 }
        }
    }
}

/// Two colours, mixed along a line or around a centre.
package struct RecipeGradient: Sendable {
    package enum Shape: Sendable {
        /// From one point to another.
        case linear(Point, Point)
        /// From one distance of a centre to another.
        case radial(Point, Double, Double)
    }

    package let shape: Shape
    package let colors: (Color, Color)

    package init(_ shape: Shape, _ first: Color, _ last: Color) {
        self.shape = shape
        colors = (first, last)
    }

    /// The share of the second colour at a point.
    func share(at point: Point) -> Double {
        let share: Double
        switch shape {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
        case .radial(let center, let near, let far):
            let (dx, dy) = (point.x - center.x, point.y - center.y)
            share = ((dx * dx + dy * dy).squareRoot() - near) / (far - near)
        }
        return share > 0 ? min(1, share) : 0  // NaN, of two equal ends, gives the first colour
    }
}

/// Code that computes the pixels of an area.
package struct RecipeCode: Sendable {
    package let run: @Sendable (PixelRect, RecipeEvaluation) -> ImagePlane

    package init(_ run: @escaping @Sendable (PixelRect, RecipeEvaluation) -> ImagePlane) { self.run = run }
}

extension SIMD4<Float> {
    /// Changes red, green and blue; alpha stays.
    fileprivate func channels(_ change: (Float) -> Float) -> SIMD4<Float> { SIMD4(change(x), change(y), change(z), w) }
}

extension Float {
    fileprivate func clamped(to range: ClosedRange<Float>) -> Float { Swift.max(range.lowerBound, Swift.min(range.upperBound, self)) }
}
