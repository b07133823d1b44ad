public import CoreGraphics
public import Foundation

/// A colour.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    // Sendable because the colour is set once, and because Apple's providers may be called on any thread; open because Apple's class is.

    private enum Definition {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let definition: Definition

    /// The same for Core Graphics; a dynamic colour is taken as the current traits have it.
    open var cgColor: CGColor {
        switch definition {
        case .fixed(let color): color
        case .dynamic: resolvedColor(with: .current).cgColor
        }
    }

    /// From Core Graphics.
    public init(cgColor: CGColor) {
        definition = .fixed(cgColor)
        super.init()
    }

    /// A colour that is asked for anew for each set of traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        definition = .dynamic(dynamicProvider)
        super.init()
    }

    /// Components of sRGB, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        definition = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A grey: 0 is black, 1 is white; its colour space has one component, so no grey equals a colour of three.
    public init(white: CGFloat, alpha: CGFloat) {
        definition = .fixed(CGColor(extendedGray: white, alpha: alpha))
        super.init()
    }

    /// Hue as a fraction of the circle from red, saturation and brightness 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turned = (hue - hue.rounded(.down)) * 6
        func channel(_ shift: CGFloat) -> CGFloat {
            // A trapezoid over the circle, shifted for each channel.
            let place = (turned + shift).truncatingRemainder(dividingBy: 6)
            let edge = max(0, min(1, min(place, 4 - place)))
            return brightness * (1 - saturation * edge)
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Colours never change, so a copy is the colour itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        // What a dynamic colour will be is not known, so it equals itself only.
        return isDynamic || other.isDynamic ? other === self : other.cgColor == cgColor
    }
    open override var hash: Int { isDynamic ? ObjectIdentifier(self).hashValue : cgColor.hashValue }

    /// Whether the colour depends on traits.
    var isDynamic: Bool {
        switch definition {
        case .fixed: false
        case .dynamic: true
        }
    }

    /// The colour that this one is for some traits; it depends on them no more.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch definition {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The same colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if isDynamic { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
        return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    /// Fills and strokes of the current context take this colour.
    open func set() {
        setFill()
        setStroke()
    }
    /// Fills of the current context take this colour.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Strokes of the current context take this colour.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
