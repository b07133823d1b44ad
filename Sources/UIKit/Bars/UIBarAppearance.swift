public import Foundation

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour of the ground; over the system's own, unless that was left out.
    open var backgroundColor: UIColor?
    /// The line towards the contents; nil is none.
    open var shadowColor: UIColor? = BarColors.line
    /// Whether the system's own ground is there, and how much of what is below shows through.
    private var material = Material.translucent

    private enum Material {
        case translucent
        case opaque
        case none
    }

    /// The system's look.
    public override init() { super.init() }
    /// The look of another bar.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        material = barAppearance.material
    }

    /// A ground through which a little of the contents is seen; without the blur that iOS has.
    open func configureWithDefaultBackground() { configure(.translucent, shadow: BarColors.line) }
    /// A ground through which nothing is seen.
    open func configureWithOpaqueBackground() { configure(.opaque, shadow: BarColors.line) }
    /// No ground and no line.
    open func configureWithTransparentBackground() { configure(.none, shadow: nil) }

    private func configure(_ material: Material, shadow: UIColor?) {
        self.material = material
        backgroundColor = nil
        shadowColor = shadow
    }

    /// What is drawn below the bar's contents.
    var ground: UIColor? {
        if let backgroundColor { return backgroundColor }
        switch material {
        case .translucent: return BarColors.chrome
        case .opaque: return .systemBackground
        case .none: return nil
        }
    }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How a large title is drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The colours of bars.
enum BarColors {
    /// What iOS makes of a white or black ground with a blur, without the blur.
    static let chrome = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
    }
    static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    /// The grounds of `UIBarStyle.black`.
    static let black = UIColor(white: 29 / 255, alpha: 0.94)
}
