import LaminaPrimitives

/// A paint made ready to give rows of premultiplied pixels.
///
/// A painter is compiled for each kind: switching between kinds for each row would count references there, in memory that all
/// workers share.
protocol RowSource {
    /// The pixel, when all are the same.
    var solid: Pixel? { get }
    /// Every pixel has full alpha.
    var isOpaque: Bool { get }
    /// Writes row `y` from column `x` on.
    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels)
    /// Lends the pixels `columns` of row `y`, when they exist without being made.
    ///
    /// - Returns: Whether they do.
    func lend(_ y: Int, _ columns: Range<Int>, _ body: (Span<Pixel>) -> Void) -> Bool
    /// Paints all of what is covered of a region over a canvas, where that is quicker than row by row.
    ///
    /// - Returns: Whether it was.
    func paint(_ region: PixelRect, of canvas: Canvas, covered coverage: Coverage, opacity: UInt8, _ kernels: RowKernels) -> Bool
    /// Whole blocks are painted quicker than row by row.
    var paintsBlocks: Bool { get }
    /// Paints a block over a canvas; only called for sources that paint blocks.
    func paint(_ block: PixelRect, of canvas: Canvas, opacity: UInt8, _ kernels: RowKernels)
}

extension RowSource {
    var solid: Pixel? { nil }
    var paintsBlocks: Bool { false }

    func paint(_ region: PixelRect, of canvas: Canvas, covered coverage: Coverage, opacity: UInt8, _ kernels: RowKernels) -> Bool { false }

    func paint(_ block: PixelRect, of canvas: Canvas, opacity: UInt8, _ kernels: RowKernels) {}

    func lend(_ y: Int, _ columns: Range<Int>, _ body: (Span<Pixel>) -> Void) -> Bool { false }
}

/// One pixel everywhere.
struct SolidRows: RowSource {
    let pixel: Pixel

    var solid: Pixel? { pixel }
    var isOpaque: Bool { pixel >= 0xFF00_0000 }

    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        row.update(repeating: pixel)
    }
}

/// The pixels of a canvas, at their own places.
struct CanvasRows: RowSource {
    let canvas: Canvas

    var isOpaque: Bool { false }

    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        canvas.withRow(y, x..<x + row.count) { row.copy($0.span) }
    }

    func lend(_ y: Int, _ columns: Range<Int>, _ body: (Span<Pixel>) -> Void) -> Bool {
        canvas.withRow(y, columns) { body($0.span) }
        return true
    }
}
