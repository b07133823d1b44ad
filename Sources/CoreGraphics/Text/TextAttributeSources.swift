package import LaminaPrimitives
package import LaminaText

/// An object that stands for a colour in an attributed string; `UIColor` is one.
package protocol TextColorSource {
    /// The colour as it shows now; one that depends on light and dark is resolved.
    var textColor: Color { get }
}

extension CGColor: TextColorSource {
    package var textColor: Color { color }
}

/// An object that stands for a paragraph style in an attributed string; `NSParagraphStyle` is one.
package protocol TextParagraphSource {
    /// The style's numbers.
    var paragraph: ParagraphStyle { get }
}

/// An object that stands for a shadow in an attributed string; `NSShadow` is one.
package protocol TextShadowSource {
    /// The shadow; nil when it shows none.
    var textShadow: TextShadow? { get }
}
