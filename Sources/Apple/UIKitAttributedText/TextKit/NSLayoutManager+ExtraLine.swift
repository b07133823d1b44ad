import CoreGraphics
public import Foundation

extension NSLayoutManager {
    /// The rectangle of the line behind the last line break, or of the only line of an empty text, in which a caret stands; empty for other texts.
    public var extraLineFragmentRect: CGRect { extraLine?.whole ?? .zero }
    /// The used part of the extra line.
    public var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    /// The container of the extra line; nil when there is none.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.last }
    /// The length of the text: every request lays out all of it.
    public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
    /// The number of glyphs: every request lays out all of them.
    public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
    /// False, because distant parts are never laid out first.
    public var hasNonContiguousLayout: Bool { false }

    /// The rectangles of the extra line, in the coordinates of the last container.
    private var extraLine: (whole: CGRect, used: CGRect)? {
        guard let container = textContainers.last, let storage = textStorage else { return nil }
        let text = storage.string
        guard text.isEmpty || text.hasSuffix("\n") else { return nil }
        // No range is asked for, so that nothing is written through the pointer.
        let font = text.isEmpty ? nil : unsafe storage.attribute(.font, at: storage.length - 1, effectiveRange: nil) as? UIFont
        let (height, padding) = ((font ?? emptyTextFont ?? .standard).lineHeight, container.lineFragmentPadding)
        // The used rectangle of the container contains the extra line already.
        let top = text.isEmpty ? 0 : unsafe lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil).maxY
        let width = container.size.width > 0 ? container.size.width : 2 * padding
        return (
            CGRect(x: 0, y: top, width: width, height: height), CGRect(x: 0, y: top, width: 2 * padding, height: height)
        )
    }
}
