public import CoreGraphics
public import Foundation
import LaminaText

/// What to look for in a font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Sendable because it is set once; open because Apple's class is.

    /// What tells the fonts of a family apart.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// One bit for each trait.
        public let rawValue: UInt32
        /// Takes any bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The kinds of letters of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the kind.
        public let rawValue: String
        /// Any name is taken.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As usual.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With feet.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// All of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The font that is described.
    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
        super.init()
    }

    /// A font by its name; the system's when there is none.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
    }

    /// The font for a text.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style))
    }

    /// The PostScript name.
    open var postscriptName: String { font.fontName }
    /// In points.
    open var pointSize: CGFloat { font.pointSize }
    /// What tells the font from others of its family.
    open var symbolicTraits: SymbolicTraits {
        let traits = font.font.traits
        var symbolic: SymbolicTraits = traits.isItalic ? .traitItalic : []
        if traits.weight >= 600 { symbolic.insert(.traitBold) }
        return symbolic
    }

    /// The same at another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    /// The font of the same family with some traits; nil when there is none.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let traits = FontTraits(weight: symbolicTraits.contains(.traitBold) ? 700 : 400, isItalic: symbolicTraits.contains(.traitItalic))
        return Font(family: font.familyName, traits, size: font.font.size).map { UIFontDescriptor(CTFont($0)) }
    }

    /// The system's font with letters of another kind; nil when there is none.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let families: [SystemDesign: String] = [.serif: ".AppleSystemUIFontSerif", .monospaced: ".AppleSystemUIFontMonospaced"]
        let family = families[design] ?? ".AppleSystemUIFont"
        return Font(family: family, font.font.traits, size: font.font.size).map { UIFontDescriptor(CTFont($0)) }
    }

    /// Descriptors never change, so a copy is the descriptor itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hash }
}

extension CTFont {
    /// The font that a descriptor describes.
    ///
    /// - Parameter pointSize: In points; 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.font.font.withSize(Double(pointSize)) : descriptor.font.font)
    }

    /// What describes the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
