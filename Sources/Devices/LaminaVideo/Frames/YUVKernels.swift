import CLaminaKernels
import LaminaPrimitives

/// The row loops of one instruction set that convert pixels to planes; C versions of the loops in `YUV420`.
@safe
package struct YUVKernels: Sendable {
    /// The C library's function table; nil for the loops in Swift.
    ///
    /// Unsafe only in the compiler's eyes: the tables are constants.
    nonisolated(unsafe) private let table: UnsafePointer<LaminaKernels>?

    /// The kernels that the environment variable `LAMINA_CPU` names (scalar, sse2, avx2, avx512, avx512vbmi, neon); by default the widest that this
    /// processor supports.
    ///
    /// A name that the processor does not support ends the process with status 64.
    package static let chosen = unsafe YUVKernels(table: LaminaKernelsChosen())
    /// The reference kernels: plain loops in Swift, whose bytes all other kernels reproduce.
    package static let scalar = unsafe YUVKernels(table: nil)

    private init(table: UnsafePointer<LaminaKernels>?) { unsafe self.table = table }

    /// Finds the kernels of an instruction set; nil when this processor does not support it.
    package init?(named name: String) {
        // Safe because the call only reads the name.
        guard let found = unsafe LaminaKernelsNamed(name) else { return nil }
        unsafe table = found
    }

    /// Converts some cells of a frame.
    ///
    /// - Returns: False when there is no C loop, and nothing was written.
    /// - Precondition: `pixels` and `bytes` have exactly the frame's size, and both sides are even.
    func convert(_ pixels: Span<Pixel>, width: Int, _ cells: ChangedCells, into bytes: inout MutableSpan<UInt8>) -> Bool {
        guard let table = unsafe table else { return false }
        precondition(
            pixels.count == 2 * cells.pairCount * width && 2 * bytes.count == 3 * pixels.count && width % 2 == 0, "planes of the wrong size")
        // Safe because each call reads some columns of two rows of pixels, and writes as many of two rows of luma, and half of them in each chroma
        // plane, all within these buffers: a run of columns ends at the width.
        unsafe pixels.withUnsafeBufferPointer { pixels in
            unsafe bytes.withUnsafeMutableBufferPointer { bytes in
                guard let source = pixels.baseAddress, let luma = bytes.baseAddress else { return }
                let blue = unsafe luma + pixels.count
                let red = unsafe blue + pixels.count / 4
                for pair in 0..<cells.pairCount {
                    for columns in cells.columns(ofPair: pair) {
                        let top = 2 * pair * width + columns.lowerBound
                        let half = (pair * width + columns.lowerBound) / 2
                        let planes = unsafe LaminaPlanes(top: luma + top, bottom: luma + top + width, blue: blue + half, red: red + half)
                        unsafe table.pointee.toPlanes(planes, source + top, source + top + width, columns.count)
                    }
                }
            }
        }
        return true
    }
}
