import CoreGraphics
public import Foundation
package import LaminaText
import LaminaFoundation
import QuartzCore

/// The line breaking, alignment and spacing of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, TextParagraphSource {
    /// Must be the first stored property: Foundation reads it when it compares the values of string attributes.
    private let foundationTag = FoundationTag()
    /// The values in the form that text layout uses.
    package fileprivate(set) var paragraph = NSParagraphStyle.usual
    /// The values that layout does not read.
    fileprivate var hints = Hints()

    private static let usual = {
        var style = ParagraphStyle()
        style.tabStops = (1...12).map { Double(28 * $0) }
        return style
    }()

    fileprivate struct Hints: Hashable {
        var strategy: LineBreakStrategy = []
        var allowsTightening = false
        var hyphenation: Float = 0
        var hyphenates = false
    }

    /// Rules for the places at which lines end.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The rules as bits.
        public let rawValue: UInt
        /// Creates a set from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Moves a word to the last line so that none stands there alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Keeps words of Hangul together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The rules of the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// Creates a style with UIKit's default values.
    public override init() { super.init() }

    /// A style with UIKit's default values.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The horizontal position of lines that are narrower than the available width; `natural` by default.
    open var alignment: NSTextAlignment { paragraph.alignment.ofUIKit }
    /// The treatment of text that is wider than the available width; `byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { paragraph.wrapping.ofUIKit }
    /// The direction in which the paragraph is written; `natural` by default.
    open var baseWritingDirection: NSWritingDirection {
        paragraph.direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight } ?? .natural
    }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { CGFloat(paragraph.lineSpacing) }
    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { CGFloat(paragraph.spacing) }
    /// The space before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { CGFloat(paragraph.spacingBefore) }
    /// The indentation of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { CGFloat(paragraph.firstLineIndent) }
    /// The indentation of all lines but the first from the leading edge, in points.
    open var headIndent: CGFloat { CGFloat(paragraph.headIndent) }
    /// The end of the lines, in points: measured from the leading edge if positive, else inwards from the trailing edge.
    open var tailIndent: CGFloat { CGFloat(paragraph.tailIndent) }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { CGFloat(paragraph.minimumLineHeight) }
    /// The maximum height of a line, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { CGFloat(paragraph.maximumLineHeight) }
    /// The factor for the natural height of lines; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { CGFloat(paragraph.lineHeightMultiple) }
    /// The distance between tab stops after the last one in `tabStops`, in points; 28 by default.
    open var defaultTabInterval: CGFloat { CGFloat(paragraph.tabInterval) }
    /// The tab stops, by ascending location; by default twelve, at every 28 points.
    open var tabStops: [NSTextTab] { paragraph.tabStops.map { NSTextTab(textAlignment: .left, location: CGFloat($0)) } }

    /// The rules for the places at which lines end; empty by default; stored without effect.
    open var lineBreakStrategy: LineBreakStrategy { hints.strategy }
    /// True when letters may move together before text is truncated; false by default; read by labels of one line.
    open var allowsDefaultTighteningForTruncation: Bool { hints.allowsTightening }

    /// The part of a line's width below which words are hyphenated, 0...1; 0 by default, for no hyphens; stored without effect.
    open var hyphenationFactor: Float { hints.hyphenation }
    /// True when words are hyphenated as the user's language does it; false by default; stored without effect.
    open var usesDefaultHyphenation: Bool { hints.hyphenates }

    /// Creates a style from an archive; nil when its values are missing or malformed.
    public required init?(coder: NSCoder) {
        guard let style = coder.content(ParagraphContent.self, forKey: "NSParagraphStyle")?.style else { return nil }
        super.init()
        (paragraph, hints) = (style.paragraph, style.hints)
    }

    /// True: the archive has nothing but numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) { coder.encode(content: ParagraphContent(self), forKey: "NSParagraphStyle") }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { copied(NSParagraphStyle(paragraph)) }
    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSMutableParagraphStyle(paragraph)) }

    private func copied(_ copy: NSParagraphStyle) -> NSParagraphStyle {
        copy.hints = hints
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.paragraph == paragraph && other.hints == hints
    }
    open override var hash: Int { paragraph.hashValue }

    package convenience init(_ paragraph: ParagraphStyle) {
        self.init()
        self.paragraph = paragraph
    }
}

/// A paragraph style with values that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { paragraph.alignment = ParagraphStyle.Alignment(newValue) }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { paragraph.wrapping = ParagraphStyle.Wrapping(newValue) }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { paragraph.direction = newValue == .natural ? nil : newValue == .rightToLeft ? .rightToLeft : .leftToRight }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { set(\.lineSpacing, newValue) }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { set(\.spacing, newValue) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { set(\.spacingBefore, newValue) }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { set(\.firstLineIndent, newValue) }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { set(\.headIndent, newValue) }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { set(\.tailIndent, newValue) }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { set(\.minimumLineHeight, newValue) }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { set(\.maximumLineHeight, newValue) }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { set(\.lineHeightMultiple, newValue) }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { set(\.tabInterval, newValue) }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { paragraph.tabStops = newValue.map { Double($0.location) }.sorted() }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { hints.strategy = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { hints.allowsTightening = newValue }
    }

    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { hints.hyphenation = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { hints.hyphenates = newValue }
    }

    /// Adds a tab stop, in the order of locations.
    open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }
    /// Removes a tab stop that equals another one.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0.isEqual(anObject) } }

    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { (paragraph, hints) = (obj.paragraph, obj.hints) }

    /// Sets a number, or logs an error and keeps the old number if the new one is not finite.
    private func set(_ place: WritableKeyPath<ParagraphStyle, Double>, _ value: CGFloat) {
        guard value.isFinite else {
            return Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a paragraph style cannot have \(value); the old value stays")
        }
        paragraph[keyPath: place] = Double(value)
    }
}

/// A tab stop.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
    /// The alignment of the text at the tab stop.
    ///
    /// Layout treats every tab stop as left-aligned.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat

    /// Creates a tab stop with an alignment and a location in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
        self.alignment = alignment
        location = loc
        super.init()
    }

    /// Creates a tab stop from an archive; nil when its values are missing or malformed.
    public required init?(coder: NSCoder) {
        guard let content = coder.content(TabContent.self, forKey: "NSTextTab"), content.location.isFinite,
            let alignment = NSTextAlignment(rawValue: content.alignment)
        else { return nil }
        (self.alignment, location) = (alignment, CGFloat(content.location))
        super.init()
    }

    /// True: the archive has nothing but numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the alignment and the location.
    open func encode(with coder: NSCoder) {
        coder.encode(content: TabContent(alignment: alignment.rawValue, location: Double(location)), forKey: "NSTextTab")
    }

    /// Returns the tab stop itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }
    open override var hash: Int { location.hashValue }
}

/// A tab stop as archives hold it.
private struct TabContent: Codable {
    let alignment: Int
    let location: Double
}
