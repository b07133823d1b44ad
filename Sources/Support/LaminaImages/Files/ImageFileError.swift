import Glibc

/// A failure to read or write an image file.
///
/// Every case carries the file's name.
package enum ImageFileError: Error, Hashable, CustomStringConvertible {
    /// The operating system reported an error; `code` is its errno.
    case inaccessible(name: String, code: Int32)
    /// The first bytes are those of no format that is read.
    case unknownFormat(name: String)
    /// The file ends before its header does, which has the image's size.
    case incompleteHeader(name: String, format: ImageFileFormat)
    /// The image has no pixels, or more than `ImageLimits` allows.
    case unacceptableSize(name: String, width: Int, height: Int)
    /// The file has fewer bytes than an image of this size needs at maximal compression.
    case tooShort(name: String, width: Int, height: Int, bytes: Int, needed: Int)
    /// Decoding a frame takes too long, because it depends on too many earlier frames.
    case tooManyFrames(name: String, frame: Int, pixels: Int, most: Int)
    /// The decoder or the encoder reported an error; `reason` is its message.
    case damaged(name: String, format: ImageFileFormat, reason: String)

    package var description: String {
        switch self {
        case .inaccessible(let name, let code): "\(name): \(unsafe String(cString: strerror(code)))"
        case .unknownFormat(let name): "\(name): not a PNG, JPEG, GIF or WebP file"
        case .incompleteHeader(let name, let format): "\(name): the header of the \(format.rawValue) file is incomplete"
        case .unacceptableSize(let name, let width, let height):
            "\(name): \(width)×\(height) pixels; allowed are 1 to \(ImageLimits.largestSide) per side and \(ImageLimits.mostPixels) in total"
        case .tooShort(let name, let width, let height, let bytes, let needed):
            "\(name): \(width)×\(height) pixels need at least \(needed) bytes; the file has \(bytes)"
        case .tooManyFrames(let name, let frame, let pixels, let most):
            "\(name): frame \(frame) depends on at least \(pixels) pixels of earlier frames; allowed are \(most)"
        case .damaged(let name, let format, let reason): "\(name): not a readable \(format.rawValue) file: \(reason)"
        }
    }
}
