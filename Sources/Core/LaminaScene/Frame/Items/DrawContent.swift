package import LaminaPrimitives

/// The content of a draw item.
///
/// Rectangles, paths and lengths are in the layer's coordinates.
package enum DrawContent: Sendable, Hashable {
    /// A rounded rectangle in one colour.
    case fill(RoundedRect, Color)
    /// A ring of the given width just inside a rounded rectangle.
    case border(RoundedRect, width: Double, Color)
    /// An image, or a part of one, stretched to a rectangle.
    case picture(PictureDrawing)
    /// A layer with its sublayers, drawn as a picture of its own resolution.
    case raster(RasterDrawing)
    /// Many small images, in pixels of the frame instead of the layer's coordinates.
    case sprites(SpriteDrawing)
    /// The interior of a path.
    case shape(Path, FillRule, Color)
    /// The stroke of a path; `from` and `to` are fractions 0...1 of the path's length.
    case stroke(Path, StrokeStyle, from: Double, to: Double, Color)
    /// A rounded rectangle filled with a gradient.
    case gradient(RoundedRect, GradientDrawing)
    /// A shape filled with a repeated picture; indirect, because it is rare and larger than other contents.
    indirect case pattern(PatternDrawing)
    /// A blurred shadow in one colour, below the items that follow.
    case shadow(ShadowDrawing)
    /// A group of the next `contentCount` items, composited as one image.
    ///
    /// The alpha of the `maskCount` items after them, if there are any, multiplies the image. Then the group's opacity, clip and blend mode apply.
    /// Counts include the items of nested groups. Items are not drawn outside the group's bounds.
    case group(contentCount: Int, maskCount: Int)
    /// A group of the next `contentCount` items, composited as one image that the filters change.
    ///
    /// Then the item's opacity and clip apply.
    case filtered(FilterDrawing, contentCount: Int)
    /// A rounded rectangle that shows, filtered, the items beneath the layer in the same group.
    ///
    /// The items of the same layer directly before this one are not part of the picture; if one is the head of a group that contains this item, the
    /// items beneath that group are shown.
    case backdrop(RoundedRect, FilterDrawing)
}

/// An image drawn in a rectangle.
package struct PictureDrawing: Sendable, Hashable {
    package enum Sampling: UInt8, Sendable, Hashable {
        case nearest
        case linear
        case trilinear
    }

    package var picture: Picture
    /// The part of the image to draw, in pixels of the image; sampling is limited to it, and edge pixels extend beyond the image.
    package var source: Rect
    /// The rectangle in the layer's coordinates; its corner (minX, minY) shows the source's top left corner.
    package var destination: Rect
    /// The sampling where the image is enlarged.
    package var magnification: Sampling
    /// The sampling where the image is reduced.
    package var minification: Sampling
    /// The factors of red, green and blue, 0...255, from the third byte down.
    package var tint: UInt32
    /// The bias of the mipmap level in trilinear sampling; each 1 halves the resolution.
    package var minificationBias: Double

    package init(
        picture: Picture, source: Rect, destination: Rect, magnification: Sampling = .linear, minification: Sampling = .linear,
        minificationBias: Double = 0, tint: UInt32 = Sprite.noTint
    ) {
        self.picture = picture
        self.source = source
        self.destination = destination
        self.magnification = magnification
        self.minification = minification
        self.minificationBias = minificationBias
        self.tint = tint
    }
}

/// A shape filled with a repeated picture.
package struct PatternDrawing: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
        case interior(Path, FillRule)
        /// The stroke of a path; `from` and `to` are fractions 0...1 of the path's length.
        case stroke(Path, StrokeStyle, from: Double, to: Double)
    }

    package var shape: Shape
    package var tile: LayerTile

    package init(_ shape: Shape, _ tile: LayerTile) {
        self.shape = shape
        self.tile = tile
    }
}

/// A gradient with its geometry in the layer's coordinates.
package struct GradientDrawing: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A gradient along the line from `start` to `end`, constant perpendicular to it.
        case axial(start: Point, end: Point)
        /// A gradient from `center` to an ellipse around it, which has the end colour.
        case radial(center: Point, radii: Size)
        /// A gradient around `center`; the first colour is at `angle` radians from +x, and the others follow towards +y.
        case conic(center: Point, angle: Double)
    }

    package var gradient: Gradient
    package var kind: Kind

    package init(gradient: Gradient, kind: Kind) {
        self.gradient = gradient
        self.kind = kind
    }
}

/// A shadow with its caster.
///
/// Offset and sigma are in the layer's coordinates and subject to its placement.
package struct ShadowDrawing: Sendable, Hashable {
    package enum Caster: Sendable, Hashable {
        /// A path, filled by the non-zero rule.
        case path(Path)
        /// A rounded rectangle, in place of a single filled item.
        case roundedRect(RoundedRect)
        /// The combined alpha of the next `count` items.
        case items(count: Int)
    }

    package var caster: Caster
    package var color: Color
    package var offset: Size
    /// The standard deviation of the Gaussian blur.
    package var sigma: Double

    package init(caster: Caster, color: Color, offset: Size, sigma: Double) {
        self.caster = caster
        self.color = color
        self.offset = offset
        self.sigma = sigma
    }
}
