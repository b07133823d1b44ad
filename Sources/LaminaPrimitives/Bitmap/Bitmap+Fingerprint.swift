extension Bitmap {
    /// A 64-bit hash of the pixels as sixteen hexadecimal digits.
    ///
    /// The hash does not cover the bitmap's width and height.
    ///
    /// - Source: FNV-1a with 64 bits, fed with whole pixels instead of bytes.
    package var fingerprint: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for pixel in pixels { hash = (hash ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
