import CoreGraphics
public import Foundation
package import LaminaMethods

/// A bar of tabs at the lower edge.
open class UITabBar: UIView {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { tabBarMembers }

    private let background = BarBackground(isLineAbove: true)
    private var buttons: [TabButton] = []

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Creates the bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UITabBar.self)
    }

    /// The delegate that is notified of selections.
    open weak var delegate: (any UITabBarDelegate)?
    /// The items, from left to right; nil clears the selection too.
    open var items: [UITabBarItem]? {
        didSet {
            if items == nil { selectedItem = nil }
            showItems()
        }
    }
    /// Sets the items; the change is not animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The selected item; an item that the bar does not show cannot be selected.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
            markSelected()
        }
    }
    /// The bar's style, from the API before `UIBarAppearance`.
    open var barStyle = UIBarStyle.default {
        didSet {
            customized(\.barStyle)
            updateBackground()
        }
    }
    /// The colour of the background; nil takes the appearance's.
    open var barTintColor: UIColor? {
        didSet {
            customized(\.barTintColor)
            updateBackground()
        }
    }
    /// The colour of items that are not selected; nil is grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            customized(\.unselectedItemTintColor)
            buttons.forEach { $0.plainColor = unselectedItemTintColor ?? .systemGray }
        }
    }
    /// True when the background is slightly transparent; the default is true.
    open var isTranslucent = true {
        didSet {
            customized(\.isTranslucent)
            updateBackground()
            containerNeedsLayout()
        }
    }
    /// The appearance of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            customized(\.standardAppearance)
            updateBackground()
            restyle()
        }
    }
    /// The appearance while no content is scrolled below the bar; nil for the standard one without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            customized(\.scrollEdgeAppearance)
            updateBackground()
            restyle()
        }
    }
    /// True while no content is scrolled below the bar of a controller.
    var isAtEdge = false {
        didSet {
            guard isAtEdge != oldValue else { return }
            updateBackground()
            if scrollEdgeAppearance != nil { restyle() }
        }
    }
    /// The appearance that the bar has now.
    private var shownAppearance: UITabBarAppearance {
        .shown(standardAppearance, edge: scrollEdgeAppearance, isAtEdge: isAtEdge, keepsBackground: hasOldStyle)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: tabBarHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: tabBarHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            let (start, end) = ((CGFloat(index) * width).rounded(), (CGFloat(index + 1) * width).rounded())
            button.frame = directed(CGRect(x: start, y: 0, width: end - start, height: tabBarHeight), in: CGRect(origin: .zero, size: bounds.size))
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
            button.look = shownAppearance.stackedLayoutAppearance
            button.selectionImage = selectionIndicatorImage ?? shownAppearance.selectionIndicatorImage
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

    /// The image behind the bar.
    open var backgroundImage: UIImage? {
        didSet {
            customized(\.backgroundImage)
            updateBackground()
        }
    }
    /// The image in place of the hairline; an empty image removes it.
    open var shadowImage: UIImage? {
        didSet {
            customized(\.shadowImage)
            updateBackground()
        }
    }
    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            customized(\.selectionIndicatorImage)
            restyle()
        }
    }

    private func restyle() {
        let appearance = shownAppearance
        for button in buttons {
            button.look = appearance.stackedLayoutAppearance
            button.selectionImage = selectionIndicatorImage ?? appearance.selectionIndicatorImage
        }
    }

    private func updateBackground() {
        background.showImages(background: backgroundImage, shadow: shadowImage)
        // An appearance for the edge replaces the older properties.
        let isOwn = isAtEdge && scrollEdgeAppearance != nil
        background.show(shownAppearance, isOwn ? .default : barStyle, tint: isOwn ? nil : barTintColor, isTranslucent: isTranslucent)
    }

    /// True when the background comes from the API before `UIBarAppearance`; such a bar looks the same at the edge, as in apps of its time.
    private var hasOldStyle: Bool {
        barStyle != .default || barTintColor != nil || !isTranslucent || backgroundImage != nil || shadowImage != nil
    }
}

/// The delegate of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells the delegate that the user selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
