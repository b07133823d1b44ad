import CoreGraphics
import Foundation

/// The colours of an asset catalogue's entry `NAME.colorset`, one for each appearance.
///
/// - Source: Apple's "Asset Catalog Format Reference", "Color Set Type".
struct ColorSet: Decodable {
    private let colors: [Entry]

    /// Reads the file `Contents.json` of the entry.
    init(folder: URL) throws { self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: folder.appending(path: "Contents.json"))) }

    /// The colour of the set, which depends on the appearance if the set has one for dark mode; nil when no entry has a colour.
    var color: UIColor? {
        let (light, dark) = (color(inDarkMode: false), color(inDarkMode: true))
        guard let plain = light ?? dark, let dark else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : plain }
    }

    /// The colour of an appearance; colours of one kind of device, and those for high contrast, are not considered.
    private func color(inDarkMode isDark: Bool) -> UIColor? {
        let entry = colors.first { entry in
            let values = (entry.appearances ?? []).map(\.value)
            return entry.idiom == "universal" && values == (isDark ? ["dark"] : [])
        }
        return (entry ?? (isDark ? nil : colors.first { ($0.appearances ?? []).map(\.value) == ["light"] }))?.color?.color
    }

    private struct Entry: Decodable {
        let idiom: String
        let color: Value?
        let appearances: [Appearance]?
    }

    private struct Appearance: Decodable { let value: String }

    /// A colour in a colour space, with components as text.
    private struct Value: Decodable {
        let space: String?
        let components: [String: String]?

        enum CodingKeys: String, CodingKey {
            case components
            case space = "color-space"
        }

        /// The colour; nil when a component is missing or is no number.
        ///
        /// System colours, which have a name in place of components, are nil too.
        var color: UIColor? {
            guard let components, let alpha = number(components["alpha"] ?? "1") else { return nil }
            if let white = number(components["white"]) { return UIColor(white: white, alpha: alpha) }
            guard let red = number(components["red"]), let green = number(components["green"]), let blue = number(components["blue"]) else {
                return nil
            }
            if space == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// A component such as `0.5`, or from 0 to 255 without a point, such as `128` or `0x80`.
        private func number(_ text: String?) -> CGFloat? {
            guard let text else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            if !text.contains(".") { return UInt8(text).map { CGFloat($0) / 255 } }
            return Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}
