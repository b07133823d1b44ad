public import CoreGraphics
public import Foundation
package import LaminaText

/// The alignment, wrapping and spacing of a paragraph's lines.
public final class CTParagraphStyle: NSObject, NSCopying, TextParagraphSource {
    /// Must be the first stored property: Foundation reads it when it compares the values of string attributes.
    private let foundationTag = FoundationTag()
    let values: ParagraphValues

    init(_ values: ParagraphValues) { self.values = values }

    /// The values in the form that text layout uses.
    package var paragraph: ParagraphStyle { values.paragraph }

    /// Returns the style itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CTParagraphStyle)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// The positions of lines that are narrower than the available width.
public enum CTTextAlignment: UInt8, Sendable {
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the middle.
    case center
    /// Stretched to the full width, except for a paragraph's last line.
    case justified
    /// At the side at which writing begins.
    case natural
}

/// The treatments of paragraphs that are wider than the available width.
public enum CTLineBreakMode: UInt8, Sendable {
    /// Wraps between words.
    case byWordWrapping
    /// Wraps between any two clusters.
    case byCharWrapping
    /// Keeps one line, which extends beyond the width.
    case byClipping
    /// Keeps one line that begins with an ellipsis.
    case byTruncatingHead
    /// Keeps one line that ends with an ellipsis.
    case byTruncatingTail
    /// Keeps one line with an ellipsis in its middle.
    case byTruncatingMiddle
}

/// The directions in which a paragraph is written; a structure, because paragraph styles read its number from memory.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction.
    public var rawValue: Int8
    /// Creates a direction from any number.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The direction of the paragraph's first letter.
    public static let natural = CTWritingDirection(rawValue: -1)
    /// From left to right.
    public static let leftToRight = CTWritingDirection(rawValue: 0)
    /// From right to left.
    public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// The values of a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable, CaseIterable {
    /// A `CTTextAlignment`.
    case alignment = 0
    /// The indentation of the first line, in points.
    case firstLineHeadIndent = 1
    /// The indentation of the other lines, in points.
    case headIndent = 2
    /// The end of lines: a distance from the leading edge if positive, else from the trailing edge.
    case tailIndent = 3
    /// An array of `CTTextTab`.
    case tabStops = 4
    /// The distance between tab stops after the explicit ones, in points.
    case defaultTabInterval = 5
    /// A `CTLineBreakMode`.
    case lineBreakMode = 6
    /// The factor for the natural height of lines; 0 counts as 1.
    case lineHeightMultiple = 7
    /// The largest height of a line, in points; 0 means no limit.
    case maximumLineHeight = 8
    /// The smallest height of a line, in points.
    case minimumLineHeight = 9
    /// The space between lines, in points; the newer specifiers of line spacing take precedence.
    case lineSpacing = 10
    /// The space after the paragraph, in points.
    case paragraphSpacing = 11
    /// The space before the paragraph, in points.
    case paragraphSpacingBefore = 12
    /// A `CTWritingDirection`.
    case baseWritingDirection = 13
    /// The largest space between lines, in points.
    case maximumLineSpacing = 14
    /// The smallest space between lines, in points.
    case minimumLineSpacing = 15
    /// The space that is added between lines, in points.
    case lineSpacingAdjustment = 16
    /// A `CTLineBoundsOptions`.
    case lineBoundsOptions = 17
}

/// One value of a paragraph style at an address.
///
/// Marked `@safe` because the address is only read while `CTParagraphStyleCreate` runs.
@safe
public struct CTParagraphStyleSetting {
    /// The kind of the value.
    public var spec: CTParagraphStyleSpecifier
    /// The number of bytes of the value.
    public var valueSize: Int
    /// The address of the value.
    public var value: UnsafeRawPointer

    /// Creates a setting from the kind, the size and the address of a value.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        unsafe self.value = value
    }
}

/// Returns the number that identifies the class of paragraph styles.
public func CTParagraphStyleGetTypeID() -> CFTypeID { typeID(of: CTParagraphStyle.self) }

/// Creates a style of settings; a value of the wrong size, and a number that is not finite, keeps its default.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    var values = ParagraphValues()
    guard let settings = unsafe settings else { return CTParagraphStyle(values) }
    // The caller guarantees `settingCount` settings, each with the address of `valueSize` bytes.
    let all = unsafe Array(UnsafeBufferPointer(start: settings, count: max(0, settingCount)))
    for setting in all {
        unsafe values.set(setting.spec, UnsafeRawBufferPointer(start: setting.value, count: max(0, setting.valueSize)))
    }
    return CTParagraphStyle(values)
}

/// Creates a copy of a style.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle { paragraphStyle }

/// Writes a value of a style.
///
/// - Parameters:
///   - valueBufferSize: The number of bytes of the value.
///   - valueBuffer: Receives the value.
/// - Returns: False when the size is too small; then nothing is written.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int, _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    // The caller guarantees room for `valueBufferSize` bytes.
    unsafe paragraphStyle.values.write(spec, UnsafeMutableRawBufferPointer(start: valueBuffer, count: max(0, valueBufferSize)))
}
