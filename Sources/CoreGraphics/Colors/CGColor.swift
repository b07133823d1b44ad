public import Foundation
package import LaminaPrimitives

/// A colour: components in a colour space, and alpha.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    /// The components, then alpha.
    private let values: [Double]
    /// The colour as it is drawn; outside 0...1 where sRGB lacks it.
    package let color: Color

    /// - Precondition: As many values as the space has components, and alpha.
    init(_ space: CGColorSpace, _ values: [Double]) {
        let alpha = values[values.count - 1]
        let kept = space.isExtended ? values : values.map { space.encoding.isBounded ? max(0, min(1, $0)) : $0 }
        self.space = space
        self.values = kept.dropLast() + [max(0, min(1, alpha))]
        color = Color(encoding: space.encoding, values: self.values)
    }

    /// A colour of any space; nil when a component is not a number.
    ///
    /// - Parameter components: As many numbers as the space has components, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        // The caller promises that many numbers.
        let values = unsafe UnsafeBufferPointer(start: components, count: count).map { Double($0) }
        guard values.allSatisfy({ !$0.isNaN }) else {
            Diagnostics.report(exception: "CGColorCreate", detail: "a component is not a number; no colour made")
            return nil
        }
        self.init(space, values)
    }

    /// A gray from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.standardGray, [gray, alpha].map(number)) }

    /// A gray from 0, black, to 1, white, with a power of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// A gray with the transfer function of sRGB, which may lie beyond black and white.
    package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
        self.init(.extendedGrayLevels, [gray, alpha].map(number))
    }

    /// A colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standardRGB, [red, green, blue, alpha].map(number))
    }

    /// A colour of four inks.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(.standardCMYK, [cyan, magenta, yellow, black, alpha].map(number))
    }

    /// A colour of the core, in sRGB; extended when a component lies outside 0...1.
    package convenience init(_ color: Color) {
        let values = [color.red, color.green, color.blue, color.alpha].map(Double.init)
        let isInside = values.allSatisfy { $0 >= 0 && $0 <= 1 }
        self.init(isInside ? .standardRGB : .extendedRGB, values.map { $0.isNaN ? 0 : $0 })
    }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// How many numbers `components` has, alpha counted.
    public var numberOfComponents: Int { values.count }
    /// The components, then alpha.
    public var components: [CGFloat]? { values.map { CGFloat($0) } }
    /// From 0, clear, to 1, opaque.
    public var alpha: CGFloat { CGFloat(values[values.count - 1]) }

    /// Opaque black.
    public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
    /// Opaque white.
    public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
    /// Nothing at all.
    public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha; nil when `alpha` is not a number.
    public func copy(alpha: CGFloat) -> CGColor? {
        alpha.isNaN ? nil : CGColor(space, values.dropLast() + [Double(alpha)])
    }

    /// The colour in another space; nil for spaces that hold no plain colours.
    ///
    /// - Parameters:
    ///   - intent: Not used: every conversion keeps the colour and clamps what the space lacks.
    ///   - options: Not used.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space.encoding != .pattern, self.space.encoding != .pattern else { return nil }
        if space.encoding == self.space.encoding { return CGColor(space, values) }
        let light = self.space.encoding.light(values)
        return CGColor(space, space.encoding.components(light) + [values[values.count - 1]])
    }
}

extension CGColor: Hashable {
    /// Both have the same components in the same space.
    public static func == (a: CGColor, b: CGColor) -> Bool { a === b || (a.values == b.values && a.space == b.space) }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// What happens to colours that a space lacks.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// Chosen by the kind of drawing.
    case defaultIntent
    /// Colours inside stay, others are clamped.
    case absoluteColorimetric
    /// As absolute, relative to the white of the medium.
    case relativeColorimetric
    /// All colours move so that their relations stay.
    case perceptual
    /// Strong colours stay strong.
    case saturation
}

/// NaN would spread through every conversion, so it becomes 0.
private func number(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(value) }

extension Color {
    /// The drawn colour of components and alpha.
    init(encoding: ColorEncoding, values: [Double]) {
        let alpha = Float(values[values.count - 1])
        switch encoding {
        // Without a detour over light, so that the components stay exactly what they are.
        case .rgb(.sRGB, .sRGB):
            self.init(red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]), alpha: alpha)
        case .gray(.sRGB):
            self.init(red: Float(values[0]), green: Float(values[0]), blue: Float(values[0]), alpha: alpha)
        default:
            let encoded = encoding.light(values).map(TransferFunction.sRGB.component)
            self.init(red: Float(encoded.x), green: Float(encoded.y), blue: Float(encoded.z), alpha: alpha)
        }
    }
}
