import CoreGraphics
public import Foundation

extension UIImage {
    /// The base class of image configurations.
    open class Configuration: NSObject, @unchecked Sendable {
        // Sendable because the class has no mutable state; open because Apple's class is.

        /// The traits for which an image is chosen; nil for the current ones.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration of traits.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        override init() {
            traitCollection = nil
            super.init()
        }
    }

    /// The size, weight and scale of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Sendable because all fields are constant; open because Apple's class is.

        /// The point size of the matching font; 0 is unspecified.
        package let pointSize: CGFloat
        package let weight: SymbolWeight
        package let scale: SymbolScale
        /// The colours of the symbol's layers; symbols here have one layer.
        ///
        /// Nil leaves the colour to the place where the symbol is shown.
        package let colors: [UIColor]?

        /// Creates a configuration for the size and weight of a font, with a relative scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, colors: nil)
        }

        init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor]?) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.colors = colors
            super.init()
        }

        /// Creates a configuration for the size and weight of a font.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        /// Creates a configuration for the size of a font.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        /// Creates a configuration for the weight of a font.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight, scale: .unspecified) }
        /// Creates a configuration with a scale relative to the font.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, weight: .unspecified, scale: scale) }
        /// Creates a configuration for the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
        /// Creates a configuration for the size of a text style, with a relative scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        /// Creates a configuration for the size of a font; the weight stays unspecified.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// Creates a configuration for the size of a font, with a relative scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }
        /// A configuration that specifies nothing; its symbols are drawn at 17 points with regular weight and medium scale.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: 0, weight: .unspecified, scale: .unspecified) }

        /// Returns true when another configuration has the same size, weight, scale and traits.
        open func isEqual(to configuration: SymbolConfiguration?) -> Bool {
            guard let configuration else { return false }
            return pointSize == configuration.pointSize && weight == configuration.weight && scale == configuration.scale
                && colors == configuration.colors && traitCollection == configuration.traitCollection
        }
        open override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        /// Returns this configuration, overridden by the values that `other` specifies.
        package func adopting(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize > 0 ? other.pointSize : pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors ?? colors)
        }
    }

    /// The thickness of a symbol's lines.
    public typealias SymbolWeight = UIImageSymbolWeight

    /// The size of a symbol relative to its font.
    public typealias SymbolScale = UIImageSymbolScale

    /// Creates a system symbol; an unknown name gives a placeholder and a diagnostic, and an empty name gives nil.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a system symbol in a configuration; an unknown name gives a placeholder and a diagnostic, and an empty name gives nil.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        guard !name.isEmpty else { return nil }
        let symbol = SymbolDrawing(name: name, configuration: configuration)
        let scale = GraphicsScale.screen
        let image = UIImage(symbol.pixels(scale: scale), scale: scale, orientation: .up, details: ImageDetails(symbol: symbol))
        let colored = configuration.colors?.first.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
        self.init(colored.cgImage, scale: scale, orientation: .up, details: colored.details)
    }

    /// Returns the same symbol with the values that a configuration specifies; nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = details.symbol else { return nil }
        let image = UIImage(systemName: symbol.name, withConfiguration: symbol.configuration.adopting(configuration))
        if configuration.colors != nil { return image }
        guard let color = details.symbolColor else { return image?.withRenderingMode(renderingMode) }
        return image?.withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the same symbol drawn with more pixels per point, for a place where it is shown enlarged; other images are returned unchanged.
    package func sharpened(by factor: CGFloat) -> UIImage {
        guard let symbol = details.symbol, imageOrientation == .up, factor > 1 else { return self }
        let sharp = UIImage(symbol.pixels(scale: scale * factor), scale: scale * factor, orientation: .up, details: details)
        return details.symbolColor.map { sharp.withTintColor($0, renderingMode: renderingMode) } ?? sharp
    }

    /// Returns the same symbol with the values that a configuration specifies; an image that is no symbol is returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
    }
}

extension UIImage.SymbolConfiguration {
    /// The font size, in points; 17 when unspecified.
    package var size: CGFloat { pointSize > 0 ? pointSize : 17 }

    var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.78
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        @unknown default: 1
        }
    }

    /// The line width, in points at a 17-point font.
    package var lineWidth: CGFloat {
        // Indexed by the raw value of `SymbolWeight`; the first width is for `unspecified`.
        let widths: [CGFloat] = [1.6, 0.6, 0.9, 1.25, 1.6, 1.8, 2.05, 2.4, 2.8, 3.2]
        return widths[weight.rawValue]
    }
}
