import CoreGraphics
import Foundation
import Synchronization

/// Images by name, out of the app's bundles; what was read once is kept.
enum NamedImages {
    private static let cache = Mutex<[String: UIImage]>([:])
    /// More than an app has; a program that makes up names must not fill the memory.
    private static let mostKept = 512

    /// - Parameters:
    ///   - name: With or without `.png`.
    ///   - bundle: Nil means all.
    static func find(_ name: String, in bundle: Bundle?, scale: CGFloat = GraphicsScale.screen) -> UIImage? {
        let kind = (name as NSString).pathExtension
        let isFile = ["png", "PNG"].contains(kind)
        let stem = isFile ? (name as NSString).deletingPathExtension : name
        for suffix in suffixes(scale: scale) {
            guard let path = ResourceBundles.path(of: stem + suffix, kind: isFile ? kind : "png", in: bundle) else { continue }
            return read(path)
        }
        return nil
    }

    /// What the names of files end with, best first: the screen's scale, then finer ones, then coarser ones.
    private static func suffixes(scale: CGFloat) -> [String] {
        let wanted = min(3, max(1, Int(scale.rounded(.up))))
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
    /// An image of the app, by the name of its PNG file without `.png`, `@2x` or `@3x`.
    ///
    /// It is looked for in all of the app's bundles. Nil, with one diagnostic, when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// An image of a bundle, by the name of its PNG file without `.png`, `@2x` or `@3x`; nil and the main bundle mean all of the app's.
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
