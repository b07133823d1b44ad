import CoreGraphics
public import Foundation

extension UIImage {
    /// What a picture is made for.
    open class Configuration: NSObject, @unchecked Sendable {
        // Sendable because nothing of it ever changes; open because Apple's class is.
    }

    /// How a symbol is drawn.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Sendable because it is set once; open because Apple's class is.

        /// The size of the font that the symbol goes with; 0 says nothing.
        let pointSize: CGFloat
        let weight: SymbolWeight
        let scale: SymbolScale

        /// For a font of a size and weight, smaller or larger than usual.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            super.init()
        }

        /// For a font of a size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        /// For a font of a size.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        /// Of a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight, scale: .unspecified) }
        /// Smaller or larger than usual.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, weight: .unspecified, scale: scale) }
        /// As symbols are where nothing is said.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: 0, weight: .unspecified, scale: .unspecified) }

        /// This configuration, with what another says in place of its own.
        func adopting(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize > 0 ? other.pointSize : pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
        }
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// Nothing is said.
        case unspecified = 0
        /// The thinnest.
        case ultraLight
        /// Very thin.
        case thin
        /// Thin.
        case light
        /// As in running text.
        case regular
        /// A little thicker.
        case medium
        /// Half bold.
        case semibold
        /// Bold.
        case bold
        /// Very bold.
        case heavy
        /// The thickest.
        case black
    }

    /// How large a symbol is beside its font.
    public enum SymbolScale: Int, Sendable {
        /// As usual.
        case `default` = -1
        /// Nothing is said.
        case unspecified
        /// As high as capitals.
        case small
        /// A little higher than capitals.
        case medium
        /// Much higher than capitals.
        case large
    }

    /// A symbol of the system; a placeholder, with one diagnostic, when Lamina has none of that name, and nil for the empty name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system at a size and weight; a placeholder, with one diagnostic, when Lamina has none of that name, and nil for the
    /// empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        guard !name.isEmpty else { return nil }
        let symbol = SymbolDrawing(name: name, configuration: configuration)
        let scale = GraphicsScale.screen
        self.init(symbol.pixels(scale: scale), scale: scale, orientation: .up, details: ImageDetails(symbol: symbol))
    }

    /// The same symbol with another size or weight; nil for what is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = details.symbol else { return nil }
        let image = UIImage(systemName: symbol.name, withConfiguration: symbol.configuration.adopting(configuration))
        return image?.withRenderingMode(renderingMode)
    }

    /// The same symbol with another size or weight; other pictures stay what they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
    }
}

extension UIImage.SymbolConfiguration {
    /// By font size, points.
    var size: CGFloat { pointSize > 0 ? pointSize : 17 }

    var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.78
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
    }

    /// In points at a font of 17 points.
    var lineWidth: CGFloat {
        let widths: [CGFloat] = [1.6, 0.6, 0.9, 1.25, 1.6, 1.8, 2.05, 2.4, 2.8, 3.2]
        return widths[weight.rawValue]
    }
}
