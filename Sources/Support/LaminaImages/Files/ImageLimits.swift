import LaminaPrimitives

/// The sizes of images that are read and written.
package enum ImageLimits {
    /// The longest side, in pixels.
    package static let largestSide = 32_768
    /// The largest number of pixels; as a bitmap they take 1 GiB.
    package static let mostPixels = 1 << 28
    /// The most pixels of an image whose file is truncated and is shown as far as its data goes; as a bitmap they take 64 MiB.
    ///
    /// Larger images need a file long enough for all their pixels, so that a short file cannot demand much memory.
    static let mostUnprovenPixels = 1 << 24
    /// The memory for decoding, in bytes, up to which the ratio of pixels to the file's bytes is not checked.
    private static let mostUnprovenMemory = 256 << 20
    /// The most pixels per byte of a file that needs more than `mostUnprovenMemory`.
    ///
    /// Photographs have less than 10, drawings on paper about 100; a picture in one colour has thousands.
    private static let mostPixelsPerByte = 128
    /// The pixels of earlier frames that may be decoded to compose one frame of an animation, for a file of any length.
    private static let leastComposedPixels = 1 << 27
    /// The pixels of earlier frames that may be decoded to compose one frame, for each byte of a file for which that is more.
    private static let composedPixelsPerByte = 32
    /// The cost of starting a decoder, as the number of pixels that are decoded in the same time.
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
