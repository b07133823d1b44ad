public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How large the title is.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below.
        case automatic = 0
        /// Large.
        case always
        /// Small.
        case never
    }

    /// What the back button to this item says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, "Back" or nothing, as there is room.
        case `default` = 0
        /// "Back", or nothing.
        case generic
        /// Nothing.
        case minimal
    }

    /// The bar that shows the item hears of changes.
    var onChange: (() -> Void)?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) { super.init() }
    /// An item without a title.
    public convenience override init() { self.init(title: "") }

    /// In the middle of the bar.
    open var title: String? { didSet { onChange?() } }
    /// Shown in place of the title.
    open var titleView: UIView? { didSet { onChange?() } }
    /// A line above the title, for which the bar is higher.
    open var prompt: String? { didSet { onChange?() } }
    /// The back button that leads to this item; its title is shown.
    open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
    /// What the back button that leads to this item says.
    open var backButtonTitle: String? { didSet { onChange?() } }
    /// What the back button that leads to this item says, when nothing else was said.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
    /// Whether there is no back button on this item.
    open var hidesBackButton = false { didSet { onChange?() } }
    /// Whether there is no back button on this item.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Whether buttons on the left stand beside the back button, and not in its place.
    open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
    /// From the left edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// From the right edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The first on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Sets the buttons on the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons on the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the button on the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button on the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
    /// How the bar looks while it shows this item; nil is as the bar says.
    open var standardAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
    /// How the bar looks while nothing is below it; kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How the bar looks in a low window; kept.
    open var compactAppearance: UINavigationBarAppearance?

    /// What the back button that leads to this item says.
    var wordsOfBackButton: String {
        if let words = backBarButtonItem?.title ?? backButtonTitle { return words }
        switch backButtonDisplayMode {
        case .default: return title?.isEmpty == false ? title ?? "" : "Back"
        case .generic: return "Back"
        case .minimal: return ""
        }
    }
}
