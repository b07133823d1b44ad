package import LaminaPrimitives

/// The colour behind the app's content.
package struct Background: Codable, Sendable, Hashable {
    /// The red component, 0...255; alpha is straight, not premultiplied.
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8
    package let alpha: UInt8

    package static let black = Background(red: 0, green: 0, blue: 0, alpha: 255)
    package static let transparent = Background(red: 0, green: 0, blue: 0, alpha: 0)

    /// Creates a colour from components 0...255 with straight alpha.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Parses `transparent`, a colour's name, `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for other text.
    package init?(_ text: String) {
        guard let digits = Self.names[text] ?? (text.hasPrefix("#") ? String(text.dropFirst()) : nil) else { return nil }
        // `#RGB` stands for `#RRGGBB` with each digit doubled.
        let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
        guard long.allSatisfy(\.isHexDigit), long.count == 6 || long.count == 8 else { return nil }
        guard let value = UInt32(long.count == 6 ? long + "ff" : long, radix: 16) else { return nil }
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }

    package var isOpaque: Bool { alpha == 255 }

    package var color: Color {
        Color(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: Float(alpha) / 255)
    }

    private static let names = [
        "transparent": "00000000", "black": "000000", "white": "ffffff", "gray": "808080", "red": "ff0000", "green": "00ff00",
        "blue": "0000ff", "yellow": "ffff00", "cyan": "00ffff", "magenta": "ff00ff", "orange": "ff8000",
    ]
}
