package import LaminaPrimitives

/// The properties that `CAGradientLayer` adds to a layer.
package struct GradientState: Sendable, Hashable, SparseDefault {
    package static let initial = GradientState()

    package var colors: [Color]?
    /// The position of each colour along the gradient, 0...1, not decreasing; nil spaces the colours evenly.
    package var locations: [Double]?
    /// The start of the gradient, in units of the bounds; the default is the middle of the edge at minimum y.
    package var startPoint = Point(0.5, 0)
    /// The end of the gradient, in units of the bounds; the default is the middle of the edge at maximum y.
    package var endPoint = Point(0.5, 1)
    /// The shape, `axial`, `radial` or `conic`; with any other string the layer draws no gradient.
    package var type = "axial"

    package init() {}
}

extension GradientState {
    /// The properties of a gradient layer.
    package static let properties =
        LayerState.properties + [
            Property("colors", \.gradient.colors),
            Property("locations", \.gradient.locations),
            Property("startPoint", \.gradient.startPoint),
            Property("endPoint", \.gradient.endPoint),
            Property("type", \.gradient.type, .none),
        ]
}
