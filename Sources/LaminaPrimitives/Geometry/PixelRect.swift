/// A rectangle of whole pixels, half open: `minX ..< maxX` by `minY ..< maxY`.
///
/// Row 0 is the top row.
@frozen
public struct PixelRect: Sendable, Hashable {
    /// The first column.
    public var minX: Int
    /// The first row.
    public var minY: Int
    /// The column after the last.
    public var maxX: Int
    /// The row after the last.
    public var maxY: Int

    /// No pixel.
    @inlinable public static var empty: PixelRect { PixelRect(0, 0, 0, 0) }

    /// Edges, not sizes.
    @inlinable
    public init(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// All pixels of a picture of this size.
    @inlinable
    public init(width: Int, height: Int) {
        self.init(0, 0, width, height)
    }

    /// The smallest pixel rectangle that covers `rect`; coordinates beyond ±2²⁹ are clamped, NaN gives an empty one.
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

    /// In pixels; negative when the edges are the wrong way round.
    @inlinable public var width: Int { maxX - minX }
    /// In pixels; negative when the edges are the wrong way round.
    @inlinable public var height: Int { maxY - minY }
    /// Holds no pixel.
    @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// The number of pixels, 0 when empty.
    @inlinable public var area: Int { isEmpty ? 0 : width * height }
    /// The same area as a `Rect`.
    @inlinable public var rect: Rect { Rect(Double(minX), Double(minY), Double(width), Double(height)) }

    /// The common pixels; `.empty` when there are none.
    @inlinable
    public func intersection(_ other: PixelRect) -> PixelRect {
        let common = PixelRect(
            Swift.max(minX, other.minX), Swift.max(minY, other.minY), Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
        return common.isEmpty ? PixelRect(0, 0, 0, 0) : common
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    @inlinable
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            Swift.min(minX, other.minX), Swift.min(minY, other.minY), Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
    }

    /// Some pixel is in both.
    @inlinable
    public func intersects(_ other: PixelRect) -> Bool {
        !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Every pixel of `other` is one of this; an empty `other` always is.
    @inlinable
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Grown by `margin` pixels on each side.
    @inlinable
    public func expanded(by margin: Int) -> PixelRect {
        isEmpty ? self : PixelRect(minX - margin, minY - margin, maxX + margin, maxY + margin)
    }
}
