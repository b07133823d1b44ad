public import Foundation

/// The meaning of a part of a text, such as emphasis, which its look shows.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The meanings as bits.
    public let rawValue: UInt
    /// Creates a set from any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, shown in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Deleted text, shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break of the source that does not break the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension NSAttributedString.Key {
    /// The meaning of the text, a number with the raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension NSAttributedString {
    /// The text in the fonts that its meanings ask for, as labels and text views show it; the text itself when it states none.
    ///
    /// - Parameter font: The font of text without a font attribute.
    package func withIntentLooks(_ font: UIFont) -> NSAttributedString {
        var parts: [(intent: InlinePresentationIntent, range: NSRange)] = []
        // Safe because the closure ignores its third argument, the pointer with which it could stop the enumeration.
        unsafe enumerateAttribute(.inlinePresentationIntent, in: NSRange(location: 0, length: length)) { value, range, _ in
            if let number = value as? NSNumber { parts.append((InlinePresentationIntent(rawValue: number.uintValue), range)) }
        }
        guard !parts.isEmpty else { return self }
        let shown = NSMutableAttributedString(attributedString: self)
        for part in parts {
            unsafe enumerateAttribute(.font, in: part.range) { own, range, _ in
                shown.addAttribute(.font, value: (own as? UIFont ?? font).showing(part.intent), range: range)
            }
            guard part.intent.contains(.strikethrough) else { continue }
            shown.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: part.range)
        }
        return shown
    }
}

extension CTFont {
    /// Returns the font of the same family or, for code, the monospaced one, with the traits that a meaning asks for.
    fileprivate func showing(_ intent: InlinePresentationIntent) -> UIFont {
        let base = intent.contains(.code) ? UIFont.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
        var traits = fontDescriptor.symbolicTraits
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        guard traits != base.fontDescriptor.symbolicTraits, let styled = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: styled, size: pointSize)
    }
}
