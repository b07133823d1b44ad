package import LaminaPrimitives

/// How drawing joins what is there.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// Over what is there.
    case normal
    /// The product: darker.
    case multiply
    /// The product of the opposites: lighter.
    case screen
    /// Multiply or screen, as what is there asks.
    case overlay
    /// The darker one.
    case darken
    /// The lighter one.
    case lighten
    /// What is there, brightened.
    case colorDodge
    /// What is there, darkened.
    case colorBurn
    /// As a soft lamp.
    case softLight
    /// Multiply or screen, as the source asks.
    case hardLight
    /// The difference.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The source's hue.
    case hue
    /// The source's saturation.
    case saturation
    /// The source's hue and saturation.
    case color
    /// The source's brightness.
    case luminosity
    /// Nothing.
    case clear
    /// The source alone.
    case copy
    /// The source where something is.
    case sourceIn
    /// The source where nothing is.
    case sourceOut
    /// The source on what is there, and nowhere else.
    case sourceAtop
    /// Under what is there.
    case destinationOver
    /// What is there where the source is.
    case destinationIn
    /// What is there where the source is not.
    case destinationOut
    /// What is there on the source, and nowhere else.
    case destinationAtop
    /// Either, where the other is not.
    case xor
    /// The sum of the opposites: darker.
    case plusDarker
    /// The sum: lighter.
    case plusLighter
}

extension BlendMode {
    /// The same mode in the core's type.
    package init(_ mode: CGBlendMode) {
        // Both count the modes alike; a test compares the two lists.
        self = BlendMode(rawValue: mode.rawValue) ?? .normal
    }
}
