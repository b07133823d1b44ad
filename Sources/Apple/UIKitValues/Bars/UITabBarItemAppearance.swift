public import Foundation

/// The look of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image; nil for the bar's.
    open var iconColor: UIColor?
    /// The colour of the badge; nil for red.
    open var badgeBackgroundColor: UIColor?
    /// The text attributes of the badge; stored without effect.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the badge's text; stored without effect.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    package override init() { super.init() }

    func adopt(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment, iconColor) = (other.titleTextAttributes, other.titlePositionAdjustment, other.iconColor)
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
        (badgePositionAdjustment, badgeTitlePositionAdjustment) = (other.badgePositionAdjustment, other.badgeTitlePositionAdjustment)
    }
}

/// The look of tabs in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The arrangement of image and title.
    public typealias Style = UITabBarItemAppearanceStyle

    /// The look of tabs that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected tab.
    public let selected = UITabBarItemStateAppearance()
    /// The look of tabs that cannot be tapped.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of tabs that have the focus; stored without effect.
    public let focused = UITabBarItemStateAppearance()

    /// Creates the look of stacked tabs.
    public override init() { super.init() }
    /// Creates the look of a style.
    public init(style: Style) { super.init() }

    /// Resets to the look of a style.
    open func configureWithDefault(for style: Style) { adopt(UITabBarItemAppearance()) }

    /// Returns a look with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        copy.adopt(self)
        return copy
    }

    private func adopt(_ other: UITabBarItemAppearance) {
        normal.adopt(other.normal)
        selected.adopt(other.selected)
        disabled.adopt(other.disabled)
        focused.adopt(other.focused)
    }
}
