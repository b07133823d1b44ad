public import CoreGraphics
public import Foundation
import LaminaMarkup

/// A part of a CAML file that was left out or kept without effect.
public struct CAPackageWarning: Hashable, Sendable, CustomStringConvertible {
    /// The line in the document, from 1.
    public let line: Int
    /// The element or attribute and the consequence.
    public let message: String

    /// The line and the message.
    public var description: String { "\(line): \(message)" }
}

/// A layer tree with its images, animations and states, read from a `.caml` file or a `.ca` package.
///
/// Apple's class of this name is private. A package is a folder with `index.xml`, a property list that names the root document, usually `main.caml`,
/// and with the images of the document. Unknown elements are left out, unknown attributes kept as texts under their names, both with a warning.
public final class CAPackage: NSObject {
    /// The root of the layer tree.
    public let rootLayer: CALayer
    /// The size of the canvas, in points: that of the index, or the root layer's.
    public let size: CGSize
    /// True when the document's y axis points down; default false.
    public let isGeometryFlipped: Bool
    /// The ids of the objects that the package hands out.
    public let publishedObjectNames: [String]
    /// The path of the document, or the name that was given for errors.
    public let documentFile: String
    /// The elements and attributes without effect.
    public let warnings: [CAPackageWarning]
    private let objects: [String: NSObject]

    /// Reads a `.caml` file or a `.ca` package.
    ///
    /// Files are at most 16 MiB and elements nested at most 200 levels deep. Images are PNG, JPEG, GIF
    /// and WebP files inside the folder of the document.
    public convenience init(contentsOf url: URL) throws(CAPackageError) {
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        let index = isFolder ? try Self.index(of: url) : PackageIndex()
        let file = isFolder ? try Self.rootDocument(index, of: url) : url
        try self.init(try Self.data(file), file: file.path, folder: file.deletingLastPathComponent(), index: index)
    }

    /// Reads the bytes of a CAML document without images of its own.
    ///
    /// - Parameter file: The name for errors.
    public convenience init(_ data: Data, file: String) throws(CAPackageError) {
        try self.init(data, file: file, folder: nil, index: PackageIndex())
    }

    private init(_ data: Data, file: String, folder: URL?, index: PackageIndex) throws(CAPackageError) {
        let document = try Self.document(data, file: file)
        let reader = CAMLReader(folder: folder)
        guard let layer = reader.rootLayer(document) else { throw .noLayer(file: file, line: document.line) }
        documentFile = file
        rootLayer = layer
        objects = reader.objects
        warnings = reader.warnings
        size = CGSize(width: index.width ?? Double(layer.bounds.width), height: index.height ?? Double(layer.bounds.height))
        isGeometryFlipped = index.isGeometryFlipped ?? false
        publishedObjectNames = index.publishedObjectNames ?? []
    }

    /// Returns the layer or animation with an id; nil when there is none.
    public func publishedObject(withName name: String) -> NSObject? { objects[name] }

    private static func document(_ data: Data, file: String) throws(CAPackageError) -> MarkupElement {
        do throws(MarkupError) {
            return try MarkupParser.parse(data, file: file, limits: CAMLReader.limits)
        } catch {
            switch error {
            case .tooLarge(let file, let bytes, let limit): throw .tooLarge(file: file, bytes: bytes, limit: limit)
            case .malformed(let file, let line, let reason): throw .malformed(file: file, line: line, reason: reason)
            }
        }
    }

    private static func rootDocument(_ index: PackageIndex, of folder: URL) throws(CAPackageError) -> URL {
        let name = index.rootDocument ?? "main.caml"
        guard let file = CAMLImages.file(name, in: folder) else {
            throw .unreadable(file: folder.path, reason: "the root document \(name.prefix(80)) is outside the package")
        }
        return file
    }

    private static func index(of folder: URL) throws(CAPackageError) -> PackageIndex {
        let file = folder.appending(path: "index.xml")
        // Some packages have no index.
        guard FileManager.default.fileExists(atPath: file.path) else { return PackageIndex() }
        let bytes = try data(file)
        do {
            return try PropertyListDecoder().decode(PackageIndex.self, from: bytes)
        } catch {
            throw .malformed(file: file.path, line: 1, reason: "no property list")
        }
    }

    private static func data(_ file: URL) throws(CAPackageError) -> Data {
        do {
            let values = try file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
            let size = values.fileSize ?? 0
            guard values.isRegularFile == true else { throw CAPackageError.unreadable(file: file.path, reason: "not a regular file") }
            guard size <= CAMLReader.limits.bytes else {
                throw CAPackageError.tooLarge(file: file.path, bytes: size, limit: CAMLReader.limits.bytes)
            }
            return try Data(contentsOf: file)
        } catch let error as CAPackageError {
            throw error
        } catch {
            throw .unreadable(file: file.path, reason: error.localizedDescription)
        }
    }
}
