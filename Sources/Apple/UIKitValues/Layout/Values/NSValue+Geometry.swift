public import CoreGraphics
public import Foundation

/// Lets the initialisers of `NSValue` return an existing object.
///
/// A protocol extension may assign `self`; a class initialiser may not.
///
/// Apps do not use this protocol. It is public because the public initialisers such as `NSValue(cgPoint:)` are declared in an extension of it.
public protocol _GeometryBoxing {}

extension NSValue: _GeometryBoxing {}

extension _GeometryBoxing where Self: NSValue {
    /// Creates an object that holds a point; traps when called on a subclass of `NSValue`.
    public init(cgPoint point: CGPoint) { self.init(boxing: point) }
    /// Creates an object that holds a size; traps when called on a subclass of `NSValue`.
    public init(cgSize size: CGSize) { self.init(boxing: size) }
    /// Creates an object that holds a rectangle; traps when called on a subclass of `NSValue`.
    public init(cgRect rect: CGRect) { self.init(boxing: rect) }
    /// Creates an object that holds a vector; traps when called on a subclass of `NSValue`.
    public init(cgVector vector: CGVector) { self.init(boxing: vector) }
    /// Creates an object that holds an affine transform; traps when called on a subclass of `NSValue`.
    public init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
    /// Creates an object that holds insets; traps when called on a subclass of `NSValue`.
    public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
    /// Creates an object that holds directional insets; traps when called on a subclass of `NSValue`.
    public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }
    /// Creates an object that holds an offset; traps when called on a subclass of `NSValue`.
    public init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

    private init(boxing value: some _ValueBridgeable) {
        guard let boxed = value._boxed as? Self else { preconditionFailure("\(Self.self) cannot hold \(value)") }
        self = boxed
    }
}

extension NSValue {
    /// The point in this object; zero when it holds another type.
    public var cgPointValue: CGPoint { CGPoint(_boxed: self) ?? .zero }
    /// The size in this object; zero when it holds another type.
    public var cgSizeValue: CGSize { CGSize(_boxed: self) ?? .zero }
    /// The rectangle in this object; zero when it holds another type.
    public var cgRectValue: CGRect { CGRect(_boxed: self) ?? .zero }
    /// The vector in this object; zero when it holds another type.
    public var cgVectorValue: CGVector { CGVector(_boxed: self) ?? CGVector() }
    /// The affine transform in this object; zero in all six numbers when it holds another type.
    public var cgAffineTransformValue: CGAffineTransform { CGAffineTransform(_boxed: self) ?? CGAffineTransform() }
    /// The insets in this object; zero when it holds another type.
    public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets(_boxed: self) ?? .zero }
    /// The directional insets in this object; zero when it holds another type.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(_boxed: self) ?? .zero }
    /// The offset in this object; zero when it holds another type.
    public var uiOffsetValue: UIOffset { UIOffset(_boxed: self) ?? .zero }
}

/// Lets `as` casts convert between `UIEdgeInsets` and `NSValue`.
extension UIEdgeInsets: _ValueBridgeable {
    private static let encoding = "{UIEdgeInsets=dddd}"

    /// The insets boxed in an `NSValue`.
    public var _boxed: NSValue { StructValue([top, left, bottom, right].map(\.native), type: Self.encoding) }

    /// Unboxes insets; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 4 else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

/// Lets `as` casts convert between `NSDirectionalEdgeInsets` and `NSValue`.
extension NSDirectionalEdgeInsets: _ValueBridgeable {
    private static let encoding = "{NSDirectionalEdgeInsets=dddd}"

    /// The insets boxed in an `NSValue`.
    public var _boxed: NSValue { StructValue([top, leading, bottom, trailing].map(\.native), type: Self.encoding) }

    /// Unboxes insets; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 4 else { return nil }
        self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
}

/// Lets `as` casts convert between `UIOffset` and `NSValue`.
extension UIOffset: _ValueBridgeable {
    private static let encoding = "{UIOffset=dd}"

    /// The offset boxed in an `NSValue`.
    public var _boxed: NSValue { StructValue([horizontal, vertical].map(\.native), type: Self.encoding) }

    /// Unboxes an offset; nil when the object holds another type.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 2 else { return nil }
        self.init(horizontal: numbers[0], vertical: numbers[1])
    }
}
