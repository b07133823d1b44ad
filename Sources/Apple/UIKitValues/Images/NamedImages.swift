import CoreGraphics
import Foundation
import LaminaConcurrency

/// Loads images by name from the app's bundles and caches them.
enum NamedImages {
    private static let cache = Guarded<[String: UIImage]>([:])
    /// The number of images at which the cache is emptied, more than any real app has.
    ///
    /// The limit bounds the memory of a program that generates file names.
    private static let mostKept = 512

    /// The extensions of image files.
    private static let kinds: Set = ["png", "jpg", "jpeg", "gif", "webp"]

    /// Loads an image file, trying the variants of its name for other scales too; nil when no variant exists.
    ///
    /// - Parameters:
    ///   - name: The file name; without an extension, that of a PNG file.
    ///   - bundle: The bundle to search; nil searches all.
    ///   - scale: The preferred scale, in pixels per point.
    static func find(_ name: String, in bundle: Bundle?, scale: CGFloat = GraphicsScale.screen) -> UIImage? {
        let kind = (name as NSString).pathExtension
        let isFile = Self.kinds.contains(kind.lowercased())
        let stem = isFile ? (name as NSString).deletingPathExtension : name
        for suffix in suffixes(scale: scale) {
            guard let path = ResourceBundles.path(of: stem + suffix, kind: isFile ? kind : "png", in: bundle) else { continue }
            return read(path)
        }
        return nil
    }

    /// The scale suffixes of file names, best first: the wanted scale, then higher scales ascending, then lower ones descending.
    private static func suffixes(scale: CGFloat) -> [String] {
        let wanted = min(3, max(1, Int(clamped: scale.rounded(.up))))
        let order = [wanted] + (1...3).filter { $0 > wanted } + (1...3).filter { $0 < wanted }.reversed()
        return order.map { $0 == 1 ? "" : "@\($0)x" }
    }

    private static func read(_ path: String) -> UIImage? {
        if let known = cache.withLock({ $0[path] }) { return known }
        let image = UIImage(contentsOfFile: path)
        cache.withLock {
            if $0.count >= mostKept { $0.removeAll() }
            $0[path] = image
        }
        return image
    }
}

extension UIImage {
    /// Loads the image of an image literal by the name of its file; an image without pixels, and a diagnostic, when there is none.
    public convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name) ?? UIImage()
        self.init(found.cgImage, scale: found.scale, orientation: found.imageOrientation, details: found.details)
    }

    /// Loads an image of the app by the name of its file, without `@2x` or `@3x`; the extension `.png` may be left out.
    ///
    /// All of the app's bundles are searched. Returns nil, and reports a diagnostic, when there is no image.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Loads an image from a bundle by the name of its file, without `@2x` or `@3x`; the extension `.png` may be left out.
    ///
    /// If `bundle` is nil or the main bundle, all of the app's bundles are searched.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let wanted = traitCollection?.displayScale ?? 0
        guard let found = NamedImages.find(name, in: bundle, scale: wanted > 0 ? wanted : GraphicsScale.screen) else {
            let places = bundle.map { $0.bundlePath } ?? ResourceBundles.all.map(\.bundlePath).joined(separator: ", ")
            Diagnostics.report(exception: "UIImageNotFound", detail: "no image named “\(name)” in \(places)")
            return nil
        }
        self.init(found.cgImage, scale: found.scale, orientation: found.imageOrientation, details: found.details)
    }
}
