import CoreGraphics
public import Foundation

/// A bar of buttons, usually at the lower edge.
open class UIToolbar: UIView, UIBarPositioning {
    static let height: CGFloat = 44
    /// From the bar's edge to the first button's contents.
    private static let margin: CGFloat = 16

    private let background = BarBackground(isLineAbove: true)
    private var buttons: [BarButton] = []

    /// A bar in a rectangle of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UIToolbar.self)
    }

    /// Buttons and spaces, from left to right.
    open var items: [UIBarButtonItem]? {
        didSet { showItems(animated: false) }
    }
    /// Sets the buttons; animated, the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
        guard animated else { return }
        UIView.performWithoutAnimation { buttons.forEach { $0.alpha = 0 } }
        UIView.animate(withDuration: 0.25) { [self] in buttons.forEach { $0.alpha = 1 } }
    }

    /// Hears where the bar is.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The old word for the bar's colours.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// The colour of the ground; nil is the system's.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Whether a little of what is below shows through.
    open var isTranslucent = true { didSet { updateBackground() } }
    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() { didSet { updateBackground() } }
    /// How the bar looks in a low window; kept.
    open var compactAppearance: UIToolbarAppearance?
    /// How the bar looks when nothing is below it; kept.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Where the bar is.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTop = barPosition == .top || barPosition == .topAttached
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let inset = Self.margin - BarButton.padding
        let row = CGRect(x: inset, y: isTop ? bounds.height - Self.height : 0, width: bounds.width - 2 * inset, height: Self.height)
        BarItemRow(items ?? [], buttons: buttons).layOut(in: row, scale: max(1, contentScaleFactor))
    }

    private func begin() {
        addSubview(background)
        updateBackground()
    }

    private func showItems(animated: Bool) {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (items ?? []).filter { !$0.isSpace && !$0.isHidden }.map(BarButton.init)
        for button in buttons {
            addSubview(button)
        }
        for item in items ?? [] {
            item.onChange = { [weak self, weak item] in if let item { self?.itemChanged(item) } }
        }
        setNeedsLayout()
    }

    private func itemChanged(_ item: UIBarButtonItem) {
        let isShown = buttons.contains { $0.item === item }
        guard isShown != item.isHidden || item.isSpace else { return showItems(animated: false) }
        buttons.first { $0.item === item }?.update()
        setNeedsLayout()
    }

    private func updateBackground() {
        background.show(standardAppearance, barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    }
}

/// Hears where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
