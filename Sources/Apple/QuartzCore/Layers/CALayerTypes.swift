/// The placement of contents in bounds of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The placement's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a placement with any name; layers replace unknown names by `center`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centred, at its own size.
    public static let center = Self(rawValue: "center")
    /// At maximum y and centred along x, at its own size.
    public static let top = Self(rawValue: "top")
    /// At minimum y and centred along x, at its own size.
    public static let bottom = Self(rawValue: "bottom")
    /// At minimum x and centred along y, at its own size.
    public static let left = Self(rawValue: "left")
    /// At maximum x and centred along y, at its own size.
    public static let right = Self(rawValue: "right")
    /// At minimum x and maximum y, at its own size.
    public static let topLeft = Self(rawValue: "topLeft")
    /// At maximum x and maximum y, at its own size.
    public static let topRight = Self(rawValue: "topRight")
    /// At minimum x and minimum y, at its own size.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// At maximum x and minimum y, at its own size.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretched to fill the bounds.
    public static let resize = Self(rawValue: "resize")
    /// Scaled to fit into the bounds, with its aspect ratio preserved.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// Scaled to cover the bounds, with its aspect ratio preserved.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The filter with which contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The filter's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a filter with any name; layers replace unknown names by `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes the nearest pixel.
    public static let nearest = Self(rawValue: "nearest")
    /// Interpolates between the four nearest pixels.
    public static let linear = Self(rawValue: "linear")
    /// Interpolates between smaller copies of the image as well, where it is reduced.
    public static let trilinear = Self(rawValue: "trilinear")
}

/// The storage format of drawn contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The format's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a format with any name; layers replace unknown names by `RGBA8Uint`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Red, green, blue and alpha with 8 bits each.
    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    /// Red, green, blue and alpha as 16-bit floating-point numbers.
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    /// Grey with 8 bits.
    public static let gray8Uint = Self(rawValue: "Gray8")
    /// The format that suits the drawing.
    public static let automatic = Self(rawValue: "Automatic")
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a curve with any name; layers replace unknown names by `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle.
    public static let circular = Self(rawValue: "circular")
    /// A curve that starts earlier on the edge and bends gradually.
    public static let continuous = Self(rawValue: "continuous")
}

/// The corners of a layer, named for coordinates whose y axis points down.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// Creates a mask with any bits; layers store only the bits of the four corners.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at minimum x and minimum y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at maximum x and minimum y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at minimum x and maximum y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at maximum x and maximum y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt32
    /// Creates a mask with any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge at minimum x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge at maximum x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at minimum y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at maximum y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
