package import LaminaPrimitives

/// The shadow of a layer.
package struct ShadowState: Sendable, Hashable, SparseDefault {
    package static let initial = ShadowState()

    package var color: Color? = .black
    /// The opacity of the shadow, 0...1; 0 means no shadow.
    package var opacity = 0.0
    package var offset = Size(0, -3)
    /// The standard deviation of the blur, in points.
    package var radius = 3.0
    /// The shape that casts the shadow; nil uses the alpha of the layer and its sublayers.
    package var path: Path?

    package init() {}
}

extension ShadowState {
    /// The properties of this group, which every layer has.
    static let rows = [
        Property("shadowColor", \.shadow.color),
        Property("shadowOpacity", \.shadow.opacity),
        Property("shadowOffset", \.shadow.offset),
        Property("shadowRadius", \.shadow.radius),
        Property("shadowPath", \.shadow.path, .none),
    ]
}
