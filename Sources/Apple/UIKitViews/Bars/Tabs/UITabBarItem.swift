import CoreGraphics
public import Foundation
package import LaminaMethods

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
    /// The members that selectors, keys and nibs name.
    nonisolated package override class var memberTable: MemberTable { tabBarItemMembers }

    /// The image while the item is selected: its own, or `image` after nil was set; nil for an item without `image`.
    open var selectedImage: UIImage? {
        get { image == nil ? nil : ownSelectedImage ?? image }
        set {
            ownSelectedImage = newValue
            onChange?()
        }
    }
    private var ownSelectedImage: UIImage?
    /// The text of the badge; nil shows no badge.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The colour of the badge; nil is red.
    open var badgeColor: UIColor? { didSet { onChange?() } }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the badge's text for a control state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        onChange?()
    }
    /// Returns the attributes of the badge's text for a control state; nil when none were set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            customized(\.titlePositionAdjustment)
            onChange?()
        }
    }
    /// The appearance of the bar while the item is selected; stored without effect.
    open var standardAppearance: UITabBarAppearance?
    /// The appearance while no content is scrolled below the bar; stored without effect.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// Creates an item without title and image.
    public override init() { super.init() }
    /// Creates an item from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let item = coder.nibElement?.tabSystemItem { show(item) }
    }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and images for the normal and the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
