import CoreGraphics
public import Foundation

/// A bar at the upper edge with a title, buttons and the way back.
open class UINavigationBar: UIView, UIBarPositioning {
    static let height: CGFloat = 44
    /// Points that a line above the title adds to the height.
    private static let promptHeight: CGFloat = 30
    static let moveDuration = 0.5

    private let background = BarBackground(isLineAbove: false)
    private var content: NavigationBarContent?
    private let promptLabel = UILabel()
    /// The height that suits the item that is shown.
    var ownHeight: CGFloat { Self.height + (topItem?.prompt == nil ? 0 : Self.promptHeight) }
    /// The shown item's prompt came or went.
    var onHeightChange: (() -> Void)?
    /// Set by a navigation controller, which then goes back itself.
    var onBack: (() -> Void)?

    /// A bar in a rectangle of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UINavigationBar.self)
    }

    /// Hears of items that come and go, and may refuse.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// From the first to the one that is shown.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let isPush = (items?.count ?? 0) >= stack.count
        stack = items ?? []
        show(animated: animated, isPush: isPush)
    }
    /// Goes on to another item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        stack.append(item)
        show(animated: animated, isPush: true)
        delegate?.navigationBar(self, didPush: item)
    }
    /// Goes back.
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let last = stack.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
        stack.removeLast()
        show(animated: animated, isPush: false)
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    /// The old word for the bar's colours.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// The colour of the ground; nil is the system's.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Whether a little of what is below shows through.
    open var isTranslucent = true { didSet { updateBackground() } }
    /// How titles are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    /// Whether titles may be large; kept, titles are small.
    open var prefersLargeTitles = false
    /// How large titles are drawn; kept.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            updateBackground()
            refresh()
        }
    }
    /// How the bar looks in a low window; kept.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks while nothing is below it; kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Where the bar is.
    open var barPosition: UIBarPosition { .top }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: ownHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -topExtent, width: bounds.width, height: bounds.height + topExtent)
        for case let content as NavigationBarContent in subviews { content.frame = contentFrame }
        promptLabel.frame = CGRect(x: 0, y: contentFrame.minY - Self.promptHeight + 8, width: bounds.width, height: Self.promptHeight - 8)
    }

    /// How far the ground reaches above the bar, to the window's edge.
    var topExtent: CGFloat = 0 { didSet { setNeedsLayout() } }

    private var contentFrame: CGRect {
        CGRect(x: 0, y: bounds.height - Self.height, width: bounds.width, height: Self.height)
    }

    private func begin() {
        addSubview(background)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        addSubview(promptLabel)
        updateBackground()
    }

    private func updatePrompt() {
        promptLabel.text = topItem?.prompt
        promptLabel.isHidden = topItem?.prompt == nil
        invalidateIntrinsicContentSize()
    }

    /// Shows the last of some items, whose stack a navigation controller keeps.
    func show(_ items: [UINavigationItem], animated: Bool, isPush: Bool) {
        stack = items
        show(animated: animated, isPush: isPush)
    }

    // MARK: The content

    /// Shows the last item; animated, the old one slides away.
    private func show(animated: Bool, isPush: Bool) {
        let old = content
        let new = makeContent()
        content = new
        updatePrompt()
        guard let new else {
            old?.removeFromSuperview()
            return
        }
        UIView.performWithoutAnimation {
            new.frame = contentFrame
            addSubview(new)
            new.layoutIfNeeded()
        }
        updateBackground()
        guard animated else {
            old?.removeFromSuperview()
            return
        }
        move(NavigationBarMove(old: old, new: new, isPush: isPush))
    }

    private func move(_ move: NavigationBarMove) {
        UIView.performWithoutAnimation { move.begin() }
        UIView.animate(
            withDuration: Self.moveDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: { move.end() },
            completion: { _ in move.old?.removeFromSuperview() })
    }

    private func makeContent() -> NavigationBarContent? {
        guard let item = topItem else { return nil }
        item.onChange = { [weak self] in self?.refresh() }
        backItem?.onChange = { [weak self] in self?.refresh() }
        var attributes = standardAppearance.titleTextAttributes
        attributes.merge(titleTextAttributes ?? [:]) { $1 }
        return NavigationBarContent(item, backItem: backItem, titleAttributes: attributes) { [weak self] in self?.goBack() }
    }

    /// Shows the same item again, after a change of it.
    private func refresh() {
        guard content != nil else { return }
        show(animated: false, isPush: true)
        if bounds.height != ownHeight { onHeightChange?() }
    }

    private func goBack() {
        if let onBack { onBack() } else { _ = popItem(animated: true) }
    }

    private func updateBackground() {
        background.show(topItem?.standardAppearance ?? standardAppearance, barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    }
}

/// Hears of the items of a navigation bar; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may come.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item has come.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item has gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
