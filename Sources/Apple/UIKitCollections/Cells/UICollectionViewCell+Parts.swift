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
}

extension UICollectionViewCell: ConfiguredView {
    package var configurations: ViewConfigurations {
        get { parts.configurations }
        set { parts.configurations = newValue }
    }
    package var shownContent: UIView {
        get { parts.content }
        set {
            newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parts.content = newValue
        }
    }
    package func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    package func beginConfiguredBackground() {}
}
