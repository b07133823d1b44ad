package import LaminaPrimitives
package import LaminaText

/// An object that represents a colour in an attributed string, such as `UIColor`.
package protocol TextColorSource {
    /// The colour for the current traits; dynamic colours are resolved.
    var textColor: Color { get }
}

extension CGColor: TextColorSource {
    package var textColor: Color { color }
}

/// An object that represents a paragraph style in an attributed string, such as `NSParagraphStyle`.
package protocol TextParagraphSource {
    /// The paragraph style as a value for text layout.
    var paragraph: ParagraphStyle { get }
}

/// An object that reserves space in an attributed string, such as `CTRunDelegate`.
package protocol TextPlaceholderSource {
    /// The space that replaces each character.
    var placeholder: TextPlaceholder { get }
}

/// An object that represents a shadow in an attributed string, such as `NSShadow`.
package protocol TextShadowSource {
    /// The shadow; nil when it is not visible.
    var textShadow: TextShadow? { get }
}
