public import Foundation

/// The appearance of a bar: its background and its hairline.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The background colour; nil, the default, takes the background that the appearance is configured with.
    open var backgroundColor: UIColor?
    /// The colour of the hairline towards the content; nil draws none.
    open var shadowColor: UIColor? = BarColors.line
    /// The system background, used while `backgroundColor` is nil.
    private var material = Material.translucent

    private enum Material {
        case translucent
        case opaque
        case none
    }

    /// Creates the default appearance.
    public override init() { super.init() }
    /// Creates a copy of another bar's appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        material = barAppearance.material
    }

    /// Resets to a slightly transparent background; without the blur of iOS.
    open func configureWithDefaultBackground() { configure(.translucent, shadow: BarColors.line) }
    /// Resets to an opaque background.
    open func configureWithOpaqueBackground() { configure(.opaque, shadow: BarColors.line) }
    /// Resets to no background and no hairline.
    open func configureWithTransparentBackground() { configure(.none, shadow: nil) }

    private func configure(_ material: Material, shadow: UIColor?) {
        self.material = material
        backgroundColor = nil
        shadowColor = shadow
    }

    /// The colour of the background; nil draws none.
    package var ground: UIColor? {
        if let backgroundColor { return backgroundColor }
        switch material {
        case .translucent: return BarColors.chrome
        case .opaque: return .systemBackground
        case .none: return nil
        }
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

/// The system colours of bars.
package enum BarColors {
    /// The default background: the colour that iOS's blur gives over a white or black view.
    package static let chrome = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
    }
    package static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    /// The background for the styles `black` and `blackTranslucent`.
    package static let black = UIColor(white: 29 / 255, alpha: 0.94)
}
