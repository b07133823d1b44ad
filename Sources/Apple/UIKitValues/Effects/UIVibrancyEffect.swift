public import Foundation
import LaminaFoundation

/// Content that takes its colours from the blurred picture beneath it.
///
/// Its view belongs into the content view of a view with the blur effect. The content's own colours do not matter, its alpha does.
open class UIVibrancyEffect: UIVisualEffect {
    package let blur: UIBlurEffect
    package let style: UIVibrancyEffectStyle

    /// Creates the vibrancy of labels on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates the vibrancy of a kind of content on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    /// Creates a vibrancy from an archive.
    public required init?(coder: NSCoder) {
        blur = coder.plainObject(of: UIBlurEffect.self, forKey: "UIVibrancyEffectBlur") ?? UIBlurEffect(style: .regular)
        style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyEffectStyle")) ?? .label
        super.init(coder: coder)
    }

    /// Writes the blur and the style.
    open override func encode(with coder: NSCoder) {
        coder.encode(blur, forKey: "UIVibrancyEffectBlur")
        coder.encode(style.rawValue, forKey: "UIVibrancyEffectStyle")
    }
}
