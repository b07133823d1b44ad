package import LaminaPrimitives

/// What `CAGradientLayer` adds to a layer.
package struct GradientState: Sendable, Hashable, RareDefault {
    package static let initial = GradientState()

    package var colors: [Color]?
    /// One for each colour, 0...1, not decreasing; nil spreads them evenly.
    package var locations: [Double]?
    /// In units of the bounds.
    package var startPoint = Point(0.5, 0)
    /// In units of the bounds.
    package var endPoint = Point(0.5, 1)
    /// `axial`, `radial` or `conic`; others are kept and draw nothing.
    package var type = "axial"

    package init() {}
}
