import CLaminaRules
package import LaminaPrimitives

/// A radial or conic gradient in whole numbers: the index of a pixel's colour follows from its column and row by the rules of `CLaminaRules`.
///
/// A row's first position and then each pixel's are rounded, as `CurveGrid` says; before, they are in units of 2⁻³¹, in which the map's numbers are
/// exact.
package struct CurveMap: Sendable {
    package enum Form: Sendable {
        /// The index is `offset` plus, or minus if the gradient is shrinking, the distance from the origin; in units of the positions.
        case radial(offset: Int, isShrinking: Bool)
        /// The index is 1 plus the angle around the origin in 1/1024 turn.
        case conic
    }

    package let form: Form
    /// The colours; pixels before the first and after the last show these.
    package let entries: [Pixel]
    /// The first column and row of the destination; columns and rows count from it.
    package let corner: (x: Int, y: Int)
    /// The position of column 0 in the first row, and the steps by rows down.
    package let start: (x: Int64, y: Int64)
    package let down: (x: Int64, y: Int64)
    /// The steps from column 0 to the first column, and from there by columns to the right.
    package let ahead: (x: Int64, y: Int64)
    package let across: (x: Int64, y: Int64)
    /// The fractional bits of rounded positions.
    package let bits: Int

    /// - Parameters:
    ///   - map: The map on the grid whose origin is the gradient's centre.
    ///   - region: The pixels that may be asked for.
    /// - Returns: Nil when positions could be inexact.
    init?(_ form: Form, _ entries: [Pixel], _ map: AffineTransform, bits: Int, in region: PixelRect) {
        let farthest = if case .conic = form { Double(CurveGrid.farthest >> bits) } else { RampMap.farthest }
        guard bits >= CurveGrid.leastBits, RampMap.isExact(map.a, map.c, map.tx, in: region, farthest: farthest),
            RampMap.isExact(map.b, map.d, map.ty, in: region, farthest: farthest)
        else { return nil }
        (self.form, self.entries, self.bits, corner) = (form, entries, bits, (region.minX, region.minY))
        let row = Double(region.minY) + 0.5
        start = (RampMap.units(map.a * 0.5 + map.c * row + map.tx), RampMap.units(map.b * 0.5 + map.d * row + map.ty))
        down = (RampMap.units(map.c), RampMap.units(map.d))
        across = (RampMap.units(map.a), RampMap.units(map.b))
        ahead = (across.x * Int64(region.minX), across.y * Int64(region.minX))
    }

    /// The colour of a destination pixel, by the rules; for comparisons.
    ///
    /// - Precondition: The pixel lies to the right of and below `corner`.
    func pixel(x: Int, y: Int) -> Pixel {
        let (column, row, dropped) = (UInt32(x - corner.x), UInt32(y - corner.y), Int32(31 - bits))
        func place(_ start: Int64, _ down: Int64, _ ahead: Int64, _ across: Int64) -> Int32 {
            let first = roundedRule(wideSumRule(WideRule(start), wideProductRule(WideRule(down), row)), dropped)
            return wholePlaceRule(wideSumRule(first, wideSumRule(WideRule(ahead), wideProductRule(WideRule(across), column))), dropped)
        }
        let place = (x: place(start.x, down.x, ahead.x, across.x), y: place(start.y, down.y, ahead.y, across.y))
        let index =
            switch form {
            case .radial(let offset, let isShrinking): radialIndexRule(place.x, place.y, Int32(offset), isShrinking, Int32(bits))
            case .conic: Self.conicIndex(place.x, place.y)
            }
        return entries[min(Int(index), entries.count - 1)]
    }

    /// The index at a position in a conic gradient, by the rules.
    static func conicIndex(_ x: Int32, _ y: Int32) -> UInt32 {
        let tangent = tangentRule(x, y)
        var (low, high) = (0, tangents.count)
        while low < high {
            let middle = (low + high) / 2
            if tangents[middle] <= tangent { low = middle + 1 } else { high = middle }
        }
        return conicIndexRule(x, y, UInt32(low), tangent == 0)
    }

    /// The least tangents, in units of 2⁻¹⁶, whose angles are 1/1024 turn, 2/1024 turn and so on up to 127, by the formula of the row loops.
    ///
    /// The angle of the tangent 1 is below 128.
    package static let tangents: [UInt32] = (1...127).map { step in
        var (low, high) = (0, 1 << 16)
        while low < high {
            let middle = (low + high) / 2
            if ScalarRows.angle(ofTangent: Double(middle) / 65_536) >= Double(step) { high = middle } else { low = middle + 1 }
        }
        return UInt32(low)
    }
}
