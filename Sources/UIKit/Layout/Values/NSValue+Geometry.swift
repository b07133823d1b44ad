public import CoreGraphics
public import Foundation

/// Lets initializers return an object that exists already, which a class's own initializers cannot.
///
/// Public because `NSValue(cgPoint:)` and its kin rest on it; not meant for clients.
public protocol _GeometryBoxing {}

extension NSValue: _GeometryBoxing {}

extension _GeometryBoxing where Self: NSValue {
    /// An object that holds the point; only `NSValue` itself can be asked, not a subclass, as with all of these.
    public init(cgPoint point: CGPoint) { self.init(boxing: point) }
    /// An object that holds the size.
    public init(cgSize size: CGSize) { self.init(boxing: size) }
    /// An object that holds the rectangle.
    public init(cgRect rect: CGRect) { self.init(boxing: rect) }
    /// An object that holds the vector.
    public init(cgVector vector: CGVector) { self.init(boxing: vector) }
    /// An object that holds the map.
    public init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
    /// An object that holds the insets.
    public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
    /// An object that holds the insets.
    public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }
    /// An object that holds the offset.
    public init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

    private init(boxing value: some _ValueBridgeable) {
        guard let boxed = value._boxed as? Self else { preconditionFailure("\(Self.self) cannot hold \(value)") }
        self = boxed
    }
}

extension NSValue {
    /// The point in this object; zero when it holds something else, as with all of these.
    public var cgPointValue: CGPoint { CGPoint(_boxed: self) ?? .zero }
    /// The size in this object.
    public var cgSizeValue: CGSize { CGSize(_boxed: self) ?? .zero }
    /// The rectangle in this object.
    public var cgRectValue: CGRect { CGRect(_boxed: self) ?? .zero }
    /// The vector in this object.
    public var cgVectorValue: CGVector { CGVector(_boxed: self) ?? CGVector() }
    /// The map in this object.
    public var cgAffineTransformValue: CGAffineTransform { CGAffineTransform(_boxed: self) ?? CGAffineTransform() }
    /// The insets in this object.
    public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets(_boxed: self) ?? .zero }
    /// The insets in this object.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(_boxed: self) ?? .zero }
    /// The offset in this object.
    public var uiOffsetValue: UIOffset { UIOffset(_boxed: self) ?? .zero }
}

/// Casts between `UIEdgeInsets` and `NSValue`.
extension UIEdgeInsets: _ValueBridgeable {
    private static let encoding = "{UIEdgeInsets=dddd}"

    /// The insets as an object.
    public var _boxed: NSValue { StructValue([top, left, bottom, right].map(\.native), type: Self.encoding) }

    /// The insets in an object that holds some.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 4 else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

/// Casts between `NSDirectionalEdgeInsets` and `NSValue`.
extension NSDirectionalEdgeInsets: _ValueBridgeable {
    private static let encoding = "{NSDirectionalEdgeInsets=dddd}"

    /// The insets as an object.
    public var _boxed: NSValue { StructValue([top, leading, bottom, trailing].map(\.native), type: Self.encoding) }

    /// The insets in an object that holds some.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 4 else { return nil }
        self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
}

/// Casts between `UIOffset` and `NSValue`.
extension UIOffset: _ValueBridgeable {
    private static let encoding = "{UIOffset=dd}"

    /// The offset as an object.
    public var _boxed: NSValue { StructValue([horizontal, vertical].map(\.native), type: Self.encoding) }

    /// The offset in an object that holds one.
    public init?(_boxed value: NSValue) {
        guard let numbers = (value as? StructValue)?.numbers(ofType: Self.encoding), numbers.count == 2 else { return nil }
        self.init(horizontal: numbers[0], vertical: numbers[1])
    }
}
