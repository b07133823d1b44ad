package import LaminaPrimitives

/// What `CATextLayer` adds to a layer, except the string and the font, which only drawing reads.
package struct TextState: Sendable, Hashable, RareDefault {
    package static let initial = TextState()

    /// Points for each em.
    package var fontSize = 36.0
    package var foregroundColor: Color? = .white
    /// Lines are broken to fit the bounds.
    package var isWrapped = false
    /// `CATextLayerAlignmentMode`'s values; others are kept and mean `natural`.
    package var alignmentMode = "natural"
    /// `CATextLayerTruncationMode`'s values; others are kept and mean `none`.
    package var truncationMode = "none"
    package var allowsFontSubpixelQuantization = false

    package init() {}
}
