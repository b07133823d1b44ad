/// A width and a height; may be negative.
@frozen
public struct Size: Sendable, Hashable {
    /// May be negative.
    public var width: Double
    /// May be negative.
    public var height: Double

    /// No extent.
    @inlinable public static var zero: Size { Size(0, 0) }

    /// A width and a height.
    @inlinable
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// Neither side is NaN or infinite.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}
