/// A colour in sRGB with straight alpha.
///
/// Components outside 0...1 lie outside the gamut and are clamped when drawn.
@frozen
public struct Color: Sendable, Hashable {
    /// The red component, 0...1 inside the gamut.
    public var red: Float
    /// The green component, 0...1 inside the gamut.
    public var green: Float
    /// The blue component, 0...1 inside the gamut.
    public var blue: Float
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: Float

    /// Transparent black.
    @inlinable public static var clear: Color { Color(red: 0, green: 0, blue: 0, alpha: 0) }
    /// Opaque black.
    @inlinable public static var black: Color { Color(red: 0, green: 0, blue: 0) }
    /// Opaque white.
    @inlinable public static var white: Color { Color(red: 1, green: 1, blue: 1) }

    /// Creates a colour from straight components; opaque by default.
    @inlinable
    public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The same colour with its alpha multiplied by `factor`.
    @inlinable
    public func multipliedAlpha(by factor: Float) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The colour as an 8-bit premultiplied pixel.
    ///
    /// Channels are clamped to 0...1, and rounded to nearest after premultiplying.
    @inlinable
    public var pixel: Pixel {
        func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }  // NaN gives 0
        // Adding 0.5 is exact in Double. `rounded()` would call the C library on baseline x86-64, which has no instruction for it.
        func nearest(_ value: Float) -> UInt32 { UInt32(Double(value) + 0.5) }
        let opacity = unit(alpha)
        func channel(_ value: Float) -> UInt32 { nearest(unit(value) * opacity * 255) }
        return nearest(opacity * 255) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
}
