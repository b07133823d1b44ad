public import Foundation
import LaminaFoundation
package import LaminaText

/// A font at a size; Core Text's `CTFont` and UIKit's `UIFont` are this one class.
///
/// UIKit adds the metrics, names and lookup of fonts; text layout uses `font`. In attributed strings a `CTFont` is the value of the attribute
/// `NSFont`.
public final class CTFont: NSObject, Sendable, NSCopying, NSSecureCoding {
    private let foundationTag = FoundationTag()
    /// The font that text layout uses: face, size and names.
    package let font: Font
    /// The rule by which the font follows the user's text size; nil for a font of a fixed size.
    package let scaling: FontScaling?

    /// Wraps a font of `LaminaText`.
    package init(_ font: Font, scaling: FontScaling? = nil) { (self.font, self.scaling) = (font, scaling) }

    /// Creates the standard font; Apple's `UIFont()` is a placeholder without a font.
    public override convenience init() { self.init(Self.standardFont) }

    /// Decodes a font; nil when neither it nor a substitute is installed.
    public convenience init?(coder: NSCoder) {
        guard let made = coder.content(FontContent.self, forKey: Self.contentKey)?.made else { return nil }
        self.init(made.font, scaling: made.scaling)
    }

    /// True: fonts support secure coding.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the names, the size, the traits, the features and the rule by which the font follows the text size.
    public func encode(with coder: NSCoder) { coder.encode(content: FontContent(self), forKey: Self.contentKey) }

    private static let contentKey = "UIFont"

    /// Returns this font itself, since fonts are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.font == font }

    public override var hash: Int { font.hashValue }

    public override var description: String { "<\(font.name) \(font.size) pt>" }

    /// Returns the font with one of Apple's names or an installed font's name; nil, with a warning, when there is none.
    package static func font(named name: String, size: Double) -> Font? {
        do throws(FontError) { return try Font(named: name, size: size) } catch {
            Diagnostics.report(exception: "UIFont", detail: "\(error); nil is returned")
            return nil
        }
    }

    /// The default font of text: Helvetica at 12 points; an empty font, with a warning, on a machine without fonts.
    package static let standard = CTFont(standardFont)

    private static var standardFont: Font {
        do throws(FontError) {
            if let helvetica = Font(family: "Helvetica", .regular, size: 12) { return helvetica }
            return try Font.system(size: 12)
        } catch {
            Diagnostics.warn("\(error), and there is no other font: text draws nothing; scripts/setup installs fonts")
            return Font(.empty, size: 12)
        }
    }
}
