public import Foundation
package import LaminaText

/// A font at a size: Core Text's and UIKit's, which are one class.
///
/// The measures, names and ways to find a font are UIKit's; `font` is what text is laid out with. A `CTFont` is the value of the
/// attribute `NSFont` in attributed strings.
public final class CTFont: NSObject, Sendable, NSCopying, NSSecureCoding {
    /// The face, its size and its names.
    package let font: Font

    /// The font object of a font of the core.
    package init(_ font: Font) { self.font = font }

    /// Reads a font by the name that was encoded; nil when no such font is installed here.
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") else { return nil }
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        guard let font = Self.font(named: name as String, size: size) else { return nil }
        self.init(font)
    }

    /// Fonts are read and written safely.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the name and the size.
    public func encode(with coder: NSCoder) {
        coder.encode(font.name as NSString, forKey: "UIFontName")
        coder.encode(font.size, forKey: "UIFontPointSize")
    }

    /// A font never changes: the same object.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.font == font }

    public override var hash: Int { font.hashValue }

    public override var description: String { "<\(font.name) \(font.size) pt>" }

    /// The font of one of Apple's names or an installed one's; nil, said once for each name, when there is none.
    package static func font(named name: String, size: Double) -> Font? {
        do throws(FontError) { return try Font(named: name, size: size) } catch {
            Diagnostics.report(exception: "UIFont", detail: "\(error); nil is returned")
            return nil
        }
    }

    /// The font of text without one: Helvetica, 12 points; on a machine without fonts an empty font, which is said once.
    package static let standard = CTFont(standardFont)

    private static var standardFont: Font {
        do throws(FontError) {
            if let helvetica = Font(family: "Helvetica", .regular, size: 12) { return helvetica }
            return try Font.system(size: 12)
        } catch {
            Diagnostics.warn("\(error), nor any other: text draws nothing; scripts/setup installs fonts")
            return Font(.empty, size: 12)
        }
    }
}
