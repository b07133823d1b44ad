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

    /// Converts a whole frame; alpha is ignored.
    package static func convert(
        _ pixels: Span<Pixel>, width: Int, into bytes: inout MutableSpan<UInt8>, by kernels: YUVKernels = .chosen
    ) {
        let height = width == 0 ? 0 : pixels.count / width
        var cells = ChangedCells(width: width, height: height)
        cells.add(PixelRect(width: width, height: height))
        convert(pixels, width: width, cells, into: &bytes, by: kernels)
    }

    /// Converts some cells of a frame; alpha is ignored.
    ///
    /// - Accuracy: Every level is within 0.53 of the exact value.
    /// - Parameter kernels: The row loops to use; all of them give the same bytes.
    /// - Precondition: `pixels` and `bytes` have exactly the frame's size, and both sides are even.
    static func convert(
        _ pixels: Span<Pixel>, width: Int, _ cells: ChangedCells, into bytes: inout MutableSpan<UInt8>, by kernels: YUVKernels = .chosen
    ) {
        let height = width == 0 ? 0 : pixels.count / width
        precondition(pixels.count == width * height && height == 2 * cells.pairCount, "the pixels must be whole rows")
        precondition(bytes.count == byteCount(width: width, height: height), "the planes do not have the frame's size")
        guard !kernels.convert(pixels, width: width, cells, into: &bytes) else { return }
        for pair in 0..<cells.pairCount {
            for columns in cells.columns(ofPair: pair) { convert(pixels, width: width, pair, columns, into: &bytes) }
        }
    }

    /// Converts some columns of a pair of rows.
    private static func convert(_ pixels: Span<Pixel>, width: Int, _ pair: Int, _ columns: Range<Int>, into bytes: inout MutableSpan<UInt8>) {
        let top = 2 * pair * width
        let blueStart = pixels.count + pair * width / 2
        let redStart = blueStart + pixels.count / 4
        for column in columns.lowerBound / 2..<columns.upperBound / 2 {
            let place = top &+ 2 &* column
            let (first, second) = (pixels[place], pixels[place &+ 1])
            let (third, fourth) = (pixels[place &+ width], pixels[place &+ width &+ 1])
            bytes[place] = UInt8(truncatingIfNeeded: lumaRule(first))
            bytes[place &+ 1] = UInt8(truncatingIfNeeded: lumaRule(second))
            bytes[place &+ width] = UInt8(truncatingIfNeeded: lumaRule(third))
            bytes[place &+ width &+ 1] = UInt8(truncatingIfNeeded: lumaRule(fourth))
            bytes[blueStart &+ column] = UInt8(truncatingIfNeeded: blueChromaRule(first, second, third, fourth))
            bytes[redStart &+ column] = UInt8(truncatingIfNeeded: redChromaRule(first, second, third, fourth))
        }
    }
}
