/// A failure to read a nib; every case names the file.
package enum NibError: Error, Hashable, CustomStringConvertible {
    /// The bundle contains no file of this name.
    case missing(name: String, bundle: String)
    /// The operating system could not read the file.
    case unreadable(file: String, reason: String)
    /// The file exceeds the size limit.
    case tooLarge(file: String, bytes: Int)
    /// The file is not well-formed XML, or exceeds the limits on depth or element count; `line` counts from 1.
    case malformed(file: String, line: Int, reason: String)
    /// The file has the form of Xcode before version 5, an archive of Interface Builder's own objects.
    case outdated(file: String)
    /// The XML is not an Interface Builder document for iOS.
    case notANib(file: String, root: String)

    /// The message for the log, beginning with the file.
    package var description: String {
        switch self {
        case .missing(let name, let bundle): "\(name).xib: no such nib in \(bundle)"
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .tooLarge(let file, let bytes): "\(file): \(bytes) bytes exceed the limit of \(NibDocument.limits.bytes)"
        case .malformed(let file, let line, let reason): "\(file):\(line): \(reason)"
        case .outdated(let file):
            "\(file): a xib in the form before Xcode 5, which cannot be read; open and save it with a later Xcode"
        case .notANib(let file, let root): "\(file): not a xib of Interface Builder for iOS; its root element is “\(root)”"
        }
    }
}
