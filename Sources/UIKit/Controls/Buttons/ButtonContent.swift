import Foundation

/// What a button shows in each of its states.
struct ButtonContent {
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var shadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgrounds = StateTable<UIImage>()
}

/// The views that a button is made of; those that it does not need are not there.
@MainActor
final class ButtonParts {
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    /// The picture behind all.
    var background: UIImageView?
    /// The colour behind all that a configuration asks for.
    var plate: UIView?
    var indicator: UIActivityIndicatorView?
    /// The configuration is being adapted to the state.
    var isUpdating = false

    /// Those that a finger fades in a system button.
    var foreground: [UIView] { [title, subtitle, image, indicator].compactMap { $0 } }
}
