import CPNG

/// Conversion between PNG files and bitmaps: sRGB, 8 bits per channel.
package enum PNG {
    /// The version of the loaded libpng.
    package static var libraryVersion: String { unsafe String(cString: png_get_libpng_ver(nil)) }
}
