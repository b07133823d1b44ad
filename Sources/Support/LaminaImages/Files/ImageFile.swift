package import LaminaPrimitives

/// An image file whose structure was read; its pixels are decoded on demand.
///
/// A file may end early: `frames` then has the images that have begun, and the last one shows as much as is there.
package struct ImageFile: Sendable {
    package let format: ImageFileFormat
    /// The file's name in errors.
    package let name: String
    package let bytes: [UInt8]
    /// The size of every composed frame, in pixels.
    package internal(set) var width = 0
    package internal(set) var height = 0
    /// The images of the file in the order of their display; a still image has one.
    package internal(set) var frames: [ImageFrame] = []
    /// True when the file declares an animation, even one of a single frame.
    package internal(set) var isAnimation = false
    /// The number of times that an animation plays, 0 without end, as the file stores it; nil when it stores none.
    package internal(set) var loopCount: Int?
    package internal(set) var metadata = ImageMetadata()
    /// True when the file's last part was found.
    package internal(set) var isComplete = false

    init(format: ImageFileFormat, name: String, bytes: [UInt8]) {
        self.format = format
        self.name = name
        self.bytes = bytes
    }

    /// Reads the structure of a file.
    ///
    /// - Parameter name: The name of the file in errors.
    package init(bytes: [UInt8], name: String) throws(ImageFileError) {
        switch ImageFileFormat(of: bytes) {
        case .png: self = try PNG.structure(bytes: bytes, name: name)
        case .jpeg: self = try JPEG.structure(bytes: bytes, name: name)
        case .gif: self = try GIF.structure(bytes: bytes, name: name)
        case .webP: self = try WebP.structure(bytes: bytes, name: name)
        case nil: throw .unknownFormat(name: name)
        }
    }

    /// Reads the structure of a file on disk.
    package init(path: String) throws(ImageFileError) { try self.init(bytes: File.contents(of: path), name: path) }

    /// Decodes the pixels of one frame, premultiplied: those of its own rectangle, not composed with other frames.
    ///
    /// - Precondition: The index is one of `frames`.
    package func pixels(ofFrame index: Int) throws(ImageFileError) -> Bitmap {
        let frame = frames[index]
        try check(width: frame.area.width, height: frame.area.height)
        switch frame.source {
        case .png(let pieces): return try PNG.pixels(of: frame, pieces, in: self)
        case .jpeg: return try JPEG.pixels(of: self)
        case .gif(let part): return GIF.pixels(of: frame, part, in: bytes)
        case .webP(let range): return try WebP.pixels(of: frame, range, in: self)
        }
    }

    /// Decodes the picture that one frame shows on the whole canvas.
    package func picture(ofFrame index: Int) throws(ImageFileError) -> Bitmap {
        var composer = FrameComposer(self)
        return try composer.picture(ofFrame: index)
    }

    /// Checks that the canvas may be allocated.
    func checkCanvas() throws(ImageFileError) { try check(width: width, height: height) }

    private func check(width: Int, height: Int) throws(ImageFileError) {
        try ImageLimits.check(
            width: width, height: height, bytes: bytes.count, pixelsPerByte: format.pixelsPerByte, memory: memoryPerPixel, name: name)
    }

    /// The bytes that decoding takes for each pixel: an animation has its canvas, a frame and the pixels under it.
    private var memoryPerPixel: Int {
        if isAnimation { return 12 }
        switch format {
        case .png: return 4
        // A progressive file has all coefficients in memory, two bytes for each of three components.
        case .jpeg: return metadata.isInterlaced ? 10 : 4
        // The indices or the decoder's own pixels come on top.
        case .gif: return 5
        case .webP: return 8
        }
    }
}

extension ImageFileFormat {
    /// The greatest number of pixels that a byte of a file stands for.
    ///
    /// - Source: PNG: deflate codes 258 bytes with 2 bits, and a byte has 8 pixels. JPEG: a block of 64 pixels takes 2 bits. GIF: a code of 12 bits
    ///   repeats up to 4,096 pixels. WebP: a code of few bits repeats 4,096 pixels.
    var pixelsPerByte: Int {
        switch self {
        case .png: 1032 * 8
        case .jpeg: 256
        case .gif, .webP: 4096
        }
    }
}
