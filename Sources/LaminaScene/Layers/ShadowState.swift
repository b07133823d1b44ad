package import LaminaPrimitives

/// The shadow of a layer.
package struct ShadowState: Sendable, Hashable, RareDefault {
    package static let initial = ShadowState()

    package var color: Color? = .black
    /// 0 (no shadow) to 1.
    package var opacity = 0.0
    package var offset = Size(0, -3)
    /// The standard deviation of the blur, in points.
    package var radius = 3.0
    /// The outline that casts it; nil takes the alpha of the layer and its sublayers.
    package var path: Path?

    package init() {}
}
