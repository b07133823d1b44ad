public import CoreGraphics
import LaminaPrimitives

/// Casts between `CATransform3D` and `NSValue`.
extension CATransform3D: _ValueBridgeable {
    private static let encoding = "{CATransform3D=dddddddddddddddd}"

    /// The map as an object.
    public var _boxed: NSValue { StructValue(Transform3D(self).elements, type: Self.encoding) }

    /// The map in an object that holds one.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 16 else { return nil }
        self.init(Transform3D(elements: numbers))
    }
}

extension NSValue {
    /// The map in this object; all zero when it holds something else.
    public var caTransform3DValue: CATransform3D { CATransform3D(_boxed: self) ?? CATransform3D() }
}

/// Lets an initializer return an object that exists already, which a class's own initializers cannot.
///
/// Public because `NSValue(caTransform3D:)` rests on it; not meant for clients.
public protocol _TransformBoxing {}

extension NSValue: _TransformBoxing {}

extension _TransformBoxing where Self: NSValue {
    /// An object that holds the map; only `NSValue` itself can be asked, not a subclass.
    public init(caTransform3D t: CATransform3D) {
        guard let boxed = t._boxed as? Self else { preconditionFailure("\(Self.self) cannot hold a CATransform3D") }
        self = boxed
    }
}
