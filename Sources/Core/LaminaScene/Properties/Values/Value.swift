package import LaminaPrimitives

/// An untyped property value, for the exchange between the façade, which accepts any value, and the scene, where each property has a type.
package enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case color(Color)
    /// A transform; stored indirectly, because it would make all values four times as large.
    indirect case transform(Transform3D)
    case path(Path)
    case picture(Picture)
    case array([Value])
}
