/// A width and a height, or the components of a vector.
@frozen
public struct Size: Sendable, Hashable {
    /// The horizontal extent; may be negative.
    public var width: Double
    /// The vertical extent; may be negative.
    public var height: Double

    /// The size 0 × 0.
    @inlinable public static var zero: Size { Size(0, 0) }

    /// Creates a size.
    @inlinable
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// True when neither side is NaN or infinite.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}
