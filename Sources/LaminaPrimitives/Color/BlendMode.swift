/// How a source pixel joins the one below it: Core Graphics' modes, in its order and with its raw values.
///
/// - Source: The W3C "Compositing and Blending Level 1" formulas, which PDF 1.7 shares; Porter and Duff 1984.
public enum BlendMode: Int32, Sendable, Hashable, CaseIterable {
    case normal = 0
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case clear
    case copy
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case plusDarker
    case plusLighter
}
