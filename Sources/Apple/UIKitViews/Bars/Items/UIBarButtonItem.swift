public import CoreGraphics
public import Foundation
package import LaminaMethods

/// A button in a bar, or a space between buttons.
open class UIBarButtonItem: UIBarItem {
    /// The members that selectors and keys name.
    nonisolated package override class var memberTable: MemberTable { barButtonItemMembers }

    /// The emphasis of a button.
    public typealias Style = UIBarButtonItemStyle

    /// The system item that the item was created as; nil for the app's own items.
    package let systemItem: SystemItem?

    /// Creates an item without title and image.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates the item from a nib.
    public required init?(coder: NSCoder) {
        systemItem = coder.nibElement?.systemItem
        super.init(coder: coder)
    }

    private init(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        super.init()
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        aim(at: target, action)
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        aim(at: target, action)
    }

    /// Creates a button with an image, and another image for windows of compact height.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a system item.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem)
        aim(at: target, action)
    }

    /// Creates a system item that performs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button that performs an action; title and image default to those of the action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction.map(\.title)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a space of a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(.fixedSpace)
        space.width = width
        return space
    }
    /// Returns a space that takes the width that the other items leave.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

    /// The emphasis of the button; the default is `plain`.
    open var style = Style.plain { didSet { onChange?() } }
    /// The width, in points.
    ///
    /// 0 or less makes a button as wide as its content. A fixed space may be negative, which moves its neighbours closer.
    open var width: CGFloat = 0 { didSet { onChange?() } }
    /// The titles that the button may get later; the button is as wide as the longest one.
    open var possibleTitles: Set<String>? { didSet { onChange?() } }
    /// The view that is shown instead of title and image.
    open var customView: UIView? { didSet { onChange?() } }
    /// The colour of title and image; nil takes the bar's tint.
    open var tintColor: UIColor? { didSet { onChange?() } }
    /// True when the bar leaves the item out.
    open var isHidden = false { didSet { onChange?() } }
    /// True when the item represents an active state; stored without effect.
    open var isSelected = false { didSet { onChange?() } }
    /// The receiver of the action; nil searches the responder chain.
    open weak var target: AnyObject?
    /// The method that is called when the button is tapped.
    open var action: Selector?
    /// The action that is performed instead of calling `action`.
    open var primaryAction: UIAction? { didSet { onChange?() } }
    /// The view that shows the item in a bar.
    package weak var shownView: UIView?
    /// The menu of the item, which a touch opens, or a long press when the item has an action.
    open var menu: UIMenu?

    /// The offsets of the back button's title that were set, by metrics.
    private var backTitleOffsets: [Int: UIOffset] = [:]
    /// Sets the offset of the back button's title from its usual place, in points; that for `default` metrics is shown.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleOffsets[barMetrics.rawValue] = adjustment
        customized(\.backTitleOffsets) { $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        onChange?()
    }
    /// Returns the offset of the back button's title from its usual place, in points; zero by default.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffsets[barMetrics.rawValue] ?? .zero }

    private func aim(at target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// Performs the action after a tap.
    package func fire(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// True for fixed and flexible spaces.
    package var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}
