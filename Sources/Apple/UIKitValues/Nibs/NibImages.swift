package import LaminaMarkup

// Readers of images, symbols and effects.

extension NibContext {
    /// Returns the image that an attribute or a child `<imageReference key="…"/>` names; nil without one.
    package func image(_ key: String, of element: NibElement) -> UIImage? {
        if let name = element[key] { return image(name, for: element) }
        return element.value(forKey: key).flatMap { image(reference: $0) }
    }

    /// Returns the image of `<imageReference image="star" catalog="system" symbolScale="large" renderingMode="template"/>`.
    package func image(reference: NibElement) -> UIImage? {
        guard let found = reference["image"].flatMap({ image($0, for: reference) }) else { return nil }
        let configuration = reference.first("fontDescription") == nil && reference["symbolScale"] == nil ? nil : reference.symbolConfiguration(self)
        let configured = configuration.map { found.withConfiguration($0) } ?? found
        switch reference["renderingMode"] {
        case "template": return configured.withRenderingMode(.alwaysTemplate)
        case "original": return configured.withRenderingMode(.alwaysOriginal)
        default: return configured
        }
    }
}

extension NibElement {
    /// The configuration of a symbol: a size in points, that of a font, or only a weight and a scale.
    @MainActor
    package func symbolConfiguration(_ nib: any NibContext) -> UIImage.SymbolConfiguration {
        let font = first("fontDescription").map { nib.font($0) }
        return UIImage.SymbolConfiguration(
            pointSize: font?.pointSize ?? CGFloat(number("pointSize") ?? 0),
            weight: self["weight"].flatMap { Self.symbolWeights[$0] } ?? .unspecified,
            scale: (self["scale"] ?? self["symbolScale"]).flatMap { Self.symbolScales[$0] } ?? .unspecified)
    }

    /// The effect of `<blurEffect style="dark"/>` or `<vibrancyEffect style="label"><blurEffect style="dark"/></vibrancyEffect>`.
    @MainActor
    package var visualEffect: UIVisualEffect? {
        switch name {
        case "blurEffect": return blurEffect(self["style"] ?? "extraLight")
        case "vibrancyEffect":
            guard let blur = first("blurEffect")?.visualEffect as? UIBlurEffect else { return nil }
            return UIVibrancyEffect(blurEffect: blur, style: self["style"].flatMap { Self.vibrancies[$0] } ?? .label)
        default: return nil
        }
    }

    /// Returns the blur of a style, which nibs name as Swift does; nil for an unknown name.
    @MainActor
    package func blurEffect(_ style: String) -> UIBlurEffect? { Self.blurs[style].map { UIBlurEffect(style: $0) } }

    private static let blurs: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    private static let vibrancies: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "fill": .fill,
        "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
    private static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy, "black": .black,
    ]
}
