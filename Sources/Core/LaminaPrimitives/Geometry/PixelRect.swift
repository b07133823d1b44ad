/// A half-open rectangle of whole pixels: columns `minX ..< maxX`, rows `minY ..< maxY`.
///
/// Rows count downwards from the top.
@frozen
public struct PixelRect: Sendable, Hashable {
    /// The index of the first column.
    public var minX: Int
    /// The index of the first row.
    public var minY: Int
    /// The index after the last column.
    public var maxX: Int
    /// The index after the last row.
    public var maxY: Int

    /// The rectangle without pixels, at the origin.
    @inlinable public static var empty: PixelRect { PixelRect(0, 0, 0, 0) }

    /// Creates a rectangle from its four edges, not from a size.
    @inlinable
    public init(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Creates the rectangle of all pixels of an image of this size, with its corner at (0, 0).
    @inlinable
    public init(width: Int, height: Int) {
        self.init(0, 0, width, height)
    }

    /// Creates the smallest pixel rectangle that covers `rect`.
    ///
    /// Coordinates beyond ±2²⁹ are clamped; NaN gives an empty rectangle.
    @inlinable
    public init(covering rect: Rect) {
        guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else {
            self = .empty
            return
        }
        func pixel(_ value: Double) -> Int { Int(max(-536_870_912, min(536_870_912, value))) }
        self.init(
            pixel(rect.minX.rounded(.down)), pixel(rect.minY.rounded(.down)),
            pixel(rect.maxX.rounded(.up)), pixel(rect.maxY.rounded(.up)))
    }

    /// The number of columns; negative when the edges are in the wrong order.
    @inlinable public var width: Int { maxX - minX }
    /// The number of rows; negative when the edges are in the wrong order.
    @inlinable public var height: Int { maxY - minY }
    /// True when the rectangle contains no pixel.
    @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// The number of pixels; 0 when empty.
    @inlinable public var area: Int { isEmpty ? 0 : width * height }
    /// The same area in floating-point coordinates.
    @inlinable public var rect: Rect { Rect(Double(minX), Double(minY), Double(width), Double(height)) }

    /// Returns the pixels that both rectangles contain; `.empty` when there are none.
    @inlinable
    public func intersection(_ other: PixelRect) -> PixelRect {
        let common = PixelRect(
            Swift.max(minX, other.minX), Swift.max(minY, other.minY), Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
        return common.isEmpty ? PixelRect(0, 0, 0, 0) : common
    }

    /// Returns the smallest rectangle that contains both; an empty operand is ignored.
    @inlinable
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            Swift.min(minX, other.minX), Swift.min(minY, other.minY), Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
    }

    /// Returns true when at least one pixel lies in both rectangles.
    @inlinable
    public func intersects(_ other: PixelRect) -> Bool {
        !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns true when every pixel of `other` lies in this rectangle; always true for an empty `other`.
    @inlinable
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Returns the rectangle with every edge moved outwards by `margin` pixels; an empty rectangle is unchanged.
    @inlinable
    public func expanded(by margin: Int) -> PixelRect {
        isEmpty ? self : PixelRect(minX - margin, minY - margin, maxX + margin, maxY + margin)
    }
}
