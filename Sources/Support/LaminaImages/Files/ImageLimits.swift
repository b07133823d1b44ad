import LaminaPrimitives

/// The sizes of images that are read and written.
package enum ImageLimits {
    /// The longest side, in pixels.
    package static let largestSide = 32_768
    /// The largest number of pixels; as a bitmap they take 1 GiB.
    package static let mostPixels = 1 << 28
    /// The number of pixels up to which a file may be shorter than its pixels need, so that the part of a truncated file is shown; 64 MiB as a bitmap.
    static let mostUnprovenPixels = 1 << 24
    /// The memory for decoding up to which a file may have few bytes for its number of pixels, in bytes.
    private static let mostUnprovenMemory = 256 << 20
    /// The number of pixels per byte that a file may have beyond that memory.
    ///
    /// Photographs have less than 10, drawings on paper about 100; a picture in one colour has thousands.
    private static let mostPixelsPerByte = 128
    /// The number of pixels of earlier frames that may be decoded for one frame, whatever the length of the file.
    private static let leastComposedPixels = 1 << 27
    /// The number of pixels of earlier frames that may be decoded for one frame, per byte of the file.
    private static let composedPixelsPerByte = 32
    /// The number of pixels that take as long as the start of a decoder.
    static let pixelsPerDecoder = 1 << 14

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
    /// A small file must not cause a huge allocation.
    ///
    /// - Parameters:
    ///   - pixelsPerByte: The greatest number of pixels that a byte of the file can stand for.
    ///   - memory: The bytes that decoding takes for each pixel.
    static func check(width: Int, height: Int, bytes: Int, pixelsPerByte: Int, memory: Int, name: String) throws(ImageFileError) {
        try check(width: width, height: height, name: name)
        let isLarge = width * height > mostUnprovenMemory / memory
        let needed = width * height / (isLarge ? min(pixelsPerByte, mostPixelsPerByte) : pixelsPerByte)
        guard width * height <= mostUnprovenPixels || needed <= bytes else {
            throw .tooShort(name: name, width: width, height: height, bytes: bytes, needed: needed)
        }
        guard MemoryRoom.fits(width: width, height: height) else { throw .unacceptableSize(name: name, width: width, height: height) }
    }

    /// The number of pixels of earlier frames that may be decoded for one frame of a file.
    static func mostComposedPixels(bytes: Int) -> Int { max(leastComposedPixels, bytes * composedPixelsPerByte) }
}
