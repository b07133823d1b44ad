import Foundation

extension CGRect {
    /// Returns true when a point lies in the rectangle; the right and bottom edges are excluded.
    ///
    /// Foundation's `contains` builds a range from the edges, which traps when an edge is NaN.
    package func containsHalfOpen(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }

    /// True when no edge is infinite or NaN.
    package var hasFiniteEdges: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// Returns true when two rectangles have an area in common; `intersects(_:)` also holds for rectangles that only touch.
    package func overlaps(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
}
