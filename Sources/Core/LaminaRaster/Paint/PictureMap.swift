import CLaminaRules
package import LaminaPrimitives

/// A picture under an affine map, in whole numbers: a pixel's position follows from its column and row by the rules of `CLaminaRules`.
///
/// Positions are in units of 2⁻³¹ pixel of the picture, the units in which the map's numbers are exact; see `PositionGrid`.
package struct PictureMap: Sendable {
    package let picture: Picture
    /// The factors of red, green and blue, 0...255, from the third byte down.
    package let tint: UInt32
    /// The last column and row of the picture that may be read.
    package let lastX: Int
    package let lastY: Int
    /// The first column and row of the destination; columns and rows count from it.
    package let corner: (x: Int, y: Int)
    /// The position of the first column and row, with what rounds to nearest; by columns and rows to the right and down.
    package let start: (x: Int64, y: Int64)
    package let across: (x: Int64, y: Int64)
    package let down: (x: Int64, y: Int64)
    /// The bits that are dropped: 23 leave 1/256 pixel, 31 leave whole pixels.
    package let droppedBits: Int
    /// The limits of positions, in 1/256 pixel.
    package let low: (x: Int, y: Int)
    package let high: (x: Int, y: Int)

    /// The largest magnitude of the numbers of a map, and of the destination's columns and rows, for which sums stay exact.
    private static let (steepest, farthest, widest) = (32.0, Double(1 << 20), 1 << 15)

    /// Prepares a picture whose map is on the grid.
    ///
    /// - Returns: Nil when the map is not affine, its positions could be inexact, or the picture has no pixels.
    init?(_ paint: PicturePaint, in region: PixelRect) {
        guard let map = paint.inverse.affine, let window = PictureWindow(paint.picture, source: paint.source) else { return nil }
        self.init(map, paint.picture, window, isNearest: paint.sampling == .nearest, tint: paint.tint, in: region)
    }

    /// Prepares a picture under a map that is on the grid.
    ///
    /// - Parameter window: The part of the picture that is sampled.
    init?(_ map: AffineTransform, _ picture: Picture, _ window: PictureWindow, isNearest: Bool, tint: UInt32, in region: PixelRect) {
        let slopes = [map.a, map.b, map.c, map.d]
        guard slopes.allSatisfy({ $0.magnitude <= Self.steepest }), max(map.tx.magnitude, map.ty.magnitude) <= Self.farthest else { return nil }
        guard [region.minX, region.minY, region.maxX, region.maxY].allSatisfy({ $0.magnitude <= Self.widest }) else { return nil }
        (self.picture, self.tint) = (picture, tint)
        (lastX, lastY, corner) = (window.pixels.maxX - 1, window.pixels.maxY - 1, (region.minX, region.minY))
        droppedBits = isNearest ? 31 : 23
        // Whole numbers are pixel centres: half a pixel less, and half of the last bit that stays.
        let offset = isNearest ? 0 : (Int64(1) << 22) - (Int64(1) << 30)
        let first = (x: Double(region.minX) + 0.5, y: Double(region.minY) + 0.5)
        start = (
            Self.units(map.a * first.x + map.c * first.y + map.tx) + offset, Self.units(map.b * first.x + map.d * first.y + map.ty) + offset
        )
        across = (Self.units(map.a), Self.units(map.b))
        down = (Self.units(map.c), Self.units(map.d))
        let unit = isNearest ? 1.0 : 256.0
        func limit(_ place: Double) -> Int { Int(place * unit + 0.5) * (isNearest ? 256 : 1) }
        (low, high) = ((limit(window.lowX), limit(window.lowY)), (limit(window.highX), limit(window.highY)))
    }

    /// A number of the grid in units of 2⁻³¹.
    private static func units(_ number: Double) -> Int64 { Int64(number * 2 * PositionGrid.steps) }
}

extension PictureMap {
    /// The picture's pixel for a destination pixel, by the rules; for comparisons.
    ///
    /// - Precondition: The pixel lies to the right of and below `corner`.
    func pixel(x: Int, y: Int) -> Pixel {
        let (column, row) = (UInt32(x - corner.x), UInt32(y - corner.y))
        func place(_ start: Int64, _ across: Int64, _ down: Int64, _ low: Int, _ high: Int) -> Int {
            let sum = wideSumRule(WideRule(start), wideSumRule(wideProductRule(WideRule(across), column), wideProductRule(WideRule(down), row)))
            return Int(placeRule(sum, Int32(droppedBits), Int32(low), Int32(high)))
        }
        let place = (x: place(start.x, across.x, down.x, low.x, high.x), y: place(start.y, across.y, down.y, low.y, high.y))
        let (left, top) = (place.x >> 8, place.y >> 8)
        let (right, bottom) = (min(left + 1, lastX), min(top + 1, lastY))
        let bitmap = picture.bitmap
        let sample = bilinearRule(
            bitmap[left, top], bitmap[right, top], bitmap[left, bottom], bitmap[right, bottom], UInt32(place.x & 255), UInt32(place.y & 255))
        return tintedRule(sample, tint)
    }
}

extension WideRule {
    init(_ number: Int64) {
        self.init(low: UInt32(truncatingIfNeeded: number), high: Int32(truncatingIfNeeded: number >> 32))
    }
}
