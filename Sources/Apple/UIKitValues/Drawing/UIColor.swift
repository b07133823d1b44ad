public import CoreGraphics
public import Foundation
import LaminaFoundation
import QuartzCore

/// A colour, either fixed or resolved per trait collection.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable because all fields are constant, and because a dynamic provider may be called on any thread, as on iOS.
    // Open because Apple's class is.

    private enum Definition {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
        /// A system colour that was read from an archive.
        case system(UIColor)
    }

    /// Must be the first stored property: Foundation reads it when it compares the values of string attributes.
    private let foundationTag = FoundationTag()
    private let definition: Definition

    /// The colour as a Core Graphics colour; a dynamic colour is resolved with the current traits.
    open var cgColor: CGColor {
        switch definition {
        case .fixed(let color): color
        case .dynamic, .system: resolvedColor(with: .current).cgColor
        }
    }

    /// Creates a fixed colour from a Core Graphics colour.
    public required init(cgColor: CGColor) {
        definition = .fixed(cgColor)
        super.init()
    }

    /// Creates a transparent colour; Apple's `UIColor()` is a placeholder that cannot be drawn.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Creates a dynamic colour, resolved by a closure for each trait collection.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        definition = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates a colour from sRGB components, which are kept also outside 0…1.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        definition = .fixed(CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a grey, from 0 for black to 1 for white, in a one-component colour space; it never equals a three-component colour.
    public required init(white: CGFloat, alpha: CGFloat) {
        definition = .fixed(CGColor(extendedGray: white, alpha: alpha))
        super.init()
    }

    /// Creates a colour from hue (a fraction of the colour circle, from red), saturation and brightness, each 0…1.
    public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turned = (hue - hue.rounded(.down)) * 6
        func channel(_ shift: CGFloat) -> CGFloat {
            // `edge` is a trapezoid over the hue circle, whose circumference is 6. Where `edge` is 0 the channel has full brightness; where `edge`
            // is 1 the saturation reduces the channel most. Red, green and blue use the same trapezoid, each shifted.
            let place = (turned + shift).truncatingRemainder(dividingBy: 6)
            let edge = max(0, min(1, min(place, 4 - place)))
            return brightness * (1 - saturation * edge)
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates a colour from an archive; nil when the archive has none.
    ///
    /// A system colour follows the traits and equals the system's own object.
    public required init?(coder: NSCoder) {
        guard let color = coder.content(ColorContent.self, forKey: "UIColor")?.color else { return nil }
        definition = color.isDynamic ? .system(color.original) : .fixed(color.cgColor)
        super.init()
    }

    /// True: the archive has nothing but names, numbers and pixels.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the name of a system colour, the image of a pattern, or the components; of another dynamic colour, those for the current traits.
    open func encode(with coder: NSCoder) { coder.encode(content: ColorContent(self), forKey: "UIColor") }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// Returns the colour itself, because colours are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        // The future results of a dynamic provider are unknown, so a dynamic colour equals only itself.
        return isDynamic || other.isDynamic ? other.original === original : other.cgColor == cgColor
    }
    open override var hash: Int { isDynamic ? ObjectIdentifier(original).hashValue : cgColor.hashValue }

    /// The colour space and the components, such as `UIExtendedSRGBColorSpace 1 0 0 0.5`; a dynamic colour's class and address.
    open override var description: String { isDynamic ? super.description : text }

    /// True when the colour depends on traits.
    package var isDynamic: Bool {
        switch definition {
        case .fixed: false
        case .dynamic, .system: true
        }
    }

    /// The system's object of a system colour that was read from an archive; other colours themselves.
    var original: UIColor {
        switch definition {
        case .fixed, .dynamic: self
        case .system(let color): color
        }
    }

    /// Returns the fixed colour that this colour resolves to for a trait collection.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch definition {
        case .fixed: self
        case .system(let color): color.resolvedColor(with: traitCollection)
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Returns the same colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if isDynamic { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
        return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    /// Sets the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }
    /// Sets the fill colour of the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke colour of the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
