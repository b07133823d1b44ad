import Glibc

/// A PNG file that could not be read or written; every case carries the file's name.
package enum PNGError: Error, Hashable, CustomStringConvertible {
    /// The operating system refused; `code` is its errno.
    case inaccessible(name: String, code: Int32)
    /// The header asks for more pixels than `PNG.largestSide` and `PNG.mostPixels` allow, or for none.
    case unacceptableSize(name: String, width: Int, height: Int)
    /// The file has fewer bytes than pixels of this size can be compressed to.
    case tooShort(name: String, width: Int, height: Int, bytes: Int, needed: Int)
    /// libpng gave up, for this reason.
    case damaged(name: String, reason: String)

    package var description: String {
        switch self {
        case .inaccessible(let name, let code): "\(name): \(unsafe String(cString: strerror(code)))"
        case .unacceptableSize(let name, let width, let height):
            "\(name): \(width)×\(height) pixels are not between 1 and \(PNG.largestSide) a side and \(PNG.mostPixels) in all"
        case .tooShort(let name, let width, let height, let bytes, let needed):
            "\(name): \(width)×\(height) pixels need at least \(needed) bytes, and the file has \(bytes)"
        case .damaged(let name, let reason): "\(name): not a readable PNG file: \(reason)"
        }
    }
}
