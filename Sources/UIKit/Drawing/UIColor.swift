public import CoreGraphics
public import Foundation

/// A colour.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    // Sendable because the colour is set once; open because Apple's class is.

    /// The same for Core Graphics.
    public let cgColor: CGColor

    /// From Core Graphics.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
        super.init()
    }

    /// Components of sRGB, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// A grey: 0 is black, 1 is white; its colour space has one component, so no grey equals a colour of three.
    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(extendedGray: white, alpha: alpha)
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

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
    open override var hash: Int { cgColor.hashValue }

    /// The same colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
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
