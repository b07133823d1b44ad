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
