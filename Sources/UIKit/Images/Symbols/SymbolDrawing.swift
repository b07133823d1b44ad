import CoreGraphics
import Foundation

/// A symbol at a size and weight.
struct SymbolDrawing: Sendable {
    let name: String
    let picture: SymbolPicture
    let configuration: UIImage.SymbolConfiguration

    /// The symbol of a name, or a placeholder, with one diagnostic, when there is none.
    init(name: String, configuration: UIImage.SymbolConfiguration) {
        self.name = name
        self.configuration = configuration
        if let picture = SymbolPicture.named(name) {
            self.picture = picture
        } else {
            picture = .shape(.placeholder)
            Self.reportMissing(name)
        }
    }

    /// Whether there is no symbol of the name.
    var isPlaceholder: Bool { SymbolPicture.named(name) == nil }

    private static func reportMissing(_ name: String) {
        guard !SymbolGlyph.isInstalled else {
            return Diagnostics.warn("no symbol named “\(name)”; a placeholder takes its place")
        }
        // One line for all symbols of the font.
        Diagnostics.warn("placeholders take the place of symbols whose font is missing; apt-get install \(SymbolGlyph.package)")
    }

    /// Points of the image for each point of the picture.
    private var zoom: CGFloat { configuration.size / 17 * configuration.scaleFactor }

    /// The symbol in black.
    ///
    /// - Parameter scale: Pixels per point.
    func pixels(scale: CGFloat) -> CGImage? {
        let natural = picture.size
        // Whole pixels, so that nothing blurs when the image is shown.
        let size = CGSize(
            width: (natural.width * zoom * scale).rounded(.up) / scale, height: (natural.height * zoom * scale).rounded(.up) / scale)
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        if let context = UIGraphicsGetCurrentContext() {
            context.translateBy(x: (size.width - natural.width * zoom) / 2, y: (size.height - natural.height * zoom) / 2)
            context.scaleBy(x: zoom, y: zoom)
            picture.draw(in: context, lineWidth: configuration.lineWidth)
        }
        let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIGraphicsEndImageContext()
        return image
    }
}
