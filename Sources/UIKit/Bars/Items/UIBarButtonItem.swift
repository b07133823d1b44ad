public import CoreGraphics
public import Foundation

/// A button in a bar, or the room between two.
open class UIBarButtonItem: UIBarItem {
    /// How much a button stands out.
    public enum Style: Int, Sendable {
        /// Ordinary.
        case plain = 0
        /// As `plain`; once with a frame.
        case bordered
        /// Bold: what is usually wanted.
        case done
    }

    /// What the system made the item for; nil for the app's own.
    let systemItem: SystemItem?

    /// An item without words and picture.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        systemItem = coder.nibElement?.systemItem
        super.init(coder: coder)
    }

    private init(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        super.init()
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// A button with words.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        aim(at: target, action)
    }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        aim(at: target, action)
    }

    /// A button with a picture, and another one for a low window.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// A button or a space as the system has it.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem)
        aim(at: target, action)
    }

    /// A button or a space as the system has it, which does something by itself.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button that does something by itself; it takes words and picture from what it does.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction.map(\.title)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room of a fixed width.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(.fixedSpace)
        space.width = width
        return space
    }
    /// Room that takes what the others leave.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

    /// How much it stands out.
    open var style = Style.plain { didSet { onChange?() } }
    /// Points; 0 is as wide as the contents need, below 0 takes the room between neighbours away.
    open var width: CGFloat = 0 { didSet { onChange?() } }
    /// Words that may replace the title; the button is as wide as the longest.
    open var possibleTitles: Set<String>? { didSet { onChange?() } }
    /// Shown in place of words and picture.
    open var customView: UIView? { didSet { onChange?() } }
    /// The colour; nil is the bar's.
    open var tintColor: UIColor? { didSet { onChange?() } }
    /// Whether it is left out.
    open var isHidden = false { didSet { onChange?() } }
    /// Whether it shows that something is on.
    open var isSelected = false { didSet { onChange?() } }
    /// Who is told; nil asks the responders.
    open weak var target: AnyObject?
    /// The method that is called.
    open var action: Selector?
    /// What is done in place of that.
    open var primaryAction: UIAction? { didSet { onChange?() } }
    /// A menu; kept, menus are not shown yet.
    open var menu: UIMenu?

    private func aim(at target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// The button was used.
    func fire(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// No button, only room.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}
