import CoreGraphics
public import Foundation
package import LaminaText

/// How a paragraph's lines are made and placed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, TextParagraphSource {
    /// The numbers, as the layout takes them.
    package fileprivate(set) var paragraph = ParagraphStyle()

    /// UIKit's usual style.
    public override init() { super.init() }

    /// UIKit's usual style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand that are narrower than the room.
    open var alignment: NSTextAlignment { paragraph.alignment.ofUIKit }
    /// What becomes of text wider than the room.
    open var lineBreakMode: NSLineBreakMode { paragraph.wrapping.ofUIKit }
    /// Where writing begins.
    open var baseWritingDirection: NSWritingDirection {
        paragraph.direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight } ?? .natural
    }
    /// Points between lines.
    open var lineSpacing: CGFloat { CGFloat(paragraph.lineSpacing) }
    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { CGFloat(paragraph.spacing) }
    /// Points before the paragraph.
    open var paragraphSpacingBefore: CGFloat { CGFloat(paragraph.spacingBefore) }
    /// How far the first line is moved in.
    open var firstLineHeadIndent: CGFloat { CGFloat(paragraph.firstLineIndent) }
    /// How far the other lines are moved in.
    open var headIndent: CGFloat { CGFloat(paragraph.headIndent) }
    /// Where lines end: from where they begin, or if not positive from the other side.
    open var tailIndent: CGFloat { CGFloat(paragraph.tailIndent) }
    /// No line is lower.
    open var minimumLineHeight: CGFloat { CGFloat(paragraph.minimumLineHeight) }
    /// No line is higher; 0 is no limit.
    open var maximumLineHeight: CGFloat { CGFloat(paragraph.maximumLineHeight) }
    /// Multiplies the height of lines; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { CGFloat(paragraph.lineHeightMultiple) }
    /// From one tab stop to the next.
    open var defaultTabInterval: CGFloat { CGFloat(paragraph.tabInterval) }
    /// Where tabs lead to.
    open var tabStops: [NSTextTab] { paragraph.tabStops.map { NSTextTab(textAlignment: .left, location: CGFloat($0)) } }

    /// An equal style.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(paragraph) }
    /// An equal style that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(paragraph) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.paragraph == paragraph }
    open override var hash: Int { paragraph.hashValue }

    convenience init(_ paragraph: ParagraphStyle) {
        self.init()
        self.paragraph = paragraph
    }
}

/// A paragraph style that can be changed.
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

    /// Takes over all of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { paragraph = obj.paragraph }

    /// What is no number is refused.
    private func set(_ place: WritableKeyPath<ParagraphStyle, Double>, _ value: CGFloat) {
        guard value.isFinite else {
            return Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a paragraph style cannot have \(value); the old value stays")
        }
        paragraph[keyPath: place] = Double(value)
    }
}

/// A place that tabs lead to.
open class NSTextTab: NSObject {
    /// Which side of text stands there; Lamina sets it to begin there in any case.
    public let alignment: NSTextAlignment
    /// From where lines begin.
    public let location: CGFloat

    /// A place for text of one side.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
        self.alignment = alignment
        location = loc
        super.init()
    }
}
