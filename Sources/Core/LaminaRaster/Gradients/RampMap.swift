import CLaminaRules
package import LaminaPrimitives

/// An axial gradient in whole numbers: the index of a pixel's colour follows from its column and row by the rules of `CLaminaRules`.
///
/// Indices are in units of 2⁻³¹, in which the map's numbers are exact; see `PositionGrid`.
package struct RampMap: Sendable {
    /// The colours; pixels before the first and after the last show these.
    package let entries: [Pixel]
    /// The first column and row of the destination; columns and rows count from it.
    package let corner: (x: Int, y: Int)
    /// The index of the first column and row, and the steps by columns to the right and rows down.
    package let start: Int64
    package let across: Int64
    package let down: Int64

    /// The magnitudes up to which sums stay exact: of indices, and of the destination's columns and rows.
    static let farthest = Double(1 << 21)
    private static let widest = 1 << 15

    /// - Parameter map: The map on the grid whose x is the index.
    /// - Returns: Nil when indices could be inexact.
    init?(_ entries: [Pixel], _ map: AffineTransform, in region: PixelRect) {
        guard Self.isExact(map.a, map.c, map.tx, in: region, farthest: Self.farthest) else { return nil }
        (self.entries, corner) = (entries, (region.minX, region.minY))
        start = Self.units(map.a * (Double(region.minX) + 0.5) + map.c * (Double(region.minY) + 0.5) + map.tx)
        (across, down) = (Self.units(map.a), Self.units(map.c))
    }

    /// True when a coordinate, across · x + down · y + shift, stays below `farthest` in a region that is not too large.
    static func isExact(_ across: Double, _ down: Double, _ shift: Double, in region: PixelRect, farthest: Double) -> Bool {
        let (width, height) = (max(-region.minX, region.maxX), max(-region.minY, region.maxY))
        guard max(width, height) <= widest, min(region.minX, region.minY) >= -widest else { return false }
        return across.magnitude * Double(width + 1) + down.magnitude * Double(height + 1) + shift.magnitude < farthest
    }

    /// A number of the grid in units of 2⁻³¹.
    static func units(_ number: Double) -> Int64 { Int64(number * 2 * PositionGrid.steps) }

    /// The colour of a destination pixel, by the rules; for comparisons.
    ///
    /// - Precondition: The pixel lies to the right of and below `corner`.
    func pixel(x: Int, y: Int) -> Pixel {
        let (column, row) = (UInt32(x - corner.x), UInt32(y - corner.y))
        let sum = wideSumRule(WideRule(start), wideSumRule(wideProductRule(WideRule(across), column), wideProductRule(WideRule(down), row)))
        return entries[Int(rampIndexRule(sum, UInt32(entries.count)))]
    }
}
