import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// Lays out a text storage in containers, one after the other, and draws it.
///
/// Every UTF-16 unit counts as one glyph, so that glyph and character ranges are equal.
open class NSLayoutManager: NSObject {
    /// The kinds of a glyph.
    public struct GlyphProperty: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: Int
        /// Creates a set from any bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A glyph that is not drawn.
        public static let null = GlyphProperty(rawValue: 1)
        /// A line break or a tab.
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        /// A glyph that stretches in justified lines.
        public static let elastic = GlyphProperty(rawValue: 4)
        /// A mark on another glyph.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    /// The text of one container with its layout.
    private struct Filled {
        var text: NSAttributedString
        var layout: TextLayout
        /// The characters of the container.
        var range: Range<Int>
    }

    /// The text; nil before the manager is added to one.
    open private(set) weak var textStorage: NSTextStorage?
    /// The containers, in the order in which they are filled.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The object that is told of layouts.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// True when the font's leading is added to lines; stored without effect, because it always is.
    open var usesFontLeading = true
    /// True when distant parts may be laid out first; stored without effect.
    open var allowsNonContiguousLayout = false
    /// True when invisible characters are shown; stored without effect.
    open var showsInvisibleCharacters = false
    /// True when control characters are shown; stored without effect.
    open var showsControlCharacters = false
    /// The threshold for hyphenation, 0...1; stored without effect.
    open var hyphenationFactor: CGFloat = 0
    /// The font of an empty text, which has no attributes; set by the view that shows the text.
    package var emptyTextFont: UIFont?
    /// Called when the text or a container changed; set by the view that shows the text.
    package var onChange: (() -> Void)?
    private var kept: [Filled]?

