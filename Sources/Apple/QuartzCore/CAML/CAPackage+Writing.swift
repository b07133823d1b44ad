public import Foundation
import CoreGraphics
import LaminaMarkup

extension CAPackage {
    /// Returns a layer tree as a CAML document, whose images are part of its text.
    ///
    /// Reading the document gives an equal tree. Core Animation has no public API for this. Left out, with a warning: delegates, attributes of
    /// strings, and values of classes that CAML does not have.
    ///
    /// - Throws: `CAPackageError.unwritable` when the tree is too large or too deep to be read again.
    public static func document(of layer: CALayer) throws(CAPackageError) -> String {
        try written(layer, areFiles: false, file: "CAML").document.text
    }

    /// Writes a layer tree as a `.ca` package: a new folder with `index.xml`, `main.caml` and the images in `assets`.
    ///
    /// The folder has all of its files or does not exist.
    ///
    /// - Throws: `CAPackageError.unwritable` when the file exists, the system cannot write it, or the tree is too large or too deep to be read again.
    public static func write(_ layer: CALayer, to url: URL) throws(CAPackageError) {
        guard !FileManager.default.fileExists(atPath: url.path) else { throw .unwritable(file: url.path, reason: "it exists already") }
        let writer = try written(layer, areFiles: true, file: url.path)
        let staging = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent)-\(UUID())")
        do {
            defer { try? FileManager.default.removeItem(at: staging) }
            try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
            try writer.writeFiles(of: layer, to: staging)
            try FileManager.default.moveItem(at: staging, to: url)
        } catch {
            throw .unwritable(file: url.path, reason: error.localizedDescription)
        }
    }

    private static func written(_ layer: CALayer, areFiles: Bool, file: String) throws(CAPackageError) -> CAMLWriter {
        let writer = CAMLWriter(assets: CAMLAssets(areFiles: areFiles))
        writer.write(layer)
        if let excess = writer.excess { throw .unwritable(file: file, reason: "the document would have \(excess)") }
        return writer
    }
}

extension CAMLWriter {
    /// Writes the document, its index and its images into a folder.
    fileprivate func writeFiles(of layer: CALayer, to folder: URL) throws {
        try Data(document.text.utf8).write(to: folder.appending(path: "main.caml"))
        var index = PackageIndex()
        (index.rootDocument, index.isGeometryFlipped) = ("main.caml", false)
        (index.width, index.height) = (Double(layer.bounds.width), Double(layer.bounds.height))
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        try encoder.encode(index).write(to: folder.appending(path: "index.xml"))
        guard !assets.files.isEmpty else { return }
        try FileManager.default.createDirectory(at: folder.appending(path: "assets"), withIntermediateDirectories: true)
        for (path, bytes) in assets.files { try Data(bytes).write(to: folder.appending(path: path)) }
    }
}
