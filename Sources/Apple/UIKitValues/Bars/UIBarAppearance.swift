public import Foundation

/// The appearance of a bar: its background and its hairline.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// The blur of what lies beneath the bar; nil draws none.
    ///
    /// The default is the system's chrome material.
    open var backgroundEffect: UIBlurEffect? = BarColors.chrome
    /// The colour over the blur; nil, the default, draws none.
    open var backgroundColor: UIColor?
    /// The image over the colour; nil, the default, draws none.
    open var backgroundImage: UIImage?
    /// The image in place of the hairline; nil draws the hairline.
    open var shadowImage: UIImage?
    /// The colour of the hairline towards the content; nil draws none.
    open var shadowColor: UIColor? = BarColors.line

    /// Creates the default appearance.
    public override init() { super.init() }
    /// Creates a copy of another bar's appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        adopt(barAppearance)
    }
    /// Creates the default appearance for a kind of device; it is the same on all.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Takes over what bars of the same kind have besides their background.
    func adopt(_ other: UIBarAppearance) {}

    /// Returns an appearance with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// Resets to the system's chrome material and hairline.
    open func configureWithDefaultBackground() { configure(BarColors.chrome, nil, shadow: BarColors.line) }
    /// Resets to an opaque background.
    open func configureWithOpaqueBackground() { configure(nil, .systemBackground, shadow: BarColors.line) }
    /// Resets to no background and no hairline.
    open func configureWithTransparentBackground() { configure(nil, nil, shadow: nil) }

    private func configure(_ effect: UIBlurEffect?, _ color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        shadowColor = shadow
    }
}

/// Returns the looks of buttons in a copied appearance, which change without the original's.
@MainActor
private func copied<Looks: NSCopying>(_ looks: Looks) -> Looks { looks.copy(with: nil) as? Looks ?? looks }

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func adopt(_ other: UIBarAppearance) {
        guard let other = other as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (copied(other.buttonAppearance), copied(other.doneButtonAppearance))
    }

    /// The looks of the bar's buttons, plain and done.
    package var looks: BarButtonLooks { BarButtonLooks(plain: buttonAppearance, done: doneButtonAppearance) }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the title below the image: that of all tabs here.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of tabs with the title beside the image; stored without effect, because all tabs are stacked.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The look of tabs with the title beside a small image; stored without effect, because all tabs are stacked.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour of the selected tab's image; nil for the tint colour.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage?

    override func adopt(_ other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        (stackedLayoutAppearance, inlineLayoutAppearance) = (copied(other.stackedLayoutAppearance), copied(other.inlineLayoutAppearance))
        compactInlineLayoutAppearance = copied(other.compactInlineLayoutAppearance)
        (selectionIndicatorTintColor, selectionIndicatorImage) = (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
    }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of back buttons.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image in place of the back button's arrow; nil draws the arrow.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of the back button's title while bars change; stored without effect.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?
    /// Sets the image in place of the back button's arrow, and its mask.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = (backIndicatorImage, backIndicatorTransitionMaskImage)
    }

    override func adopt(_ other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (buttonAppearance, doneButtonAppearance) = (copied(other.buttonAppearance), copied(other.doneButtonAppearance))
        backButtonAppearance = copied(other.backButtonAppearance)
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    /// The looks of the bar's buttons, plain and done.
    package var looks: BarButtonLooks { BarButtonLooks(plain: buttonAppearance, done: doneButtonAppearance) }
}

/// The system's backgrounds and lines of bars.
@MainActor
package enum BarColors {
    /// The background of translucent bars.
    package static let chrome = UIBlurEffect(style: .systemChromeMaterial)
    /// The background of translucent bars with the styles `black` and `blackTranslucent`.
    package static let blackChrome = UIBlurEffect(style: .systemChromeMaterialDark)
    /// The background of opaque bars: the colour of the material over a plain view.
    package static let opaque = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1) }
    /// The background of opaque bars with the styles `black` and `blackTranslucent`.
    package static let opaqueBlack = UIColor(white: 29 / 255, alpha: 1)
    package static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
