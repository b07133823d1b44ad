package import LaminaPrimitives

/// What colours the covered pixels.
package enum Paint: Sendable, Hashable {
    case solid(Color)
    case gradient(GradientPaint)
    case picture(PicturePaint)
}

/// Colours along a way through the plane.
package struct GradientPaint: Sendable, Hashable {
    /// How a place becomes a position on the ramp.
    package enum Shape: Sendable, Hashable {
        /// Across the line between two points; nothing is drawn when they are the same.
        case linear(from: Point, to: Point)
        /// From one circle to another, as Core Graphics draws it: of the circles through a place the one furthest along counts.
        case radial(from: Point, radius: Double, to: Point, endRadius: Double)
        /// From the centre to an ellipse whose axes lie along x and y; nothing is drawn when a radius is 0.
        case ellipse(center: Point, radii: Size)
        /// Around a point, beginning on the ray at `angle` radians from +x, growing towards +y.
        case conic(center: Point, angle: Double)
    }

    package var ramp: ColorRamp
    package var shape: Shape
    /// From pixel coordinates to those of the shape.
    package var inverse: Projection

    package init(_ ramp: ColorRamp, _ shape: Shape, inverse: Projection = .identity) {
        self.ramp = ramp
        self.shape = shape
        self.inverse = inverse
    }
}

/// A picture under a map; outside, its edge pixels go on.
package struct PicturePaint: Sendable, Hashable {
    /// How colours between pixel centres come about.
    package enum Sampling: Sendable, Hashable {
        case nearest
        case linear
    }

    package var picture: Picture
    /// The part that may be sampled, in pixels of the picture; nil is all of it.
    package var source: Rect?
    package var sampling: Sampling
    /// From pixel coordinates of the destination to those of the picture.
    package var inverse: Projection

    package init(_ picture: Picture, source: Rect? = nil, sampling: Sampling = .linear, inverse: Projection = .identity) {
        self.picture = picture
        self.source = source
        self.sampling = sampling
        self.inverse = inverse
    }
}
