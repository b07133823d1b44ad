import LaminaPrimitives

/// The sizes of images that are read and written.
package enum ImageLimits {
    /// The longest side, in pixels.
    package static let largestSide = 32_768
    /// The largest number of pixels; as a bitmap they take 1 GiB.
    package static let mostPixels = 1 << 28
    /// The number of pixels up to which a file may be shorter than its pixels need, so that the part of a truncated file is shown; 64 MiB as a bitmap.
    static let mostUnprovenPixels = 1 << 24

    /// Checks the size of an image against the limits.
    ///
    /// - Throws: `ImageFileError.unacceptableSize` for a size outside the limits.
    static func check(width: Int, height: Int, name: String) throws(ImageFileError) {
        let sides = 1...largestSide
        guard sides.contains(width), sides.contains(height), width * height <= mostPixels else {
            throw .unacceptableSize(name: name, width: width, height: height)
        }
    }

    /// Checks the size of an image against the limits, and against the length and the memory that it needs.
    ///
    /// A small file with a forged header must not cause a huge allocation.
    ///
    /// - Parameter pixelsPerByte: The greatest number of pixels that a byte of the file can stand for.
    static func check(width: Int, height: Int, bytes: Int, pixelsPerByte: Int, name: String) throws(ImageFileError) {
        try check(width: width, height: height, name: name)
        let needed = width * height / pixelsPerByte
        guard width * height <= mostUnprovenPixels || needed <= bytes else {
            throw .tooShort(name: name, width: width, height: height, bytes: bytes, needed: needed)
        }
        guard MemoryRoom.fits(width: width, height: height) else { throw .unacceptableSize(name: name, width: width, height: height) }
    }
}
