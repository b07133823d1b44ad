public import Foundation
package import LaminaMethods

/// A view that shows one item of a collection view while the item is visible.
open class UICollectionViewCell: UICollectionReusableView {
    // Not `@MainActor`, as Apple's is: Swift 6.3 then gives the property's getter two names, and list cells, which inherit it, do not link.
    /// A closure that changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The members that selectors and keys name.
    nonisolated package override class var extendedMemberTable: MemberTable { collectionCellMembers }

    /// The cell's own views and its state.
    let parts = CollectionCellParts()

    /// The view for the item's content; add custom subviews here.
    ///
    /// A content configuration replaces the view.
    open var contentView: UIView { parts.content }
    /// The view behind all other content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }
    /// The view between background and content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
            showSelection()
        }
    }
    /// True while the cell's item is selected.
    open var isSelected: Bool {
        get { parts.isSelected }
        set {
            guard newValue != parts.isSelected else { return }
            parts.isSelected = newValue
            stateChanged()
        }
    }
    /// True while the cell shows the highlight of a touch.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set {
            guard newValue != parts.isHighlighted else { return }
            parts.isHighlighted = newValue
            stateChanged()
        }
    }

    // MARK: Configurations

    /// The content of the cell, whose view replaces `contentView`; nil for an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configurations.content }
        set { changeContent(to: newValue) }
    }
    /// True when the content adapts to each new state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// The background of the cell; nil for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.configurations.background }
        set { changeBackground(to: newValue) }
    }
    /// True when the background adapts to each new state of the cell; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The state of the cell, to which configurations adapt.
    ///
    /// Subclasses add states of their own.
    open var configurationState: UICellConfigurationState { currentState }
    /// A closure that changes the configurations for a state, called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Requests `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { configurationsNeedUpdate() }
    /// Changes the configurations for a state; for subclasses, which call `super` when the configurations adapt by themselves.
    open func updateConfiguration(using state: UICellConfigurationState) { adaptConfigurations(to: state) }
    /// Returns a background configuration for a cell that is not in a list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    // MARK: UIView

    /// Creates a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a cell from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UICollectionViewCell.self)
    }

    /// Prepares the cell for another item.
    ///
    /// Subclasses reset what they changed for the previous item, and call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        setNeedsUpdateConfiguration()
    }

    /// Tells the cell that it is lifted or dragged, or no longer; does nothing by itself.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    override func prepareMeasuring(_ size: CGSize) {
        super.prepareMeasuring(size)
        layOutParts()
    }
    override func fittedSize(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
        updateConfigurationsIfNeeded()
        return super.fittedSize(in: attributes)
    }
    override var measuredView: UIView { contentView }
    /// The rectangle of the content view; list cells leave room for accessories.
    var contentRectangle: CGRect { plainBounds }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard parts.configurations.ownsContentView else { return size }
        return parts.content.sizeThatFits(size)
    }
}
