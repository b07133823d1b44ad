import CoreGraphics
import Foundation

/// The colours that a configuration resolves to in a button's current state.
@MainActor
struct ConfigurationColors {
    let foreground: UIColor
    /// The background colour; nil for no background.
    let background: UIColor?

    init(_ configuration: UIButton.Configuration, of button: UIButton) {
        let tint: UIColor = button.tintColor
        guard button.isEnabled else {
            foreground = .tertiaryLabel
            background = configuration.kind == .plain ? nil : .tertiarySystemFill
            return
        }
        let isPressed = button.isHighlighted
        let isChosen = button.isSelected && configuration.automaticallyUpdateForSelection
        let words = configuration.baseForegroundColor ?? (configuration.kind == .filled || isChosen && configuration.kind != .plain ? .white : tint)
        foreground = isPressed && configuration.kind == .plain ? words.withAlphaComponent(0.75) : words
        let plate = Self.plate(configuration, tint, isChosen: isChosen)
        background = isPressed ? plate?.faded : plate
    }

    /// Returns the background colour of a button that is not pressed; nil for no background.
    private static func plate(_ configuration: UIButton.Configuration, _ tint: UIColor, isChosen: Bool) -> UIColor? {
        if let color = configuration.baseBackgroundColor {
            return configuration.kind == .tinted && !isChosen ? color.withAlphaComponent(0.18) : color
        }
        switch configuration.kind {
        case .plain: return isChosen ? tint.withAlphaComponent(0.18) : nil
        case .gray: return isChosen ? tint : .secondarySystemFill
        case .tinted: return isChosen ? tint : tint.withAlphaComponent(0.18)
        case .filled: return tint
        }
    }
}

extension UIColor {
    /// The same colour at three quarters of its opacity, resolved per trait collection.
    fileprivate var faded: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * 0.75)
        }
    }
}
