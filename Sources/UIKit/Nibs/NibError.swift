/// Why a nib cannot be used; every case names the file.
package enum NibError: Error, Hashable, CustomStringConvertible {
    /// No file of this name is in the bundle.
    case missing(name: String, bundle: String)
    /// The operating system refused.
    case unreadable(file: String, reason: String)
    /// More bytes than any nib made by hand.
    case tooLarge(file: String, bytes: Int)
    /// Not XML, or nested too deeply, or too many elements; `line` counts from 1.
    case malformed(file: String, line: Int, reason: String)
    /// XML, but not a document of Interface Builder for iOS.
    case notANib(file: String, root: String)

    package var description: String {
        switch self {
        case .missing(let name, let bundle): "\(name).xib: no such nib in \(bundle)"
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .tooLarge(let file, let bytes): "\(file): \(bytes) bytes are too many; \(NibParser.mostBytes) are allowed"
        case .malformed(let file, let line, let reason): "\(file):\(line): \(reason)"
        case .notANib(let file, let root): "\(file): a document “\(root)” is no xib of Interface Builder for iOS"
        }
    }
}
