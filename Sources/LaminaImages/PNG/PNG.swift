import CPNG

/// PNG files as bitmaps and back: sRGB, 8 bits a channel.
package enum PNG {
    /// Longest side that is read or written, in pixels.
    package static let largestSide = 32_768
    /// Most pixels that are read or written; 1 GiB of them.
    package static let mostPixels = 1 << 28
    /// The version of libpng in use.
    package static var libraryVersion: String { unsafe String(cString: png_get_libpng_ver(nil)) }

    /// - Throws: `PNGError.unacceptableSize` for a size outside the limits.
    static func check(width: Int, height: Int, name: String) throws(PNGError) {
        let sides = 1...largestSide
        guard sides.contains(width), sides.contains(height), width * height <= mostPixels else {
            throw .unacceptableSize(name: name, width: width, height: height)
        }
    }
}
