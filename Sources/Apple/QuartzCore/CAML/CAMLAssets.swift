import CoreGraphics
import Foundation

/// The images of a CAML document that is being written.
struct CAMLAssets {
    /// True for a package, whose images are files; else they are in the document itself.
    let areFiles: Bool
    /// The files by their paths in the package, in the order of their first use.
    private(set) var files: [(path: String, bytes: [UInt8])] = []
    private var sources: [ObjectIdentifier: String] = [:]

    init(areFiles: Bool) { self.areFiles = areFiles }

    /// Returns the source of an image: a path in the package or a `data:` URL; nil when the image is too large for PNG.
    mutating func source(of image: CGImage) -> String? {
        let identity = ObjectIdentifier(image.picture)
        if let known = sources[identity] { return known }
        guard let bytes = image.pngBytes else { return nil }
        let source = areFiles ? "assets/\(files.count + 1).png" : "data:image/png;base64," + Data(bytes).base64EncodedString()
        if areFiles { files.append((source, bytes)) }
        sources[identity] = source
        return source
    }
}
