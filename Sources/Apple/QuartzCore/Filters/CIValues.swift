public import CoreGraphics
public import Foundation
import LaminaFoundation
import LaminaMarkup
import LaminaPrimitives

/// A list of numbers for an input of a `CIFilter`, such as a row of a colour matrix or a position.
public final class CIVector: NSObject, NSSecureCoding {
    private let values: [CGFloat]

    /// Creates a vector of any number of values.
    public init(values: [CGFloat]) { self.values = values }
    /// Creates a vector of one value.
    public convenience init(x: CGFloat) { self.init(values: [x]) }
    /// Creates a vector of two values.
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
    /// Creates a vector of three values.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
    /// Creates a vector of four values.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
    /// Creates a vector of a position.
    public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }

    /// Creates a vector from an archive; nil when its values are missing.
    public init?(coder: NSCoder) {
        guard let numbers = coder.text(forKey: "values").flatMap({ CAMLNumbers.read($0) }) else {
            coder.failArchive("the archive of a vector is malformed")
            return nil
        }
        values = numbers.map { CGFloat($0) }
    }

    /// True: the archive has nothing but numbers.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the values.
    public func encode(with coder: NSCoder) {
        coder.encode(NSString(string: CAMLNumbers.text(values.map { Double($0) })), forKey: "values")
    }

    /// The number of values.
    public var count: Int { values.count }
    /// The first value; 0 when there is none.
    public var x: CGFloat { value(at: 0) }
    /// The second value; 0 when there is none.
    public var y: CGFloat { value(at: 1) }
    /// The third value; 0 when there is none.
    public var z: CGFloat { value(at: 2) }
    /// The fourth value; 0 when there is none.
    public var w: CGFloat { value(at: 3) }

    /// Returns the value at an index; 0 beyond the last one.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// Returns true for a vector with the same values.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    /// The hash of the values.
    public override var hash: Int { values.hashValue }
}

/// A colour for an input of a `CIFilter`.
public final class CIColor: NSObject, NSSecureCoding {
    /// The same colour as Core Graphics has it.
    package let cgColor: CGColor

    /// Creates a colour from a Core Graphics colour.
    public init(cgColor color: CGColor) { cgColor = color }

    /// Creates a colour from an archive; nil when the archive is malformed.
    public init?(coder: NSCoder) {
        guard let color = coder.values(forKey: "color")?.first, let cgColor = color as? CGColor else {
            coder.failArchive("the archive of a colour is malformed")
            return nil
        }
        self.cgColor = cgColor
    }

    /// True: the archive has nothing but numbers.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the components and the colour space.
    public func encode(with coder: NSCoder) { coder.encode(values: [cgColor], forKey: "color") }

    /// Returns true for an equal colour.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.cgColor == cgColor }
    /// The hash of the colour.
    public override var hash: Int { cgColor.hashValue }

    /// The red component of sRGB.
    public var red: CGFloat { components.0 }
    /// The green component of sRGB.
    public var green: CGFloat { components.1 }
    /// The blue component of sRGB.
    public var blue: CGFloat { components.2 }
    /// The opacity, 0...1.
    public var alpha: CGFloat { cgColor.alpha }

    private var components: (CGFloat, CGFloat, CGFloat) {
        let color = cgColor.color
        return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    }

    /// Creates an sRGB colour; opaque by default.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1) {
        self.init(cgColor: CGColor(srgbRed: r, green: g, blue: b, alpha: a))
    }
}
