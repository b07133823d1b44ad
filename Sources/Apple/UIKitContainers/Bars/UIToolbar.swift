import CoreGraphics
public import Foundation
package import LaminaMethods

/// A bar of buttons, usually at the lower edge.
open class UIToolbar: UIView, UIBarPositioning {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { toolbarMembers }

    /// The distance from the bar's edge to the content of the first button, in points.
    private static let margin: CGFloat = 16

    private let background = BarBackground(isLineAbove: true)
    private var buttons: [BarButton] = []

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Creates the bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UIToolbar.self)
    }

    /// The buttons and spaces, from the leading to the trailing edge.
    open var items: [UIBarButtonItem]? {
        didSet { showItems(animated: false) }
    }
    /// Sets the items; when animated, the new buttons fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
        guard animated else { return }
        UIView.performWithoutAnimation { buttons.forEach { $0.alpha = 0 } }
        UIView.animate(withDuration: 0.25) { [self] in buttons.forEach { $0.alpha = 1 } }
    }

    /// The delegate, which determines the bar's position.
    open weak var delegate: (any UIToolbarDelegate)?
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
    /// True when the background is slightly transparent; the default is true.
    open var isTranslucent = true {
        didSet {
            customized(\.isTranslucent)
            updateBackground()
            containerNeedsLayout()
        }
    }
    /// The appearance of the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            customized(\.standardAppearance)
            updateBackground()
        }
    }
    /// The appearance in windows of compact height; stored without effect.
    open var compactAppearance: UIToolbarAppearance? { didSet { customized(\.compactAppearance) } }
    /// The appearance while no content is scrolled below the bar; nil for the standard one without background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
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
    private var shownAppearance: UIToolbarAppearance {
        .shown(standardAppearance, edge: scrollEdgeAppearance, isAtEdge: isAtEdge, keepsBackground: hasOldStyle)
    }
    /// The position of the bar, which the delegate determines; `bottom` without a delegate.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: barHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTop = barPosition == .top || barPosition == .topAttached
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let inset = Self.margin - BarButton.padding
        let row = CGRect(x: inset, y: isTop ? bounds.height - barHeight : 0, width: bounds.width - 2 * inset, height: barHeight)
        BarItemRow(items ?? [], buttons: buttons).layOut(in: row, scale: max(1, contentScaleFactor))
        for button in buttons { button.frame = directed(button.frame, in: CGRect(origin: .zero, size: bounds.size)) }
    }

    private func begin() {
        addSubview(background)
        updateBackground()
    }

    private func showItems(animated: Bool) {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = BarButton.buttons(of: items ?? [], shownAppearance.looks, in: self) { [weak self] in self?.itemChanged($0) }
        setNeedsLayout()
    }

    private func restyle() {
        let looks = shownAppearance.looks
        for button in buttons { button.looks = looks }
    }

    private func itemChanged(_ item: UIBarButtonItem) {
        let isShown = buttons.contains { $0.item === item }
        guard isShown != item.isHidden || item.isSpace else { return showItems(animated: false) }
        buttons.first { $0.item === item }?.update()
        setNeedsLayout()
    }

    private func updateBackground() {
        // An appearance for the edge replaces the older properties.
        let isOwn = isAtEdge && scrollEdgeAppearance != nil
        background.show(shownAppearance, isOwn ? .default : barStyle, tint: isOwn ? nil : barTintColor, isTranslucent: isTranslucent)
    }

    /// True when the background comes from the API before `UIBarAppearance`; such a bar looks the same at the edge, as in apps of its time.
    private var hasOldStyle: Bool {
        barStyle != .default || barTintColor != nil || !isTranslucent
    }
}

/// The delegate of a toolbar, which determines its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
