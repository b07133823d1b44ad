package import LaminaPrimitives
package import LaminaRaster

/// One drawing that a canvas keeps as shapes; positions are in the canvas's space, with y pointing down.
package enum Mark {
    /// The inside of a path.
    case fill(Path, FillRule, Ink)
    /// A line along a path.
    ///
    /// - Parameter pen: The map from the space of the style's lengths to the canvas; the path is on the canvas already.
    case stroke(Path, StrokeStyle, pen: AffineTransform, Ink)
    /// Glyphs of one face.
    case glyphs(PlacedGlyphs, Ink)
    /// The whole clip.
    case everything(Ink)
    /// A picture, whose edges are sharp.
    case picture(PlacedPicture)
    /// A colour that passes through a mask; a mask belongs to one mark, so it is not cached.
    case stencil(PlacedMask, Color)
    /// Everything that was drawn on a group.
    case group(MarkGroup)
    /// A group that the alpha of another group multiplies.
    case masked(MarkGroup, by: MarkGroup)
}

/// The source of colour of a mark.
package enum Ink {
    case color(Color)
    /// A gradient under a map from its shape's space to the canvas.
    case gradient(ColorRamp, GradientPaint.Shape, AffineTransform)
    /// Copies of a picture that fill the plane.
    case pictures(PlacedPicture)
    /// Copies of a recorded cell that fill the plane.
    case cells(MarkCell)
}

/// A picture with its place on the canvas.
package struct PlacedPicture {
    package var picture: Picture
    /// The map from the picture's pixels, whose first row is the top one, to the canvas.
    package var map: AffineTransform
    /// True when neighbouring pixels are interpolated.
    package var isSmooth: Bool

    package init(_ picture: Picture, _ map: AffineTransform, isSmooth: Bool) {
        self.picture = picture
        self.map = map
        self.isSmooth = isSmooth
    }

    /// The bounding box on the canvas.
    package var extent: Rect { map(Rect(0, 0, Double(picture.width), Double(picture.height))) }

    /// The outline on the canvas.
    var outline: Path { RoundedRect(Rect(0, 0, Double(picture.width), Double(picture.height))).path.mapped(by: map) }
}

/// A mask of one byte for each pixel with its place on the canvas, interpolated between pixels.
package struct PlacedMask {
    let mask: Mask
    /// The map from the mask's pixels, whose first one is at the origin, to the canvas.
    var map: AffineTransform

    /// The outline on the canvas.
    var outline: Path { RoundedRect(Rect(0, 0, Double(mask.bounds.width), Double(mask.bounds.height))).path.mapped(by: map) }
}

/// A part to which drawing is limited; limits multiply.
package enum MarkLimit {
    case path(Path, FillRule)
    /// The alpha of a picture.
    case picture(PlacedPicture)
}

/// The way in which a mark is combined with the drawing below it.
package struct Compositing {
    package var limits: [MarkLimit] = []
    /// The opacity, 0...1.
    package var opacity = 1.0
    package var blend = BlendMode.normal
    package var shadow: MarkShadow?

    package init() {}
}

/// A blurred, offset copy of a mark's shape below it.
package struct MarkShadow {
    /// The offset on the canvas.
    package var offset: Point
    /// The Gaussian's standard deviation.
    package var sigma: Double
    package var color: Color

    package init(offset: Point, sigma: Double, color: Color) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }
}
