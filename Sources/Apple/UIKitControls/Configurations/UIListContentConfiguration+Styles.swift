import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    private static let headerMargins = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)

    // MARK: Rows

    /// A row with an optional secondary text below its text.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// A row with a secondary text below its text.
    ///
    /// - Source: The sizes of `UITableViewCell.CellStyle.subtitle` on iOS 15 to 17.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.preferredFont(forTextStyle: .body), .label),
            secondary: TextProperties(.preferredFont(forTextStyle: .caption1), .label), margins: cellMargins)
    }

    /// A row with a gray secondary text at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var value = UIListContentConfiguration(
            text: TextProperties(.preferredFont(forTextStyle: .body), .label),
            secondary: TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel), margins: cellMargins)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        var cell = subtitleCell()
        cell.secondaryTextProperties.color = .secondaryLabel
        cell.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        return cell
    }

    /// A row of a sidebar with a secondary text below its text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
    /// A row of a sidebar that stands beside a list.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
    /// A row of a sidebar that stands beside a list, with a secondary text below its text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

    // MARK: Headers and footers

    /// The header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { heading(.headline, .label) }
    /// The footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { heading(.subheadline, .secondaryLabel) }
    /// The footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { heading(.footnote, .secondaryLabel) }
    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { heading(.headline, .label) }
    /// The header of a section, in the style of its list.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// The footer of a section, in the style of its list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    /// The header of a section in a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var header = heading(.footnote, .secondaryLabel)
        header.textProperties.transform = .uppercase
        return header
    }

    /// The large header of a section in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var header = heading(.title3, .label)
        header.textProperties.font = .systemFont(ofSize: header.textProperties.font.pointSize, weight: .semibold)
        return header
    }

    /// The larger header of a section in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var header = heading(.title2, .label)
        header.textProperties.font = .systemFont(ofSize: header.textProperties.font.pointSize, weight: .bold)
        return header
    }

    private static func heading(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(.preferredFont(forTextStyle: style), color),
            secondary: TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel), margins: headerMargins)
    }
}
