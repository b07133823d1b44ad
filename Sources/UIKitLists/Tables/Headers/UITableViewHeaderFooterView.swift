public import Foundation

/// A view for the header or footer of a table section.
open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the table reuses the view for other sections; nil for a view that is not reused.
    open private(set) var reuseIdentifier: String?
    /// The view for the content; add custom subviews here.
    public let contentView = UIView(frame: .zero)
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
        super.layoutSubviews()
        contentView.frame = bounds
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
