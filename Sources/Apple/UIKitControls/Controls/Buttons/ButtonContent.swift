import Foundation

/// The titles, colours and images that a button shows, per control state.
package struct ButtonContent {
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var shadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgrounds = StateTable<UIImage>()
}

/// The subviews of a button, each created on first need and nil before.
@MainActor
package final class ButtonParts {
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    /// The background image, behind all other parts.
    var background: UIImageView?
    /// The view with a configuration's background colour, behind all other parts.
    var backgroundView: ConfiguredBackgroundView?
    var indicator: UIActivityIndicatorView?
    /// Opens the button's menu; nil without a menu.
    var menuOpener: MenuOpener?
    /// True while the configuration's update handler runs; guards against recursion.
    var isUpdating = false

    /// The views that fade while a system button is pressed.
    var foreground: [UIView] { [title, subtitle, image, indicator].compactMap { $0 } }
}
