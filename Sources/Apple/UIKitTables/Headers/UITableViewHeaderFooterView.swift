public import Foundation

/// A view for the header or footer of a table section.
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    /// The identifier under which the table reuses the view for other sections; nil for a view that is not reused.
    open package(set) var reuseIdentifier: String?
    /// The view for the content; add custom subviews here.
    ///
    /// A content configuration replaces the view.
    open var contentView: UIView { shownContent }
    package var shownContent = UIView(frame: .zero)
    /// The title label, created on first access.
    open var textLabel: UILabel? { requiredLabel }
    /// The style of the title that a table displays in the view; nil for an app's own view.
    private var title: TableHeaderText?
    private var sideInset: CGFloat = 0
    private var label: UILabel?
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }

    // MARK: Configurations

    /// A closure that changes a header's or footer's configurations for a state.
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    package var configurations = ViewConfigurations()
    /// The content of the view, whose view replaces `contentView`; nil for an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { changeContent(to: newValue) }
    }
    /// True when the content adapts to each new state of the view; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// The background of the view; nil for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { changeBackground(to: newValue) }
    }
    /// True when the background adapts to each new state of the view; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The state of the view, to which configurations adapt.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// A closure that changes the configurations for a state, called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Requests `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { configurationsNeedUpdate() }
    /// Changes the configurations for a state; for subclasses, which call `super` when the configurations adapt by themselves.
    open func updateConfiguration(using state: UIViewConfigurationState) { adaptConfigurations(to: state) }
    /// Returns an empty content configuration in the style of a header of the table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let table = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UITableView }.first
        return table.map { $0.style == .plain } ?? true ? .plainHeader() : .groupedHeader()
    }

    package func callUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    package func beginConfiguredBackground() { backgroundColor = nil }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationsIfNeeded()
        return (shownContent as? UIListContentView)?.sizeThatFits(size) ?? super.sizeThatFits(size)
    }

    /// Creates a view that is reused for other sections under an identifier; nil for a view that is not reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a view that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Called before the view is reused for another section; for subclasses.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        super.layoutSubviews()
        contentView.frame = bounds
        configurations.backgroundView?.frame = bounds
        backgroundView?.frame = bounds
        layOutLabel()
    }

    private func replaceBackground(_ old: UIView?) {
        if old !== backgroundView { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }

    /// Displays a section's title in the style of the table.
    package func adopt(_ title: String, _ edge: TableEdge, in table: UITableView) {
        let look = TableHeaderText(style: table.style, edge: edge)
        self.title = look
        sideInset = table.sideInset
        requiredLabel.text = look.text(of: title)
        requiredLabel.font = look.font
        requiredLabel.textColor = look.color
        if edge == .footer { requiredLabel.numberOfLines = 0 }
        if table.style == .plain { backgroundColor = .systemGray6 }
    }

    private var requiredLabel: UILabel {
        if let label { return label }
        let made = UILabel()
        made.font = .systemFont(ofSize: 17, weight: .semibold)
        label = made
        contentView.addSubview(made)
        return made
    }

    private func layOutLabel() {
        guard let label else { return }
        let look = title ?? TableHeaderText(style: .plain, edge: .header)
        let width = max(0, bounds.width - 2 * (sideInset + TableHeaderText.margin))
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = look.frame(in: bounds, height: height.rounded(.up), inset: sideInset)
    }
}
