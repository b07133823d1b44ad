extension Bitmap {
    /// A 64-bit hash of the pixels as sixteen hexadecimal digits.
    ///
    /// The hash does not cover the bitmap's width and height.
    package var fingerprint: String {
        var hash = StableHash()
        let pixels = pixels.span
        let blocks = pixels.count / 8
        for block in 0..<blocks {
            let start = block * 8
            hash.add(
                Self.pair(pixels, start), Self.pair(pixels, start + 2), Self.pair(pixels, start + 4), Self.pair(pixels, start + 6))
        }
        for index in blocks * 8..<pixels.count { hash.add(UInt64(pixels[index])) }
        return hash.text
    }

    /// Two pixels as one word.
    @inline(__always)
    private static func pair(_ pixels: Span<Pixel>, _ index: Int) -> UInt64 { UInt64(pixels[index]) | UInt64(pixels[index + 1]) << 32 }
}
