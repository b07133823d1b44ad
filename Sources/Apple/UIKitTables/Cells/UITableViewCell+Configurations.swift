import CoreGraphics
import Foundation

extension UITableViewCell {
    /// A closure that changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// The distance from the upper and lower edges to the margins of a configured content view, in points.
    private static let verticalMargin: CGFloat = 11

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = row.isHighlighted
        state.isSelected = row.isSelected
        state.isEditing = row.isEditing
        state.isSwiped = isSwiped
        return state
    }

    /// An empty content configuration in the cell's style.
    var standardContent: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        @unknown default: .cell()
        }
    }

    var standardBackground: UIBackgroundConfiguration { table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell() }

    // MARK: Layout

    /// The margins of the cell that a configured content view preserves, in points.
    func adoptMargins() {
        let wanted = UIEdgeInsets(top: Self.verticalMargin, left: margin, bottom: Self.verticalMargin, right: margin)
        if configurations.ownsContentView, layoutMargins != wanted { layoutMargins = wanted }
    }

    func configuredHeight(of list: UIListContentView, width: CGFloat) -> CGFloat {
        bounds.size.width = width
        layOutParts()
        return max(44, list.sizeThatFits(CGSize(width: list.bounds.width, height: 0)).height)
    }
}

extension UITableViewCell: ConfiguredView {
    package var configurations: ViewConfigurations {
        get { parts.configurations }
        set { parts.configurations = newValue }
    }
    package var shownContent: UIView {
        get { parts.content }
        set {
            parts.content = newValue
            (parts.text, parts.detail, parts.picture) = (nil, nil, nil)
        }
    }
    package func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    package func beginConfiguredBackground() {
        backgroundColor = nil
        showSelection(animated: false)
    }
}
