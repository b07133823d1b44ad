import CoreGraphics
import Foundation

/// The images of an asset catalogue's entry `NAME.imageset`: one for each scale, idiom and appearance.
///
/// - Source: Apple's "Asset Catalog Format Reference", "Image Set Type".
struct ImageSet: Decodable {
    private let images: [Entry]?
    private let properties: Properties?

    /// Reads the file `Contents.json` of a set; nil, with a diagnostic, when it cannot be read.
    static func read(folder: URL) -> ImageSet? { AssetContents.read(ImageSet.self, in: folder) }

    /// Returns the versions for light and dark mode that suit a display and a device best; nil without a file that can be read.
    ///
    /// - Parameter scales: The scales of files, best first; the first is the display's.
    func versions(in folder: URL, scales: [Int], idiom: UIUserInterfaceIdiom) -> (plain: UIImage, dark: UIImage?)? {
        let found = [false, true].map { isDark in
            entries(isDark: isDark, scales: scales, idiom: idiom).lazy
                .compactMap { $0.image(in: folder, properties, displayScale: scales.first ?? 1) }.first
        }
        return (found[0] ?? found[1]).map { ($0, found[0] == nil ? nil : found[1]) }
    }

    /// The entries of an appearance: those of the device's own idiom before universal ones, and the best scale first.
    private func entries(isDark: Bool, scales: [Int], idiom: UIUserInterfaceIdiom) -> [Entry] {
        let suitable = (images ?? []).filter { $0.filename != nil && $0.isDark == isDark }
        return [idiom == .pad ? "ipad" : "iphone", "universal"].flatMap { name in
            let own = suitable.filter { ($0.idiom ?? "universal") == name }
            return scales.flatMap { scale in own.filter { $0.factor == scale } }
        }
    }

    private struct Properties: Decodable {
        let intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    private struct Entry: Decodable {
        let filename: String?
        let idiom: String?
        let scale: String?
        let appearances: [Appearance]?
        let resizing: Resizing?

        /// The pixels per point; an entry without a scale is the only one of its set, and has one pixel per point.
        var factor: Int { scale?.first?.wholeNumberValue ?? 1 }

        var isDark: Bool { (appearances ?? []).contains { $0.value == "dark" } }

        func image(in folder: URL, _ properties: Properties?, displayScale: Int) -> UIImage? {
            let path = filename.map { folder.appending(path: $0).path }
            guard let file = path.flatMap({ ImageFiles.image($0, scale: CGFloat(factor), displayScale: CGFloat(displayScale)) }) else { return nil }
            var details = ImageDetails()
            switch properties?.intent {
            case "template": details.renderingMode = .alwaysTemplate
            case "original": details.renderingMode = .alwaysOriginal
            default: break
            }
            resizing?.slice(&details, scale: file.scale)
            return UIImage(file.cgImage, scale: file.scale, orientation: file.imageOrientation, details: details)
        }
    }

    private struct Appearance: Decodable { let value: String? }

    /// The parts in which an image is stretched: three beside each other, or nine.
    private struct Resizing: Decodable {
        let caps: [String: Double]?
        let center: Center?

        struct Center: Decodable { let mode: String? }

        enum CodingKeys: String, CodingKey {
            case caps = "cap-insets"
            case center
        }

        /// Insets are in pixels of the file.
        func slice(_ details: inout ImageDetails, scale: CGFloat) {
            let inset = { (side: String) in CGFloat(min(1e4, max(0, caps?[side] ?? 0))) / scale }
            details.capInsets = UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
            details.resizingMode = center?.mode == "tile" ? .tile : .stretch
        }
    }
}
