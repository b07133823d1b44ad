/// The numbers of a blur effect: a blur, a saturation and a tint over it.
struct Material: Equatable {
    /// The standard deviation of the blur, in points.
    var radius: Double
    /// The saturation of the blurred picture; 1 leaves it unchanged.
    var saturation: Double
    /// The white of the tint, 0...1.
    var white: Double
    /// The alpha of the tint.
    var alpha: Double

    /// A material that shows the backdrop unchanged.
    static let none = Material(radius: 0, saturation: 1, white: 1, alpha: 0)

    /// The material of a style.
    ///
    /// - Source: The first three come from Apple's sample code `UIImageEffects` (WWDC 2013); Apple publishes no numbers for the others.
    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        switch style {
        case .extraLight: self.init(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.82)
        case .light: self.init(radius: 30, saturation: 1.8, white: 1, alpha: 0.3)
        case .dark: self.init(radius: 20, saturation: 1.8, white: 0.11, alpha: 0.73)
        case .regular: self = Self.system(0.6, isDark: isDark)
        case .prominent: self = Self.system(0.78, isDark: isDark)
        case .systemUltraThinMaterial: self = Self.system(0.44, isDark: isDark)
        case .systemThinMaterial: self = Self.system(0.6, isDark: isDark)
        case .systemMaterial: self = Self.system(0.74, isDark: isDark)
        case .systemThickMaterial: self = Self.system(0.86, isDark: isDark)
        case .systemChromeMaterial: self = Self.system(0.8, isDark: isDark)
        case .systemUltraThinMaterialLight: self = Self.system(0.44, isDark: false)
        case .systemThinMaterialLight: self = Self.system(0.6, isDark: false)
        case .systemMaterialLight: self = Self.system(0.74, isDark: false)
        case .systemThickMaterialLight: self = Self.system(0.86, isDark: false)
        case .systemChromeMaterialLight: self = Self.system(0.8, isDark: false)
        case .systemUltraThinMaterialDark: self = Self.system(0.44, isDark: true)
        case .systemThinMaterialDark: self = Self.system(0.6, isDark: true)
        case .systemMaterialDark: self = Self.system(0.74, isDark: true)
        case .systemThickMaterialDark: self = Self.system(0.86, isDark: true)
        case .systemChromeMaterialDark: self = Self.system(0.8, isDark: true)
        @unknown default: self = Self.system(0.6, isDark: isDark)
        }
    }

    init(radius: Double, saturation: Double, white: Double, alpha: Double) {
        self.radius = radius
        self.saturation = saturation
        self.white = white
        self.alpha = alpha
    }

    private static func system(_ alpha: Double, isDark: Bool) -> Material {
        Material(radius: 30, saturation: 1.8, white: isDark ? 0.14 : 0.97, alpha: alpha)
    }
}

extension UIBlurEffect {
    /// True when the material is dark for an interface style.
    func isDark(in traits: UITraitCollection) -> Bool {
        switch style {
        case .extraLight, .light: false
        case .dark: true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial:
            traits.userInterfaceStyle == .dark
        default: style.rawValue >= Style.systemUltraThinMaterialDark.rawValue
        }
    }
}
