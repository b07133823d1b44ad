import Glibc

/// A failure to read or write a PNG file.
///
/// Every case carries the file's name.
package enum PNGError: Error, Hashable, CustomStringConvertible {
    /// The operating system reported an error; `code` is its errno.
    case inaccessible(name: String, code: Int32)
    /// The image has no pixels, or more than `PNG.largestSide` and `PNG.mostPixels` allow.
    case unacceptableSize(name: String, width: Int, height: Int)
    /// The file has fewer bytes than an image of this size needs at maximal compression.
    case tooShort(name: String, width: Int, height: Int, bytes: Int, needed: Int)
    /// libpng reported an error; `reason` is its message.
    case damaged(name: String, reason: String)

    package var description: String {
        switch self {
        case .inaccessible(let name, let code): "\(name): \(unsafe String(cString: strerror(code)))"
        case .unacceptableSize(let name, let width, let height):
            "\(name): \(width)×\(height) pixels; allowed are 1 to \(PNG.largestSide) per side and \(PNG.mostPixels) in total"
        case .tooShort(let name, let width, let height, let bytes, let needed):
            "\(name): \(width)×\(height) pixels need at least \(needed) bytes; the file has \(bytes)"
        case .damaged(let name, let reason): "\(name): not a readable PNG file: \(reason)"
        }
    }
}
