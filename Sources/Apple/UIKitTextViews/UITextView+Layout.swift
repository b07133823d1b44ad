import CoreGraphics
import Foundation
import LaminaPrimitives
package import LaminaText

/// A cached text layout, with the width and the light or dark style for which it was computed.
package struct KeptLayout {
    let width: CGFloat
    let style: UIUserInterfaceStyle
    let layout: TextLayout
}

extension UITextView {
    /// The space on both sides of the text, in points; the line fragment padding of Apple's text containers.
    private static let padding: CGFloat = 5

    package func begin() {
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        addSubview(page)
    }

    package func show(_ text: NSAttributedString) {
        missing = style
        editor.show(text)
        typingAttributes = text.length > 0 ? text.lastAttributes : [:]
    }

    package func show(_ text: String) {
        let attributes = usualAttributes
        missing = style
        editor.show(text, attributes)
        typingAttributes = text.isEmpty ? [:] : attributes
    }

    // MARK: Looks

    package var paragraphStyle: NSParagraphStyle { style.paragraph }

    var usualAttributes: [NSAttributedString.Key: Any] {
        [
            .font: font ?? .standard, .foregroundColor: textColor ?? .label,
            .paragraphStyle: paragraphStyle,
        ]
    }

    /// Applies an attribute to the whole text and to text that is typed next.
    func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        typingAttributes[key] = value
        editor.restyle {
            $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length))
        }
    }

    /// Applies the view's alignment to the whole text and to text that is typed next; other values of paragraph styles stay.
    func realign() {
        let alignment = textAlignment
        editor.restyle { text in
            text.changeParagraphStyles { $0.alignment = alignment }
            text.addMissing(.paragraphStyle, paragraphStyle)
        }
        let typed = NSMutableParagraphStyle()
        if let style = typingAttributes[.paragraphStyle] as? NSParagraphStyle { typed.setParagraphStyle(style) }
        typed.alignment = alignment
        typingAttributes[.paragraphStyle] = typed
    }

    package func textLooksChanged() {
        kept = nil
        kit?.textChanged(to: editor.storage)
        page.textChanged()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// The text with the links that are found in it, where it has none of its own.
    package var linkedText: NSAttributedString {
        guard !isEditable, !dataDetectorTypes.isEmpty else { return editor.storage }
        let links = DataDetector(types: dataDetectorTypes).links(in: editor.storage.string)
        guard !links.isEmpty else { return editor.storage }
        let text = NSMutableAttributedString(attributedString: editor.storage)
        for link in links {
            let part = NSMutableAttributedString(attributedString: text.attributedSubstring(from: link.range))
            part.addMissing(.link, link.url)
            text.replaceCharacters(in: link.range, with: part)
        }
        return text
    }

    /// The text with the attributes of links applied.
    private var shownText: NSAttributedString {
        let linked = linkedText.withIntentLooks(missing.font ?? .standard)
        var links: [NSRange] = []
        // Safe because the closure ignores its third argument, the pointer with which it could stop the enumeration.
        unsafe linked.enumerateAttribute(.link, in: NSRange(location: 0, length: linked.length)) { link, range, _ in
            if link != nil { links.append(range) }
        }
        guard let linkTextAttributes, !links.isEmpty else { return linked }
        let shown = NSMutableAttributedString(attributedString: linked)
        for link in links { shown.addAttributes(linkTextAttributes, range: link) }
        return shown
    }

    // MARK: Places

    package var textLayout: TextLayout { layout(in: bounds.width) }

    package var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + Self.padding, y: textContainerInset.top)
    }

    func sizeOfText(in width: CGFloat) -> CGSize {
        let size = layout(in: width > 0 ? width : .greatestFiniteMagnitude).size
        let insets = textContainerInset
        return CGSize(
            width: (CGFloat(size.width) + insets.left + insets.right + 2 * Self.padding).rounded(.up),
            height: (CGFloat(size.height) + insets.top + insets.bottom).rounded(.up))
    }

    private func layout(in width: CGFloat) -> TextLayout {
        let style = traitCollection.userInterfaceStyle
        if let kept, kept.width == width, kept.style == style { return kept.layout }
        let room = width - textContainerInset.left - textContainerInset.right - 2 * Self.padding
        var layout: TextLayout?
        traitCollection.performAsCurrent {
            let own = editor.storage.length == 0 ? self.style : missing
            let defaults = TextDefaults(
                font: own.font ?? .standard, color: (own.color ?? .label).cgColor, paragraph: own.paragraph.paragraph)
            layout = TextLayout(
                StyledText(shownText.withAttachmentSpaces, defaults),
                in: TextLimits(width: Double(max(1, room))))
        }
        // The closure has always run by now; the fallback only unwraps the optional.
        let made = layout ?? TextLayout(StyledText(shownText))
        kept = KeptLayout(width: width, style: style, layout: made)
        return made
    }

    func layOutText() {
        kit?.fit(bounds.size, textContainerInset)
        let size = sizeOfText(in: bounds.width)
        contentSize = CGSize(width: bounds.width, height: size.height)
        page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(size.height, bounds.height))
        page.placeParts()
        editor.marks.place()
        if caretIsWanted { reveal(selectedRange) }
        caretIsWanted = false
    }

    package func reveal(_ range: NSRange) {
        guard let indices = range.indices else { return }
        let rect = editor.selectionRects(of: indices).reduce(editor.caretRect(at: indices.upperBound)) {
            $0.union($1)
        }
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -4), animated: false)
    }

    /// The index of the character at a point; nil beside the text.
    package func character(at place: CGPoint) -> Int? {
        let origin = textOrigin
        return textLayout.character(at: Point(Double(place.x - origin.x), Double(place.y - origin.y)))?
            .lowerBound
    }
}

extension NSAttributedString {
    /// The attributes of the last character.
    ///
    /// The text must not be empty.
    fileprivate var lastAttributes: [NSAttributedString.Key: Any] {
        // Safe because the pointer for the effective range is nil, so nothing is written.
        unsafe attributes(at: length - 1, effectiveRange: nil)
    }
}
