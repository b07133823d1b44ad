import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

/// Apple's names of filters and blend modes.
enum FilterNames {
    /// The kind of filter with a name; nil for an unknown one.
    static func kind(ofType name: String) -> FilterKind? { kinds[name]?.kind }

    /// True for the name of a filter or of a blend mode.
    static func isKnown(_ name: String) -> Bool { kinds[name] != nil || blendMode(named: name) != nil }

    /// The default inputs of a kind of filter.
    static func defaults(ofType name: String) -> [String: Any] {
        guard let kind = kinds[name] else { return [:] }
        return kind.defaults.mapValues { NSNumber(value: $0) }
    }

    /// The blend mode with a name; nil for an unknown one.
    ///
    /// - Parameter name: The short name of a Porter–Duff operator, a name that ends in `BlendMode`, with or without `CI`, or the name of a Core Image
    ///   filter that ends in `Compositing`.
    static func blendMode(named name: String) -> BlendMode? {
        if let mode = operators[name] { return mode }
        var rest = Substring(name)
        if rest.hasPrefix("CI") { rest = rest.dropFirst(2) }
        for ending in ["BlendMode", "Compositing"] where rest.hasSuffix(ending) {
            rest = rest.dropLast(ending.count)
            return modes[rest.prefix(1).lowercased() + rest.dropFirst()]
        }
        return nil
    }

    /// A kind of filter and the default values of its inputs that are numbers.
    struct Entry {
        let kind: FilterKind
        var defaults: [String: Double] = [:]
    }

    static let kinds: [String: Entry] = [
        "gaussianBlur": Entry(kind: .gaussianBlur, defaults: ["inputRadius": 0]),
        "colorMatrix": Entry(kind: .colorMatrix),
        "colorSaturate": Entry(kind: .saturation, defaults: ["inputAmount": 1]),
        "colorBrightness": Entry(kind: .brightness, defaults: ["inputAmount": 0]),
        "colorContrast": Entry(kind: .contrast, defaults: ["inputAmount": 1]),
        "colorInvert": Entry(kind: .inversion),
        "colorMonochrome": Entry(kind: .monochrome, defaults: ["inputAmount": 1]),
        "colorHueRotate": Entry(kind: .hueRotation, defaults: ["inputAngle": 0]),
        "multiplyColor": Entry(kind: .multiplication),
        "luminanceToAlpha": Entry(kind: .luminanceToAlpha),
        "alphaThreshold": Entry(kind: .alphaThreshold, defaults: ["inputAmount": 0.5]),
        "CIGaussianBlur": Entry(kind: .gaussianBlur, defaults: ["inputRadius": 10]),
        "CIBoxBlur": Entry(kind: .boxBlur, defaults: ["inputRadius": 10]),
        "CIColorControls": Entry(kind: .colorControls, defaults: ["inputSaturation": 1, "inputBrightness": 0, "inputContrast": 1]),
        "CIColorMatrix": Entry(kind: .colorVectors),
        "CIColorInvert": Entry(kind: .inversion),
        "CIColorMonochrome": Entry(kind: .monochrome, defaults: ["inputIntensity": 1]),
        "CIHueAdjust": Entry(kind: .hueRotation, defaults: ["inputAngle": 0]),
        "CIMaskToAlpha": Entry(kind: .luminanceToAlpha),
        "CISepiaTone": Entry(kind: .sepia, defaults: ["inputIntensity": 1]),
        "CIVignette": Entry(kind: .vignette, defaults: ["inputRadius": 1, "inputIntensity": 0]),
        "CIPixellate": Entry(kind: .pixellate, defaults: ["inputScale": 8]),
    ]

    /// The short names of compositing operators.
    private static let operators: [String: BlendMode] = [
        "clear": .clear, "copy": .copy, "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
        "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop,
        "destinationOver": .destinationOver, "destinationIn": .destinationIn, "destinationOut": .destinationOut,
        "destinationAtop": .destinationAtop, "xor": .xor, "plusL": .plusLighter, "plusD": .plusDarker, "multiply": .multiply,
        "minimum": .darken, "maximum": .lighten, "vibrantDark": .colorDodge, "vibrantLight": .colorBurn,
    ]

    /// The modes whose names are followed by `BlendMode` or `Compositing`.
    private static let modes: [String: BlendMode] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight, "difference": .difference,
        "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color, "luminosity": .luminosity,
        "linearDodge": .plusLighter, "addition": .plusLighter, "minimum": .darken, "maximum": .lighten, "sourceOver": .normal,
        "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "clear": .clear, "copy": .copy, "xor": .xor,
        "destinationOver": .destinationOver, "destinationIn": .destinationIn, "destinationOut": .destinationOut,
        "destinationAtop": .destinationAtop,
    ]
}
