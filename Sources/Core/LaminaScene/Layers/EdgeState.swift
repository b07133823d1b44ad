package import LaminaPrimitives

/// The corners and the border of a layer, with the properties of its edges and of rasterisation.
package struct EdgeState: Sendable, Hashable, SparseDefault {
    package static let initial = EdgeState()

    package var cornerRadius = 0.0
    /// The corners that `cornerRadius` rounds, as bits of `RoundedRect.Corners`; the default is all four.
    ///
    /// - Source: Measured on Apple's system: 255 becomes 15, the four bits that mean a corner.
    package var maskedCorners = 15.0 {
        didSet {
            if let bits = UInt64(exactly: maskedCorners), bits > 15 { maskedCorners = Double(bits & 15) }
        }
    }
    package var cornerCurve = CornerCurve.circular
    /// The width of the border in points, measured inwards from the bounds.
    package var borderWidth = 0.0
    package var borderColor: Color? = .black
    /// The antialiased edges, as bits: left 1, right 2, minimum y 4, maximum y 8.
    package var edgeAntialiasingMask = 15.0
    package var rasterizationScale = 1.0

    package init() {}
}

/// The shape of rounded corners.
package enum CornerCurve: String, Sendable, Hashable {
    case circular
    case continuous
}

extension EdgeState {
    /// The properties of this group, which every layer has.
    static let rows = [
        Property("cornerRadius", \.edges.cornerRadius),
        Property("maskedCorners", \.edges.maskedCorners, .none),
        Property("cornerCurve", \.edges.cornerCurve, .archived),
        Property("borderWidth", \.edges.borderWidth),
        Property("borderColor", .border),
        Property("edgeAntialiasingMask", \.edges.edgeAntialiasingMask, .none),
        Property("rasterizationScale", \.edges.rasterizationScale),
    ]
}
