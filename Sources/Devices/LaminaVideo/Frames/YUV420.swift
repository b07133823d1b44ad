package import LaminaPrimitives

/// The conversion of sRGB pixels to planar Y'CbCr of BT.709, limited range, 4:2:0, with each chroma sample centred on its four pixels.
///
/// - Source: ITU-R BT.709-6, sections 3.2 to 3.5: Y' = 0.2126 R' + 0.7152 G' + 0.0722 B'; 8-bit levels 16...235 and 16...240.
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

    /// The fixed-point scale, with 15 fractional bits, at which every factor fits a signed 16-bit lane.
    private static let scale: Int32 = 1 << 15
    // The factors of the channels in Y', Cb and Cr: `blueRed` is red's factor in Cb. `chromaOwn` is blue's factor in Cb and red's in Cr.
    private static let lumaRed: Int32 = 5983  // 0.2126 · 219/255 · 2¹⁵
    private static let lumaGreen: Int32 = 20127  // 0.7152 · 219/255 · 2¹⁵
    private static let lumaBlue: Int32 = 2032  // 0.0722 · 219/255 · 2¹⁵
    private static let chromaOwn: Int32 = 14392  // 0.5 · 224/255 · 2¹⁵
    private static let blueRed: Int32 = -3298  // -0.2126 / 1.8556 · 224/255 · 2¹⁵
    private static let blueGreen: Int32 = -11094  // -0.7152 / 1.8556 · 224/255 · 2¹⁵
    private static let redGreen: Int32 = -13073  // -0.7152 / 1.5748 · 224/255 · 2¹⁵
    private static let redBlue: Int32 = -1319  // -0.0722 / 1.5748 · 224/255 · 2¹⁵

    private static func writeLuma(of pixels: Span<Pixel>, into bytes: inout MutableSpan<UInt8>) {
        // The level of black, 16, and a half for rounding.
        let offset = 16 * scale + scale / 2
        for index in pixels.indices {
            let pixel = Int32(bitPattern: pixels[index])
            let red = (pixel &>> 16 & 255) &* lumaRed
            let green = (pixel &>> 8 & 255) &* lumaGreen
            let blue = (pixel & 255) &* lumaBlue
            bytes[index] = UInt8(truncatingIfNeeded: (red &+ green &+ blue &+ offset) &>> 15)
        }
    }

    /// Writes one row of both chroma planes, from two rows of pixels.
    private static func writeChroma(of pixels: Span<Pixel>, width: Int, row: Int, into bytes: inout MutableSpan<UInt8>) {
        let top = 2 * row * width
        let blueStart = pixels.count + row * width / 2
        let redStart = blueStart + pixels.count / 4
        // The sum of four pixels has two more bits, so the result is shifted by 17 instead of 15. The offset is the neutral level, 128, and a half.
        let offset = 128 * 4 * scale + 2 * scale
        for column in 0..<width / 2 {
            let place = top &+ 2 &* column
            // Bounds checks in the loop would prevent vectorisation; `convert` has checked both sizes, and this row lies within them.
            let (first, second) = unsafe (pixels[unchecked: place], pixels[unchecked: place &+ 1])
            let (third, fourth) = unsafe (pixels[unchecked: place &+ width], pixels[unchecked: place &+ width &+ 1])
            // Red and blue share a 32-bit lane, 16 bits apart; the sum of four 8-bit values needs 10 bits.
            let pairs = (first & 0xFF_00FF) &+ (second & 0xFF_00FF) &+ (third & 0xFF_00FF) &+ (fourth & 0xFF_00FF)
            let middle = (first &>> 8 & 255) &+ (second &>> 8 & 255) &+ (third &>> 8 & 255) &+ (fourth &>> 8 & 255)
            let (red, green, blue) = (Int32(pairs &>> 16), Int32(middle), Int32(pairs & 0xFFFF))
            let towardBlue = blue &* chromaOwn &+ red &* blueRed &+ green &* blueGreen &+ offset
            let towardRed = red &* chromaOwn &+ green &* redGreen &+ blue &* redBlue &+ offset
            unsafe bytes[unchecked: blueStart &+ column] = UInt8(truncatingIfNeeded: towardBlue &>> 17)
            unsafe bytes[unchecked: redStart &+ column] = UInt8(truncatingIfNeeded: towardRed &>> 17)
        }
    }
}
