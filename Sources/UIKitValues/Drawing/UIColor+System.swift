import CoreGraphics

/// The system's dynamic colours, which adapt to light and dark mode.
///
/// - Source: Apple's Human Interface Guidelines, "Color", and the documentation of UIColor.
extension UIColor {
    /// The system's red, adapted to light and dark mode.
    public class var systemRed: UIColor { SystemColors.red }
    /// The system's orange, adapted to light and dark mode.
    public class var systemOrange: UIColor { SystemColors.orange }
    /// The system's yellow, adapted to light and dark mode.
    public class var systemYellow: UIColor { SystemColors.yellow }
    /// The system's green, adapted to light and dark mode.
    public class var systemGreen: UIColor { SystemColors.green }
    /// The system's mint, adapted to light and dark mode.
    public class var systemMint: UIColor { SystemColors.mint }
    /// The system's teal, adapted to light and dark mode.
    public class var systemTeal: UIColor { SystemColors.teal }
    /// The system's cyan, adapted to light and dark mode.
    public class var systemCyan: UIColor { SystemColors.cyan }
    /// The system's blue, adapted to light and dark mode; the default tint colour.
    public class var systemBlue: UIColor { SystemColors.blue }
    /// The system's indigo, adapted to light and dark mode.
    public class var systemIndigo: UIColor { SystemColors.indigo }
    /// The system's purple, adapted to light and dark mode.
    public class var systemPurple: UIColor { SystemColors.purple }
    /// The system's pink, adapted to light and dark mode.
    public class var systemPink: UIColor { SystemColors.pink }
    /// The system's brown, adapted to light and dark mode.
    public class var systemBrown: UIColor { SystemColors.brown }

    /// The base grey, the same in light and dark mode.
    public class var systemGray: UIColor { SystemColors.gray }
    /// The second grey, one step closer to the background than `systemGray`.
    public class var systemGray2: UIColor { SystemColors.gray2 }
    /// The third grey, two steps closer to the background than `systemGray`.
    public class var systemGray3: UIColor { SystemColors.gray3 }
    /// The fourth grey, three steps closer to the background than `systemGray`.
    public class var systemGray4: UIColor { SystemColors.gray4 }
    /// The fifth grey, four steps closer to the background than `systemGray`.
    public class var systemGray5: UIColor { SystemColors.gray5 }
    /// The sixth grey, the closest to the background.
    public class var systemGray6: UIColor { SystemColors.gray6 }

    /// The colour of primary text.
    public class var label: UIColor { SystemColors.label }
    /// The colour of secondary text, such as subtitles.
    public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
    /// The colour of quaternary text, the faintest.
    public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
    /// The colour of placeholder text in an empty field.
    public class var placeholderText: UIColor { SystemColors.tertiaryLabel }
    /// The colour of links.
    public class var link: UIColor { SystemColors.link }
    /// The default tint of interactive elements: `systemBlue`.
    public class var tintColor: UIColor { SystemColors.blue }
    /// The colour of text on a light background, in light and dark mode alike.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// The colour of text on a dark background, in light and dark mode alike.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

    /// A translucent colour for thin separator lines.
    public class var separator: UIColor { SystemColors.separator }
    /// An opaque colour for thin separator lines.
    public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

    /// The fill of thin and small shapes.
    public class var systemFill: UIColor { SystemColors.fill }
    /// The fill of medium-sized shapes.
    public class var secondarySystemFill: UIColor { SystemColors.secondaryFill }
    /// The fill of large shapes.
    public class var tertiarySystemFill: UIColor { SystemColors.tertiaryFill }
    /// The fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemColors.quaternaryFill }

    /// The main background of an interface.
    public class var systemBackground: UIColor { SystemColors.background }
    /// The background of groups on the main background.
    public class var secondarySystemBackground: UIColor { SystemColors.secondaryBackground }
    /// The background of groups within groups on the main background.
    public class var tertiarySystemBackground: UIColor { SystemColors.tertiaryBackground }
    /// The main background of a grouped interface, such as a grouped table.
    public class var systemGroupedBackground: UIColor { SystemColors.groupedBackground }
    /// The background of groups in a grouped interface.
    public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondaryGroupedBackground }
    /// The background of groups within groups in a grouped interface.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiaryGroupedBackground }
}

/// The shared instances of the system colours.
///
/// A dynamic colour equals only itself, so a comparison such as `color == .label` needs the same object at each access.
private enum SystemColors {
    static let red = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    static let orange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    static let yellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    static let green = UIColor(light: 0x34C759, dark: 0x30D158)
    static let mint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    static let teal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    static let cyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    static let blue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    static let indigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    static let purple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    static let pink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    static let brown = UIColor(light: 0xA2845E, dark: 0xAC8E68)

    static let gray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    static let gray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    static let gray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    static let gray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    static let gray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    static let gray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

    static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

    static let fill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    static let secondaryFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    static let tertiaryFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    static let quaternaryFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

    static let background = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondaryBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiaryBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    static let groupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondaryGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiaryGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
}

extension UIColor {
    fileprivate convenience init(light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1) {
        let (light, dark) = (UIColor(hexadecimal: light, alpha: lightAlpha), UIColor(hexadecimal: dark, alpha: darkAlpha))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Creates a dynamic colour; in dark mode, elevated content such as a sheet has a colour of its own.
    fileprivate convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
        let (light, dark) = (UIColor(hexadecimal: light, alpha: 1), UIColor(hexadecimal: dark, alpha: 1))
        let elevated = UIColor(hexadecimal: elevated, alpha: 1)
        self.init { $0.userInterfaceStyle != .dark ? light : $0.userInterfaceLevel == .elevated ? elevated : dark }
    }

    /// Creates a colour from 0xRRGGBB: eight bits each of red, green and blue.
    private convenience init(hexadecimal: UInt32, alpha: CGFloat) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(hexadecimal >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}
