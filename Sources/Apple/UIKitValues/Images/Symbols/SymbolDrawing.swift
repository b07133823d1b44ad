import CoreGraphics
import Foundation

/// A symbol in a configuration.
package struct SymbolDrawing: Sendable {
    let name: String
    let picture: SymbolPicture
    package let configuration: UIImage.SymbolConfiguration

    /// Looks up a symbol by name; an unknown name gives a placeholder and a diagnostic.
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

    /// True when the name is unknown and the placeholder is drawn.
    package var isPlaceholder: Bool { SymbolPicture.named(name) == nil }

    private static func reportMissing(_ name: String) {
        guard !SymbolGlyph.isInstalled else {
            return Diagnostics.warn("no symbol named “\(name)”; a placeholder is drawn instead")
        }
        // The message names no symbol: repeated equal lines are written once, so a missing font gives one warning and not one per symbol.
        Diagnostics.warn("the symbol font is not installed, placeholders are drawn; apt-get install \(SymbolGlyph.package)")
    }

    /// The factor from the picture's coordinates, which are drawn for a 17-point font, to points of the image.
    private var zoom: CGFloat { configuration.size / 17 * configuration.scaleFactor }

    /// Renders the symbol in black; nil when no bitmap of the symbol's size can be created.
    ///
    /// - Parameter scale: The number of pixels per point.
    func pixels(scale: CGFloat) -> CGImage? {
        let natural = picture.size
        // The image has whole pixels, so that it is not resampled when displayed at its size.
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
