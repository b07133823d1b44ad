import CoreGraphics
public import Foundation
package import LaminaMethods

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The members that selectors and keys name.
    nonisolated package class var memberTable: MemberTable { navigationItemMembers }

    /// The search controller whose bar the navigation bar shows below the title.
    package var searcher: UIViewController? { didSet { onChange?() } }
    /// True when scrolling hides the search bar; the default is true.
    open var hidesSearchBarWhenScrolling = true { didSet { onChange?() } }
    /// True when the bar showed the title large while the item was last on its stack.
    package var wasLarge = false
    /// The display mode of a title in a bar that prefers large titles.
    public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode

    /// The text of a back button that leads to the item.
    public typealias BackButtonDisplayMode = UINavigationItemBackButtonDisplayMode

    /// Called after each change; set by the bar that shows the item, to update its content.
    package var onChange: (() -> Void)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Creates an item from a nib.
    public required init?(coder: NSCoder) { super.init() }
    /// Creates an item with an empty title.
    public convenience override init() { self.init(title: "") }

    /// The title in the middle of the bar.
    open var title: String? { didSet { onChange?() } }
    /// The view that is shown instead of the title.
    open var titleView: UIView? {
        didSet {
            if titleView !== oldValue { titleViewSizes = nil }
            onChange?()
        }
    }
    /// The size that the app gave to the title view, and the size in which the bar shows it; nil before the view is placed.
    package var titleViewSizes: (own: CGSize, shown: CGSize)?
    /// A line of text above the title, which makes the bar higher.
    open var prompt: String? { didSet { onChange?() } }
    /// The back button that leads to this item; only the button's title and tint colour are used.
    open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
    /// The text of the back button that leads to this item.
    open var backButtonTitle: String? { didSet { onChange?() } }
    /// The source of the back button's text when neither `backBarButtonItem` nor `backButtonTitle` gives one.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
    /// True when the bar shows no back button for this item; the default is false.
    open var hidesBackButton = false { didSet { onChange?() } }
    /// Sets `hidesBackButton`; the change is not animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// True when the left buttons are shown beside the back button; false when they replace it.
    open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
    /// The left buttons, from the left edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The right buttons, from the right edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The first left button; setting it replaces all left buttons.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first right button; setting it replaces all right buttons.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Sets the left buttons; the change is not animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the right buttons; the change is not animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the only left button; the change is not animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the only right button; the change is not animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// The display mode of the title in a bar that prefers large titles; the default is that of the item below.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
    /// The appearance of the bar while it shows this item; nil takes the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
    /// The appearance while no content is scrolled below the bar; nil takes the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
    /// The appearance in windows of compact height; stored without effect.
    open var compactAppearance: UINavigationBarAppearance?

    /// The resolved text of the back button that leads to this item.
    package var wordsOfBackButton: String {
        if let words = backBarButtonItem?.title ?? backButtonTitle { return words }
        switch backButtonDisplayMode {
        case .default: return title?.isEmpty == false ? title ?? "" : "Back"
        case .generic: return "Back"
        case .minimal: return ""
        @unknown default: return title?.isEmpty == false ? title ?? "" : "Back"
        }
    }
}
