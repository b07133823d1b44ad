import LaminaPrimitives

/// The colours of HTML and CSS: `#f80`, `#ff8800`, `rgb(255, 136, 0)`, `rgba(…)` and names.
enum HTMLColor {
    /// Returns the colour that a text describes; nil for other texts.
    static func color(_ text: String) -> Color? {
        let text = text.trimmed.lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb") { return components(text) }
        if text == "transparent" { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
        return named[text].map { color($0, alpha: 1) }
    }

    private static func hexadecimal(_ digits: Substring) -> Color? {
        guard let number = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 3, 4:
            // Each digit stands for two.
            return hexadecimal(digits.map { "\($0)\($0)" }.joined()[...])
        case 6: return color(number, alpha: 1)
        case 8: return color(number >> 8, alpha: Double(number & 0xFF) / 255)
        default: return nil
        }
    }

    private static func color(_ number: UInt32, alpha: Double) -> Color {
        let channel = { (shift: UInt32) in Float(number >> shift & 0xFF) / 255 }
        return Color(red: channel(16), green: channel(8), blue: channel(0), alpha: Float(alpha))
    }

    private static func components(_ text: String) -> Color? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let words = text[text.index(after: open)...].dropLast().split { $0 == "," || $0 == "/" || $0 == " " }
        let values = words.enumerated().compactMap { position, word -> Double? in
            let isShare = word.hasSuffix("%")
            return Double(isShare ? word.dropLast() : word).map { $0 / (isShare ? 100 : position < 3 ? 255 : 1) }
        }
        guard values.count == words.count, (3...4).contains(values.count), values.allSatisfy(\.isFinite) else { return nil }
        let limited = values.map { Float(min(max($0, 0), 1)) }
        return Color(red: limited[0], green: limited[1], blue: limited[2], alpha: limited.count > 3 ? limited[3] : 1)
    }

    /// - Source: CSS Color Module Level 4, the names that CSS 2 and SVG define.
    private static let named: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000,
        "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00,
        "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "brown": 0xA52A2A,
        "chocolate": 0xD2691E, "coral": 0xFF7F50, "crimson": 0xDC143C, "darkblue": 0x00008B, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
        "darkgreen": 0x006400, "darkorange": 0xFF8C00, "darkred": 0x8B0000, "deeppink": 0xFF1493, "deepskyblue": 0x00BFFF, "dimgray": 0x696969,
        "dodgerblue": 0x1E90FF, "firebrick": 0xB22222, "forestgreen": 0x228B22, "gold": 0xFFD700, "hotpink": 0xFF69B4, "indigo": 0x4B0082,
        "khaki": 0xF0E68C, "lavender": 0xE6E6FA, "lightblue": 0xADD8E6, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "lightgreen": 0x90EE90,
        "midnightblue": 0x191970, "orangered": 0xFF4500, "orchid": 0xDA70D6, "pink": 0xFFC0CB, "plum": 0xDDA0DD, "royalblue": 0x4169E1,
        "salmon": 0xFA8072, "seagreen": 0x2E8B57, "sienna": 0xA0522D, "skyblue": 0x87CEEB, "slategray": 0x708090, "steelblue": 0x4682B4,
        "tan": 0xD2B48C, "tomato": 0xFF6347, "turquoise": 0x40E0D0, "violet": 0xEE82EE, "whitesmoke": 0xF5F5F5,
    ]
}
