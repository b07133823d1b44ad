public import Foundation

/// What stands above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
    /// By which name the table keeps the view for other sections.
    open private(set) var reuseIdentifier: String?
    /// Holds what the view shows; views of one's own belong here.
    public let contentView = UIView(frame: .zero)
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
    }

    private func replaceBackground(_ old: UIView?) {
        if old !== backgroundView { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }
}
