public import Foundation

/// What stands above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
    /// By which name the table keeps the view for other sections.
    open private(set) var reuseIdentifier: String?
    /// Holds what the view shows; views of one's own belong here.
    public let contentView = UIView(frame: .zero)
    /// The title.
    open var textLabel: UILabel? { requiredLabel }
    /// What the title is, where a table shows it.
    private var title: TableHeaderText?
    private var sideInset: CGFloat = 0
    private var label: UILabel?
    /// Behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }

    /// A view that is kept for other sections under a name; nil for one that is not.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// A view that is not kept.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The view is about to stand at another section.
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

    /// Shows a section's title.
    func adopt(_ title: String, _ edge: TableEdge, in table: UITableView) {
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
