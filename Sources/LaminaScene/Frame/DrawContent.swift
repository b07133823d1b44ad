package import LaminaPrimitives

/// The kinds of things a frame can show.
///
/// Rectangles, paths and lengths are in the layer's coordinates.
package enum DrawContent: Sendable, Hashable {
    /// A rounded rectangle of one colour.
    case fill(RoundedRect, Color)
    /// A ring just inside a rounded rectangle, as wide as `width`.
    case border(RoundedRect, width: Double, Color)
    /// A picture, or part of one, stretched over a rectangle.
    case picture(PictureDrawing)
    /// The inside of a path.
    case shape(Path, FillRule, Color)
    /// The outline of a path; `from` and `to` are fractions of its whole length.
    case stroke(Path, StrokeStyle, from: Double, to: Double, Color)
    /// A rounded rectangle filled with a gradient.
    case gradient(RoundedRect, GradientDrawing)
    /// A blurred, coloured copy of an outline, beneath what follows.
    case shadow(ShadowDrawing)
    /// The next `contentCount` items are drawn together, then multiplied with the alpha of the `maskCount` items after them (unless
    /// there are none), then with the group's opacity, clipped, and blended as one picture.
    ///
    /// Counts include the items of groups inside. Items of a group have no picture outside the group's bounds.
    case group(contentCount: Int, maskCount: Int)
}

/// A picture in a rectangle.
package struct PictureDrawing: Sendable, Hashable {
    package enum Sampling: UInt8, Sendable, Hashable {
        case nearest
        case linear
        case trilinear
    }

    package var picture: Picture
    /// In pixels of the picture; sampling never leaves it (outside the picture the edge pixels go on).
    package var source: Rect
    /// In the layer's coordinates; the corner (minX, minY) shows the source's top left corner.
    package var destination: Rect
    /// Used where the picture is shown larger than it is.
    package var magnification: Sampling
    /// Used where it is shown smaller.
    package var minification: Sampling

    package init(
        picture: Picture, source: Rect, destination: Rect, magnification: Sampling = .linear, minification: Sampling = .linear
    ) {
        self.picture = picture
        self.source = source
        self.destination = destination
        self.magnification = magnification
        self.minification = minification
    }
}

/// A gradient, its points in the layer's coordinates.
package struct GradientDrawing: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// From `start` to `end`, constant across.
        case axial(start: Point, end: Point)
        /// An ellipse about `center`; the end colour lies on it.
        case radial(center: Point, radii: Size)
        /// Around `center`; the first colour lies at `angle` radians from +x, further ones towards +y.
        case conic(center: Point, angle: Double)
    }

    package var gradient: Gradient
    package var kind: Kind

    package init(gradient: Gradient, kind: Kind) {
        self.gradient = gradient
        self.kind = kind
    }
}

/// A shadow.
///
/// Offset and sigma are in the layer's coordinates and follow its placement.
package struct ShadowDrawing: Sendable, Hashable {
    package enum Caster: Sendable, Hashable {
        /// A known outline, filled by the non-zero rule.
        case path(Path)
        /// A known rounded rectangle.
        case roundedRect(RoundedRect)
        /// The alpha of the next `count` items, drawn together.
        case items(count: Int)
    }

    package var caster: Caster
    package var color: Color
    package var offset: Size
    /// The standard deviation of the Gaussian.
    package var sigma: Double

    package init(caster: Caster, color: Color, offset: Size, sigma: Double) {
        self.caster = caster
        self.color = color
        self.offset = offset
        self.sigma = sigma
    }
}
