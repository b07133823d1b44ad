package import Foundation

extension NSAttributedString {
    /// The range of all characters.
    package var whole: NSRange { NSRange(location: 0, length: length) }

    /// The attributes of the first character; none for an empty text.
    package var firstAttributes: [NSAttributedString.Key: Any] {
        guard length > 0 else { return [:] }
        // Safe because the pointer for the effective range is nil, so nothing is written.
        return unsafe attributes(at: 0, effectiveRange: nil)
    }
}

extension NSMutableAttributedString {
    /// Adds an attribute where the text has none of its key.
    package func addMissing(_ key: NSAttributedString.Key, _ value: Any) {
        var ranges: [NSRange] = []
        // Safe because the closure ignores its third argument, the pointer with which it could stop the enumeration.
        unsafe enumerateAttribute(key, in: whole) { old, range, _ in if old == nil { ranges.append(range) } }
        for range in ranges { addAttribute(key, value: value, range: range) }
    }

    /// Changes a value of the paragraph styles that the text has, and keeps their other values.
    package func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        var changed: [(style: NSParagraphStyle, range: NSRange)] = []
        // Safe because the closure ignores its third argument, the pointer with which it could stop the enumeration.
        unsafe enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
            change(style)
            changed.append((style, range))
        }
        for (style, range) in changed { addAttribute(.paragraphStyle, value: style, range: range) }
    }
}
