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

    // MARK: Setting

    func changeContent(to configuration: (any UIContentConfiguration)?) {
        parts.configurations.content = configuration
        guard let configuration else { return replaceContentView(by: UIView(frame: parts.content.frame), isConfigured: false) }
        let adapted = automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration
        show(adapted)
        if !parts.configurations.isAdapting { stateChanged() }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        if parts.configurations.ownsContentView, let view = parts.content as? any UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(by: configuration.makeContentView(), isConfigured: true)
        }
        setNeedsLayout()
    }

    private func replaceContentView(by view: UIView, isConfigured: Bool) {
        guard isConfigured || parts.configurations.ownsContentView else { return }
        view.frame = parts.content.frame
        insertSubview(view, aboveSubview: parts.content)
        parts.content.removeFromSuperview()
        (parts.text, parts.detail, parts.picture) = (nil, nil, nil)
        parts.content = view
        parts.configurations.ownsContentView = isConfigured
        setNeedsLayout()
    }

    func changeBackground(to configuration: UIBackgroundConfiguration?) {
        parts.configurations.background = configuration
        guard let configuration else {
            parts.configurations.backgroundView?.removeFromSuperview()
            return parts.configurations.backgroundView = nil
        }
        let adapted = automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration
        if let view = parts.configurations.backgroundView {
            view.configuration = adapted
        } else {
            let view = ConfiguredBackgroundView(adapted)
            view.frame = bounds
            insertSubview(view, at: 0)
            parts.configurations.backgroundView = view
            // The configuration takes the place of the row's own background.
            backgroundColor = nil
            showSelection(animated: false)
        }
        if !parts.configurations.isAdapting { stateChanged() }
    }

    // MARK: Adapting

    /// Marks the configurations as stale, unless none of them adapts to the cell's state.
    func stateChanged() {
        parts.configurations.isStale = true
        setNeedsLayout()
    }

    /// Adapts the configurations to the state, if it has changed.
    func updateConfigurationsIfNeeded() {
        guard parts.configurations.isStale else { return }
        parts.configurations.isStale = false
        parts.configurations.isAdapting = true
        defer { parts.configurations.isAdapting = false }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func adaptConfigurations(to state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = parts.configurations.content { show(content.updated(for: state)) }
        if automaticallyUpdatesBackgroundConfiguration, let background = parts.configurations.background {
            parts.configurations.backgroundView?.configuration = background.updated(for: state)
        }
    }

    // MARK: Layout

    /// The margins of the cell that a configured content view preserves, in points.
    func adoptMargins() {
        let wanted = UIEdgeInsets(top: Self.verticalMargin, left: margin, bottom: Self.verticalMargin, right: margin)
        if parts.configurations.ownsContentView, layoutMargins != wanted { layoutMargins = wanted }
    }

    func configuredHeight(of list: UIListContentView, width: CGFloat) -> CGFloat {
        bounds.size.width = width
        layOutParts()
        return max(44, list.sizeThatFits(CGSize(width: list.bounds.width, height: 0)).height)
    }
}
