/// The shared instances of the system colours.
///
/// A dynamic colour equals only itself, so a comparison such as `color == .label` needs the same object at each access. Each row has the colours for
/// light and dark mode, and those for increased contrast.
///
/// - Source: The tables of light, dark and increased contrast in the Human Interface Guidelines, and those that Flutter took from iOS 13 to 18.
enum SystemColors {
    static let red = UIColor(light: 0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, 0xFF6961)
    static let orange = UIColor(light: 0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, 0xFFB340)
    static let yellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A, contrast: 0xA05A00, 0xFFD426)
    static let green = UIColor(light: 0x34C759, dark: 0x30D158, contrast: 0x248A3D, 0x30DB5B)
    static let mint = UIColor(light: 0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, 0x66D4CF)
    static let teal = UIColor(light: 0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, 0x5DE6FF)
    static let cyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, 0x70D7FF)
    static let blue = UIColor(light: 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, 0x409CFF)
    static let indigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF)
    static let purple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF)
    static let pink = UIColor(light: 0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, 0xFF6482)
    static let brown = UIColor(light: 0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, 0xB59469)

    static let gray = UIColor(light: 0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)
    static let gray2 = UIColor(light: 0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, 0x7C7C80)
    static let gray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, 0x545456)
    static let gray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, 0x444446)
    static let gray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, 0x363638)
    static let gray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, 0x242426)

    static let label = UIColor(light: 0x000000, dark: 0xFFFFFF, contrast: 0x000000, 0xFFFFFF)
    static let secondaryLabel = UIColor(tone: 0x3C3C43, 0.6, contrast: 0.68, dark: 0xEBEBF5, 0.6, contrast: 0.68)
    static let tertiaryLabel = UIColor(tone: 0x3C3C43, 0.3, contrast: 0.38, dark: 0xEBEBF5, 0.3, contrast: 0.38)
    static let quaternaryLabel = UIColor(tone: 0x3C3C43, 0.18, contrast: 0.26, dark: 0xEBEBF5, 0.16, contrast: 0.24)
    static let link = UIColor(light: 0x007AFF, dark: 0x0984FF, contrast: 0x007AFF, 0x0984FF)
    static let separator = UIColor(tone: 0x3C3C43, 0.29, contrast: 0.37, dark: 0x545458, 0.6, contrast: 0.68)
    static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A, contrast: 0xC6C6C8, 0x38383A)

    static let fill = UIColor(tone: 0x787880, 0.2, contrast: 0.28, dark: 0x787880, 0.36, contrast: 0.44)
    static let secondaryFill = UIColor(tone: 0x787880, 0.16, contrast: 0.24, dark: 0x787880, 0.32, contrast: 0.4)
    static let tertiaryFill = UIColor(tone: 0x767680, 0.12, contrast: 0.2, dark: 0x767680, 0.24, contrast: 0.32)
    static let quaternaryFill = UIColor(tone: 0x747480, 0.08, contrast: 0.16, dark: 0x767680, 0.18, contrast: 0.26)

    static let background = UIColor(light: 0xFFFFFF, contrast: 0xFFFFFF, dark: .black)
    static let secondaryBackground = UIColor(light: 0xF2F2F7, contrast: 0xEBEBF0, dark: .gray6)
    static let tertiaryBackground = UIColor(light: 0xFFFFFF, contrast: 0xFFFFFF, dark: .gray5)
    static let groupedBackground = UIColor(light: 0xF2F2F7, contrast: 0xEBEBF0, dark: .black)
    static let secondaryGroupedBackground = UIColor(light: 0xFFFFFF, contrast: 0xFFFFFF, dark: .gray6)
    static let tertiaryGroupedBackground = UIColor(light: 0xF2F2F7, contrast: 0xEBEBF0, dark: .gray5)
}

/// The darkness of a background in dark mode; elevated content such as a sheet takes the next lighter one.
private enum DarkGround: Int {
    case black
    case gray6
    case gray5
    case gray4

    var elevated: DarkGround { DarkGround(rawValue: rawValue + 1) ?? .gray4 }

    /// The colour at the usual and at increased contrast, as 0xRRGGBB.
    var hexadecimal: (normal: UInt32, high: UInt32) {
        switch self {
        case .black: (0x000000, 0x000000)
        case .gray6: (0x1C1C1E, 0x242426)
        case .gray5: (0x2C2C2E, 0x363638)
        case .gray4: (0x3A3A3C, 0x444446)
        }
    }
}

extension UIColor {
    /// Creates a dynamic colour from opaque colours, as 0xRRGGBB; the last two are those of increased contrast in light and in dark mode.
    fileprivate convenience init(light: UInt32, dark: UInt32, contrast highLight: UInt32, _ highDark: UInt32) {
        self.init(
            light: UIColor(hexadecimal: light), dark: UIColor(hexadecimal: dark), highLight: UIColor(hexadecimal: highLight),
            highDark: UIColor(hexadecimal: highDark))
    }

    /// Creates a dynamic colour whose alpha depends on the contrast.
    fileprivate convenience init(
        tone light: UInt32, _ alpha: CGFloat, contrast highAlpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat, contrast highDarkAlpha: CGFloat
    ) {
        self.init(
            light: UIColor(hexadecimal: light, alpha: alpha), dark: UIColor(hexadecimal: dark, alpha: darkAlpha),
            highLight: UIColor(hexadecimal: light, alpha: highAlpha), highDark: UIColor(hexadecimal: dark, alpha: highDarkAlpha))
    }

    private convenience init(light: UIColor, dark: UIColor, highLight: UIColor, highDark: UIColor) {
        self.init { traits in
            let isHigh = traits.accessibilityContrast == .high
            return traits.userInterfaceStyle == .dark ? isHigh ? highDark : dark : isHigh ? highLight : light
        }
    }

    /// Creates the dynamic colour of a background; in dark mode, elevated content has a colour of its own.
    fileprivate convenience init(light: UInt32, contrast highLight: UInt32, dark ground: DarkGround) {
        let (base, elevated) = (ground.hexadecimal, ground.elevated.hexadecimal)
        let flat = UIColor(light: light, dark: base.normal, contrast: highLight, base.high)
        let raised = UIColor(light: light, dark: elevated.normal, contrast: highLight, elevated.high)
        self.init { ($0.userInterfaceLevel == .elevated ? raised : flat).resolvedColor(with: $0) }
    }

    /// Creates a colour from 0xRRGGBB: eight bits each of red, green and blue.
    private convenience init(hexadecimal: UInt32, alpha: CGFloat = 1) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(hexadecimal >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}
