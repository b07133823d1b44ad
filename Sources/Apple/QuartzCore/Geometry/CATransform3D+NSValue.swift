public import CoreGraphics
import LaminaPrimitives

/// Conversions between `CATransform3D` and `NSValue`, for casts with `as`.
extension CATransform3D: _ValueBridgeable {
    private static let encoding = "{CATransform3D=dddddddddddddddd}"

    /// The transform boxed in an object.
    public var _boxed: NSValue { StructValue(Transform3D(self).elements, type: Self.encoding) }

    /// Unboxes the transform in `value`; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 16 else { return nil }
        self.init(Transform3D(elements: numbers))
    }
}

extension NSValue {
    /// The transform in this object; all elements are zero when the object holds another type.
    public var caTransform3DValue: CATransform3D { CATransform3D(_boxed: self) ?? CATransform3D() }
}

/// A protocol whose extension declares an initialiser that can return an existing object, which a class's own initialiser cannot do.
///
/// Public only because `NSValue(caTransform3D:)` needs it; not meant for clients.
public protocol _TransformBoxing {}

extension NSValue: _TransformBoxing {}

extension _TransformBoxing where Self: NSValue {
    /// Creates an object that holds the transform; may be called on `NSValue` itself only, not on a subclass.
    public init(caTransform3D t: CATransform3D) {
        guard let boxed = t._boxed as? Self else { preconditionFailure("\(Self.self) cannot hold a CATransform3D") }
        self = boxed
    }
}
