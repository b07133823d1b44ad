public import CoreGraphics
public import Foundation
import LaminaText
import LaminaFoundation
import QuartzCore

/// A description of a font, from which fonts can be created.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked, because the class is open as Apple's is. It is sendable, because its only property is immutable.

    /// The traits that distinguish the fonts of a family.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32
        /// Creates a set from any bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An italic font.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// A bold font.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// A font with characters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design variants of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the design.
        public let rawValue: String
        /// Creates a value with any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The standard design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A design with rounded stroke ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A design with characters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The described font.
    package let font: UIFont

    package init(_ font: UIFont) {
        self.font = font
        super.init()
    }

    /// Creates a descriptor from an archive; nil when neither its font nor a substitute is installed.
    public required init?(coder: NSCoder) {
        guard let font = coder.content(FontContent.self, forKey: "UIFontDescriptor")?.made else { return nil }
        self.font = font
        super.init()
    }

    /// True: the archive has nothing but names and numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the font.
    open func encode(with coder: NSCoder) { coder.encode(content: FontContent(font), forKey: "UIFontDescriptor") }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// Creates the descriptor of the font with a name, or of the system font when no font has the name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
    }

    /// Returns the descriptor of a text style's font at the preferred content size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style))
    }

    /// The PostScript name.
    open var postscriptName: String { font.fontName }
    /// The font size in points.
    open var pointSize: CGFloat { font.pointSize }
    /// The traits that distinguish the font within its family.
    ///
    /// Weights from 600 up count as bold.
    open var symbolicTraits: SymbolicTraits {
        let traits = font.font.traits
        var symbolic: SymbolicTraits = traits.isItalic ? .traitItalic : []
        if traits.weight >= 600 { symbolic.insert(.traitBold) }
        return symbolic
    }

    /// Returns a descriptor of the same font at another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    /// Returns a descriptor of the same family's font with the given bold and italic traits; nil when there is none.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let traits = FontTraits(weight: symbolicTraits.contains(.traitBold) ? 700 : 400, isItalic: symbolicTraits.contains(.traitItalic))
        return Font(family: font.familyName, traits, size: font.font.size).map { UIFontDescriptor(CTFont($0)) }
    }

    /// Returns a descriptor of the system font in another design; nil when it is not installed.
    ///
    /// `rounded` gives the standard design, because no rounded variant of the system font is used here.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let families: [SystemDesign: String] = [.serif: ".AppleSystemUIFontSerif", .monospaced: ".AppleSystemUIFontMonospaced"]
        let family = families[design] ?? ".AppleSystemUIFont"
        return Font(family: family, font.font.traits, size: font.font.size).map { UIFontDescriptor(CTFont($0)) }
    }

    /// Returns the descriptor itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hash }
}

extension CTFont {
    /// Creates the font that a descriptor describes.
    ///
    /// - Parameter pointSize: The size in points; 0 for the descriptor's own size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.font.font.withSize(Double(pointSize)) : descriptor.font.font)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
