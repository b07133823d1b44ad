/// The system colours by their names in nibs and asset catalogues.
package enum SystemColorNames {
    /// Returns a colour by its name, such as `systemBlueColor`; nil for an unknown name.
    package static func color(_ name: String) -> UIColor? { table[name] }

    /// Returns the name of a system colour, the first in alphabetical order; nil for other colours.
    static func name(of color: UIColor) -> String? { table.filter { $0.value === color.original }.map(\.key).min() }

    private static let table: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
        "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
        "systemMintColor": .systemMint, "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "labelColor": .label,
        "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground, "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "linkColor": .link, "placeholderTextColor": .placeholderText, "darkTextColor": .darkText, "lightTextColor": .lightText,
        "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .darkGray, "tintColor": .tintColor,
        "whiteColor": .white, "blackColor": .black, "clearColor": .clear, "grayColor": .gray, "lightGrayColor": .lightGray,
        "darkGrayColor": .darkGray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
        "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
    ]
}
