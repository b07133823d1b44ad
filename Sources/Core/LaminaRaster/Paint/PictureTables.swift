import CLaminaKernels
package import LaminaPrimitives

/// A picture whose map keeps its axes, so that a column of the destination has one position in all rows and a row one in all columns.
package struct PictureTables: Sendable {
    package let picture: Picture
    /// The factors of red, green and blue, 0...255, from the third byte down.
    package let tint: UInt32
    /// The last column and row of the picture that may be read.
    package let lastX: Int
    package let lastY: Int
    /// The first column and row of the destination.
    package let corner: (x: Int, y: Int)
    /// The positions of the destination's columns and rows in the picture, in 1/256 pixel; whole numbers are pixel centres.
    package let columns: [Int32]
    package let rows: [Int32]

    /// Computes the positions of a region's columns and rows.
    ///
    /// - Returns: Nil when the map turns the picture or brings it into perspective, the picture has no pixels, or rows differ in their columns.
    init?(_ paint: PicturePaint, in region: PixelRect) {
        guard let map = paint.inverse.affine, map.isFinite, map.b == 0, map.c == 0,
            let window = PictureWindow(paint.picture, source: paint.source)
        else { return nil }
        (picture, tint) = (paint.picture, paint.tint)
        (lastX, lastY) = (window.pixels.maxX - 1, window.pixels.maxY - 1)
        corner = (region.minX, region.minY)
        let positions = Positions(paint, window)
        let columns = (region.minX..<region.maxX).map { positions.column($0) }
        let rows = (region.minY..<region.maxY).map { positions.row($0) }
        // A translation has its own arithmetic inside the picture, which rounds like the general one in all but a few maps.
        if paint.sampling == .linear, let shift = PictureShift(paint.inverse, window) {
            guard columns.enumerated().allSatisfy({ shift.agrees(column: region.minX + $0.offset, $0.element) }),
                rows.enumerated().allSatisfy({ shift.agrees(row: region.minY + $0.offset, $0.element) })
            else { return nil }
        }
        (self.columns, self.rows) = (columns, rows)
    }

    /// The arithmetic of `ScalarRows` and `PictureStretch` for one column or row.
    private struct Positions {
        let window: PictureWindow
        let inverse: Projection
        let first: LaminaLine
        let isNearest: Bool
        let hasSteps: Bool

        init(_ paint: PicturePaint, _ window: PictureWindow) {
            self.window = window
            inverse = paint.inverse
            first = LaminaLine(paint.inverse, row: 0, from: 0)
            isNearest = paint.sampling == .nearest
            // Steps belong to enlargements, as in `PictureStretch`.
            hasSteps = paint.enlargesInSteps && !isNearest && first.dx > 0 && first.dx <= 1 && PictureShift(paint.inverse, window) == nil
        }

        func column(_ x: Int) -> Int32 { rounded(first.x + Double(x) * first.dx - 0.5, window.lowX, window.highX) }
        func row(_ y: Int) -> Int32 { rounded(LaminaLine(inverse, row: y, from: 0).y - 0.5, window.lowY, window.highY) }

        private func rounded(_ place: Double, _ low: Double, _ high: Double) -> Int32 {
            let inside = ScalarRows.clamped(place, low, high)
            if isNearest { return Int32(inside + 0.5) << 8 }
            let level = Int(inside * 256 + 0.5)
            return Int32(hasSteps ? PictureStretch.stepped(level) : level)
        }
    }
}
