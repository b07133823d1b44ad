import CoreGraphics
public import Foundation

/// A bar of choices at the lower edge.
open class UITabBar: UIView {
    static let height: CGFloat = 49

    private let background = BarBackground(isLineAbove: true)
    private var buttons: [TabButton] = []

    /// A bar in a rectangle of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITabBar.self)
    }

    /// Hears of choices.
    open weak var delegate: (any UITabBarDelegate)?
    /// The choices, from left to right.
    open var items: [UITabBarItem]? { didSet { showItems() } }
    /// Sets the choices.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// What is chosen.
    open weak var selectedItem: UITabBarItem? { didSet { markSelected() } }
    /// The old word for the bar's colours.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// The colour of the ground; nil is the system's.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// The colour of what is not chosen; nil is grey.
    open var unselectedItemTintColor: UIColor? { didSet { buttons.forEach { $0.plainColor = unselectedItemTintColor ?? .systemGray } } }
    /// Whether a little of what is below shows through.
    open var isTranslucent = true { didSet { updateBackground() } }
    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance() { didSet { updateBackground() } }
    /// How the bar looks while nothing is below it; kept.
    open var scrollEdgeAppearance: UITabBarAppearance?

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            let (start, end) = ((CGFloat(index) * width).rounded(), (CGFloat(index + 1) * width).rounded())
            button.frame = CGRect(x: start, y: 0, width: end - start, height: Self.height)
        }
    }

    private func begin() {
        addSubview(background)
        updateBackground()
    }

    private func showItems() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (items ?? []).map { item in TabButton(item) { [weak self] in self?.choose(item) } }
        for button in buttons {
            button.plainColor = unselectedItemTintColor ?? .systemGray
            button.item.onChange = { [weak button] in button?.update() }
            addSubview(button)
        }
        markSelected()
        setNeedsLayout()
    }

    private func choose(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func markSelected() {
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    private func updateBackground() {
        background.show(standardAppearance, barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    }
}

/// Hears of choices in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user chose an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
