import LaminaPrimitives

/// A paint that is prepared to generate rows of premultiplied pixels.
///
/// Painters are specialised for each type. A switch between kinds of paint in every row would count references, in memory that all threads share.
protocol RowSource {
    /// The pixel, when all pixels are the same.
    var solid: Pixel? { get }
    /// True when every pixel has full alpha.
    var isOpaque: Bool { get }
    /// Writes the pixels of row `y`, starting at column `x`.
    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels)
    /// Lends the pixels `columns` of row `y` without copying, when they exist in memory.
    ///
    /// - Returns: True when `body` was called.
    func lend(_ y: Int, _ columns: Range<Int>, _ body: (Span<Pixel>) -> Void) -> Bool
    /// Composites the covered pixels of a region over a canvas in one call, when the source supports that.
    ///
    /// - Returns: True when the region was painted.
    func paint(_ region: PixelRect, of canvas: Canvas, covered coverage: Coverage, opacity: UInt8, _ kernels: RowKernels) -> Bool
    /// True when whole blocks are painted faster than row by row.
    var paintsBlocks: Bool { get }
    /// Composites a block over a canvas; only called when `paintsBlocks` is true.
    func paint(_ block: PixelRect, of canvas: Canvas, opacity: UInt8, _ kernels: RowKernels)
}

extension RowSource {
    var solid: Pixel? { nil }
    var paintsBlocks: Bool { false }

    func paint(_ region: PixelRect, of canvas: Canvas, covered coverage: Coverage, opacity: UInt8, _ kernels: RowKernels) -> Bool { false }

    func paint(_ block: PixelRect, of canvas: Canvas, opacity: UInt8, _ kernels: RowKernels) {}

    func lend(_ y: Int, _ columns: Range<Int>, _ body: (Span<Pixel>) -> Void) -> Bool { false }
}

/// A source with the same pixel everywhere.
struct SolidRows: RowSource {
    let pixel: Pixel

    var solid: Pixel? { pixel }
    var isOpaque: Bool { pixel >= 0xFF00_0000 }

    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        row.update(repeating: pixel)
    }
}

/// The pixels of a canvas, at their own positions.
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
