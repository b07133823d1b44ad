/// Where contents go that do not have the size of the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is kept; layers store unknown ones as `center`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, in its own size.
    public static let center = Self(rawValue: "center")
    /// At maximum y, in the middle of x.
    public static let top = Self(rawValue: "top")
    /// At minimum y, in the middle of x.
    public static let bottom = Self(rawValue: "bottom")
    /// At minimum x, in the middle of y.
    public static let left = Self(rawValue: "left")
    /// At maximum x, in the middle of y.
    public static let right = Self(rawValue: "right")
    /// At minimum x and maximum y.
    public static let topLeft = Self(rawValue: "topLeft")
    /// At maximum x and maximum y.
    public static let topRight = Self(rawValue: "topRight")
    /// At minimum x and minimum y.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// At maximum x and minimum y.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = Self(rawValue: "resize")
    /// As large as fits, undistorted.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// As small as covers the bounds, undistorted.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How a picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is taken; layers store unknown ones as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = Self(rawValue: "nearest")
    /// Mixed from the four nearest pixels.
    public static let linear = Self(rawValue: "linear")
    /// Mixed from two smaller copies as well.
    public static let trilinear = Self(rawValue: "trilinear")
}

/// How drawn contents are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is taken; layers store unknown ones as `RGBA8Uint`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 8 bits a channel.
    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    /// 16-bit floating point.
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    /// 8 bits of grey.
    public static let gray8Uint = Self(rawValue: "Gray8")
    /// What the drawing needs.
    public static let automatic = Self(rawValue: "Automatic")
}

/// The form of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is taken; layers store unknown ones as `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle.
    public static let circular = Self(rawValue: "circular")
    /// A curve that begins earlier and bends gradually.
    public static let continuous = Self(rawValue: "continuous")
}

/// Corners of a layer, named on y down.
public struct CACornerMask: OptionSet, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt
    /// Takes any bits; layers keep those of the four corners.
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

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt32
    /// Takes any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// At minimum x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// At maximum x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// At minimum y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// At maximum y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
