import CoreGraphics
import Foundation

/// A colour as archives hold it: the name of a system colour, a pattern, or components in a colour space.
struct ColorContent: Codable {
    /// The name of a system colour, such as `systemRedColor`; nil for other colours.
    private let name: String?
    /// The image of a pattern; nil for other colours.
    private let pattern: ImageContent?
    private let components: ComponentContent

    /// Describes a colour; a dynamic one that is no system colour is resolved with the current traits.
    init(_ color: UIColor) {
        let fixed = color.cgColor
        name = color.isDynamic ? SystemColorNames.name(of: color) : nil
        pattern = fixed.pattern.map { ImageContent(UIImage(pattern: $0)) }
        components = ComponentContent(fixed)
    }

    /// The colour; nil for content that no colour has written.
    var color: UIColor? {
        if let name { return SystemColorNames.color(name) }
        if let pattern { return pattern.image.map { UIColor(patternImage: $0) } }
        return components.color.map { UIColor(cgColor: $0) }
    }
}

/// The components of a colour as archives hold them.
struct ComponentContent: Codable {
    /// The name of the colour space.
    private let space: String
    /// The components and alpha.
    private let values: [Double]

    init(_ color: CGColor) {
        // A space without a name has a profile of its own; sRGB has the same colours without it.
        let named = color.colorSpace?.name == nil ? CGColor(color.color) : color
        space = named.colorSpace?.name.map { String(describing: $0) } ?? ""
        values = (named.components ?? []).map { Double($0) }
    }

    var color: CGColor? {
        guard let space = CGColorSpace(name: NSString(string: space)), values.count == space.numberOfComponents + 1 else { return nil }
        // Safe because the space has this number of components.
        return unsafe CGColor(colorSpace: space, components: values.map { CGFloat($0) })
    }
}

extension UIImage {
    /// Draws one cell of a pattern.
    fileprivate convenience init(pattern: CGPattern) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(pattern.imageScale ?? 1)
        let image = UIGraphicsImageRenderer(size: pattern.cellSize, format: format).image { pattern.drawCell(in: $0.cgContext) }
        self.init(image.cgImage, scale: image.scale, orientation: .up, details: ImageDetails())
    }
}
