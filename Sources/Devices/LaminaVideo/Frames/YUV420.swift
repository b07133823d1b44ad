import CLaminaRules
package import LaminaPrimitives

/// The conversion of sRGB pixels to planar Y'CbCr of BT.709, limited range, 4:2:0, with each chroma sample centred on its four pixels,
/// by the rules of `CLaminaRules`.
package enum YUV420 {
    /// Returns the size of a frame in bytes: the luma plane, then Cb and Cr at half its width and height.
    ///
    /// - Precondition: Both sides are even.
    package static func byteCount(width: Int, height: Int) -> Int {
        precondition(width % 2 == 0 && height % 2 == 0, "4:2:0 needs even sides")
        return width * height * 3 / 2
    }

    /// Converts one frame; alpha is ignored.
    ///
    /// - Accuracy: Every level is within 0.53 of the exact value.
    /// - Parameter kernels: The row loops to use; all of them give the same bytes.
    /// - Precondition: `pixels` and `bytes` have exactly the frame's size, and both sides are even.
    package static func convert(
        _ pixels: Span<Pixel>, width: Int, into bytes: inout MutableSpan<UInt8>, by kernels: YUVKernels = .chosen
    ) {
        let height = width == 0 ? 0 : pixels.count / width
        precondition(pixels.count == width * height, "the pixels must be whole rows")
        precondition(bytes.count == byteCount(width: width, height: height), "the planes do not have the frame's size")
        guard !kernels.convert(pixels, width: width, into: &bytes) else { return }
        writeLuma(of: pixels, into: &bytes)
        for row in 0..<height / 2 {
            writeChroma(of: pixels, width: width, row: row, into: &bytes)
        }
    }

    private static func writeLuma(of pixels: Span<Pixel>, into bytes: inout MutableSpan<UInt8>) {
        for index in pixels.indices { bytes[index] = UInt8(truncatingIfNeeded: lumaRule(pixels[index])) }
    }

    /// Writes one row of both chroma planes, from two rows of pixels.
    private static func writeChroma(of pixels: Span<Pixel>, width: Int, row: Int, into bytes: inout MutableSpan<UInt8>) {
        let top = 2 * row * width
        let blueStart = pixels.count + row * width / 2
        let redStart = blueStart + pixels.count / 4
        for column in 0..<width / 2 {
            let place = top &+ 2 &* column
            // Bounds checks in the loop would prevent vectorisation; `convert` has checked both sizes, and this row lies within them.
            let (first, second) = unsafe (pixels[unchecked: place], pixels[unchecked: place &+ 1])
            let (third, fourth) = unsafe (pixels[unchecked: place &+ width], pixels[unchecked: place &+ width &+ 1])
            unsafe bytes[unchecked: blueStart &+ column] = UInt8(truncatingIfNeeded: blueChromaRule(first, second, third, fourth))
            unsafe bytes[unchecked: redStart &+ column] = UInt8(truncatingIfNeeded: redChromaRule(first, second, third, fourth))
        }
    }
}
