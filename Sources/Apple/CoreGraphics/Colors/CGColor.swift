public import Foundation
package import LaminaPrimitives
import LaminaImages

/// A colour: its components in a colour space, and its alpha.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    /// The components, followed by alpha.
    private let values: [Double]
    /// The colour converted to sRGB for drawing.
    ///
    /// Components lie outside 0...1 for colours outside sRGB's gamut.
    package let color: Color
    /// The pattern that is painted instead of one colour; nil for other colours.
    public let pattern: CGPattern?

    /// - Precondition: `values` has one number per component of the space, and one for alpha. A pattern's colour has the components of the space's
    ///   base space, or alpha only.
    init(_ space: CGColorSpace, _ values: [Double], pattern: CGPattern? = nil) {
        let alpha = values[values.count - 1]
        // Components are clamped, except in extended spaces and in those without bounds, such as Lab.
        let kept = space.isClamped ? values.map { max(0, min(1, $0)) } : values
        self.space = space
        self.values = kept.dropLast() + [max(0, min(1, alpha))]
        self.pattern = pattern
        color = space.isStandard ? Color(standard: self.values) : Color(encoding: space.encoding, values: self.values)
    }

    /// Creates a colour in any colour space; nil when a component is NaN.
    ///
    /// - Parameter components: One number per component of the space, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        // The caller guarantees `count` numbers at this address.
        let values = unsafe UnsafeBufferPointer(start: components, count: count).map { Double($0) }
        guard values.allSatisfy({ !$0.isNaN }) else {
            Diagnostics.report(exception: "CGColorCreate", detail: "a component is not a number; no colour made")
            return nil
        }
        self.init(space, values)
    }

    /// Creates the colour that paints a pattern.
    ///
    /// Contexts paint it, and so do layers as background, border, fill and stroke; it is transparent elsewhere.
    ///
    /// - Parameters:
    ///   - space: A pattern space, which has a base space when the pattern is uncoloured.
    ///   - components: Alpha for a coloured pattern; for an uncoloured one, the components of its colour in the base space and alpha.
    /// - Returns: Nil for another space, and when a component is NaN.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        let base = pattern.isColored ? nil : space.baseColorSpace
        guard space.model == .pattern, pattern.isColored || base != nil else {
            Diagnostics.report(exception: "CGColorCreateWithPattern", detail: "the space has no pattern or no base space; no colour made")
            return nil
        }
        // The caller guarantees this many numbers.
        let values = unsafe UnsafeBufferPointer(start: components, count: (base?.numberOfComponents ?? 0) + 1).map { Double($0) }
        guard values.allSatisfy({ !$0.isNaN }) else {
            Diagnostics.report(exception: "CGColorCreateWithPattern", detail: "a component is not a number; no colour made")
            return nil
        }
        self.init(space, values, pattern: pattern)
    }

    /// The colour of an uncoloured pattern, with its alpha; nil for other colours.
    var patternTint: Color? {
        guard let pattern, !pattern.isColored, let base = space.baseColorSpace else { return nil }
        return Color(encoding: base.encoding, values: values)
    }

    /// Creates a gray colour with a gamma of 2.2, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.standardGray, [gray, alpha].map(number)) }

    /// Creates a gray colour with a gamma of 2.2, from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// Creates a gray colour with sRGB's transfer function; the level may lie outside 0...1.
    package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
        self.init(.extendedGrayLevels, [gray, alpha].map(number))
    }

    /// Creates an sRGB colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates an sRGB colour; a component may lie outside 0...1, and then the colour is in the extended space.
    package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let isInside = [red, green, blue].allSatisfy { ($0 >= 0 && $0 <= 1) || $0.isNaN }
        self.init(isInside ? .standardRGB : .extendedRGB, [red, green, blue, alpha].map(number))
    }

    /// Creates an sRGB colour.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standardRGB, [red, green, blue, alpha].map(number))
    }

    /// Creates a colour from four inks: cyan, magenta, yellow and black.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(.standardCMYK, [cyan, magenta, yellow, black, alpha].map(number))
    }

    /// Creates an sRGB colour from a `LaminaPrimitives.Color`.
    ///
    /// The colour space is extended sRGB when a component lies outside 0...1.
    package convenience init(_ color: Color) {
        let values = [color.red, color.green, color.blue, color.alpha].map { Double($0) }
        let isInside = values.allSatisfy { $0 >= 0 && $0 <= 1 }
        self.init(isInside ? .standardRGB : .extendedRGB, values.map { $0.isNaN ? 0 : $0 })
    }

    /// The colour space of `components`.
    public var colorSpace: CGColorSpace? { space }
    /// The number of values in `components`, including alpha.
    public var numberOfComponents: Int { values.count }
    /// The components, followed by alpha.
    public var components: [CGFloat]? { values.map { CGFloat($0) } }
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { CGFloat(values[values.count - 1]) }

    /// Opaque black.
    public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
    /// Opaque white.
    public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
    /// Black with alpha 0: fully transparent.
    public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

    /// Returns this colour itself, since colours are immutable.
    public func copy() -> CGColor? { self }

    /// Returns the same colour with another alpha; nil when `alpha` is NaN.
    public func copy(alpha: CGFloat) -> CGColor? {
        alpha.isNaN ? nil : CGColor(space, values.dropLast() + [Double(alpha)], pattern: pattern)
    }

    /// Converts the colour to another colour space; nil when either space is a pattern space.
    ///
    /// - Parameters:
    ///   - intent: Ignored: every conversion is colorimetric and clamps colours outside the target's gamut.
    ///   - options: Ignored: conversions are exact, and black is black in every space.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space.encoding != .pattern, self.space.encoding != .pattern else { return nil }
        if space.encoding == self.space.encoding { return CGColor(space, values) }
        // A profile of a scanner describes no way back.
        if case .profile(let profile) = space.encoding, !profile.isDestination { return nil }
        let light = self.space.encoding.light(values)
        return CGColor(space, space.encoding.components(light) + [values[values.count - 1]])
    }

    /// The key of an option of conversions: maps black to black.
    public class var conversionBlackPointCompensation: CFString { NSString(string: "kCGColorConversionBlackPointCompensation") }
    /// The key of an option of conversions: the number of steps of transfer functions.
    public class var conversionTRCSize: CFString { NSString(string: "kCGColorConversionTRCSize") }
}

extension CGColor: Hashable {
    /// True when the two colours have equal components in the same colour space, and the same pattern.
    public static func == (a: CGColor, b: CGColor) -> Bool { a === b || (a.values == b.values && a.space == b.space && a.pattern == b.pattern) }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// Replaces NaN by 0, because NaN would spread through every conversion.
private func number(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(value) }

extension Color {
    /// Creates a colour from one or three components of sRGB, which stay exact, and alpha.
    init(standard values: [Double]) {
        let last = values.count - 1
        self.init(
            red: Float(values[0]), green: Float(values[last == 1 ? 0 : 1]), blue: Float(values[last == 1 ? 0 : 2]), alpha: Float(values[last]))
    }

    /// Converts components and alpha in a given encoding to sRGB.
    init(encoding: ColorEncoding, values: [Double]) {
        if encoding == .pattern {
            // A pattern has no colour of its own, and is transparent where it cannot be painted.
            self = .clear
        } else if encoding.isStandard {
            // The detour through linear light would round the components.
            self.init(standard: values)
        } else {
            let encoded = encoding.light(values).map(TransferFunction.sRGB.component)
            self.init(red: Float(encoded.x), green: Float(encoded.y), blue: Float(encoded.z), alpha: Float(values[values.count - 1]))
        }
    }
}
