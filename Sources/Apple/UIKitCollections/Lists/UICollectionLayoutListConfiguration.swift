public import Foundation

/// The settings of a list in a compositional layout.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows across the whole width.
        case plain = 0
        /// Rows across the whole width, in groups.
        case grouped
        /// Rows in groups with round corners.
        case insetGrouped
        /// Rows in a sidebar, with round plates behind selected ones.
        case sidebar
        /// Rows in a sidebar, with the look of a plain list.
        case sidebarPlain
    }

    /// The source of a list's headers.
    public enum HeaderMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// Supplementary views of the kind `elementKindSectionHeader`.
        case supplementary
        /// The first item of each section.
        case firstItemInSection
    }

    /// The source of a list's footers.
    public enum FooterMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// Supplementary views of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that returns the actions of a swipe over a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// True when lines separate the rows; true by default, except in sidebars.
    public var showsSeparators: Bool
    /// The colour behind the rows; nil uses the appearance's.
    public var backgroundColor: UIColor?
    /// The source of the headers; none by default.
    public var headerMode = HeaderMode.none
    /// The source of the footers; none by default.
    public var footerMode = FooterMode.none
    /// The space above each section, in points; nil uses the appearance's.
    public var headerTopPadding: CGFloat?
    /// The actions of a swipe from the leading end; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions of a swipe from the trailing end, which a delete accessory reveals too; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates the settings of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
    }

    /// The colour behind the rows.
    var shownBackground: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }

    /// The background of a row.
    var rowBackground: UIBackgroundConfiguration {
        switch appearance {
        case .plain, .sidebarPlain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar: .listSidebarCell()
        }
    }

    /// The content of a header.
    var headerContent: UIListContentConfiguration {
        switch appearance {
        case .plain, .sidebarPlain: .plainHeader()
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar: .sidebarHeader()
        }
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section whose items are the rows of a list.
    ///
    /// - Source: iOS 15 to 17: rows are 44 points or as high as their content; inset groups lie 16 points inside, 20 in wide collection views; groups are 35
    ///   points apart.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        let side: CGFloat = layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16
        let inset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar ? side : 0
        let hasHeader = configuration.headerMode == .supplementary
        let top = configuration.headerTopPadding ?? (isGrouped && !hasHeader ? 35 : 0)
        section.contentInsets = NSDirectionalEdgeInsets(top: top, leading: inset, bottom: 0, trailing: inset)
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(isGrouped ? 38 : 28))
        if hasHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout of lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }

    /// The settings of the list that contains an index path; nil when its section is no list.
    func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
        guard path.count == 2, composition.sections.indices.contains(path.section) else { return nil }
        return composition.sections[path.section].section.list
    }
}
