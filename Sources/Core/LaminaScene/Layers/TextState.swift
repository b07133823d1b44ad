package import LaminaPrimitives

/// The properties that `CATextLayer` adds to a layer, except the string and the font, which only drawing reads.
package struct TextState: Sendable, Hashable, SparseDefault {
    package static let initial = TextState()

    /// The font size, in points per em.
    package var fontSize = 36.0
    package var foregroundColor: Color? = .white
    /// True when lines are broken to fit the bounds' width.
    package var isWrapped = false
    /// A value of `CATextLayerAlignmentMode`; any other string means `natural`.
    package var alignmentMode = "natural"
    /// A value of `CATextLayerTruncationMode`; any other string means `none`.
    package var truncationMode = "none"
    package var allowsFontSubpixelQuantization = false

    package init() {}
}

extension TextState {
    /// The properties of a text layer.
    package static let properties =
        LayerState.properties + [
            Property("fontSize", \.text.fontSize),
            Property("foregroundColor", \.text.foregroundColor),
            Property("wrapped", \.text.isWrapped, alias: "isWrapped", .none),
            Property("alignmentMode", \.text.alignmentMode, .none),
            Property("truncationMode", \.text.truncationMode, .none),
            Property("allowsFontSubpixelQuantization", \.text.allowsFontSubpixelQuantization, .none),
        ]
}
