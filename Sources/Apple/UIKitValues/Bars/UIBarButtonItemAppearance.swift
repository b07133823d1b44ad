public import Foundation

/// The look of a bar button item in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the title; stored without effect.
    open var backgroundImage: UIImage?
    /// The offset of the image behind the title; stored without effect.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    package override init() { super.init() }
}

/// The look of a bar's buttons in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The look of buttons that can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of pressed buttons.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of buttons that cannot be tapped.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of buttons that have the focus; stored without effect.
    public let focused = UIBarButtonItemStateAppearance()
    private var isDone = false

    /// Creates the look of plain buttons.
    public override init() { super.init() }
    /// Creates the look of a style.
    public init(style: Style) {
        isDone = style == .done
        super.init()
    }

    /// The style of a button.
    public typealias Style = UIBarButtonItemAppearanceStyle

    /// Resets to the look of a style.
    open func configureWithDefault(for style: Style) {
        isDone = style == .done
        for state in [normal, highlighted, disabled, focused] {
            (state.titleTextAttributes, state.titlePositionAdjustment, state.backgroundImage) = ([:], .zero, nil)
        }
    }

    /// Returns a look with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: isDone ? .done : .plain)
        for (old, new) in [(normal, copy.normal), (highlighted, copy.highlighted), (disabled, copy.disabled), (focused, copy.focused)] {
            new.titleTextAttributes = old.titleTextAttributes
            new.titlePositionAdjustment = old.titlePositionAdjustment
            new.backgroundImage = old.backgroundImage
            new.backgroundImagePositionAdjustment = old.backgroundImagePositionAdjustment
        }
        return copy
    }
}

/// The looks of a bar's buttons.
@MainActor
package struct BarButtonLooks {
    package let plain: UIBarButtonItemAppearance
    package let done: UIBarButtonItemAppearance

    package init(plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance) { (self.plain, self.done) = (plain, done) }
}
