public import Foundation

/// A file, a folder or a link in memory.
///
/// Linux's Foundation lacks the class.
open class FileWrapper: NSObject {
    /// The ways of reading.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Without mapping.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// The ways of writing.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Whole or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of the wrappers follow the files.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    /// The name on the disk, in the folder or elsewhere; nil before the first writing.
    open var filename: String?
    /// The wished name in a folder.
    open var preferredFilename: String?
    /// The attributes of the file, such as its modification date.
    open var fileAttributes: [String: Any] = [:]

    /// True for a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// True for a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// True for a link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    /// The bytes of a file; nil for others.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The children of a folder by their keys; nil for others.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// The place to which a link leads; nil for others.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Creates a file.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }
    /// Creates a folder of children by their wished names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }
    /// Creates a link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }
    /// Reads a file, a folder with everything in it, or a link.
    ///
    /// - Throws: An error of Foundation for a file that cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url, options)
        super.init()
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
        fileAttributes = Self.attributes(of: url)
    }

    private static func content(of url: URL, _ options: ReadingOptions) throws -> Content {
        let manager = FileManager.default
        if let target = try? manager.destinationOfSymbolicLink(atPath: url.path) {
            return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
        }
        var isFolder: ObjCBool = false
        guard unsafe manager.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            return .file(try Data(contentsOf: url))
        }
        let names = try manager.contentsOfDirectory(atPath: url.path)
        return .folder(try names.reduce(into: [:]) { $0[$1] = try FileWrapper(url: url.appending(path: $1), options: options) })
    }

    private static func attributes(of url: URL) -> [String: Any] {
        let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
        return Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
    }

    // MARK: Children

    /// Adds a child to a folder, under a key of its own when the wished name is taken.
    ///
    /// - Returns: The key; empty for a file or a child without a name, which are reported.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content, let name = child.preferredFilename, !name.isEmpty else {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a child of a folder needs a folder, and a preferred filename")
            return ""
        }
        var (key, number) = (name, 1)
        while let other = children[key], other !== child {
            number += 1
            key = "\(number)__#$!@%!#__\(name)"
        }
        children[key] = child
        content = .folder(children)
        return key
    }
    /// Adds a file to a folder.
    ///
    /// - Returns: The key.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    /// Removes a child from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }
    /// Returns the key of a child; nil for another wrapper.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    // MARK: Files

    /// Returns true when a file was not changed since it was read or written.
    open func matchesContents(of url: URL) -> Bool {
        let (own, other) = (fileAttributes, Self.attributes(of: url))
        let date = FileAttributeKey.modificationDate.rawValue
        guard let read = own[date] as? Date, let now = other[date] as? Date, read == now else { return false }
        return (fileWrappers ?? [:]).allSatisfy { $1.matchesContents(of: url.appending(path: $0)) }
    }

    /// Reads the content anew.
    ///
    /// - Throws: An error of Foundation for a file that cannot be read.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url, options)
        (filename, fileAttributes) = (url.lastPathComponent, Self.attributes(of: url))
    }

    /// Writes the content; with `atomic` a new file or folder takes the place of the old one at the end.
    ///
    /// - Parameter originalContentsURL: The place of an older copy; not used.
    /// - Throws: An error of Foundation for a file that cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic), !isRegularFile {
            try writeAside(to: url)
        } else {
            try writeContent(to: url, isAtomic: options.contains(.atomic))
        }
        if options.contains(.withNameUpdating) { update(from: url) }
    }

    private func writeAside(to url: URL) throws {
        let manager = FileManager.default
        let draft = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent)-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: draft) }
        try writeContent(to: draft, isAtomic: false)
        if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
        try manager.moveItem(at: draft, to: url)
    }

    private func writeContent(to url: URL, isAtomic: Bool) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: isAtomic ? .atomic : [])
        case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children { try child.writeContent(to: url.appending(path: name), isAtomic: false) }
        }
    }

    private func update(from url: URL) {
        (filename, fileAttributes) = (url.lastPathComponent, Self.attributes(of: url))
        for (name, child) in fileWrappers ?? [:] { child.update(from: url.appending(path: name)) }
    }
}
