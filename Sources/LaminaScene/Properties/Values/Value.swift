package import LaminaPrimitives

/// A property value on its way between the façade, where anything may be said, and the scene, where every property has a type.
package enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case color(Color)
    /// Apart from the rest because it would make every other value four times as large.
    indirect case transform(Transform3D)
    case path(Path)
    case picture(Picture)
    case array([Value])
}
