public import Foundation
package import LaminaMethods

/// An item of a bar: its title, image and state, but not its view.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The members that selectors and keys name.
    nonisolated package class var memberTable: MemberTable { barItemMembers }

    /// Called after each change; set by the bar that shows the item, to update its view.
    package var onChange: (() -> Void)?
    /// The customisation by appearance proxies.
    package var appearanceState = AppearanceState()
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item without title and image.
    public override init() { super.init() }
    /// Creates an item from a nib.
    public required init?(coder: NSCoder) { super.init() }

    /// The title of the item.
    open var title: String? { didSet { onChange?() } }
    /// The image of the item, drawn as a template in the tint colour unless its rendering mode is `alwaysOriginal`.
    open var image: UIImage? { didSet { onChange?() } }
    /// True when the item can be tapped; the default is true.
    open var isEnabled = true { didSet { onChange?() } }
    /// A number by which the app can identify the item.
    open var tag = 0
    /// The insets of the image; stored without effect.
    open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }
    /// The image for windows of compact height; stored without effect, because bars have one height.
    open var landscapeImagePhone: UIImage?
    /// The insets of `landscapeImagePhone`; stored without effect.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The enlarged image for accessibility text sizes; stored without effect.
    open var largeContentSizeImage: UIImage?

    /// The name that assistive technologies use; nil for the title.
    open var accessibilityLabel: String?
    /// The result of activating the item, for assistive technologies.
    open var accessibilityHint: String?
    /// The value of the item, for assistive technologies.
    open var accessibilityValue: String?
    /// A name for tests, which users never hear.
    open var accessibilityIdentifier: String?

    /// Sets the text attributes of the title for a control state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        customized(\.titleAttributes) { $0.setTitleTextAttributes(attributes, for: state) }
        onChange?()
    }
    /// Returns the text attributes of the title for a control state; nil when none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}
