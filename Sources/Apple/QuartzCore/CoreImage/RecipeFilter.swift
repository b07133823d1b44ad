import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaRaster

/// A kind of filter that only pictures have, not layers: its default inputs, and the picture that it makes.
///
/// - Source: Apple's Core Image Filter Reference, for names, inputs and their default values.
struct RecipeFilter: Sendable {
    var defaults: [String: Double] = [:]
    /// Makes the picture; nil when an input is missing.
    let output: @Sendable (RecipeInputs) -> CIImage?

    static let table: [String: RecipeFilter] = [
        "CIConstantColorGenerator": RecipeFilter {
            CIImage(.solid($0.color("inputColor", Color(red: 1, green: 0, blue: 0, alpha: 1))), extent: .infinite)
        },
        "CILinearGradient": RecipeFilter { linearGradient($0) },
        "CIRadialGradient": RecipeFilter(defaults: ["inputRadius0": 5, "inputRadius1": 100]) { radialGradient($0) },
        "CICrop": RecipeFilter { inputs in
            inputs.image(kCIInputImageKey).map { image in inputs.rect("inputRectangle").map { image.cropped(to: $0) } ?? image }
        },
        "CIAffineTransform": RecipeFilter { inputs in
            inputs.image(kCIInputImageKey).map { image in inputs.transform("inputTransform").map { image.transformed(by: $0) } ?? image }
        },
        "CIAffineClamp": RecipeFilter { inputs in
            inputs.image(kCIInputImageKey).map { $0.clampedToExtent().transformed(by: inputs.transform("inputTransform") ?? .identity) }
        },
        "CILanczosScaleTransform": RecipeFilter(defaults: ["inputScale": 1, "inputAspectRatio": 1]) { scaled($0) },
        "CIExposureAdjust": RecipeFilter(defaults: ["inputEV": 0]) { inputs in
            let factor = Numerics.exp(inputs.number("inputEV") * 0.693147180559945)
            return toned(inputs) { .colored($0, ColorMatrix(rows: [[factor, 0, 0], [0, factor, 0], [0, 0, factor]])) }
        },
        "CIGammaAdjust": RecipeFilter(defaults: ["inputPower": 1]) { inputs in
            toned(inputs) { .toned($0, .power(inputs.number("inputPower"))) }
        },
        "CIColorClamp": RecipeFilter { inputs in
            toned(inputs) {
                .toned($0, .clamp(inputs.row("inputMinComponents", .zero), inputs.row("inputMaxComponents", SIMD4(repeating: 1))))
            }
        },
        "CIColorPosterize": RecipeFilter(defaults: ["inputLevels": 6]) { inputs in
            toned(inputs) { .toned($0, .levels(max(2, min(1000, inputs.number("inputLevels"))))) }
        },
        "CIColorThreshold": RecipeFilter(defaults: ["inputThreshold": 0.5]) { inputs in
            toned(inputs) { .toned($0, .threshold(inputs.number("inputThreshold"))) }
        },
        "CIBlendWithMask": RecipeFilter { masked($0) },
        "CIDissolveTransition": RecipeFilter(defaults: ["inputTime": 0]) { inputs in
            joined(inputs, with: "inputTargetImage") { .mixed($0, $1, share: max(0, min(1, inputs.number("inputTime")))) }
        },
        "CILabDeltaE": RecipeFilter { joined($0, with: "inputImage2") { .distance($0, $1) } },
        "CIAreaAverage": RecipeFilter { reduced($0, .average) },
        "CIAreaMaximum": RecipeFilter { reduced($0, .maximum) },
        "CIAreaMinimum": RecipeFilter { reduced($0, .minimum) },
    ]

    // MARK: Makers

    private static func toned(_ inputs: RecipeInputs, _ step: (ImageRecipe) -> ImageRecipe) -> CIImage? {
        inputs.image(kCIInputImageKey).map { CIImage(step($0.recipe), extent: $0.extent) }
    }

    private static func joined(_ inputs: RecipeInputs, with key: String, _ step: (ImageRecipe, ImageRecipe) -> ImageRecipe) -> CIImage? {
        guard let first = inputs.image(kCIInputImageKey), let second = inputs.image(key) else { return nil }
        return CIImage(step(first.recipe, second.recipe), extent: first.extent.union(second.extent))
    }

    private static func masked(_ inputs: RecipeInputs) -> CIImage? {
        guard let image = inputs.image(kCIInputImageKey) else { return nil }
        let under = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
        let mask = inputs.image("inputMaskImage") ?? .empty()
        return CIImage(.masked(image.recipe, onto: under.recipe, mask: mask.recipe), extent: image.extent.union(under.extent))
    }

    private static func reduced(_ inputs: RecipeInputs, _ reduction: ImageRecipe.Reduction) -> CIImage? {
        guard let image = inputs.image(kCIInputImageKey) else { return nil }
        let part = (inputs.rect(kCIInputExtentKey) ?? image.extent).part(in: image.extent)
        return CIImage(.reduced(image.recipe, part.coveredPixels, reduction), extent: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    private static func scaled(_ inputs: RecipeInputs) -> CIImage? {
        let (scale, aspect) = (inputs.number("inputScale"), inputs.number("inputAspectRatio"))
        return inputs.image(kCIInputImageKey)?.transformed(by: CGAffineTransform(scaleX: CGFloat(scale * aspect), y: CGFloat(scale)))
    }

    private static func linearGradient(_ inputs: RecipeInputs) -> CIImage {
        let shape = RecipeGradient.Shape.linear(inputs.point("inputPoint0", Point(0, 0)), inputs.point("inputPoint1", Point(200, 200)))
        return gradient(shape, inputs)
    }

    private static func radialGradient(_ inputs: RecipeInputs) -> CIImage {
        let center = inputs.point(kCIInputCenterKey, Point(150, 150))
        return gradient(.radial(center, inputs.number("inputRadius0"), inputs.number("inputRadius1")), inputs)
    }

    private static func gradient(_ shape: RecipeGradient.Shape, _ inputs: RecipeInputs) -> CIImage {
        let colors = (inputs.color("inputColor0", .white), inputs.color("inputColor1", .black))
        return CIImage(.gradient(RecipeGradient(shape, colors.0, colors.1)), extent: .infinite)
    }
}
