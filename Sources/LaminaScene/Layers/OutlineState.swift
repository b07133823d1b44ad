package import LaminaPrimitives

/// Corners and border of a layer.
package struct OutlineState: Sendable, Hashable, RareDefault {
    package static let initial = OutlineState()

    package var cornerRadius = 0.0
    /// Bits of `RoundedRect.Corners`.
    package var maskedCorners = 15.0
    package var cornerCurve = CornerCurve.circular
    /// Inside the bounds.
    package var borderWidth = 0.0
    package var borderColor: Color? = .black
    /// Bits: left 1, right 2, minimum y 4, maximum y 8.
    package var edgeAntialiasingMask = 15.0
    package var rasterizationScale = 1.0

    package init() {}
}

/// The form of rounded corners.
package enum CornerCurve: String, Sendable, Hashable {
    case circular
    case continuous
}
