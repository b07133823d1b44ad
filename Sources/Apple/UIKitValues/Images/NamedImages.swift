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

    /// Finds an image in the catalogues, else in a file with a variant of the name for the scale or for another one; nil when there is none.
    ///
    /// - Parameters:
    ///   - name: The name of an image set, or of a file; a file's name without an extension is that of a PNG file.
    ///   - bundle: The bundle to search; nil searches all.
    ///   - traits: The traits that choose the version of a set.
    ///   - scale: The preferred scale, in pixels per point.
    static func find(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection = .current, scale: CGFloat = GraphicsScale.screen) -> UIImage? {
        let kind = (name as NSString).pathExtension
        let isFile = Self.kinds.contains(kind.lowercased())
        let stem = isFile ? (name as NSString).deletingPathExtension : name
        let scales = scales(from: scale)
        for set in isFile ? [name, stem] : [name] {
            if let folder = ResourceBundles.setFolder(named: set + ".imageset", in: bundle) { return version(of: folder, scales, traits) }
        }
        return loose(stem, kind: isFile ? kind : "png", in: bundle, scales, traits.userInterfaceIdiom)
    }

    /// Finds a file such as `Bell@2x~ipad.png`; one for the device is preferred to a better scale.
    private static func loose(_ stem: String, kind: String, in bundle: Bundle?, _ scales: [Int], _ idiom: UIUserInterfaceIdiom) -> UIImage? {
        for device in [idiom == .pad ? "~ipad" : "~iphone", ""] {
            for scale in scales {
                let file = stem + (scale == 1 ? "" : "@\(scale)x") + device
                guard let path = ResourceBundles.path(of: file, kind: kind, in: bundle) else { continue }
                return cached(path) { ImageFiles.image(path, scale: CGFloat(scale), displayScale: CGFloat(scale)) }
            }
        }
        return nil
    }

    /// The scales of images, best first: the wanted scale, then higher scales ascending, then lower ones descending.
    private static func scales(from scale: CGFloat) -> [Int] {
        let wanted = min(3, max(1, Int(clamped: scale.rounded(.up))))
        return [wanted] + (1...3).filter { $0 > wanted } + (1...3).filter { $0 < wanted }.reversed()
    }

    /// The version of an image set for traits; one with a version for dark mode brings all of them as its asset.
    private static func version(of folder: URL, _ scales: [Int], _ traits: UITraitCollection) -> UIImage? {
        let image = cached("\(folder.path) \(scales[0]) \(traits.userInterfaceIdiom.rawValue)") {
            let set = ImageSet.read(folder: folder)
            guard let (plain, dark) = set?.versions(in: folder, scales: scales, idiom: traits.userInterfaceIdiom) else { return nil }
            guard let dark else { return plain }
            let asset = UIImageAsset()
            asset.register(plain, with: UITraitCollection())
            asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
            return plain.with { $0.asset = asset }
        }
        return image?.version(for: traits)
    }

    private static func cached(_ key: String, _ make: () -> UIImage?) -> UIImage? {
        if let known = cache.withLock({ $0[key] }) { return known }
        let image = make()
        cache.withLock {
            if $0.count >= mostKept { $0.removeAll() }
            $0[key] = image
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

    /// Loads an image of the app by the name of its set in a catalogue, or by that of its file without `@2x` or `@3x`; `.png` may be left out.
    ///
    /// All of the app's bundles are searched. Returns nil, and reports a diagnostic, when there is no image.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Loads an image from a bundle by the name of its set in a catalogue, or by that of its file without `@2x` or `@3x`; `.png` may be left out.
    ///
    /// If `bundle` is nil or the main bundle, all of the app's bundles are searched.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let traits = traitCollection ?? .current
        let wanted = traitCollection?.displayScale ?? 0
        guard let found = NamedImages.find(name, in: bundle, traits, scale: wanted > 0 ? wanted : GraphicsScale.screen) else {
            let places = bundle.map { $0.bundlePath } ?? ResourceBundles.all.map(\.bundlePath).joined(separator: ", ")
            Diagnostics.report(exception: "UIImageNotFound", detail: "no image named “\(name)” in \(places)")
            return nil
        }
        self.init(found.cgImage, scale: found.scale, orientation: found.imageOrientation, details: found.details)
    }

    /// Loads an image from a bundle, as `init(named:in:compatibleWith:)` does with the configuration's traits.
    ///
    /// The size and weight of a `SymbolConfiguration` apply to system symbols, which no bundle has.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
