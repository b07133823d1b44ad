extension Bitmap {
    /// A hash of the pixels: sixteen hexadecimal digits that almost surely differ when a pixel does.
    ///
    /// - Source: FNV-1a with 64 bits, fed with pixels instead of bytes.
    package var fingerprint: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for pixel in pixels { hash = (hash ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
