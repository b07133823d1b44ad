public import Foundation

/// The appearance of a bar: its background and its hairline.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The blur of what lies beneath the bar; nil draws none.
    ///
    /// The default is the system's chrome material.
    open var backgroundEffect: UIBlurEffect? = BarColors.chrome
    /// The colour over the blur; nil, the default, draws none.
    open var backgroundColor: UIColor?
    /// The colour of the hairline towards the content; nil draws none.
    open var shadowColor: UIColor? = BarColors.line

    /// Creates the default appearance.
    public override init() { super.init() }
    /// Creates a copy of another bar's appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
    }

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

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text attributes of large titles; stored without effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
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
