import CoreGraphics
import Foundation

/// The colours of an asset catalogue's entry `NAME.colorset`, one for each appearance.
///
/// - Source: Apple's "Asset Catalog Format Reference", "Color Set Type".
struct ColorSet: Decodable {
    private let colors: [Entry]

    /// Reads the file `Contents.json` of the entry; nil, with a diagnostic, when it cannot be read.
    static func read(folder: URL) -> ColorSet? { AssetContents.read(ColorSet.self, in: folder) }

    /// The colour of the set, which depends on the appearance if the set has one for dark mode; nil when no entry has a colour.
    var color: UIColor? {
        let (light, dark) = (color(inDarkMode: false), color(inDarkMode: true))
        guard let plain = light ?? dark, let dark else { return light }
        return UIColor { ($0.userInterfaceStyle == .dark ? dark : plain).resolvedColor(with: $0) }
    }

    /// The colour of an appearance; colours for high contrast are not considered, and those of one kind of device only where there is no other.
    private func color(inDarkMode isDark: Bool) -> UIColor? {
        let wanted: [[String]] = isDark ? [["dark"]] : [[], ["light"]]
        for appearances in wanted {
            let suitable = colors.filter { entry in (entry.appearances ?? []).map(\.value) == appearances }
            let best = suitable.min { ($0.isUniversal ? 0 : 1, $0.isWide ? 1 : 0) < ($1.isUniversal ? 0 : 1, $1.isWide ? 1 : 0) }
            if let color = best?.color?.color { return color }
        }
        return nil
    }

    private struct Entry: Decodable {
        let idiom: String?
        let color: Value?
        let appearances: [Appearance]?
        let gamut: String?

        var isUniversal: Bool { (idiom ?? "universal") == "universal" }
        /// True for a version that only displays with more colours than sRGB show.
        var isWide: Bool { gamut == "display-P3" }

        enum CodingKeys: String, CodingKey {
            case idiom, color, appearances
            case gamut = "display-gamut"
        }
    }

    private struct Appearance: Decodable { let value: String }

    /// A colour in a colour space, with components as text, or a system colour by its name.
    private struct Value: Decodable {
        let space: String?
        let components: [String: Component]?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }

        /// The colour; nil when a component is missing or is no number, and for an unknown name.
        var color: UIColor? {
            guard let components else { return reference.flatMap { SystemColorNames.color($0) } }
            let opacity: CGFloat? = if let component = components["alpha"] { component.value } else { 1 }
            guard let alpha = opacity else { return nil }
            if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
            guard let red = components["red"]?.value, let green = components["green"]?.value, let blue = components["blue"]?.value else {
                return nil
            }
            if space == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// A component: a fraction such as `0.5` or a number, or a byte such as `128` or `0x80`.
    private struct Component: Decodable {
        /// Nil for a text that is no number.
        let value: CGFloat?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number.isFinite ? CGFloat(number) : nil
            } else {
                value = Self.number(try container.decode(String.self).trimmingCharacters(in: .whitespaces))
            }
        }

        private static func number(_ text: String) -> CGFloat? {
            if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            if !text.contains(".") { return UInt8(text).map { CGFloat($0) / 255 } }
            return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
        }
    }
}
