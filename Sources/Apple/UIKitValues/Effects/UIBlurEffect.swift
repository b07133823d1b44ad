public import Foundation

/// A blur of what lies beneath a view, with the saturation and the tint of a material.
open class UIBlurEffect: UIVisualEffect {
    /// The materials, from the oldest; those with neither `Light` nor `Dark` in their names, from `regular` on, follow the interface style.
    public typealias Style = UIBlurEffectStyle

    package let style: Style

    /// Creates a blur with a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a blur from an archive; the style of an unknown number is `regular`.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Writes the style.
    open override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "UIBlurEffectStyle") }
}
