import CLaminaKernels
import LaminaPrimitives

/// A picture that is enlarged without rotation, so that each destination column has the same source position in every row.
struct PictureStretch {
    /// The first destination column.
    private let first: Int
    /// The source positions of the columns, from the window's left edge, in 1/256 pixel; a few extra entries because rows are sampled in steps.
    private let columns: [Int32]
    private let inverse: Projection
    /// True when positions between two pixels are rounded to nine steps.
    private let hasSteps: Bool

    /// Recognises an enlargement.
    ///
    /// - Returns: Nil when the map rotates, mirrors or shrinks the picture.
    init?(_ paint: PicturePaint, _ window: PictureWindow, columns: Range<Int>) {
        guard let map = paint.inverse.affine, map.keepsAxes, map.a > 0, map.a <= 1, !columns.isEmpty else { return nil }
        first = columns.lowerBound
        inverse = paint.inverse
        let hasSteps = paint.enlargesInSteps
        self.hasSteps = hasSteps
        let line = LaminaLine(inverse, row: 0, from: columns.lowerBound)
        let edge = window.pixels.minX * 256
        self.columns = (0..<columns.count + Self.surplus).map { index in
            let place = Int(ScalarRows.clamped(line.place(index).x - 0.5, window.lowX, window.highX) * 256 + 0.5)
            return Int32((hasSteps ? Self.stepped(place) : place) - edge)
        }
    }

    /// The parts of the second of two neighbours, in 1/256, at eighths of the way from the first to the second.
    ///
    /// - Source: Measured on Apple's system: Core Graphics mixes two neighbours of an enlarged image in nine steps, which are finer at both ends.
    private static let steps = [0, 16, 32, 64, 128, 192, 224, 240, 256]

    /// Rounds the way between two pixels to its nearest eighth, and returns the position that mixes the pixels as Core Graphics does there.
    static func stepped(_ place: Int) -> Int { place & ~255 + steps[((place & 255) * 8 + 128) >> 8] }

    /// The extra entries: rows are sampled in steps of up to 16 pixels that may begin at any column.
    private static let surplus = 15

    /// Writes the row's pixels, starting at column `x`.
    func write(_ y: Int, from x: Int, _ window: PictureWindow, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        let level = level(y, window)
        let pixels = window.values.span
        kernels.sampleLevel(
            pixels.extracting(window.indices(level >> 8)), pixels.extracting(window.indices(level >> 8 + 1)),
            ahead: pixels.extracting(window.indices(level >> 8 + 2)), columns: columns.span.extracting(x - first..<columns.count),
            fraction: UInt32(level & 255), into: &row)
    }

    /// Composites a block of the picture over a canvas.
    func paint(_ block: PixelRect, of canvas: Canvas, _ window: PictureWindow, opacity: UInt8, _ kernels: RowKernels) {
        let top = window.pixels.minY << 8
        let rows = (block.minY..<block.maxY).map { Int32(level($0, window) - top) }
        kernels.over(
            window, columns: columns.span.extracting(block.minX - first..<columns.count), rows: rows.span, opacity: opacity, onto: canvas,
            in: block)
    }

    /// Returns the source position of a destination row, in 1/256 pixel.
    private func level(_ y: Int, _ window: PictureWindow) -> Int {
        let place = LaminaLine(inverse, row: y, from: 0).y
        let level = Int(ScalarRows.clamped(place - 0.5, window.lowY, window.highY) * 256 + 0.5)
        return hasSteps ? Self.stepped(level) : level
    }
}
