import CPNG

/// Conversion between PNG files and bitmaps: sRGB, 8 bits per channel.
package enum PNG {
    /// The longest side that is read or written, in pixels.
    package static let largestSide = 32_768
    /// The largest number of pixels that is read or written; as a bitmap they take 1 GiB.
    package static let mostPixels = 1 << 28
    /// The version of the loaded libpng.
    package static var libraryVersion: String { unsafe String(cString: png_get_libpng_ver(nil)) }

    /// Checks the size of an image against the limits.
    ///
    /// - Throws: `PNGError.unacceptableSize` for a size outside the limits.
    static func check(width: Int, height: Int, name: String) throws(PNGError) {
        let sides = 1...largestSide
        guard sides.contains(width), sides.contains(height), width * height <= mostPixels else {
            throw .unacceptableSize(name: name, width: width, height: height)
        }
    }
}
