import CLaminaKernels
import LaminaPrimitives

/// A picture made larger without being turned: each column of the destination has one place in all rows of the picture.
struct PictureStretch {
    /// The first column of the destination.
    private let first: Int
    /// From the left edge of the window, in 256ths of a pixel; a few more at the end, because rows are sampled in steps.
    private let columns: [Int32]
    private let inverse: Projection

    /// - Returns: Nil when the map turns, mirrors or shrinks the picture.
    init?(_ inverse: Projection, _ window: PictureWindow, columns: Range<Int>) {
        guard let map = inverse.affine, map.keepsAxes, map.a > 0, map.a <= 1, !columns.isEmpty else { return nil }
        first = columns.lowerBound
        self.inverse = inverse
        let line = LaminaLine(inverse, row: 0, from: columns.lowerBound)
        let edge = Int32(window.pixels.minX) * 256
        self.columns = (0..<columns.count + Self.surplus).map { index in
            Int32(ScalarRows.clamped(line.place(index).x - 0.5, window.lowX, window.highX) * 256 + 0.5) - edge
        }
    }

    /// Rows are sampled in steps of at most 16 pixels, which may begin at any column.
    private static let surplus = 15

    /// Writes the row's pixels from column `x` on.
    func write(_ y: Int, from x: Int, _ window: PictureWindow, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        let level = level(y, window)
        let pixels = window.values.span
        kernels.sampleLevel(
            pixels.extracting(window.indices(level >> 8)), pixels.extracting(window.indices(level >> 8 + 1)),
            ahead: pixels.extracting(window.indices(level >> 8 + 2)), columns: columns.span.extracting(x - first..<columns.count),
            fraction: UInt32(level & 255), into: &row)
    }

    /// Paints a block of pixels over a canvas.
    func paint(_ block: PixelRect, of canvas: Canvas, _ window: PictureWindow, opacity: UInt8, _ kernels: RowKernels) {
        let top = window.pixels.minY << 8
        let rows = (block.minY..<block.maxY).map { Int32(level($0, window) - top) }
        kernels.over(
            window, columns: columns.span.extracting(block.minX - first..<columns.count), rows: rows.span, opacity: opacity, onto: canvas,
            in: block)
    }

    /// The place of a row of the destination in the picture, in 256ths.
    private func level(_ y: Int, _ window: PictureWindow) -> Int {
        let place = LaminaLine(inverse, row: y, from: 0).y
        return Int(ScalarRows.clamped(place - 0.5, window.lowY, window.highY) * 256 + 0.5)
    }
}
