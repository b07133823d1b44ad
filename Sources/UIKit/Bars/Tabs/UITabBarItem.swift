import CoreGraphics
public import Foundation

/// One of the choices of a tab bar.
open class UITabBarItem: UIBarItem {
    /// The picture while it is chosen; nil is the usual one.
    open var selectedImage: UIImage? { didSet { onChange?() } }
    /// A few letters in a red spot; nil is none.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The colour of the spot; nil is red.
    open var badgeColor: UIColor? { didSet { onChange?() } }
    /// Moves the title.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// How the bar looks while the item is chosen; nil is as the bar says.
    open var standardAppearance: UITabBarAppearance?
    /// How the bar looks while nothing is below it; kept.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// A choice without words and picture.
    public override init() { super.init() }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A choice with words and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A choice with words and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
