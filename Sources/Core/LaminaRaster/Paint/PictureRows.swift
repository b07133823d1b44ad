import CLaminaKernels
import LaminaPrimitives

/// Generates rows of a picture under a map, by the fastest method that the map allows.
struct PictureRows: RowSource {
    private let window: PictureWindow
    private let sampling: PicturePaint.Sampling
    private let inverse: Projection
    /// The translation, when the picture is neither scaled nor rotated; nil otherwise.
    private let shift: PictureShift?
    /// The stretch, when the picture is enlarged but not rotated; nil otherwise.
    private let stretch: PictureStretch?
    let isOpaque: Bool

    /// Prepares a picture.
    ///
    /// - Parameter columns: The columns that will be requested.
    /// - Returns: Nil when there is nothing to draw: no pixels, or a map that is not finite.
    init?(_ paint: PicturePaint, columns: Range<Int>) {
        guard paint.inverse.isFinite, let window = PictureWindow(paint.picture, source: paint.source) else { return nil }
        let paint = paint.onGrid
        self.window = window
        sampling = paint.sampling
        inverse = paint.inverse
        isOpaque = paint.picture.isOpaque
        shift = paint.sampling == .linear ? PictureShift(paint.inverse, window) : nil
        stretch = paint.sampling == .linear && shift == nil ? PictureStretch(paint, window, columns: columns) : nil
    }

    var paintsBlocks: Bool { stretch != nil }

    func paint(_ block: PixelRect, of canvas: Canvas, opacity: UInt8, _ kernels: RowKernels) {
        stretch?.paint(block, of: canvas, window, opacity: opacity, kernels)
    }

    func paint(_ region: PixelRect, of canvas: Canvas, covered coverage: Coverage, opacity: UInt8, _ kernels: RowKernels) -> Bool {
        guard let shift else {
            guard sampling == .linear else { return false }
            kernels.over(window, inverse, onto: canvas, covered: coverage, opacity: opacity, in: region)
            return true
        }
        let columns = region.minX..<region.maxX
        // A whole-pixel translation needs no sampling. If the first and the last row lie inside the picture, so do all between them.
        guard let first = shift.indices(region.minY, columns, window), shift.indices(region.maxY - 1, columns, window) != nil else {
            return false
        }
        kernels.over(
            window.values.span, from: first.lowerBound, width: window.width, onto: canvas, covered: coverage, opacity: opacity, in: region)
        return true
    }

    /// Writes the row's pixels, starting at column `x`.
    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        if let stretch { return stretch.write(y, from: x, window, into: &row, kernels) }
        guard let shift, let inner = shift.columns(inRow: y)?.clamped(to: x..<x + row.count), !inner.isEmpty else {
            return sample(y, from: x, into: &row, kernels)
        }
        // At the edges a neighbour is missing; there the general loop repeats the edge pixel.
        row.withPart(0..<inner.lowerBound - x) { sample(y, from: x, into: &$0, kernels) }
        row.withPart(inner.lowerBound - x..<inner.upperBound - x) { shift.write(y, inner, window, into: &$0, kernels) }
        row.withPart(inner.upperBound - x..<row.count) { sample(y, from: inner.upperBound, into: &$0, kernels) }
    }

    /// Lends pixels of the picture that are shown unchanged.
    func lend(_ y: Int, _ columns: Range<Int>, _ body: (Span<Pixel>) -> Void) -> Bool {
        guard let indices = shift?.indices(y, columns, window) else { return false }
        body(window.values.span.extracting(indices))
        return true
    }

    private func sample(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        let line = LaminaLine(inverse, row: y, from: x)
        switch sampling {
        case .nearest: kernels.sampleNearest(window, along: line, into: &row)
        case .linear: kernels.sampleLinear(window, along: line, into: &row)
        }
    }
}

/// A picture that is translated but neither scaled nor rotated, with a precision of 1/256 pixel.
struct PictureShift {
    /// The upper left of the four neighbours, for the destination's pixel (0, 0).
    private let left: Int
    private let top: Int
    /// The subpixel offset from that neighbour, in 1/256 pixel.
    private let right: UInt32
    private let down: UInt32
    private let pixels: PixelRect

    /// Recognises a translation.
    ///
    /// - Returns: Nil when the map does more than translate.
    init?(_ inverse: Projection, _ window: PictureWindow) {
        guard let map = inverse.affine, map.a == 1, map.b == 0, map.c == 0, map.d == 1, max(abs(map.tx), abs(map.ty)) < 1e9 else { return nil }
        // A fractional edge of the window clamps positions in the middle of a pixel, which only the general loop does.
        guard window.highX == Double(window.pixels.maxX - 1), window.lowX == Double(window.pixels.minX),
            window.highY == Double(window.pixels.maxY - 1), window.lowY == Double(window.pixels.minY)
        else { return nil }
        let x = Int((map.tx * 256 + 0.5).rounded(.down))
        let y = Int((map.ty * 256 + 0.5).rounded(.down))
        (left, right) = (x >> 8, UInt32(x & 255))
        (top, down) = (y >> 8, UInt32(y & 255))
        pixels = window.pixels
    }

    private var isWhole: Bool { right == 0 && down == 0 }

    /// Returns the destination columns whose neighbours all lie inside the picture; nil when row `y` has none.
    func columns(inRow y: Int) -> Range<Int>? {
        let extra = isWhole ? 0 : 1
        guard y + top >= pixels.minY, y + top + extra < pixels.maxY, pixels.width > extra else { return nil }
        return pixels.minX - left..<pixels.maxX - extra - left
    }

    /// True when the general arithmetic gives this position, in 1/256 pixel, to a destination column that has all neighbours, or when it has not all.
    func agrees(column: Int, _ position: Int32) -> Bool {
        let extra = isWhole ? 0 : 1
        guard column + left >= pixels.minX, column + left + extra < pixels.maxX else { return true }
        return Int(position) == (column + left) << 8 | Int(right)
    }

    /// The same for a destination row.
    func agrees(row: Int, _ position: Int32) -> Bool {
        let extra = isWhole ? 0 : 1
        guard row + top >= pixels.minY, row + top + extra < pixels.maxY else { return true }
        return Int(position) == (row + top) << 8 | Int(down)
    }

    /// Returns the indices in the pixel array for columns of row `y`; nil when they must be interpolated or lie outside the picture.
    func indices(_ y: Int, _ columns: Range<Int>, _ window: PictureWindow) -> Range<Int>? {
        guard isWhole, let known = self.columns(inRow: y), columns.clamped(to: known) == columns else { return nil }
        return window.indices(y + top, columns.lowerBound + left..<columns.upperBound + left)
    }

    func write(_ y: Int, _ columns: Range<Int>, _ window: PictureWindow, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        let all = window.values.span
        let source = columns.lowerBound + left..<columns.upperBound + left
        guard !isWhole else { return row.copy(all.extracting(window.indices(y + top, source))) }
        let pair = source.lowerBound..<source.upperBound + 1
        kernels.sampleShifted(
            all.extracting(window.indices(y + top, pair)), all.extracting(window.indices(y + top + 1, pair)), fraction: (right, down),
            into: &row)
    }
}
