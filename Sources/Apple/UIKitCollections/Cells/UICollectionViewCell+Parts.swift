import Foundation

extension UICollectionViewCell {
    func begin() {
        parts.content.frame = bounds
        parts.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(parts.content)
    }

    /// Sets the frames of the cell's own views to the cell's bounds.
    func layOutParts() {
        let views = [parts.configurations.backgroundView, backgroundView, selectedBackgroundView, contentView]
        for case let view? in views where view.superview === self { view.setUntransformedFrame(contentFrame(of: view)) }
    }

    /// The bounds without the displacement of a swipe, with which the cell's own views move.
    var plainBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }

    /// The frame of one of the cell's own views.
    private func contentFrame(of view: UIView) -> CGRect { view === contentView ? contentRectangle : plainBounds }

    func replaceBackground(_ old: UIView?) {
        if old !== backgroundView { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: parts.configurations.backgroundView == nil ? 0 : 1)
    }

    /// Shows or hides the selected background, and highlights the labels and image views of the content.
    func showSelection() {
        let isShown = parts.isSelected || parts.isHighlighted
        for view in withAllBelow {
            if let label = view as? UILabel, label.isHighlighted != isShown { label.isHighlighted = isShown }
            if let image = view as? UIImageView, image.isHighlighted != isShown { image.isHighlighted = isShown }
        }
        guard let selectedBackgroundView else { return }
        guard isShown else { return selectedBackgroundView.removeFromSuperview() }
        selectedBackgroundView.frame = plainBounds
        insertSubview(selectedBackgroundView, belowSubview: contentView)
    }

    func changeEditing(_ isEditing: Bool) {
        guard parts.isEditing != isEditing else { return }
        parts.isEditing = isEditing
        setNeedsUpdateConfiguration()
    }

    // MARK: Configurations

    /// Shows a new state, and lets the configurations adapt to it before the next layout.
    func stateChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = parts.isHighlighted
        state.isSelected = parts.isSelected
        state.isEditing = parts.isEditing
        state.isReordering = parts.isMoving
        state.isSwiped = parts.isSwiped
        return state
    }

    func changeContent(to configuration: (any UIContentConfiguration)?) {
        parts.configurations.content = configuration
        guard let configuration else {
            if parts.configurations.ownsContentView { replaceContentView(by: UIView(frame: bounds), isConfigured: false) }
            return
        }
        show(automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration)
        if !parts.configurations.isAdapting { setNeedsUpdateConfiguration() }
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
        view.frame = parts.content.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: parts.content)
        parts.content.removeFromSuperview()
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
        }
        if !parts.configurations.isAdapting { setNeedsUpdateConfiguration() }
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
}
