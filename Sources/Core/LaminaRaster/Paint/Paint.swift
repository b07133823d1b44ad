package import LaminaPrimitives

/// The source of colour for covered pixels.
package enum Paint: Sendable, Hashable {
    case solid(Color)
    case gradient(GradientPaint)
    case picture(PicturePaint)
    case tiles(TilePaint)
}

/// A gradient with its shape and its map to the canvas.
package struct GradientPaint: Sendable, Hashable {
    /// The geometry that assigns a ramp location to each point.
    package enum Shape: Sendable, Hashable {
        /// Along the line between two points, constant across it; nothing is drawn when the points are equal.
        case linear(from: Point, to: Point)
        /// Between two circles, as Core Graphics draws it: of all interpolated circles through a point, the last one counts.
        case radial(from: Point, radius: Double, to: Point, endRadius: Double)
        /// From the centre to an axis-aligned ellipse; nothing is drawn when a radius is 0.
        case ellipse(center: Point, radii: Size)
        /// By the angle around a point, starting on the ray at `angle` radians from +x and growing towards +y.
        case conic(center: Point, angle: Double)
    }

    package var ramp: ColorRamp
    package var shape: Shape
    /// The map from pixel coordinates to the shape's coordinates.
    package var inverse: Projection

    package init(_ ramp: ColorRamp, _ shape: Shape, inverse: Projection = .identity) {
        self.ramp = ramp
        self.shape = shape
        self.inverse = inverse
    }
}

/// A picture under a map.
///
/// Outside of the picture, its edge pixels repeat.
package struct PicturePaint: Sendable, Hashable {
    /// The filter for positions between pixel centres.
    package enum Sampling: Sendable, Hashable {
        case nearest
        case linear
    }

    package var picture: Picture
    /// The part that may be sampled, in pixels of the picture; nil for all of it.
    package var source: Rect?
    package var sampling: Sampling
    /// The factors of red, green and blue, 0...255, from the third byte down.
    package var tint: UInt32
    /// The map from the destination's pixel coordinates to the picture's.
    package var inverse: Projection
    /// True when an enlarged picture mixes neighbours in nine steps, as Core Graphics does; see `PictureStretch`.
    package var enlargesInSteps = false

    /// False when there is no pixel to sample, or the map is not finite.
    package var drawsSomething: Bool { inverse.isFinite && PictureWindow(picture, source: source) != nil }

    /// The tint that leaves a picture unchanged.
    package static let noTint: UInt32 = 0xFF_FFFF

    package init(
        _ picture: Picture, source: Rect? = nil, sampling: Sampling = .linear, inverse: Projection = .identity, tint: UInt32 = noTint
    ) {
        self.picture = picture
        self.source = source
        self.sampling = sampling
        self.inverse = inverse
        self.tint = tint
    }
}
