import CLaminaRules
import LaminaPrimitives

/// The pixels of another source with red, green and blue multiplied by the factors of a tint.
struct TintedRows<Source: RowSource>: RowSource {
    private let source: Source
    private let tint: UInt32

    /// - Parameter tint: The factors, 0...255, from the third byte down.
    init(_ source: Source, _ tint: UInt32) {
        self.source = source
        self.tint = tint
    }

    var isOpaque: Bool { source.isOpaque }

    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        source.write(y, from: x, into: &row, kernels)
        for index in row.indices { row[index] = tinted(row[index], by: tint) }
    }
}

/// Returns the pixel with red, green and blue multiplied by the factors of a tint, 0...255, from the third byte down.
@inline(__always)
func tinted(_ pixel: Pixel, by tint: UInt32) -> Pixel {
    tintedRule(pixel, tint)
}
