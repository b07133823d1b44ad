package import LaminaPrimitives

/// The formula that combines drawn pixels (the source) with the pixels already there (the backdrop).
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// Composites the source over the backdrop.
    case normal
    /// Multiplies source and backdrop; the result is darker.
    case multiply
    /// Multiplies the inverted source and backdrop and inverts the product; the result is lighter.
    case screen
    /// Multiplies or screens, depending on the backdrop.
    case overlay
    /// Takes the darker of source and backdrop.
    case darken
    /// Takes the lighter of source and backdrop.
    case lighten
    /// Brightens the backdrop by the source.
    case colorDodge
    /// Darkens the backdrop by the source.
    case colorBurn
    /// Darkens or lightens the backdrop gently, depending on the source.
    case softLight
    /// Multiplies or screens, depending on the source.
    case hardLight
    /// Takes the absolute difference of source and backdrop.
    case difference
    /// Like `difference`, with less contrast.
    case exclusion
    /// Takes the hue of the source, and the saturation and luminosity of the backdrop.
    case hue
    /// Takes the saturation of the source, and the hue and luminosity of the backdrop.
    case saturation
    /// Takes hue and saturation of the source, and the luminosity of the backdrop.
    case color
    /// Takes the luminosity of the source, and hue and saturation of the backdrop.
    case luminosity
    /// Clears the covered pixels.
    case clear
    /// Replaces the backdrop by the source.
    case copy
    /// Keeps the source where the backdrop is opaque, and nothing else.
    case sourceIn
    /// Keeps the source where the backdrop is transparent, and nothing else.
    case sourceOut
    /// Draws the source only where the backdrop is opaque, over the backdrop.
    case sourceAtop
    /// Draws the source under the backdrop.
    case destinationOver
    /// Keeps the backdrop where the source is opaque.
    case destinationIn
    /// Keeps the backdrop where the source is transparent.
    case destinationOut
    /// Keeps the backdrop only where the source is opaque, over the source.
    case destinationAtop
    /// Keeps source and backdrop, each where the other is transparent.
    case xor
    /// Adds the inverted source and backdrop and inverts the sum; the result is darker.
    case plusDarker
    /// Adds source and backdrop; the result is lighter.
    case plusLighter
}

extension BlendMode {
    /// Converts a `CGBlendMode` to `BlendMode`.
    package init(_ mode: CGBlendMode) {
        // Both enumerations have the same raw values; a test compares the two lists.
        self = BlendMode(rawValue: mode.rawValue) ?? .normal
    }
}
