public import Foundation

/// A blur of what lies beneath a view, with the saturation and the tint of a material.
open class UIBlurEffect: UIVisualEffect {
    /// The materials, from the oldest; those with neither `Light` nor `Dark` in their names, from `regular` on, follow the interface style.
    public enum Style: Int, Sendable {
        /// Almost white.
        case extraLight = 0
        /// A light veil.
        case light
        /// Almost black.
        case dark
        /// The standard veil.
        case regular = 4
        /// A stronger veil.
        case prominent
        /// The most transparent material.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// The standard material.
        case systemMaterial
        /// The most opaque material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The most transparent material, always light.
        case systemUltraThinMaterialLight
        /// A thin material, always light.
        case systemThinMaterialLight
        /// The standard material, always light.
        case systemMaterialLight
        /// The most opaque material, always light.
        case systemThickMaterialLight
        /// The material of bars, always light.
        case systemChromeMaterialLight
        /// The most transparent material, always dark.
        case systemUltraThinMaterialDark
        /// A thin material, always dark.
        case systemThinMaterialDark
        /// The standard material, always dark.
        case systemMaterialDark
        /// The most opaque material, always dark.
        case systemThickMaterialDark
        /// The material of bars, always dark.
        case systemChromeMaterialDark
    }

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
