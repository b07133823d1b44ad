import CLaminaKernels
import LaminaPrimitives

/// The row loop of one instruction set that makes planes of pixels, a C twin of `YUV420`'s own.
@safe
package struct YUVKernels: Sendable {
    /// Nil for the loops in Swift.
    ///
    /// The tables are constants of the C library, which nobody can change.
    nonisolated(unsafe) private let table: UnsafePointer<LaminaKernels>?

    /// The kernels that the environment variable `LAMINA_CPU` names (scalar, sse2, avx2, avx512, avx512vbmi, neon); without it the widest
    /// that this processor runs.
    ///
    /// A name that the processor does not run ends the process with status 64.
    package static let chosen = unsafe YUVKernels(table: LaminaKernelsChosen())
    /// The loops in Swift.
    package static let scalar = unsafe YUVKernels(table: nil)

    private init(table: UnsafePointer<LaminaKernels>?) { unsafe self.table = table }

    /// The kernels of an instruction set; nil when this processor does not have it.
    package init?(named name: String) {
        // The name is only read during the call.
        guard let found = unsafe LaminaKernelsNamed(name) else { return nil }
        unsafe table = found
    }

    /// Converts one frame.
    ///
    /// - Returns: False when there is no loop for it, and nothing was done.
    /// - Precondition: `pixels` and `bytes` have exactly the frame's size, and both sides are even.
    func convert(_ pixels: Span<Pixel>, width: Int, into bytes: inout MutableSpan<UInt8>) -> Bool {
        guard let table = unsafe table else { return false }
        let rows = width == 0 ? 0 : pixels.count / width / 2
        precondition(pixels.count == 2 * rows * width && 2 * bytes.count == 3 * pixels.count && width % 2 == 0, "planes do not fit")
        // The loop reads two rows of pixels, and writes two of luma and half of one to each plane of chroma: parts of what is lent here.
        unsafe pixels.withUnsafeBufferPointer { pixels in
            unsafe bytes.withUnsafeMutableBufferPointer { bytes in
                guard let source = pixels.baseAddress, let luma = bytes.baseAddress else { return }
                let blue = unsafe luma + pixels.count
                let red = unsafe blue + pixels.count / 4
                for row in 0..<rows {
                    let (top, half) = (2 * row * width, row * width / 2)
                    let planes = unsafe LaminaPlanes(top: luma + top, bottom: luma + top + width, blue: blue + half, red: red + half)
                    unsafe table.pointee.toPlanes(planes, source + top, source + top + width, width)
                }
            }
        }
        return true
    }
}
