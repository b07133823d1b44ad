import CoreGraphics

/// The system's dynamic colours, which adapt to light and dark mode and to increased contrast.
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
    /// The background of a grouped table, by its name from before iOS 13.
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The background of groups in a grouped interface.
    public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondaryGroupedBackground }
    /// The background of groups within groups in a grouped interface.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiaryGroupedBackground }
}