    /// Creates a manager without text.
    public override init() { super.init() }
    /// Creates a manager without text; the coder's contents are ignored.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Containers and text

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }
    /// Adds a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager = self
        textContainers.insert(container, at: max(0, min(index, textContainers.count)))
        forget()
    }
    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        forget()
    }
    /// Discards the layout, because a container changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }
    /// Discards the layout of a range.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) { forget() }
    /// Requests that a range is drawn again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { onChange?() }
    /// Requests that a range is drawn again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onChange?() }
    /// Lays out a container.
    open func ensureLayout(for container: NSTextContainer) { _ = filled }
    /// Lays out a range.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = filled }
    /// Lays out the text now; all of it, because parts cannot be laid out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = filled }
    /// Lays out the text now; all of it, because parts cannot be laid out.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = filled }
    /// Makes the glyphs now; with those of all other characters, and their layout.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = filled }
    /// Makes the glyphs now; with those of all other characters, and their layout.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = filled }

    func adopt(_ storage: NSTextStorage?) {
        textStorage = storage
        forget()
    }

    func storageChanged() { forget() }

    private func forget() {
        kept = nil
        onChange?()
    }

    // MARK: Layout

    private var filled: [Filled] {
        if let kept { return kept }
        var start = 0
        let whole: NSAttributedString = textStorage ?? NSTextStorage()
        let made = textContainers.map { container in
            let rest = whole.attributedSubstring(
                from: NSRange(location: start, length: whole.length - start))
            let layout = Self.layout(rest, in: container)
            let isLast = container === textContainers.last
            let end =
                isLast && container.maximumNumberOfLines == 0 && container.size.height <= 0
                ? whole.length : start + (layout.lines.last?.range.upperBound ?? 0)
            defer { start = end }
            return Filled(text: rest, layout: layout, range: start..<end)
        }
        kept = made
        delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: true)
        return made
    }

    private static func layout(_ text: NSAttributedString, in container: NSTextContainer)
        -> TextLayout
    {
        let padding = 2 * container.lineFragmentPadding
        let width =
            container.size.width > 0 ? Double(max(1, container.size.width - padding)) : .infinity
        let height = container.size.height > 0 ? Double(container.size.height) : .infinity
        let truncation = container.maximumNumberOfLines > 0 ? container.lineBreakMode.truncation : nil
        return TextLayout(
            StyledText(text.withAttachmentSpaces),
            in: TextLimits(
                width: width, height: height, lineCount: container.maximumNumberOfLines,
                truncation: truncation))
    }

    private func filled(_ container: NSTextContainer) -> Filled? {
        textContainers.firstIndex { $0 === container }.map { filled[$0] }
    }

    /// The container and the line of a character.
    private func place(of index: Int) -> (container: NSTextContainer, filled: Filled, line: TextLine)? {
        for (container, filled) in zip(textContainers, filled) where filled.range.contains(index) {
            let line = filled.layout.lines[filled.layout.lineNumber(at: index - filled.range.lowerBound)]
            return (container, filled, line)
        }
        return nil
    }

    // MARK: Ranges

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Returns the glyphs of a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        filled(container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
    }
    /// Returns the glyphs of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange { charRange }
    /// Returns the characters of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?)
        -> NSRange
    { glyphRange }
    /// Returns the glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the glyphs of the lines that touch a rectangle of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let filled = filled(container) else { return NSRange(location: 0, length: 0) }
        let lines = filled.layout.lines.filter {
            CGFloat($0.top) < bounds.maxY && CGFloat($0.bottom) > bounds.minY
        }
        guard let first = lines.first, let last = lines.last else {
            return NSRange(location: filled.range.lowerBound, length: 0)
        }
        return NSRange(
            first.range.lowerBound + filled.range.lowerBound..<last.range.upperBound
                + filled.range.lowerBound)
    }
    /// Returns the kinds of a glyph.
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard let storage = textStorage, glyphIndex >= 0, glyphIndex < storage.length else {
            return .null
        }
        let unit = Array(storage.string.utf16)[glyphIndex]
        return unit < 0x20 || unit == 0x2028 || unit == 0x2029
            ? .controlCharacter : unit == 0x20 ? .elastic : []
    }

    // MARK: Places

    /// Returns the container of a glyph; nil for a glyph that does not fit.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let place = place(of: glyphIndex) else { return nil }
        // The pointer is written during the call only.
        unsafe effectiveGlyphRange?.pointee = NSRange(place.filled.range)
        return place.container
    }
    /// Returns the container of a glyph; nil for a glyph that does not fit.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        unsafe textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }
    /// Returns the rectangle of all lines of a container, in its coordinates.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let size = filled(container)?.layout.size else { return .zero }
        return CGRect(
            x: 0, y: 0, width: CGFloat(size.width) + 2 * container.lineFragmentPadding,
            height: CGFloat(size.height))
    }
    /// Returns the rectangle that encloses glyphs, in a container's coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
    }
    /// Calls a closure with the rectangles that enclose glyphs, one for each line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(of: glyphRange, in: textContainer) where !stop.boolValue {
            unsafe block(rect, &stop)
        }
    }
    /// Calls a closure with the lines of glyphs: the line's rectangle, the used part, the container and the glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (container, filled) in zip(textContainers, filled) {
            for line in filled.layout.lines where !stop.boolValue {
                let range = line.range.lowerBound + filled.range.lowerBound..<line.range.upperBound + filled.range.lowerBound
                guard glyphRange.meets(range) else { continue }
                let (whole, used) = Self.rects(of: line, in: container)
                unsafe block(whole, used, container, NSRange(range), &stop)
            }
        }
    }
    /// Returns the rectangle of a glyph's line, in its container's coordinates.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let place = place(of: glyphIndex) else { return .zero }
        let offset = place.filled.range.lowerBound
        // The pointer is written during the call only.
        unsafe effectiveGlyphRange?.pointee = NSRange(
            place.line.range.lowerBound + offset..<place.line.range.upperBound + offset)
        return Self.rects(of: place.line, in: place.container).whole
    }
    /// Returns the used part of a glyph's line, in its container's coordinates.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let place = place(of: glyphIndex) else { return .zero }
        _ = unsafe lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
        return Self.rects(of: place.line, in: place.container).used
    }
    /// Returns the place of a glyph on its baseline, relative to its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let place = place(of: glyphIndex) else { return .zero }
        let caret = place.filled.layout.caret(at: glyphIndex - place.filled.range.lowerBound)
        return CGPoint(
            x: CGFloat(caret.x) + place.container.lineFragmentPadding,
            y: CGFloat(place.line.origin.y - place.line.top))
    }
    /// Returns the glyph that is nearest to a point of a container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }
    /// Returns the glyph that is nearest to a point of a container, and the part of its width before the point.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        // The pointer is written during the call only.
        unsafe partialFraction?.pointee = 0
        guard let filled = filled(container), let last = filled.layout.lines.last, !filled.range.isEmpty
        else { return 0 }
        let line = filled.layout.lines.first { Double(point.y) < $0.bottom } ?? last
        let x = Double(point.x - container.lineFragmentPadding) - line.origin.x
        guard let cell = line.cells.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else {
            return line.range.lowerBound + filled.range.lowerBound
        }
        let width = cell.maxX - cell.minX
        if width > 0 { unsafe partialFraction?.pointee = CGFloat(max(0, min(1, (x - cell.minX) / width))) }
        return cell.range.lowerBound + filled.range.lowerBound
    }
    /// Returns the character that is nearest to a point of a container, and the part of the way to the next character.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let filled = filled(container), let own = range.indices?.clamped(to: filled.range) else { return [] }
        let offset = filled.range.lowerBound
        return filled.layout.selection(of: own.lowerBound - offset..<own.upperBound - offset).map {
            rect in
            CGRect(
                x: CGFloat(rect.minX) + container.lineFragmentPadding, y: CGFloat(rect.minY),
                width: CGFloat(rect.width), height: CGFloat(rect.height))
        }
    }

    private static func rects(of line: TextLine, in container: NSTextContainer) -> (
        whole: CGRect, used: CGRect
    ) {
        let padding = container.lineFragmentPadding
        let used = CGRect(
            x: CGFloat(line.origin.x), y: CGFloat(line.top), width: CGFloat(line.width) + 2 * padding,
            height: CGFloat(line.height))
        let width = container.size.width > 0 ? container.size.width : used.maxX
        return (CGRect(x: 0, y: CGFloat(line.top), width: width, height: CGFloat(line.height)), used)
    }

    // MARK: Drawing

    /// Draws what lies behind glyphs, in the current context; does nothing unless overridden, because the glyphs' drawing includes their backgrounds.
    ///
    /// - Parameter origin: The container's upper left corner.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Draws the glyphs of the containers that a range touches, in the current context.
    ///
    /// - Parameter origin: The container's upper left corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for (container, filled) in zip(textContainers, filled)
        where glyphsToShow.meets(filled.range) {
            let place = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
            UIGraphicsGetCurrentContext()?.draw(filled.layout, of: filled.text, at: place)
        }
    }
}

extension CGRect {
    /// The rectangle, or the zero rectangle in place of the null one.
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}

/// The delegate of a layout manager; every method is optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Tells the delegate that a container is laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// The default implementation does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
